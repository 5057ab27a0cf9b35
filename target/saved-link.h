/* Where a function has saved its return address.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_TARGET_SAVED_LINK_H
#define OUTLINE_TARGET_SAVED_LINK_H

#include <vector>

#include "gcc/gcc-compat.h"

namespace outline
{

/* The places of the current function, whose next pass is "final", at which unwinders do not need
   the link register: its first value has been saved, or destroyed already.  Liveness
   (rtl/insn/liveness.h) is not enough: in code that never returns the register is dead, but
   unwinders read it.  */
class saved_link
{
public:
  /* REGNO: of the link register.  */
  explicit saved_link (unsigned regno);

  /* Whether INSN is such a place, an instruction or label; false for one that was emitted after
     the analysis.  */
  bool
  before (const rtx_insn *insn) const
  {
    size_t uid = INSN_UID (insn);
    return uid < m_before.size () && m_before[uid];
  }

private:
  bool walk ();
  bool after (rtx_insn *insn, bool saved) const;
  void meet (rtx_insn *label, bool saved);

  unsigned m_regno;
  /* By INSN_UID.  */
  std::vector<bool> m_before;
  /* At each jump to an unknown place.  */
  bool m_anywhere = true;
  bool m_changed = false;
};

} // namespace outline

#endif
