/* Choose the smallest variant of the unit by trial compilation.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_VARIANTS_CHOOSE_VARIANT_H
#define OUTLINE_VARIANTS_CHOOSE_VARIANT_H

namespace gcc
{
class context;
}
class opt_pass;

namespace outline
{

/* Returns the pass "outline_try".  It has to run after all functions are finished and before any is
   outlined.  */
opt_pass *make_try_pass (gcc::context *ctxt);

} // namespace outline

#endif
