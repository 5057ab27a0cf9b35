/* Which code shares unwind entries.  SPDX-License-Identifier: GPL-3.0-or-later

   An entry of .eh_frame (an FDE) takes 20 to 32 bytes, and 8 more in the header table: as much as many outlined
   functions save.  But an FDE covers a range of addresses, not a function.  At the first instruction of each function
   the frame is in the same state (the CFA is what the call left), so one FDE can cover several that are adjacent.

   All functions at -Os and -Oz share entries, and so do cold functions and cold parts of functions at any level, with
   what follows in their section and with the fragments at its end (option unwind-entries).  At any level the functions
   that the plugin makes do so, and the ones before which it places them, which had an entry anyway.

   The table is made when all functions are expanded and suspended (expansion.h), and what becomes of them is known:

     read     each function, in the order of printing: its part or parts, whether they may share, and their rows
     link     each part to the next one in its section
     place    part by part: does it continue an entry, and is its own continued?

   Who prints a function places its parts (gcc/unwind.cc), and who measures a unit those of all
   (measure/object-size.cc).  The number of rows counts, as an unwinder executes those of an entry from its start.  A
   part is read again just before it is printed, as only folding knows which of its rows remain: at -Os in lua5.4 and
   mawk 241 of 1,161 parts have another number of rows then, and 50 are placed otherwise (2026-11-28).

     section   part    shares   rows            place         entry
     .text     f       yes      3               begins        open
     .text.un  g.cold  yes      2               begins        g.cold's own, as nothing follows it
     .text     h       yes      4               continues     open
     .text     k       no       5, exceptions   begins        h's is not left open for it

   Not shared: functions with exception tables (whose addresses count from the start of the FDE) or a personality, in
   different sections, with different target options (keys that sign return addresses), with asm that writes rows, and
   where the assembler is not asked to make the tables (-fno-dwarf2-cfi-asm).  Where exceptions use Arm's format nothing
   is shared: its entries take 8 bytes, and what .cfi directives make is for debuggers only.  Linkers do the same with
   other formats: GNU ld with equal entries of .ARM.exidx (--merge-exidx-entries), ld64 with those of __unwind_info.  */

#include "gcc/unwind-table.h"

#include "facts/asm-text.h"
#include "facts/attributes.h"
#include "facts/code-place.h"
#include "facts/eligibility.h"
#include "facts/function-size.h"
#include "facts/linked-functions.h"
#include "facts/scope.h"
#include "gcc/expansion.h"
#include "gcc/pipeline.h"
#include "plugin/options.h"

