/* How long a fragment of each kind can be.  SPDX-License-Identifier: GPL-3.0-or-later

   From "push mov call_g add pop jump_if add label ret":

     tail            all of it
     called          nothing: the push moves the stack pointer
     register jump   "push mov", up to the call
     register call   the same

   and from the second instruction on, called: "mov call_g add"; thunk: "mov call_g".  A
   sequence with jump_if must contain its label, too, and does not end between them.  */

#include "rtl/choose/kind-lengths.h"

#include <algorithm>

namespace outline
{

/* LAST is unit_string's of a trait.  How many of the LENGTH items from START there are up to the last one with it.  */
static uint32_t
up_to_last (const std::vector<uint32_t> &last, uint32_t start, uint32_t length)
{
  uint32_t end = length ? last[start + length - 1] : 0;
  return end > start ? end - start : 0;
}

/* As find_kind_lengths, as if no items were bound, so that sequences may end anywhere.  */
static kind_lengths
unbound_lengths (const unit_string &string, uint32_t start, uint32_t length)
{
  uint32_t plain = std::min (length, string.next_not_called[start] - start);
  uint32_t called = std::min (plain, string.next_callers_frame[start] - start);
  plain = std::min (plain, called + 1);
  /* Register saves (TRAIT_SAVES), whose keys do not contain the frame state, are legal only in
     called fragments.  */
  bool saves = string.next_saves[start] - start < length;
  if (saves)
    plain = called = std::min (called, string.next_change[string.next_saves[start]] - start);
  uint32_t tail = up_to_last (string.last_end, start, std::min (length, string.next_returns_to_site[start] - start));
  uint32_t jumped = std::min ({ length, string.next_leaving[start] - start, string.next_saves[start] - start });
  kind_lengths longest {};
  longest[FRAGMENT_CALLED] = called;
  longest[FRAGMENT_TAIL] = string.next_saves[start] - start < tail ? 0 : tail;
  longest[FRAGMENT_REGISTER_JUMP] = jumped;
  longest[FRAGMENT_REGISTER_CALL] = std::min (jumped, string.next_overwritten[start] - start);
  longest[FRAGMENT_THUNK] = up_to_last (string.last_thunk, start, plain);
  return longest;
}

kind_lengths
find_kind_lengths (const unit_string &string, uint32_t start, uint32_t length)
{
  const kind_lengths longest = unbound_lengths (string, start, length);
  if (!string.bound.over (start, length))
    return longest;
  kind_lengths found {};
  uint32_t reach = start;
  for (uint32_t i = 0; i < std::min (length, max_bound_items); i++)
    {
      if (string.low[start + i] < start)
        break;
      reach = std::max (reach, string.high[start + i]);
      if (reach > start + i)
        continue;
      for (fragment_kind kind : { FRAGMENT_CALLED, FRAGMENT_REGISTER_JUMP, FRAGMENT_REGISTER_CALL })
        if (i < longest[kind])
          found[kind] = i + 1;
      /* A tail ends in a return or a tail call, a thunk in a call.  */
      if (i < longest[FRAGMENT_TAIL] && string.last_end[start + i] == start + i + 1)
        found[FRAGMENT_TAIL] = i + 1;
      if (i < longest[FRAGMENT_THUNK] && string.last_thunk[start + i] == start + i + 1)
        found[FRAGMENT_THUNK] = i + 1;
    }
  return found;
}

} // namespace outline
