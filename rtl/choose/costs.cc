/* Sites and fragments of each kind: where they may be, and what they cost.  SPDX-License-Identifier: GPL-3.0-or-later

   Code that is moved out of a site takes its rows of the unwind table with it.  If control comes back
   and the code saved registers, the site keeps one row for all of them in place of several:

     push rbx   advance, offset, saved rbx       call fragment   advance, offset,
     push rbp   advance, offset, saved rbp                   saved rbx and rbp

   A fragment has the code, a return, and the same rows if it moves the stack pointer as its sites
   did.

   Those who follow the code keep a row wherever the frame is not what it was at the instruction before, whether or not
   that is followed by this.  After a jump to a tail that pops registers the next function begins with one; in the
   middle of a function the tail's last row, and that of the frame after it, are gone instead (frame_back).  */

#include "rtl/choose/costs.h"

namespace outline
{

/* Bytes of unwind table: an advance and the new offset of the CFA; an instruction that remembers a state and
   one that restores it, with their advances.  */
static const uint32_t row_bytes = 3;
static const uint32_t around_bytes = 4;

bool
choice_context::inner_calls_p (fragment_kind kind, uint32_t start, uint32_t length) const
{
  return kind != FRAGMENT_TAIL && string.calls.over (start, length - (kind == FRAGMENT_THUNK));
}

uint32_t
choice_context::saved_at_site (fragment_kind kind, uint32_t start, uint32_t length) const
{
  uint32_t rows = string.unwind.over (start, length);
  uint32_t before = string.bytes.over (start, length) + rows + string.unused.over (start, length);
  uint32_t after = site_bytes (kind);
  if (takes_register_p (kind) && rows)
    after += row_bytes + string.remaining.over (start, length);
  if (kind == FRAGMENT_TAIL && rows)
    after += sizes.followed_row;
  return before > after ? before - after : 0;
}

/* The bytes of unwind table for a fragment of KIND in UNIT that has the states of its
   sites.  Tails of one state share what sets it up, which is counted for each: how many there will be is not
   known yet.  */
static uint32_t
rows_in_place (const choice_context &unit, fragment_kind kind, uint32_t start, uint32_t length)
{
  const class_id state = unit.string.state[start];
  uint32_t rows = unit.string.unwind.over (start, length);
  uint32_t setup = state == no_class ? 0 : unit.classes[state].state_bytes;
  /* Where the return address is put back.  */
  if (kind == FRAGMENT_REGISTER_CALL && state != no_class)
    setup += row_bytes;
  const uint32_t around = unit.sizes.followed_row ? unit.sizes.followed_row : around_bytes;
  return rows + setup ? rows + setup + around : 0;
}

uint32_t
choice_context::fragment_bytes (fragment_kind kind, uint32_t start, uint32_t length) const
{
  uint32_t bytes = string.bytes.over (start, length);
  if (uint32_t constants = string.constants.over (start, length))
    bytes += constants + sizes.table;
  if (keeps_site_frame_p (kind))
    bytes += rows_in_place (*this, kind, start, length);
  else
    {
      if (inner_calls_p (kind, start, length))
        bytes += sizes.inner_calls;
      bytes += sizes.stack_reference * string.references.over (start, length);
    }
  if (kind == FRAGMENT_CALLED)
    bytes += sizes.return_;
  else if (kind == FRAGMENT_REGISTER_JUMP)
    bytes += sizes.register_jump_return;
  else if (kind == FRAGMENT_REGISTER_CALL)
    bytes += sizes.register_call;
  return bytes;
}

unsigned
choice_context::added_at_site (fragment_kind kind, uint32_t start, uint32_t length) const
{
  switch (kind)
    {
    case FRAGMENT_TAIL:
      return 1;
    case FRAGMENT_REGISTER_JUMP:
      return 3;
    case FRAGMENT_REGISTER_CALL:
      return 4;
    default:
      return ((kind == FRAGMENT_CALLED ? 2 : 1)
              + (inner_calls_p (kind, start, length) ? 2 : 0));
    }
}

/* Whether START is in the scope of its function.  */
static bool
in_scope_p (const choice_context &unit, uint32_t start)
{
  const function_code &code = unit.function_at (start);
  const insn_item &item = code.items[start - unit.string.first[unit.string.function[start]]];
  return within_max_executions_p (code, item.frequency, unit.string.frequency[start]);
}

/* Whether control may leave the function for a fragment of KIND at the LENGTH items from START.  */
static bool
open_p (const unit_string &string, fragment_kind kind, uint32_t start, uint32_t length)
{
  return (string.uses[start] & ITEM_ENTER
          && !(called_p (kind) && string.uncallable.over (start, length))
          && !(takes_register_p (kind) && string.without_register.over (start, length))
          && !(kind == FRAGMENT_TAIL && string.unjumpable.over (start, length)));
}

bool
choice_context::site_p (fragment_kind kind, uint32_t start, uint32_t length) const
{
  if (!open_p (string, kind, start, length) || !in_scope_p (*this, start))
    return false;
  if (!limits.stress)
    return saved_at_site (kind, start, length);
  return limits.growth || string.bytes.over (start, length) >= site_bytes (kind);
}

} // namespace outline
