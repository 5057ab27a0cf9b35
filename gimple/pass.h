/* The IPA pass "outline".  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_PASS_H
#define OUTLINE_GIMPLE_PASS_H

#include "gcc/gcc-compat.h"

namespace outline
{

/* A new pass "outline", to be registered after the last late IPA pass.  GCC's
   pass manager owns it.  */
opt_pass *make_outline_pass (gcc::context *ctxt);

} // namespace outline

#endif
