/* Declarations and call-graph nodes of functions that the plugin makes.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "gimple/emit/function-node.h"

#include "facts/attributes.h"
#include "facts/eligibility.h"
#include "facts/linked-functions.h"
#include "facts/scope.h"
#include "gcc/debug-info.h"
#include "gcc/pipeline.h"
#include "gimple/number/legality.h"

namespace outline
{

/* Makes DECL a COMDAT function, as those with its sites are.  */
static void
make_comdat (tree decl)
{
  TREE_PUBLIC (decl) = 1;
  DECL_VISIBILITY (decl) = VISIBILITY_HIDDEN;
  DECL_VISIBILITY_SPECIFIED (decl) = 1;
  make_decl_one_only (decl, DECL_ASSEMBLER_NAME (decl));
}

/* How often code that is outlined from NODE runs.  RAN: whether its profile says that it ran.  */
static node_frequency
frequency_at_sites (const cgraph_node *node, bool ran)
{
  if (scope_of (node->decl) > SCOPE_UNLIKELY)
    return node->frequency;
  return ran ? MIN (node->frequency, NODE_FREQUENCY_NORMAL) : NODE_FREQUENCY_UNLIKELY_EXECUTED;
}

tree
declare_like (tree origin, tree type, location_t where)
{
  tree decl = build_decl (where, FUNCTION_DECL,
                          get_identifier ("outline"), type);
  TREE_STATIC (decl) = 1;
  TREE_USED (decl) = 1;
  DECL_ARTIFICIAL (decl) = 1;
  /* GCC may be unable to describe the types of a function without debug information, as in Ada.  */
  DECL_IGNORED_P (decl) = DECL_IGNORED_P (origin);
  DECL_UNINLINABLE (decl) = 1;
  DECL_CONTEXT (decl) = NULL_TREE;
  DECL_FUNCTION_SPECIFIC_TARGET (decl)
    = DECL_FUNCTION_SPECIFIC_TARGET (origin);
  DECL_FUNCTION_SPECIFIC_OPTIMIZATION (decl)
    = DECL_FUNCTION_SPECIFIC_OPTIMIZATION (origin);
  DECL_ATTRIBUTES (decl) = inherited_attributes (origin);
  /* As with -finstrument-functions below, only functions of the program are traced.  */
  if (flag_patchable_function_entry)
    DECL_ATTRIBUTES (decl) = tree_cons (get_identifier ("patchable_function_entry"),
                                        build_tree_list (NULL_TREE, integer_zero_node), DECL_ATTRIBUTES (decl));
  DECL_NO_INSTRUMENT_FUNCTION_ENTRY_EXIT (decl) = 1;
  DECL_PRESERVE_P (decl) = 1;

  tree result = build_decl (where, RESULT_DECL, NULL_TREE, TREE_TYPE (type));
  DECL_ARTIFICIAL (result) = 1;
  DECL_IGNORED_P (result) = 1;
  DECL_CONTEXT (result) = decl;
  DECL_RESULT (decl) = result;

  tree *chain = &DECL_ARGUMENTS (decl);
  unsigned number = 0;
  for (tree types = TYPE_ARG_TYPES (type); !VOID_TYPE_P (TREE_VALUE (types));
       types = TREE_CHAIN (types))
    {
      char name[16];
      snprintf (name, sizeof name, "p%u", number++);
      tree parm = build_decl (where, PARM_DECL, get_identifier (name),
                              TREE_VALUE (types));
      DECL_ARTIFICIAL (parm) = 1;
      DECL_ARG_TYPE (parm) = TREE_VALUE (types);
      DECL_CONTEXT (parm) = decl;
      TREE_USED (parm) = 1;
      layout_decl (parm, 0);
      *chain = parm;
      chain = &DECL_CHAIN (parm);
    }
  return decl;
}

cgraph_node *
add_made_node (tree decl, const char *how, const std::vector<cgraph_node *> &users)
{
  const cgraph_node *origin = users[0];
  if (DECL_ONE_ONLY (origin->decl))
    make_comdat (decl);
  /* Not cgraph_node::add_new_function, which calls insertion hooks of IPA passes (ipa-prop's),
     whose summaries are gone.  */
  cgraph_node *node = cgraph_node::get_create (decl);
  node->definition = true;
  node->lowered = true;
  node->externally_visible = TREE_PUBLIC (decl);
  copy_interposition (node, origin);
  node->analyze ();
  /* All its callers are known, so it may have a calling convention of its own: with 32 bits GCC for x86 passes
     arguments in registers then.  */
  node->local = node->can_change_signature = !TREE_PUBLIC (decl);
  /* A COMDAT function has a section of its own, unless the program names one.  */
  if (DECL_SECTION_NAME (origin->decl)
      && !(DECL_ONE_ONLY (origin->decl) && origin->implicit_section))
    {
      set_decl_section_name (decl, origin->decl);
      node->implicit_section = origin->implicit_section;
    }

  profile_count count = ENTRY_BLOCK_PTR_FOR_FN (DECL_STRUCT_FUNCTION (decl))->count;
  bool ran = count.ipa_p () && count.ipa ().nonzero_p ();
  node->frequency = frequency_at_sites (origin, ran);
  node->only_called_at_startup = origin->only_called_at_startup;
  node->only_called_at_exit = origin->only_called_at_exit;
  for (const cgraph_node *user : users)
    {
      node->frequency = MAX (node->frequency, frequency_at_sites (user, ran));
      node->only_called_at_startup &= user->only_called_at_startup;
      node->only_called_at_exit &= user->only_called_at_exit;
    }
  if (count.ipa_p ())
    node->count = count;
  join_made_function (node, users);
  code_origins origins;
  for (const cgraph_node *user : users)
    origins.add (user->decl);
  name_made (decl, how, origins);
  return node;
}

} // namespace outline
