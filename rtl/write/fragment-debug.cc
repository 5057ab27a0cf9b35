/* Debug information of fragments.  SPDX-License-Identifier: GPL-3.0-or-later

   For debuggers a fragment is a function: artificial, without parameters, with a name that says where
   its code comes from.  GCC itself writes its DIE, line table and ranges: while the text of the fragment
   goes to the assembler file, the hooks are called that "final" calls for a function.  So fragments must be
   written before GCC finishes debug information (plugin/passes.cc).

     a.folded.x3nm52dbad3i:               <1> DW_TAG_subprogram
     .LFB5:                                     DW_AT_name        folded from a, b
             .loc 1 8 11 is_stmt 1              DW_AT_artificial  1
             call  g                            DW_AT_low_pc      .LFB5
     .LVL9:                                <2>  DW_TAG_call_site
             .loc 1 9 3                           DW_AT_call_return_pc  .LVL9
             movl  %eax, 0(%rbp)                  DW_AT_call_origin     g
             ...
     .LFE5:

   Lines.  The instructions of a fragment have the lines that they have at its first site, where it is
   printed.  At that site the is_stmt notes of these lines are removed: a breakpoint on one would stop at
   the code after the site.  At other sites they are moved before the call or jump, last statement first:
   debuggers show the last entry of an address.

   Calls.  A function that jumps to a fragment is missing from a backtrace: its frame is gone, or is that of
   the fragment.  So the jump is described as a tail call (DW_AT_call_tail_call), by which gdb finds the
   functions between a call and the code that it reached.  Calls in fragments are described without the values
   of arguments, which differ by site.  A conditional jump that goes directly to a fragment is described after
   it.

   Inlined functions.  Where an instruction comes from the same function at all sites, as it does where copies of an
   inlined function are folded, the fragment has a scope for it (gcc/debug-info.cc).

   Sites of which nothing is left (rtl/fold/direct-jumps.h).  Their lines move to the fragment
   (note_removed_site).  */

#include "rtl/write/fragment-debug.h"

#include "facts/callee.h"
#include "facts/symbol-name.h"
#include "rtl/insn/insn-range.h"
#include "rtl/write/site-debug.h"

namespace outline
{

const expanded_location *
line_at (const std::vector<debug_mark> &marks, size_t at)
{
  const expanded_location *found = NULL;
  for (const debug_mark &mark : marks)
    if (mark.what == debug_mark::LINE && (!found || mark.at <= at))
      found = &mark.where;
  return found;
}

/* Notes that what INSN is comes from byte AT on.  */
static void
note_line (std::vector<debug_mark> &marks, rtx_insn *insn, size_t at)
{
  if (LOCATION_LOCUS (INSN_LOCATION (insn)) <= BUILTINS_LOCATION)
    return;
  expanded_location where = expand_location (INSN_LOCATION (insn));
  if (!where.file || where.line == 0)
    return;
  for (auto mark = marks.rbegin (); mark != marks.rend (); ++mark)
    if (mark->what == debug_mark::LINE)
      {
        if (mark->where.line == where.line && !strcmp (mark->where.file, where.file))
          return;
        break;
      }
  marks.push_back ({ at, debug_mark::LINE, where });
}

void
note_printed (fragment_debug &debug, rtx_insn *first, rtx_insn *last, size_t start, size_t end, bool tail)
{
  if (!debug_info_p ())
    return;
  note_line (debug.marks, first, start);
  for (rtx_insn *insn : insn_range (first, last))
    if (printed_p (insn))
      debug.starts.push_back (start);
  if (CALL_P (last))
    debug.marks.push_back ({ end, tail || SIBLING_CALL_P (last) ? debug_mark::TAIL_CALL : debug_mark::CALL,
                             expanded_location (), called_function (last) ? called_symbol (last) : NULL_RTX });
}

void
begin_fragment_debug (fragment_debug &debug, const std::string &name)
{
  if (!debug_info_p ())
    return;
  describe_sites ();
  tree decl = build_decl (BUILTINS_LOCATION, FUNCTION_DECL, get_identifier ("folded"),
                          build_function_type_list (void_type_node, NULL_TREE));
  SET_DECL_ASSEMBLER_NAME (decl, get_identifier (symbol_of_assembler_name (name).c_str ()));
  TREE_STATIC (decl) = 1;
  TREE_USED (decl) = 1;
  DECL_ARTIFICIAL (decl) = 1;
  DECL_RESULT (decl) = build_decl (BUILTINS_LOCATION, RESULT_DECL, NULL_TREE, void_type_node);
  debug.decl = decl;
  if (!line_at (debug.marks, 0))
    {
      expanded_location where = expand_location (DECL_SOURCE_LOCATION (current_function_decl));
      if (where.file && where.line)
        debug.marks.insert (debug.marks.begin (), { 0, debug_mark::LINE, where });
    }
}

void
mark_fragment_debug (const fragment_debug &debug)
{
  if (debug.decl)
    gt_ggc_mx_tree_node (debug.decl);
  for (const debug_mark &mark : debug.marks)
    if (mark.callee)
      gt_ggc_mx_rtx_def (mark.callee);
  for (const inlined_frames &frames : debug.inlined)
    for (const inlined_frame &frame : frames)
      gt_ggc_mx_tree_node (frame.function);
}

void
keep_common (std::vector<inlined_frames> &inlined, const fragment_debug &debug, const fragment_debug &end,
             size_t start)
{
  for (size_t i = 0, k = 0; i < inlined.size (); i++)
    {
      while (k < end.inlined.size () && start + end.starts[k] < debug.starts[i])
        k++;
      if (k < end.inlined.size () && start + end.starts[k] == debug.starts[i])
        keep_common (inlined[i], end.inlined[k]);
    }
}

void
add_site_lines (std::vector<debug_mark> &marks, const std::vector<debug_mark> &lines, size_t start)
{
  for (const debug_mark &line : lines)
    {
      size_t at = start + line.at;
      if (!line.where.file || !line.where.line)
        continue;
      auto place = std::find_if (marks.begin (), marks.end (), [&] (const debug_mark &mark) {
        return mark.at > at || (mark.at == at && mark.what == debug_mark::LINE);
      });
      debug_mark own = { at, debug_mark::LINE, *line_at (marks, at) };
      bool marked = place != marks.end () && place->at == at;
      place = marks.insert (place, { at, debug_mark::LINE, line.where });
      if (!marked)
        marks.insert (place + 1, own);
    }
}

} // namespace outline
