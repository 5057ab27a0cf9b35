/* Code that must not be called.  SPDX-License-Identifier: GPL-3.0-or-later

   From each exclusive load the instructions are followed along all jumps, up to stores:

          ldxr        load                    stac
          cbnz L1     both ways               jne L1
          stxr        store: ends here        clac
          ...
      L1: clrex       a store, too        L1: clac  */

#include "rtl/read/exclusive-code.h"

#include "rtl/insn/liveness.h"

namespace outline
{

/* The kind of exclusive access that INSN, which may be asm, makes.  */
static exclusive_access
access_of (rtx_insn *insn, const fold_target &target)
{
  exclusive_access access = facts_of_asm (insn).access;
  return access == exclusive_access::none ? target.access_of (insn) : access;
}

std::unordered_set<const rtx_insn *>
exclusive_code (const fold_target &target)
{
  std::unordered_set<const rtx_insn *> found, stores;
  std::vector<rtx_insn *> open;
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    if (NONDEBUG_INSN_P (insn))
      switch (access_of (insn, target))
        {
        case exclusive_access::load:
          open.push_back (insn);
          break;
        case exclusive_access::store:
          stores.insert (insn);
          break;
        case exclusive_access::none:
          break;
        }
  while (!open.empty ())
    {
      rtx_insn *insn = open.back ();
      open.pop_back ();
      for (; insn && !BARRIER_P (insn) && found.insert (insn).second && !stores.count (insn); insn = NEXT_INSN (insn))
        if (JUMP_P (insn))
          for (rtx_insn *label : labels_of_jump (insn))
            open.push_back (label);
    }
  return found;
}

} // namespace outline
