/* Where a function has saved its return address.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_SAVED_LINK_H
#define OUTLINE_RTL_SAVED_LINK_H

#include <vector>

#include "plugin/gcc-compat.h"

namespace outline
{

/* Where in the current function, whose next pass is "final", the link register may be
   destroyed as far as unwinders are concerned: where its first value has been saved,
   or destroyed already.  That it is not in use (rtl/liveness.h) does not say so: code
   that never returns does not use it.  */
class saved_link
{
public:
  /* REGNO: of the link register.  */
  explicit saved_link (unsigned regno);

  /* Whether that holds before INSN, an instruction or label; false for one that is
     newer than this.  */
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
