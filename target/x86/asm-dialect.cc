/* What the assembler reads on x86.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "facts/asm-dialect.h"

namespace outline
{

/* "/" also begins comments, for some systems; what follows it is read.  */
const asm_dialect target_asm
  = {
      "#",
      "lock rep repe repz repne repnz bnd notrack data16 data32 addr16 addr32 rex* xacquire xrelease cs ds es fs gs ss",
      "*",
      "j* ljmp* loop*",
      "ret* lret* iret* sysret* sysexit* uiret",
      "", "", "",
      /* Linux writes them as numbers, too.  */
      "stac 0x0f,0x01,0xcb", "clac 0x0f,0x01,0xca"
    };

} // namespace outline
