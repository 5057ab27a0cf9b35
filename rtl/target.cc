/* The target of the unit.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/target.h"

namespace outline
{

const fold_target *
fold_target_for_unit ()
{
  for (auto find : { x86_64_fold_target, aarch64_fold_target,
                     arm_fold_target })
    if (const fold_target *target = find ())
      return target;
  return NULL;
}

insn_measure
target_insn_measure ()
{
  return arm_insn_measure ();
}

} // namespace outline
