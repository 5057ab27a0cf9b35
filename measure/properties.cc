/* What a function must not lose.  SPDX-License-Identifier: GPL-3.0-or-later

   Legality is decided before functions are expanded.  This is its check: a function compiled as it is and outlined

     always       keeps its tail calls (one that has become a jump: one of them) and its landing pad,
                  which may sign the return address, too, once it calls others
     with asm     has its stack aligned, as functions that call others do, and those that align it themselves
     unless it has become a jump    keeps its guard, frame pointer, exception table and dynamic stack

   Not compared is what a call in place of code changes by its nature: how many registers are saved, the size of the
   frame, and whether what is below the stack pointer is used.  */

#include "measure/properties.h"

namespace outline
{

const char *
lost_property (const function_properties &before, const function_properties &after)
{
  if (after.tail_calls < (after.jump && before.tail_calls ? 1 : before.tail_calls))
    return "a tail call";
  if (before.entry && after.entry != before.entry && !after.signs)
    return "its landing pad";
  if (before.asm_code && ((after.leaf && !before.leaf) || (before.realigned && !after.realigned)))
    return "the alignment of its stack, with asm";
  if (after.jump)
    return nullptr;
  if (after.guard != before.guard)
    return "the guard of its stack";
  if (after.dynamic_stack != before.dynamic_stack)
    return "its dynamic stack";
  if (before.frame_pointer && !after.frame_pointer)
    return "its frame pointer";
  if (after.exception_table != before.exception_table)
    return "its exception table";
  return nullptr;
}

} // namespace outline
