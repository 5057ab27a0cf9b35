/* The target of the unit.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/target.h"

namespace outline
{

const fold_target *
fold_target_for_unit ()
{
  return x86_64_fold_target ();
}

} // namespace outline
