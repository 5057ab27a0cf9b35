/* The current function's final instructions as classes.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_FUNCTION_READER_H
#define OUTLINE_RTL_FUNCTION_READER_H

#include <string>
#include <vector>

#include "plugin/gcc-compat.h"
#include "rtl/code-constants.h"
#include "rtl/frame-state.h"
#include "target/target.h"
#include "rtl/class-table.h"

namespace outline
{

/* How often an instruction is executed for each entry of its function.  By
   INSN_UID; what is not in it takes the value of its predecessor.  */
typedef std::vector<float> insn_frequencies;

/* Reads frequencies while FN, the current function, still has blocks.  */
insn_frequencies read_frequencies (function *fn);

/* A function as code, and where its items are.  */
struct read_function
{
  function_code code;
  /* By item: the instruction; null where the item is no_class.  */
  std::vector<rtx_insn *> insns;
  /* By item: the frame before it, as it is told; null where the item is no_class.  */
  std::vector<shared_row> frames;
  code_constants constants;
};

/* Reads FN, the current function, whose next pass is "final", into CLASSES.  Where
   nothing can be folded WHY tells the reason, and the code is empty; else it is
   REFUSAL_NONE.  */
read_function read_insns (function *fn, const fold_target &target,
                          const insn_frequencies &frequencies,
                          class_table &classes, refusal *why);

} // namespace outline

#endif
