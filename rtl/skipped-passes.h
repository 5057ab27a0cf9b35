/* GCC's passes that do not run on code that may be folded.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_SKIPPED_PASSES_H
#define OUTLINE_RTL_SKIPPED_PASSES_H

#include "rtl/read/reading.h"

namespace outline
{

/* For functions that READING reads.

   Whether the pass NAME of GCC would make the current function, whose code is made for folding, larger after that.  */
bool harms_folding_p (const char *name, const unit_reading &reading);

/* Whether only part of FN, whose code is made for folding, may be folded, and the rest is scheduled.  */
bool partly_scheduled_p (function *fn, const unit_reading &reading);

/* Directly before "sched2": marks the blocks of FN that may be folded, so that "sched2" skips them (as
   modulo-sched.cc does).  */
void mark_unscheduled (function *fn, const unit_reading &reading);

} // namespace outline

#endif
