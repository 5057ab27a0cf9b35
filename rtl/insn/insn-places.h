/* Where instructions of a function are in the object.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_INSN_INSN_PLACES_H
#define OUTLINE_RTL_INSN_INSN_PLACES_H

#include <vector>

#include "target/target.h"

namespace outline
{

/* Where the instructions of the current function are that TARGET has, in bytes of the object before its linker shortens
   calls.  Takes time linear in the function.  */
class insn_places
{
public:
  explicit insn_places (const fold_target &target) : m_before (get_max_uid ())
  {
    for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
      {
        m_before[INSN_UID (insn)] = m_bytes;
        if (INSN_P (insn) && printed_p (insn))
          m_bytes += target.bytes_in_object (insn);
      }
  }

  uint32_t before (const rtx_insn *insn) const { return m_before[INSN_UID (insn)]; }

  /* Of all instructions.  */
  uint32_t bytes () const { return m_bytes; }

private:
  std::vector<uint32_t> m_before;   /* By INSN_UID.  */
  uint32_t m_bytes = 0;
};

} // namespace outline

#endif
