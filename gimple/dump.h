/* What the pass writes into its dump file.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_DUMP_H
#define OUTLINE_GIMPLE_DUMP_H

#include <stdio.h>

#include "gimple/group/similarity.h"
#include "gimple/number/unit.h"
#include "gimple/plan/plan.h"

namespace outline
{

/* Writes the text of U to FILE: a line a position, with its symbol.  */
void dump_unit (FILE *file, const unit &u);

/* Writes the groups that were found, and those that were rejected.  */
void dump_similarity (FILE *file, const unit &u, const similarity &s);

/* Writes P, the NUMBERth rewrite, whose function is called NAME.  One line
   that begins with "plan" holds what tools/calibrate reads.  */
void dump_plan (FILE *file, const unit &u, const plan &p, unsigned number,
                const char *name);

} // namespace outline

#endif
