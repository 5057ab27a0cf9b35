/* A row of the call frame table.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/insn/frame-row.h"

namespace outline
{

bool
frame_row::on_stack_pointer_p () const
{
  return cfa_register == frame_row ().cfa_register;
}

bool
frame_row::saved_below_p () const
{
  if (on_stack_pointer_p ())
    for (const auto &[reg, place] : saved)
      if (place < -cfa_offset)
        return true;
  return false;
}

} // namespace outline
