/* The IPA pass "outline".  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_PASS_H
#define OUTLINE_GIMPLE_PASS_H

#include "gcc/pass.h"

namespace outline
{

/* To be registered after the last late IPA pass.  */
extern const pass_description outline_pass;

} // namespace outline

#endif
