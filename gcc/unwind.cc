/* One unwind entry for a run of functions.
   SPDX-License-Identifier: GPL-3.0-or-later

   An entry of .eh_frame (an FDE) takes 20 to 32 bytes, and 8 more in the header table: as much as
   many outlined functions save.  But an FDE covers a range of addresses, not a function.  Outlined
   functions follow each other, and at the first instruction of each the frame is in the same state
   (the CFA is what the call left), so one FDE can cover them all: only the first opens it
   (.cfi_startproc), and only the last closes it (.cfi_endproc).  The last one is the original
   function before which they are placed, which had an FDE anyway.

     f.outline.a:  .cfi_startproc         f.outline.a:  .cfi_startproc
                   ...                                  ...
                   .cfi_endproc
     f.outline.b:  .cfi_startproc   ->    f.outline.b:
                   pushq %rbx                           .cfi_remember_state
                   .cfi_def_cfa_offset 16               pushq %rbx
                   .cfi_offset 3, -16                   .cfi_def_cfa_offset 16
                   ...                                  .cfi_offset 3, -16
                   popq %rbx                            ...
                   .cfi_def_cfa_offset 8                popq %rbx
                   ret                                  .cfi_restore_state
                   .cfi_endproc                         ret
     f:            .cfi_startproc         f:
                   ...                                  ...
                   .cfi_endproc                         .cfi_endproc

   A function that changes the frame remembers the state before its first change and restores it after its epilogue.  If
   it does not end with that, what continues the entry restores it: a row at the end of an entry would be for no code.
   A function that moves the stack pointer but saves no register need not restore.  Unwinders look the
   entry up by address and find the right row; a function's name comes from the
   symbol table.

   All functions at -Os and -Oz share entries, and so do cold functions and cold parts of functions at
   any level, with what follows in their section and with the fragments at its end (option
   unwind-entries).  An entry is left open only for code that will share it (continued_p): what comes
   next in the section is known, as its functions are suspended (expansion.h).  An unwinder executes
   the rows from the start of the entry; therefore an entry has few directives
   (most_shared_directives).  Linkers do the same with other formats: GNU ld with equal entries of
   .ARM.exidx (--merge-exidx-entries), ld64 with those of __unwind_info.

   GCC has no hook between a function and its directives, so the assembler
   text of such a function goes to memory first: the pass before "final" replaces asm_out_file with
   a memory stream, and the one after it removes the directives and writes the rest.

   Not shared: functions with exception tables (whose addresses count from the
   start of the FDE) or a personality, in different
   sections, with different target options (keys that sign return addresses), and
   where the assembler is not asked to make the tables (-fno-dwarf2-cfi-asm).  Those
   keep their own.  Where exceptions use Arm's format nothing is shared: its entries
   take 8 bytes, and what .cfi directives make is for debuggers only.  */

#include "gcc/unwind.h"

#include <stdio.h>
#include <stdlib.h>

#include <algorithm>

#include "facts/attributes.h"
#include "facts/asm-text.h"
#include "facts/code-place.h"
#include "facts/eligibility.h"
#include "facts/function-size.h"
#include "facts/scope.h"
#include "gcc/expansion.h"
#include "gcc/pipeline.h"
#include "gcc/unwind-text.h"
#include "plugin/options.h"

