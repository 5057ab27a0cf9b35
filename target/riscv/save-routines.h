/* Routines that save and restore registers on RISC-V.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_TARGET_RISCV_SAVE_ROUTINES_H
#define OUTLINE_TARGET_RISCV_SAVE_ROUTINES_H

#include "target/save-routines.h"

namespace outline
{

/* Those that are called as with -msave-restore; null where the user has said whether these are wanted, or they would
   not pay.  */
const save_routines *riscv_save_routines ();

} // namespace outline

#endif
