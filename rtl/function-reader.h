/* Reads the current function's final instructions as classes.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_FUNCTION_READER_H
#define OUTLINE_RTL_FUNCTION_READER_H

#include <string>
#include <vector>

#include "gcc/gcc-compat.h"
#include "rtl/class-table.h"
#include "rtl/code-constants.h"
#include "rtl/frame-state.h"
#include "target/target.h"

namespace outline
{

/* Executions of an instruction for each entry of its function, by INSN_UID.  An instruction
   that is missing, or negative, has the frequency of its predecessor.  */
typedef std::vector<float> insn_frequencies;

/* The frequencies of FN, the current function, which must still have basic blocks.  */
insn_frequencies read_frequencies (function *fn);

/* Follows the current function's instructions with FREQUENCIES, to which it keeps a reference.  */
class frequency_follower
{
public:
  explicit frequency_follower (const insn_frequencies &frequencies) : m_frequencies (frequencies) {}

  /* The frequency of INSN, which comes after those that were asked for before.  */
  float
  at (const rtx_insn *insn)
  {
    size_t uid = INSN_UID (insn);
    if (uid < m_frequencies.size () && m_frequencies[uid] >= 0)
      m_last = m_frequencies[uid];
    return m_last;
  }

  float last () const { return m_last; }

private:
  const insn_frequencies &m_frequencies;
  float m_last = 1;
};

/* A function as items, and the instructions that these are.  */
struct read_function
{
  function_code code;
  /* By item: the instruction; null where the item is no_class.  */
  std::vector<rtx_insn *> insns;
  /* By item: the row before it that unwinders or, where there are none, debuggers are given; null
     where the item is no_class.  */
  std::vector<shared_row> frames;
  code_constants constants;
};

/* Reads FN, the current function, whose next pass is "final", and adds its classes to CLASSES.
   Sets WHY to REFUSAL_NONE; where nothing can be folded, to the reason, and returns an empty
   result.  The result points to the function's instructions and is not valid after they are
   freed.  */
read_function read_insns (function *fn, const fold_target &target,
                          const insn_frequencies &frequencies,
                          class_table &classes, refusal *why);

} // namespace outline

#endif
