/* A row of the call frame table.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_INSN_FRAME_ROW_H
#define OUTLINE_RTL_INSN_FRAME_ROW_H

#include <string>

#include "rtl/insn/frame-rules.h"

namespace outline
{

/* A row of a function's call frame table.  */
struct frame_row : frame_rules
{
  /* The row at the start of every function: only the return address lies on the
     stack.  Depends on the target: defined in rtl/insn/frame-state.cc.  */
  frame_row ();

  /* The directives that change FROM, or the row at the start, to this row; both must be known.  */
  using frame_rules::directives;
  std::string directives () const { return directives (frame_row ()); }

  /* Whether the CFA is found through the stack pointer.  */
  bool on_stack_pointer_p () const;

  /* Whether a register is listed as saved in a slot below the stack pointer: it has been
     popped.  */
  bool saved_below_p () const;
};

} // namespace outline

#endif
