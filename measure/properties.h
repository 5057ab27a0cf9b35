/* What a function must not lose.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_MEASURE_PROPERTIES_H
#define OUTLINE_MEASURE_PROPERTIES_H

#include <cstdint>

namespace outline
{

/* What GCC has derived late of a function, and others may rely on.  Nothing of GCC: processes send it.  */
struct function_properties
{
  bool jump = false;            /* It does nothing but jump to another function.  */
  bool asm_code = false;        /* It contains asm that is more than a comment.  */
  bool guard = false;           /* It guards its stack (-fstack-protector).  */
  bool dynamic_stack = false;   /* It allocates stack space at run time.  */
  bool frame_pointer = false;   /* It has one, and not only for some of its code.  */
  bool exception_table = false;
  bool leaf = false;            /* It calls nothing.  */
  bool realigned = false;       /* It aligns its stack.  */
  bool signs = false;           /* It begins by signing its return address; calls through pointers may land there.  */
  uint32_t entry = 0;           /* Where it begins with an instruction of its own kind, as landing pads are: that
                                   kind, plus 1; else 0.  */
  uint32_t tail_calls = 0;      /* Calls that GCC has expanded as jumps, before equal ones are merged.  */
};

/* What a function that was BEFORE and is AFTER has lost or gained that it must not, in the words of diagnostics; or
   null.  */
const char *lost_property (const function_properties &before, const function_properties &after);

} // namespace outline

#endif
