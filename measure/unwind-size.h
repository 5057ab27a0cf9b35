/* How many bytes the unwind table takes.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_MEASURE_UNWIND_SIZE_H
#define OUTLINE_MEASURE_UNWIND_SIZE_H

#include "gcc/unwind-table.h"

namespace outline
{

/* The bytes of the unwind table of the code of TABLE, and of its header table.  */
uint64_t unwind_bytes (unwind_table table);

} // namespace outline

#endif