namespace outline
{

namespace
{

/* DECL_UIDs of the functions of all runs, and of the last of each.  Asked for
   membership only.  */
std::unordered_set<unsigned> in_run, last_of_run;

/* DECL_UIDs of functions that will be only a jump.  Asked for membership only.  */
std::unordered_set<unsigned> become_jumps;

/* Whether functions that are in no run share entries, too.  */
bool unit_shares = false;

/* The names (assembler_section) of the sections in which fragments may come after the last function.  */
std::set<std::string> fragment_sections;

/* By DECL_UID, and for a cold part by -1 - DECL_UID: the function whose code comes next in the same section.  Without
   the cold parts of functions that are not suspended.  Looked up in only.  */
std::unordered_map<int64_t, cgraph_node *> next_in_section;
bool next_known = false;

/* An entry that is open.  */
struct open_entry
{
  section *where;
  tree options;                 /* target_options of its functions.  */
  std::string opening;          /* The directives that it begins with.  */
  unsigned directives;          /* How many it has so far.  */
  const char *restore;          /* What continues it begins with this, if the frame is not as at its start.  */
};

/* At most one for each section, in the order in which they were opened.  */
std::vector<open_entry> open_entries;

/* The real assembler file while asm_out_file is a memory stream, and the section in which the
   assembler then is.  */
FILE *real_asm_file = NULL;
section *real_section = NULL;
char *buffer = NULL;
size_t buffer_size = 0;

/* The distance from the stack pointer to the CFA at the first instruction of a
   function.  */
int
incoming_frame_offset ()
{
#ifdef DEFAULT_INCOMING_FRAME_SP_OFFSET
  return DEFAULT_INCOMING_FRAME_SP_OFFSET;
#else
  return 0;
#endif
}

/* The entry that is open in WHERE, or the end of open_entries.  */
std::vector<open_entry>::iterator
open_in (section *where)
{
  const std::string name = assembler_section (where);
  return std::find_if (open_entries.begin (), open_entries.end (),
                       [&] (const open_entry &e) { return assembler_section (e.where) == name; });
}

/* Ends ENTRY, one of open_entries, in its section, in which the assembler then is.  */
void
close_entry (std::vector<open_entry>::iterator entry)
{
  switch_to_section (entry->where);
  fputs (endproc, asm_out_file);
  open_entries.erase (entry);
}

/* Ends the entry that is open in WHERE, if one is, before the text that is held back; after it the assembler is in the
   section that GCC assumes.  */
void
close_before (section *where)
{
  auto entry = open_in (where);
  if (entry == open_entries.end ())
    return;
  section *afterwards = in_section;
  in_section = real_section;
  close_entry (entry);
  if (real_section)
    switch_to_section (real_section);
  in_section = afterwards;
}

} // namespace

void
close_open_entries ()
{
  while (!open_entries.empty ())
    close_entry (open_entries.begin ());
}

unsigned
most_shared_directives (section *where, const_tree decl)
{
  bool smallest = (in_run.count (DECL_UID (decl)) || cold_section_p (where)
                   || opt_for_fn (decl, optimize_size) > 1);
  return smallest ? 64 : 16;
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

namespace
{

/* Whether NODE may share entries other than those of runs, wherever that is wanted, if it has no exception tables.  */
bool
shareable_p (cgraph_node *node)
{
  return (level_takes_part_p (node->decl) && !excluded_p (node->decl) && !node->no_reorder
          && attributes_refusal (node->decl) != REFUSAL_UNKNOWN_ATTRIBUTE
          && unwind_entries_shared_p (node) && !thunks_p (node));
}

/* Whether NODE, whose final instructions are in RTL, has no exception table when it is printed, and no rows that GCC
   does not know of.  */
bool
plain_entry_p (cgraph_node *node, const rtl_data &rtl)
{
  return (become_jumps.count (DECL_UID (node->decl))
          || (!rtl.uses_eh_lsda && !get_personality_function (node->decl)
              && !facts_of_asm_from (rtl.emit.seq.first).may_write_rows_p ()));
}

/* Whether it is in one section, and is a member of the entry of its neighbours.  */
bool
member_p (cgraph_node *node, const rtl_data &rtl)
{
  return in_shared_entry_p (node) && plain_entry_p (node, rtl) && !rtl.has_bb_partition;
}

/* Whether the cold part of it, if it has one, may share an entry.  */
bool
cold_part_shares_p (cgraph_node *node, const rtl_data &rtl)
{
  return (rtl.has_bb_partition && unit_shares && opts.unwind_entries != UNWIND_OWN && shareable_p (node)
          && plain_entry_p (node, rtl));
}

/* The section of the cold part of FN, the current function, if that part is printed last and
   may share an entry; else null.  */
section *
shared_cold_section (function *fn)
{
  return (!first_function_block_is_cold && cold_part_shares_p (cgraph_node::get (fn->decl), *crtl)
            ? section_of_code (fn->decl, true)
            : NULL);
}

/* Fills next_in_section for the functions of ORDER, the order of printing.  All later functions that can be suspended
   are.  */
void
find_next (const std::vector<cgraph_node *> &order)
{
  std::unordered_map<std::string, cgraph_node *> next;    /* By assembler_section; looked up in only.  */
  cgraph_node *anywhere = NULL;         /* The next function whose section is not known.  */
  auto place = [&] (int64_t code, section *where, cgraph_node *node) {
    const std::string name = assembler_section (where);
    cgraph_node *&last = next.emplace (name, anywhere).first->second;
    next_in_section[code] = last;
    last = node;
    if (!plain_section_name_p (name))
      {
        next.clear ();
        anywhere = node;
      }
  };
  for (size_t i = order.size (); i-- > 0;)
    {
      int64_t uid = DECL_UID (order[i]->decl);
      const rtl_data *rtl = order[i]->decl == current_function_decl ? crtl : suspended_rtl (order[i]->decl);
      if (rtl && rtl->has_bb_partition)
        place (-1 - uid, section_of_code (order[i]->decl, true), order[i]);
      place (uid, section_of_code (order[i]->decl), order[i]);
    }
  next_known = true;
}

/* Whether an entry with DIRECTIVES so far that NODE, the current function, or its COLD part, leaves open in section
   WHERE will be continued there.  If not, nothing is gained by that, and restoring the frame takes bytes.  */
bool
continued_p (cgraph_node *node, section *where, bool cold, unsigned directives)
{
  int64_t uid = DECL_UID (node->decl);
  auto found = next_in_section.find (cold ? -1 - uid : uid);
  if (found == next_in_section.end ())
    return false;
  cgraph_node *next = found->second;
  if (!next)
    return fragment_sections.count (assembler_section (where));
  if (target_options (next->decl) != target_options (node->decl)
      || directives > most_shared_directives (where, next->decl))
    return false;
  if (const rtl_data *rtl = suspended_rtl (next->decl))
    return rtl->has_bb_partition ? cold_part_shares_p (next, *rtl) : member_p (next, *rtl);
  /* Not expanded yet: with a personality routine it will have an exception table.  */
  return DECL_STRUCT_FUNCTION (next->decl) && in_shared_entry_p (next) && !get_personality_function (next->decl);
}

/* Makes TEXT, of FN or of its COLD part, in section WHERE, a member of the entry that is open in
   WHERE, or of a new one.  LAST: the following code does not share the entry.  What happens to
   TEXT's own directives, and to the entry:

     entry open  LAST  .cfi_startproc       end of TEXT                entry
     no          no    kept                 frame restored, no end     opened
     no          yes   kept                 .cfi_endproc               (TEXT's own)
     yes         no    open_entry::restore  frame restored, no end     grows
     yes         yes   open_entry::restore  .cfi_endproc               closed

   A function that has too many directives for a second one begins no entry for several.
   The frame is restored, by TEXT or by what continues the entry, only if TEXT changes it: it has more
   directives than the two.  */
void
join (std::string &text, function *fn, section *where, bool cold, bool last)
{
  auto entry = open_in (where);
  bool first = entry == open_entries.end ();
  unsigned directives = count_lines (text, "\t.cfi_");
  if ((first && directives > most_shared_directives (where, fn->decl))
      || !continued_p (cgraph_node::get (fn->decl), where, cold, directives + (first ? 0 : entry->directives)))
    last = true;
  std::string key = count_lines (text, key_frame) ? key_frame : "";
  const char *opening = first ? startproc : entry->restore, *restore = "";
  if (directives > 2 && !last)
    restore = restore_frame (text, opening, incoming_frame_offset ());
  else
    {
      substitute (text, startproc, opening);
      if (!last)
        substitute (text, endproc, "");
    }
  if (last && !first)
    open_entries.erase (entry);
  else if (!last && first)
    open_entries.push_back ({ where, target_options (fn->decl), startproc + key, directives, restore });
  else if (!last)
    {
      entry->directives += directives;
      entry->restore = restore;
    }
}

/* If an entry is open in WHERE, switches to that section if FN, the current function, is a MEMBER of it, and ends it
   if not.  */
void
make_room (section *where, function *fn, bool member)
{
  auto entry = open_in (where);
  if (entry == open_entries.end ())
    return;
  if (!member || entry->options != target_options (fn->decl)
      || entry->directives > most_shared_directives (where, fn->decl))
    close_entry (entry);
  else
    switch_to_section (where);
}

} // namespace

bool
begins_entry_p (function *fn)
{
  return !in_run.empty () || unit_shares || expanded_without_tables_p (fn->decl);
}

void
begin_entry (const finished_unit &unit, function *fn)
{
  if (!next_known)
    find_next (unit.printing_order ());
  cgraph_node *node = cgraph_node::get (fn->decl);
  section *where = section_of_code (fn->decl), *cold = shared_cold_section (fn);
  /* What these print goes, or may go, to other sections, too.  */
  if ((crtl->has_bb_partition && !cold) || thunks_p (node) || !plain_section_name_p (assembler_section (where)))
    close_open_entries ();
  bool member = member_p (node, *crtl);
  if (cold)
    make_room (cold, fn, true);
  /* The function's text, which is held back, begins here.  */
  make_room (where, fn, member);
  if (!member && !cold && !expanded_without_tables_p (fn->decl))
    return;
  FILE *memory = open_memstream (&buffer, &buffer_size);
  if (!memory)
    {
      close_open_entries ();
      return;
    }
  real_section = in_section;
  real_asm_file = asm_out_file;
  asm_out_file = memory;
}

namespace
{

/* Joins the cold part of FN, in section COLD, with its neighbours in TEXT, that of all FN.  Returns
   whether it can be.  */
bool
join_cold_part (std::string &text, function *fn, section *cold)
{
  size_t hot_end = find_line (text, endproc);
  size_t begin = hot_end == std::string::npos ? hot_end : find_line (text, startproc, hot_end);
  size_t end = begin == std::string::npos ? begin : find_line (text, endproc, begin);
  if (end == std::string::npos)
    return false;
  std::string hot = text.substr (0, begin), part = text.substr (begin);
  if (!joinable_p (hot) || !joinable_p (part))
    return false;
  join (part, fn, cold, true, false);
  text = hot + part;
  return true;
}

} // namespace

bool
entry_held_p ()
{
  return real_asm_file != NULL;
}

void
end_entry (function *fn)
{
  fclose (asm_out_file);
  asm_out_file = real_asm_file;
  real_asm_file = NULL;
  std::string text (buffer, buffer_size);
  free (buffer);

  section *where = function_section (fn->decl);
  bool last = (last_of_run.count (DECL_UID (fn->decl))
               && !shares_with_neighbours_p (cgraph_node::get (fn->decl)));
  if (expanded_without_tables_p (fn->decl))
    {
      remove_entry (text);
      close_before (where);
    }
  else if (section *cold = shared_cold_section (fn))
    {
      if (!join_cold_part (text, fn, cold))
        close_before (cold);
    }
  else if (joinable_p (text))
    join (text, fn, where, false, last);
  else
    close_before (where);
  fwrite (text.data (), 1, text.size (), asm_out_file);
}

void
share_unwind_entries (const std::vector<cgraph_node *> &run)
{
  for (cgraph_node *node : run)
    in_run.insert (DECL_UID (node->decl));
  if (!run.empty ())
    last_of_run.insert (DECL_UID (run.back ()->decl));
}

void
share_with_neighbours ()
{
  unit_shares = true;
}

void
expect_jump (cgraph_node *node)
{
  become_jumps.insert (DECL_UID (node->decl));
}

void
expect_fragments (const std::set<std::string> &sections)
{
  fragment_sections = sections;
}

bool
continue_unwind_entry (section *where, const std::string &opening)
{
  auto entry = open_in (where);
  if (entry == open_entries.end ())
    return false;
  if (entry->opening != opening)
    {
      close_entry (entry);
      switch_to_section (where);
      return false;
    }
  fputs (entry->restore, asm_out_file);
  open_entries.erase (entry);
  return true;
}

bool
unwind_entries_shared_p (cgraph_node *node)
{
  /* To the assembler a section with "retain" is another one.  */
  const char *name = node->get_section ();
  bool known = (!name
                || (plain_section_name_p (name) && !lookup_attribute ("retain", DECL_ATTRIBUTES (node->decl))));
  return (!flag_function_sections && !DECL_ONE_ONLY (node->decl) && known
          && unwind_tables_p () && flag_dwarf2_cfi_asm && !asm_writes_elsewhere_p ());
}

bool
shares_with_neighbours_p (cgraph_node *node)
{
  bool cold = node->frequency == NODE_FREQUENCY_UNLIKELY_EXECUTED;
  bool wanted = (opts.unwind_entries == UNWIND_AUTO ? cold || opt_for_fn (node->decl, optimize_size)
                                                    : opts.unwind_entries == UNWIND_SHARED);
  return unit_shares && wanted && shareable_p (node);
}

bool
in_shared_entry_p (cgraph_node *node)
{
  return in_run.count (DECL_UID (node->decl)) || shares_with_neighbours_p (node);
}

bool
shares_with_next_p (cgraph_node *node)
{
  return (shares_with_neighbours_p (node)
          || (in_run.count (DECL_UID (node->decl))
              && !last_of_run.count (DECL_UID (node->decl))));
}

} // namespace outline
