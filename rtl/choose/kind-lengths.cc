/* How long a fragment of each kind can be.  SPDX-License-Identifier: GPL-3.0-or-later

   From "push mov call_g add pop jump_if add label ret":

     tail            all of it
     called          nothing: the push moves the stack pointer
     register jump   "push mov", up to the call
     register call   the same

   and from the second instruction on, called: "mov call_g add"; thunk: "mov call_g".  A
   sequence with jump_if must contain its label, too, and does not end between them.  */

#include "rtl/choose/kind-lengths.h"

#include <assert.h>

#include <algorithm>

namespace outline
{

/* In items.  Longer sequences with bound items are not considered, because every length is
   tried.  */
static const uint32_t max_bound_items = 256;

/* As find_kind_lengths, as if no items were bound, so that sequences may end anywhere.  */
static kind_lengths
unbound_lengths (const unit_string &string, uint32_t start, uint32_t length)
{
  kind_lengths longest;
  uint32_t plain = std::min (length, string.next_tail_only[start] - start);
  longest.called = std::min (plain, string.next_stacked[start] - start);
  plain = std::min (plain, longest.called + 1);
  /* Register saves (TRAIT_SAVES), whose keys do not contain the frame state, are legal only in
     called fragments.  */
  bool saves = string.next_saves[start] - start < length;
  if (saves)
    plain = longest.called
      = std::min (longest.called, string.next_change[string.next_saves[start]] - start);
  longest.tail = saves ? 0 : length;
  longest.register_jump = std::min ({ length, string.next_leaving[start] - start,
                                      string.next_saves[start] - start });
  longest.register_call = std::min (longest.register_jump, string.next_raising[start] - start);
  uint32_t thunk = plain ? string.last_thunk[start + plain - 1] : 0;
  longest.thunk = thunk > start ? thunk - start : 0;
  return longest;
}

uint32_t
kind_lengths::of (fragment_kind kind) const
{
  switch (kind)
    {
    case FRAGMENT_TAIL:
      return tail;
    case FRAGMENT_THUNK:
      return thunk;
    case FRAGMENT_CALLED:
      return called;
    case FRAGMENT_REGISTER_CALL:
      return register_call;
    case FRAGMENT_REGISTER_JUMP:
      return register_jump;
    }
  assert (false);
  return 0;
}

kind_lengths
find_kind_lengths (const unit_string &string, uint32_t start, uint32_t length)
{
  const kind_lengths longest = unbound_lengths (string, start, length);
  if (string.bound[start + length] == string.bound[start])
    return longest;
  kind_lengths found;
  uint32_t reach = start;
  for (uint32_t i = 0; i < std::min (length, max_bound_items); i++)
    {
      if (string.low[start + i] < start)
        break;
      reach = std::max (reach, string.high[start + i]);
      if (reach > start + i)
        continue;
      for (uint32_t kind_lengths::*kind : { &kind_lengths::tail, &kind_lengths::called,
                                            &kind_lengths::register_jump,
                                            &kind_lengths::register_call })
        if (i < longest.*kind)
          found.*kind = i + 1;
      /* A thunk ends in a call.  */
      if (i < longest.thunk && string.last_thunk[start + i] == start + i + 1)
        found.thunk = i + 1;
    }
  return found;
}

} // namespace outline