namespace outline
{

namespace
{

/* DECL_UIDs of the functions of share_unwind_entry.  Asked for membership only.  */
std::unordered_set<unsigned> beside_made;

const size_t no_part = SIZE_MAX;

/* Whether NODE may share entries with neighbours, wherever that is wanted.  */
bool
shareable_p (cgraph_node *node)
{
  return (opts.limit != 0 && level_takes_part_p (node->decl) && !excluded_p (node->decl)
          && !node->no_reorder && attributes_refusal (node->decl) != REFUSAL_UNKNOWN_ATTRIBUTE
          && unwind_entries_shared_p (node) && !thunks_p (node));
}

/* The most directives that an entry may have if PART shares it: each costs an unwinder 4 ns, a frame 100 ns (x86-64,
   libgcc).  */
unsigned
most_directives (const unwind_part &part)
{
  tree decl = part.node->decl;
  bool smallest = (beside_made.count (DECL_UID (decl)) || part.section == ".text.unlikely"
                   || opt_for_fn (decl, optimize_size) > 1);
  return smallest ? 64 : 16;
}

/* The name of the section of the function NODE or its COLD part.  A section that the user names is not made for that:
   it would be in the group of this function.  */
std::string
section_name (cgraph_node *node, bool cold)
{
  return (in_named_section_p (node) ? DECL_SECTION_NAME (node->decl)
                                    : assembler_section (section_of_code (node->decl, cold)));
}

/* Whether the first part of NODE, which is partitioned, is the cold one (assemble_start_function, varasm.c).  */
bool
begins_cold_p (cgraph_node *node)
{
  function *fn = DECL_STRUCT_FUNCTION (node->decl);
  return BB_PARTITION (ENTRY_BLOCK_PTR_FOR_FN (fn)->next_bb) == BB_COLD_PARTITION;
}

/* Reads the parts of NODE.  RTL: its final instructions, or null if they are not known.  JUMP: it will be a jump to
   another function.  */
std::vector<unwind_part>
read_parts (cgraph_node *node, const suspended_functions &suspended, const rtl_data *rtl, bool jump)
{
  unwind_part part;
  part.node = node;
  part.section = section_name (node, false);
  part.personality = DECL_STRUCT_FUNCTION (node->decl) && get_personality_function (node->decl);
  bool plain = (jump || (!part.personality && DECL_STRUCT_FUNCTION (node->decl)))
               && !suspended.without_tables_p (node->decl);
  part.shares = plain && shares_unwind_entry_p (node);
  if (!rtl || jump)
    return { part };
  part.counted = unwind_tables_counted_p ();
  part.lsda = rtl->uses_eh_lsda;
  plain &= !part.lsda && !facts_of_asm_from (rtl->emit.seq.first).may_write_rows_p ();
  part.shares &= plain && !rtl->has_bb_partition;
  const std::vector<unwind_rows> rows = read_unwind_rows (rtl->emit.seq.first);
  std::vector<unwind_part> parts (rows.size (), part);
  if (rows.size () > 1)
    {
      parts[1].section = section_name (node, true);
      parts[1].shares = (plain && !begins_cold_p (node) && opts.unwind_entries != UNWIND_OWN
                         && shareable_p (node));
    }
  for (size_t i = 0; i < parts.size (); i++)
    {
      const std::vector<rtx_insn *> &notes = rows[i].notes;
      parts[i].directives += notes.size ();
      parts[i].row_bytes = rows[i].bytes;
      parts[i].restoring = notes.empty () || ends_as_begun_p (notes) ? 0 : 2 + cfi_advance_bytes;
    }
  return parts;
}

} // namespace

void
share_unwind_entry (cgraph_node *node)
{
  beside_made.insert (DECL_UID (node->decl));
}

bool
unwind_entries_shared_p (cgraph_node *node)
{
  const char *name = node->get_section ();
  bool known = !name || (plain_section_name_p (name) && !retained_apart_p (node->decl));
  return (!apart_p (node->decl) && !DECL_ONE_ONLY (node->decl) && known
          && unwind_tables_p () && flag_dwarf2_cfi_asm && !asm_writes_elsewhere_p ());
}

bool
shares_unwind_entry_p (cgraph_node *node)
{
  bool cold = node->frequency == NODE_FREQUENCY_UNLIKELY_EXECUTED;
  bool wanted = (opts.unwind_entries == UNWIND_AUTO ? cold || opt_for_fn (node->decl, optimize_size)
                                                    : opts.unwind_entries == UNWIND_SHARED);
  return (wanted || beside_made.count (DECL_UID (node->decl))) && shareable_p (node);
}

bool
thunks_p (cgraph_node *node)
{
  for (cgraph_edge *e = node->callers; e; e = e->next_caller)
    if (e->caller->thunk && !e->caller->inlined_to)
      return true;
  ipa_ref *ref;
  FOR_EACH_ALIAS (node, ref)
    if (thunks_p (dyn_cast<cgraph_node *> (ref->referring)))
      return true;
  return false;
}

unwind_table::unwind_table (const std::vector<cgraph_node *> &order, const suspended_functions &suspended,
                            const std::unordered_set<unsigned> &jumps, const std::set<std::string> &fragments)
  : m_suspended (&suspended), m_fragments (fragments)
{
  for (cgraph_node *node : printing_order (order))
    {
      unsigned uid = DECL_UID (node->decl);
      push_cfun (DECL_STRUCT_FUNCTION (node->decl));
      std::vector<unwind_part> parts = read_parts (node, suspended, suspended.rtl_of (node->decl), jumps.count (uid));
      pop_cfun ();
      m_parts_of[uid] = { m_parts.size (), parts.size () };
      m_parts.insert (m_parts.end (), parts.begin (), parts.end ());
    }
  m_next.resize (m_parts.size (), no_part);
  std::unordered_map<std::string, size_t> next;   /* By section; looked up in only.  */
  size_t anywhere = no_part;    /* The next part after which code may be in any section.  */
  for (size_t i = m_parts.size (); i-- > 0;)
    {
      const unwind_part &part = m_parts[i];
      size_t &last = next.emplace (part.section, anywhere).first->second;
      m_next[i] = last;
      last = i;
      if (!plain_section_name_p (part.section) || thunks_p (part.node))
        {
          next.clear ();
          anywhere = i;
        }
    }
}

const unwind_part *
unwind_table::update (cgraph_node *node, size_t *count)
{
  std::vector<unwind_part> parts = read_parts (node, *m_suspended, crtl, false);
  auto found = m_parts_of.find (DECL_UID (node->decl));
  *count = found == m_parts_of.end () || found->second.second != parts.size () ? 0 : parts.size ();
  for (size_t i = 0; i < *count; i++)
    {
      /* GCC may be asked only now, as the answer has it make tables for all functions.  */
      parts[i].shares = parts[i].shares && dwarf2out_do_cfi_asm ();
      m_parts[found->second.first + i] = parts[i];
    }
  return *count ? &m_parts[found->second.first] : NULL;
}

/* Whether an entry with DIRECTIVES so far, the last ones those of the part with number PART, will be continued after
   it.  If not, nothing is gained by leaving it open, and restoring the frame takes bytes.  */
bool
unwind_table::continued_p (size_t part, unsigned directives) const
{
  const unwind_part &here = m_parts[part];
  if (m_next[part] == no_part)
    return m_fragments.count (here.section);
  const unwind_part &next = m_parts[m_next[part]];
  return (next.shares && next.section == here.section && directives <= most_directives (next)
          && target_options (next.node->decl) == target_options (here.node->decl));
}

unwind_table::placement
unwind_table::place (const unwind_part &part)
{
  auto entry = m_open.find (part.section);
  placement p = { part.shares && entry != m_open.end (), false };
  unsigned directives = part.directives;
  p.open = part.shares && (p.continues || directives <= most_directives (part));
  directives += p.continues ? entry->second.directives : 0;
  p.open &= continued_p (&part - &m_parts[0], directives);
  if (p.open)
    m_open[part.section].directives = directives;
  else if (entry != m_open.end ())
    m_open.erase (entry);
  return p;
}

} // namespace outline
