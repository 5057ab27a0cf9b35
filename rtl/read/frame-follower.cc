/* The frame at each point of a function that is read.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/read/frame-follower.h"

#include "facts/function-size.h"

namespace outline
{

/* Whether INSN is a pop, and not of a constant that BEFORE, the instruction before it or null,
   has just pushed.  */
static bool
pops_p (rtx_insn *insn, rtx_insn *before)
{
  rtx set = PATTERN (insn);
  if (GET_CODE (set) != SET || !MEM_P (SET_SRC (set))
      || GET_CODE (XEXP (SET_SRC (set), 0)) != POST_INC
      || XEXP (XEXP (SET_SRC (set), 0), 0) != stack_pointer_rtx)
    return false;
  rtx push = before && NONJUMP_INSN_P (before) ? PATTERN (before) : NULL_RTX;
  return !(push && GET_CODE (push) == SET && push_operand (SET_DEST (push), VOIDmode)
           && CONSTANT_P (SET_SRC (push)));
}

void
frame_follower::pass (rtx_insn *insn)
{
  m_popping = (!on_stack_pointer_p (m_state.row ())
               && (m_popping || pops_p (insn, m_before)));
  m_before = insn;
}

void
frame_follower::begin_part ()
{
  m_state = m_debugged = frame_state ();
  m_popping = false;
  m_before = NULL;
}

void
frame_follower::note_in (raw_item &item)
{
  item.row = m_state.shared ();
  item.reported = m_consumer == cfi_consumer::debuggers ? m_debugged.shared () : item.row;
  item.known = item.row->known;
  item.popped = ((m_popping && !on_stack_pointer_p (*item.row))
                 || item.row->saved_below_p (start_row ().cfa_register));
}

const std::string &
frame_follower::directives_of (const shared_row &row)
{
  if (row != m_asked)
    {
      m_asked = row;
      m_directives = directives_from_start (*row);
      m_class = no_class;
    }
  return m_directives;
}

class_id
frame_follower::class_of (const shared_row &row)
{
  const std::string &directives = directives_of (row);
  if (m_class == no_class)
    {
      insn_class state = frame_state_class (directives);
      if (!unwind_tables_counted_p ())
        state.state_bytes = 0;
      m_class = m_classes.intern (std::move (state));
    }
  return m_class;
}

} // namespace outline
