/* Which functions are not folded at all.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_READ_FOLD_REFUSAL_H
#define OUTLINE_RTL_READ_FOLD_REFUSAL_H

#include "target/target.h"

namespace outline
{

/* Why nothing of FN, the current function, can be folded for TARGET, by its declaration and by how it was
   expanded; REFUSAL_NONE if something can.  */
refusal fold_refusal (function *fn, const fold_target &target);

} // namespace outline

#endif
