/* Printing a fragment.  SPDX-License-Identifier: GPL-3.0-or-later

   The rows of a called fragment do not mention that it saves registers for its site's function.  Until it returns,
   unwinders use the row at the call, which says that these registers are unchanged.  They are, as a fragment changes
   none of them after it has saved them.  The rows after the call are those of the site.

   fragment_printer prints the instructions; frame_recorder collects the frame rows, as pairs of (byte of the
   text, row), which rtl/write/fragment-output.cc writes as directives.  */

#include "rtl/write/printed-fragment.h"

#include "facts/function-size.h"
#include "rtl/insn/frame-state.h"
#include "rtl/insn/insn-range.h"
#include "rtl/write/fragment-text.h"

namespace outline
{

HARD_REG_SET
changed_registers (rtx_insn *first, rtx_insn *last)
{
  HARD_REG_SET changed = HARD_REG_SET ();
  for (rtx_insn *insn : insn_range (first, last))
    if (printed_p (insn))
      {
        HARD_REG_SET set;
        find_all_hard_reg_sets (insn, &set, true);
        changed |= set;
      }
  return changed;
}

namespace
{

/* Notes the frames of a fragment while its text is printed.  */
class frame_recorder
{
public:
  explicit frame_recorder (const frame_row &start) : m_changes { { 0, start } } {}

  /* Notes that from what is printed next on the frame is ROW.  */
  void
  change (const frame_row &row)
  {
    if (row == m_changes.back ().row)
      return;
    size_t at = ftell (asm_out_file);
    if (m_changes.back ().at < at)
      m_changes.push_back ({ at, row });
    else
      m_changes.back ().row = row;
  }

  const std::vector<frame_change> &changes () const { return m_changes; }

private:
  std::vector<frame_change> m_changes;
};

/* The frame after inner_calls_room (target/linkage.h).  */
frame_row
room_row (const fold_target &target)
{
  frame_row row;
  row.cfa_offset += target.inner_call_stack ();
  return row;
}

/* Prints the end of the part of a fragment with inner calls; CALL: the last of these, if the end
   comes directly after it, or null; FILLER as in target/linkage.h.  */
void
end_inner_calls (const fold_target &target, rtx_insn *call, unsigned filler,
                 frame_recorder &frames)
{
  print_pattern (target.inner_calls_epilogue (call, filler));
  frames.change (frame_row ());
}

/* Whether INSN is a call that returns, or needs the same preparations (TRAIT_CALLS).  */
bool
calls_p (const fold_target &target, rtx_insn *insn)
{
  if (CALL_P (insn))
    return !SIBLING_CALL_P (insn);
  uint32_t traits = 0;
  return (printed_p (insn) && target.classify (insn, &traits)
          && traits & TRAIT_CALLS);
}

/* The last call of FIRST to LAST that returns into the fragment; null if there is none.  */
rtx_insn *
last_inner_call (const fold_target &target, fragment_kind kind, rtx_insn *first,
                 rtx_insn *last)
{
  rtx_insn *found = NULL;
  for (rtx_insn *insn : insn_range (first, last))
    if (calls_p (target, insn) && !(kind == FRAGMENT_THUNK && insn == last))
      found = insn;
  return found;
}

/* Whether each instruction of FIRST to LAST is executed once, and finds the stack
   pointer where the one before found it.  */
bool
plain_code_p (rtx_insn *first, rtx_insn *last)
{
  for (rtx_insn *insn : insn_range (first, last))
    {
      if (LABEL_P (insn))
        return false;
      HARD_REG_SET set;
      if (printed_p (insn) && !CALL_P (insn))
        {
          find_all_hard_reg_sets (insn, &set, true);
          if (TEST_HARD_REG_BIT (set, STACK_POINTER_REGNUM))
            return false;
        }
    }
  return true;
}

/* How a fragment makes room on the stack, for its return address or alignment, around calls that
   return into it.  */
struct inner_calls
{
  rtx_insn *last;          /* The last of them; null if there are none.  */
  unsigned filler;         /* As in target/linkage.h.  */
  rtx as_return;           /* An instruction that removes the room and returns, or null.  */
  bool at_last;            /* The room is removed directly after LAST.  Else at the end of the
                              fragment: control may bypass LAST, or it costs nothing there.  */
};

/* The register that a fragment that changes the registers CHANGED saves beside the return
   address.  */
unsigned
filler_of (const fold_target &target, const HARD_REG_SET &changed)
{
  for (unsigned reg : target.inner_calls_fillers ())
    if (!TEST_HARD_REG_BIT (changed, reg))
      return reg;
  return INVALID_REGNUM;
}

inner_calls
inner_calls_of (const fold_target &target, fragment_kind kind, rtx_insn *first,
                rtx_insn *last)
{
  inner_calls inner = { NULL, INVALID_REGNUM, NULL_RTX, false };
  if (in_place_p (kind))
    return inner;
  inner.last = last_inner_call (target, kind, first, last);
  if (!inner.last)
    return inner;
  inner.filler = filler_of (target, changed_registers (first, last));
  if (kind == FRAGMENT_CALLED)
    inner.as_return = target.inner_calls_return (inner.filler);
  inner.at_last = !inner.as_return && plain_code_p (first, last);
  return inner;
}

/* A fragment of KIND, made of FIRST to LAST, while it is printed.  */
class fragment_printer
{
public:
  fragment_printer (const fold_target &target, fragment_kind kind, rtx_insn *first,
                    rtx_insn *last, const frame_row &frame,
                    const code_constants &constants)
    : m_target (target), m_kind (kind), m_first (first), m_last (last),
      m_frame (frame), m_state (frame),
      m_inner (inner_calls_of (target, kind, first, last)),
      m_copies (target, constants, first, last),
      m_frames (kind == FRAGMENT_REGISTER_CALL ? frame_row () : frame)
  {}

