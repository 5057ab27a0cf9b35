/* The passes that fold.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_PASS_H
#define OUTLINE_RTL_PASS_H

#include "gcc/pass.h"

namespace outline
{

/* The passes of folding: once per unit; before, twice, and after "final".  */
extern const pass_description expand_pass, fold_pass, constants_pass, usage_pass;

/* To be called when GCC has written all functions: writes what is left for the end of the code, constants and
   fragments.  */
void finish_folding ();

/* Keeps the fragments from GCC's garbage collector.  */
void mark_fragments ();

} // namespace outline

#endif
