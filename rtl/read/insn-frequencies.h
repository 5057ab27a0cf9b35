/* How often instructions are executed, by GCC's estimate or a profile.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_READ_INSN_FREQUENCIES_H
#define OUTLINE_RTL_READ_INSN_FREQUENCIES_H

#include <vector>

#include "gcc/gcc-compat.h"

namespace outline
{

/* Executions of an instruction for each entry of its function, by INSN_UID.  An instruction
   that is missing, or negative, has the frequency of its predecessor.  */
typedef std::vector<float> insn_frequencies;

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

} // namespace outline

#endif
