/* What unwind tables say about the frame at a point of a function.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_INSN_FRAME_STATE_H
#define OUTLINE_RTL_INSN_FRAME_STATE_H

#include <memory>
#include <vector>

#include "gcc/gcc-compat.h"
#include "rtl/insn/frame-rules.h"

namespace outline
{

/* The row at the start of every function: only the return address lies on the stack.  */
frame_rules start_row ();

/* The directives that change that to ROW, which must be known.  */
std::string directives_from_start (const frame_rules &row);

/* Whether the CFA of ROW is found through the stack pointer.  */
inline bool
on_stack_pointer_p (const frame_rules &row)
{
  return row.cfa_register == start_row ().cfa_register;
}

/* Shared, because many instructions have the same row.  */
typedef std::shared_ptr<const frame_rules> shared_row;

/* Follows the call frame information of a function, in the order in which it
   is written.  */
class frame_state
{
public:
  explicit frame_state (const frame_rules &start = start_row ())
    : m_row (start), m_lost (!start.known)
  {}

  /* Applies CFI, from a note of the function.  */
  void apply (const dw_cfi_node *cfi);

  /* The current row; and the same to keep, which is made once for each change.  */
  const frame_rules &row () const { return m_row; }
  const shared_row &
  shared ()
  {
    if (!m_shared)
      m_shared = std::make_shared<const frame_rules> (m_row);
    return m_shared;
  }

private:
  frame_rules m_row;
  HOST_WIDE_INT m_args_size = 0;
  bool m_lost;                  /* There was a change that rows cannot express.  */
  std::vector<std::pair<frame_rules, HOST_WIDE_INT>> m_remembered;
  shared_row m_shared;          /* Null if it has not been asked for since the last change.  */
};

/* Who uses the call frame information of the current function and its fragments.  */
enum class cfi_consumer
{
  none,
  debuggers,                    /* By .debug_frame.  No code may depend on it, as code is
                                   the same without -g.  */
  unwinders
};
cfi_consumer cfi_consumer_of_function ();

/* By how many bytes INSN, which is no jump, moves the stack pointer; unknown_move if INSN may use the stack pointer's
   value except to address the slot of a push or pop.  */
HOST_WIDE_INT stack_move (rtx_insn *insn);
const HOST_WIDE_INT unknown_move = HOST_WIDE_INT_MIN;

/* What those who follow the code find frames of the current function by, if that is not the stack pointer; the same
   text for the same.  */
std::string followed_frame_base ();

/* The notes of call frame information that belong to INSN: those after it, up to
   the next instruction, label or barrier, or the end of the function's first part.  */
std::vector<rtx_insn *> cfi_notes_after (rtx_insn *insn);

} // namespace outline

#endif
