/* Operations that only the machine knows: none, as nothing is folded.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "target/unspecs.h"

namespace outline
{

const unspec_names target_unspecs = { "", "*" };

} // namespace outline
