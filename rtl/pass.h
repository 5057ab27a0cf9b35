/* The passes that fold.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_PASS_H
#define OUTLINE_RTL_PASS_H

#include "gcc/gcc-compat.h"

namespace outline
{

/* The passes of folding: once a unit; before and after "final".  */
opt_pass *make_expand_pass (gcc::context *ctxt);
opt_pass *make_fold_pass (gcc::context *ctxt);
opt_pass *make_usage_pass (gcc::context *ctxt);

/* When GCC has written all functions: writes the fragments.  */
void write_fragments ();

/* Keeps the fragments from GCC's garbage collector.  */
void mark_fragments ();

} // namespace outline

#endif
