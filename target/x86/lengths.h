/* Lengths of instructions of x86-64.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_TARGET_X86_64_LENGTHS_H
#define OUTLINE_TARGET_X86_64_LENGTHS_H

#include <cstdint>

namespace outline
{

/* The bytes of a return of the unit: "ret", with "int3" behind it (-mharden-sls=), or a jump to a thunk
   (-mfunction-return=).  */
uint32_t return_bytes ();

} // namespace outline

#endif