  /* Prints all.  Returns false if the target cannot print it, or a constant is out of
     reach.  */
  bool run ();

  const inner_calls &inner () const { return m_inner; }
  const copy_printer &copies () const { return m_copies; }
  const std::vector<frame_change> &frames () const { return m_frames.changes (); }
  const debug_recorder &debug () const { return m_debug; }

private:
  void print_way_in ();
  bool print_insns ();
  rtx_insn *print_insn (rtx_insn *insn);
  frame_row row_after ();
  void print_way_back ();

  /* Applies INSN, if it is a note of call frame information.  */
  void
  follow_note (rtx_insn *insn)
  {
    if (NOTE_P (insn) && NOTE_KIND (insn) == NOTE_INSN_CFI)
      m_state.apply (NOTE_CFI (insn));
  }

  /* By how many bytes the stack is deeper than at the sites.  */
  int
  added_stack () const
  {
    return (in_place_p (m_kind) ? 0
            : m_room            ? m_target.inner_call_stack ()
                                : m_target.called_stack ());
  }

  const fold_target &m_target;
  fragment_kind m_kind;
  rtx_insn *m_first, *m_last;
  const frame_row &m_frame;
  frame_state m_state;          /* Of code in place, at the instruction that is next.  */
  inner_calls m_inner;
  bool m_room = false;          /* There is room for inner calls.  */
  copy_printer m_copies;
  frame_recorder m_frames;
  debug_recorder m_debug;
};

/* Prints what a fragment begins with, before the instructions of its sites.  */
void
fragment_printer::print_way_in ()
{
  if (m_inner.last)
    {
      if (rtx room = m_target.inner_calls_room ())
        {
          print_pattern (room);
          m_frames.change (room_row (m_target));
        }
      print_pattern (m_target.inner_calls_prologue (m_inner.filler));
      m_frames.change (m_target.inner_calls_frame (m_inner.filler));
      m_room = true;
    }
  if (m_kind == FRAGMENT_REGISTER_CALL)
    {
      print_pattern (m_target.take_return_address ());
      m_frames.change (m_frame);
    }
}

/* Prints INSN, or a label.  Returns the last of those that had to be printed with it;
   null if the target does not know them.  */
rtx_insn *
fragment_printer::print_insn (rtx_insn *insn)
{
  bool thunk_end = m_kind == FRAGMENT_THUNK && insn == m_last;
  if (thunk_end && m_room)
    {
      end_inner_calls (m_target, NULL, m_inner.filler, m_frames);
      m_room = false;
    }
  if (in_place_p (m_kind))
    m_frames.change (m_state.row ());
  if (LABEL_P (insn))
    {
      m_copies.print_label (insn);
      return insn;
    }
  m_debug.before (insn);
  rtx_insn *last = m_copies.print (insn, added_stack (), thunk_end);
  if (last)
    m_debug.after (insn, last, thunk_end);
  insn = last;
  if (insn && insn == m_inner.last && m_inner.at_last)
    {
      end_inner_calls (m_target, m_inner.last, m_inner.filler, m_frames);
      m_room = false;
    }
  return insn;
}

/* Prints FIRST to LAST.  Returns false if the target cannot print all.  */
bool
fragment_printer::print_insns ()
{
  for (rtx_insn *insn = m_first;; insn = NEXT_INSN (insn))
    {
      follow_note (insn);
      if (printed_p (insn) || LABEL_P (insn))
        {
          rtx_insn *printed = print_insn (insn);
          if (!printed)
            return false;
          for (; insn != printed; insn = NEXT_INSN (insn))
            follow_note (insn);
        }
      if (insn == m_last)
        return true;
    }
}

/* The frame after the last instruction.  */
frame_row
fragment_printer::row_after ()
{
  for (rtx_insn *note : cfi_notes_after (m_last))
    follow_note (note);
  return m_state.row ();
}

/* Prints the return to the site, or to the caller of its function.  */
void
fragment_printer::print_way_back ()
{
  switch (m_kind)
    {
    case FRAGMENT_CALLED:
      if (m_room && !m_inner.as_return)
        end_inner_calls (m_target, NULL, m_inner.filler, m_frames);
      print_pattern (m_inner.as_return ? m_inner.as_return
                                       : m_target.return_pattern ());
      break;
    case FRAGMENT_REGISTER_CALL:
      {
        frame_row row = row_after ();
        m_frames.change (row);
        print_pattern (m_target.give_return_address ());
        if (row.on_stack_pointer_p ())
          row.cfa_offset += m_target.called_stack ();
        m_frames.change (row);
        print_pattern (m_target.register_call_return ());
        break;
      }
    case FRAGMENT_REGISTER_JUMP:
      m_frames.change (row_after ());
      print_pattern (m_target.register_jump_return ());
      break;
    default:
      break;
    }
}

bool
fragment_printer::run ()
{
  print_way_in ();
  if (!print_insns ())
    return false;
  print_way_back ();
  linkage_bytes sizes = m_target.sizes ();
  return m_copies.print_table (sizes.inner_calls + sizes.return_);
}

/* The text of FRAGMENT with call frame directives, where unwinders use them.  */
std::string
unwound_text (const printed_fragment &fragment)
{
  if (fragment.readers != cfi_consumer::unwinders)
    return fragment.text;
  std::string text;
  size_t at = 0;
  for (const frame_change &change : fragment.frames)
    {
      text += fragment.text.substr (at, change.at - at) + change.row.directives ();
      at = change.at;
    }
  return text + fragment.text.substr (at);
}

} // namespace

/* With EHABI all code of an entry is unwound in the same way, if at all.  With -funwind-tables called fragments
   without calls can be unwound: an entry without directives means that the return address is in lr.  */
std::string
function_entry_of (const fold_target &target, bool called, bool inner, unsigned filler)
{
  if (!function_tables_p ())
    return std::string ();
  return "\t.fnstart\n" + (inner ? target.inner_calls_unwinding (filler)
                           : flag_unwind_tables && called ? std::string ()
                                                          : "\t.cantunwind\n");
}

bool
print_fragment (const fold_target &target, fragment_kind kind, rtx_insn *first,
                rtx_insn *last, const frame_row &frame,
                const code_constants &constants, printed_fragment &fragment)
{
  fragment_printer printer (target, kind, first, last, frame, constants);
  assembler_text output;
  bool printed = printer.run ();
  fragment.text = output.finish ();
  fragment.readers = cfi_consumer_of_function ();
  fragment.frames = printer.frames ();
  fragment.at_sites = frame;
  printer.debug ().finish (fragment.debug);
  bool unwound = fragment.readers == cfi_consumer::unwinders;
  for (const frame_change &change : fragment.frames)
    if (unwound && !change.row.known)
      return false;
  const inner_calls &inner = printer.inner ();
  fragment.function_entry = function_entry_of (target, called_p (kind), inner.last, inner.filler);
  fragment.opening = std::string ("\t.cfi_startproc\n") + target.entry_cfi ();
  fragment.machine = target.machine_directives ();
  fragment.content = (target.before_label () + (unwound ? fragment.opening : std::string ())
                  + printer.copies ().without_label_numbers (unwound_text (fragment))
                  + fragment.function_entry);
  return printed;
}

} // namespace outline
