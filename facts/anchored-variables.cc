/* Variables in one section in spite of -fdata-sections.  SPDX-License-Identifier: GPL-3.0-or-later

   Section anchors (-fsection-anchors, which Arm and AArch64 have on) address the variables of a section from a common
   base.  With -fdata-sections GCC has none, as each variable may be dropped alone: of a function's variables each takes
   a constant of its own on Arm, an adrp on AArch64.

     static int a, b;                     ldr  r2, =a                 ldr  r3, =a
     void f (int x) { a += x; b = a; }    ldr  r3, =b                 ...
                                          ...; str  r0, [r3]          str  r0, [r3, #4]

   What the same functions use is kept or dropped together (with -ffunction-sections; else functions are, by section),
   so nothing is lost if it is in one section: that of the first of these variables.  Its name is what GCC gives to that
   variable, so what a linker script says of .bss.* or .data.* holds for it; what it says of a single variable's section
   holds for the first one's only (docs/tuning.md).  */

#include "facts/anchored-variables.h"

#include <algorithm>
#include <map>
#include <string>

#include "facts/call-graph.h"
#include "facts/symbol-name.h"
#include "facts/target-facts.h"
#include "plugin/options.h"

namespace outline
{

namespace
{

/* Bytes: a larger variable brings those behind it out of reach of the base.  */
const unsigned HOST_WIDE_INT largest_anchored = 64;

/* The symbol of the variable DECL; null if it has none, as one in a register.  */
rtx
symbol_of (tree decl)
{
  rtx place = DECL_RTL (decl);
  return MEM_P (place) && SYMBOL_REF_P (XEXP (place, 0)) ? XEXP (place, 0) : NULL_RTX;
}

/* Whether the variable of NODE may be in a section with others, and gains by it: an address that is not loaded from or
   stored to has to be computed from the base.  */
bool
anchorable_p (varpool_node *node)
{
  tree decl = node->decl;
  return (TREE_STATIC (decl) && !DECL_EXTERNAL (decl) && !DECL_COMMON (decl) && !DECL_WEAK (decl)
          && !DECL_COMDAT_GROUP (decl) && !DECL_THREAD_LOCAL_P (decl) && !DECL_IN_CONSTANT_POOL (decl)
          && !DECL_HAS_VALUE_EXPR_P (decl) && !DECL_ATTRIBUTES (decl) && !DECL_SECTION_NAME (decl) && !node->alias
          && !node->has_aliases_p () && !node->no_reorder
          && ADDR_SPACE_GENERIC_P (TYPE_ADDR_SPACE (TREE_TYPE (decl)))
          && !TREE_ADDRESSABLE (decl) && TREE_CODE (TREE_TYPE (decl)) != ARRAY_TYPE && targetm.binds_local_p (decl)
          && DECL_ALIGN (decl) <= BITS_PER_WORD && DECL_SIZE_UNIT (decl) && tree_fits_uhwi_p (DECL_SIZE_UNIT (decl))
          && tree_to_uhwi (DECL_SIZE_UNIT (decl)) <= largest_anchored && symbol_of (decl));
}

/* What the name of the section begins with that GCC has for the variable DECL alone, if it is an ordinary one; or null.
   From now on DECL has that section's name.  */
const char *
section_kind (tree decl)
{
  get_variable_section (decl, true);
  const char *name = DECL_SECTION_NAME (decl);
  for (const char *kind : { ".bss.", ".data.", ".rodata." })
    if (name && name == kind + assembler_name (decl))
      return kind;
  return NULL;
}

/* By place in VARIABLES, which have USERS: a number that those have in common that a linker keeps in the same cases,
   are of one kind, and are connected by functions that use several of them.  */
std::vector<uint32_t>
connected_variables (const std::vector<varpool_node *> &variables, const std::vector<variable_users> &users)
{
  core::graph connections (variables.size ());
  /* Kind and groups of users as a number; the last variable of a function that has it.  */
  std::map<std::pair<std::string, std::set<uint32_t>>, uint32_t> numbers;
  std::map<std::pair<uint32_t, uint32_t>, uint32_t> last;
  for (uint32_t i = 0; i < variables.size (); i++)
    if (!users[i].groups.empty ())
      if (const char *kind = section_kind (variables[i]->decl))
        {
          const uint32_t number
            = numbers.emplace (std::make_pair (kind, users[i].groups), numbers.size ()).first->second;
          for (uint32_t function : users[i].functions)
            {
              auto found = last.emplace (std::make_pair (function, number), i).first;
              if (found->second != i)
                connections[i].push_back (found->second);
              found->second = i;
            }
        }
  return core::components (connections);
}

/* Whether functions load fewer bytes of addresses if the variables of PLACES, which have USERS, have a common base.  */
bool
pays_p (const std::vector<uint32_t> &places, const std::vector<variable_users> &users)
{
  const unsigned base = facts_of_target ().addresses_for_anchor;
  std::map<uint32_t, int64_t> addresses; /* By function.  */
  for (uint32_t i : places)
    for (uint32_t function : users[i].functions)
      addresses[function]++;
  int64_t saved = 0;
  for (const auto &f : addresses)
    saved += f.second - base;
  return base && saved > 0;
}

/* Has GCC put the variables of NODES into the section of the first one, and address them from a common base.  It asks
   flag_data_sections whether variables may be in a block with others.  Sorts NODES: with the larger alignments first
   nothing is padded.  */
void
put_together (std::vector<varpool_node *> &nodes)
{
  const int data_sections = flag_data_sections;
  flag_data_sections = false;
  for (varpool_node *node : nodes)
    {
      node->set_section (*nodes.front ());
      SET_DECL_RTL (node->decl, NULL);
      make_decl_rtl (node->decl);
    }
  flag_data_sections = data_sections;
  std::stable_sort (nodes.begin (), nodes.end (), [] (varpool_node *a, varpool_node *b) {
    return DECL_ALIGN (a->decl) > DECL_ALIGN (b->decl);
  });
  for (varpool_node *node : nodes)
    if (rtx symbol = symbol_of (node->decl); SYMBOL_REF_HAS_BLOCK_INFO_P (symbol) && SYMBOL_REF_BLOCK (symbol))
      place_block_symbol (symbol);
}

} // namespace

void
anchor_variables (const std::vector<cgraph_node *> &order)
{
  const bool for_size = std::all_of (order.begin (), order.end (), [] (cgraph_node *node) {
    return opt_for_fn (node->decl, optimize_size) > 0;
  });
  if (!flag_function_sections || !flag_data_sections || !flag_section_anchors
      || (flag_sanitize & (SANITIZE_ADDRESS | SANITIZE_HWADDRESS)) || !for_size || opts.limit == 0)
    return;
  std::vector<varpool_node *> variables;
  varpool_node *node;
  FOR_EACH_DEFINED_VARIABLE (node)
    if (anchorable_p (node))
      variables.push_back (node);
  std::reverse (variables.begin (), variables.end ());
  const std::vector<variable_users> users = find_users (order, variables);
  std::map<uint32_t, std::vector<uint32_t>> sections;
  const std::vector<uint32_t> connected = connected_variables (variables, users);
  for (uint32_t i = 0; i < variables.size (); i++)
    sections[connected[i]].push_back (i);
  for (const auto &section : sections)
    if (section.second.size () > 1 && pays_p (section.second, users))
      {
        std::vector<varpool_node *> nodes;
        for (uint32_t i : section.second)
          nodes.push_back (variables[i]);
        put_together (nodes);
      }
}

} // namespace outline
