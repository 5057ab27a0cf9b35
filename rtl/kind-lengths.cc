/* Where sequences may end.  SPDX-License-Identifier: GPL-3.0-or-later

   From "push mov call_g add pop jump_if add label ret":

     tail       all of it
     called     nothing: the push moves the stack pointer
     register_jump     "push mov", up to the call
     register_call     the same

   and from the second class on, called: "mov call_g add"; thunk: "mov call_g".  A
   sequence with jump_if must also have the label, and does not end
   between.  */

#include "rtl/kind-lengths.h"

#include <algorithm>

namespace outline
{

/* The longest sequence with jumps, where each length is looked at.  */
static const uint32_t max_linked_items = 256;

kind_lengths
find_kind_lengths (const unit_string &j, uint32_t start, uint32_t length)
{
  uint32_t plain = std::min (length, j.next_tail_only[start] - start);
  uint32_t called = std::min (plain, j.next_stacked[start] - start);
  plain = std::min (plain, called + 1);
  /* What saves registers without a class in the key belongs into called fragments
     alone.  */
  bool saves = j.next_saves[start] - start < length;
  if (saves)
    plain = called
      = std::min (called, j.next_change[j.next_saves[start]] - start);
  uint32_t register_jump = std::min ({ length, j.next_leaving[start] - start,
                                j.next_saves[start] - start });
  uint32_t register_call = std::min (register_jump, j.next_raising[start] - start);
  kind_lengths ends;
  if (j.register_jump[start + length] == j.register_jump[start])
    {
      ends.tail = saves ? 0 : length;
      ends.called = called;
      ends.register_jump = register_jump;
      ends.register_call = register_call;
      uint32_t thunk = plain ? j.last_thunk[start + plain - 1] : 0;
      ends.thunk = thunk > start ? thunk - start : 0;
      return ends;
    }
  uint32_t reach = start;
  for (uint32_t i = 0; i < std::min (length, max_linked_items); i++)
    {
      if (j.low[start + i] < start)
        break;
      reach = std::max (reach, j.high[start + i]);
      if (reach > start + i)
        continue;
      ends.tail = saves ? 0 : i + 1;
      if (i < called)
        ends.called = i + 1;
      if (i < register_jump)
        ends.register_jump = i + 1;
      if (i < register_call)
        ends.register_call = i + 1;
      if (i < plain && j.last_thunk[start + i] == start + i + 1)
        ends.thunk = i + 1;
    }
  return ends;
}

} // namespace outline
