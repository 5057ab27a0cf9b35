/* How often instructions are executed, by GCC's estimate or a profile.  SPDX-License-Identifier: GPL-3.0-or-later

   Blocks, which have frequencies, are gone when the final instructions are read: the frequencies of their
   instructions are noted while they are there.  */

#include "rtl/read/insn-frequencies.h"

#include "facts/block-frequencies.h"

namespace outline
{

insn_frequencies
read_frequencies (function *fn)
{
  insn_frequencies result (get_max_uid (), -1);
  block_frequencies frequencies (fn);
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    {
      float frequency = frequencies[bb];
      rtx_insn *insn;
      FOR_BB_INSNS (bb, insn)
        result[INSN_UID (insn)] = frequency;
    }
  return result;
}

} // namespace outline
