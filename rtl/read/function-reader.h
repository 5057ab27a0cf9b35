/* Reads the current function's final instructions as classes.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_READ_FUNCTION_READER_H
#define OUTLINE_RTL_READ_FUNCTION_READER_H

#include <string>
#include <vector>

#include "gcc/gcc-compat.h"
#include "rtl/choose/class-table.h"
#include "rtl/insn/frame-state.h"
#include "rtl/read/code-constants.h"
#include "rtl/read/insn-frequencies.h"
#include "target/target.h"

namespace outline
{

/* The instructions that a function's items are.  */
struct function_insns
{
  /* By item: the instruction; null where the item is no_class.  */
  std::vector<rtx_insn *> insns;
  /* By item: the row before it that unwinders or, where there are none, debuggers are given; null
     where the item is no_class.  */
  std::vector<shared_row> frames;
  code_constants constants;
};

/* A function as items, and the instructions that these are.  */
struct read_function : function_insns
{
  function_code code;
};

/* Reads FN, the current function, whose next pass is "final", and adds its classes to CLASSES.
   Where nothing can be folded the result has the reason (function_code::refused), and nothing else.
   It points to the function's instructions and is not valid after they are freed.  */
read_function read_insns (function *fn, const fold_target &target,
                          const insn_frequencies &frequencies,
                          class_table &classes);

} // namespace outline

#endif
