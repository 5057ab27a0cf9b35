/* What the assembler reads on AArch64.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "facts/asm-dialect.h"

namespace outline
{

/* From the Arm Architecture Reference Manual for A-profile, chapters C6 and C7.  Not among the instructions, as they
   use the link register or the stack: calls, returns, "hint", which may be "paciasp", and pointer authentication.
   Nor those that switch streaming mode.  */
const asm_dialect target_asm
  = {
      "//",
      "",
      /* Barriers, hints, system, exceptions.  */
      "nop yield wfe wfi wfet wfit sev sevl dmb dsb isb sb csdb esb psb tsb mrs dc ic at tlbi svc hvc smc brk hlt prfm "
      "prfum "
      /* Memory.  */
      "ld* st* swp* cas* clrex "
      /* Integers.  */
      "adc* add* adr adrp and ands asr asrv bfc bfi bfm bfxil bic bics ccmn ccmp cinc cinv cls clz cmn cmp cneg crc32* "
      "csel cset csetm csinc csinv csneg eon eor extr lsl lslv lsr lsrv madd mneg mov movk movn movz msub mul mvn neg "
      "negs ngc ngcs orn orr rbit rev rev16 rev32 rev64 ror rorv sbc sbcs sbfiz sbfm sbfx sdiv smaddl smnegl smsubl "
      "smulh smull sub subs sxtb sxth sxtw tst ubfiz ubfm ubfx udiv umaddl umnegl umsubl umulh umull uxtb uxth "
      /* Floating point and vectors.  */
      "abs aes* bcax bif bit bsl cmeq cmge cmgt cmhi cmhs cmle cmlt cmtst cnt dup eor3 ext fabd fabs fac* fadd* fccmp* "
      "fcm* fcs* fcvt* fdiv fjcvtzs fmadd fmax* fmin* fml* fmov fmsub fmul* fneg fnm* frec* frint* frsqrt* fsqrt fsub "
      "ins mla mls movi mvni not pmul* raddhn* rax1 rshrn* rsubhn* saba* sabd* sadalp sadd* scvtf sdot sha1* sha256* "
      "sha512* shadd shl shll* shrn* shsub sli sm3* sm4* smax* smin* smlal* smlsl* smmla smov sq* srhadd sri srsh* srsra "
      "sshl* sshr ssra ssub* subhn* sudot suqadd sxtl* tbl tbx trn1 trn2 uaba* uabd* uadalp uadd* ucvtf udot uhadd uhsub "
      "umax* umin* umlal* umlsl* ummla umov uq* urecpe urhadd ursh* ursqrte ursra usdot ushl* ushr usqadd usra usub* "
      "uxtl* uzp1 uzp2 xar xtn* zip1 zip2",
      "b cbz cbnz tbz tbnz",
      "bl blr* br braa* brab* ret* pac* aut* xpac* hint eret*",
      /* "s3_0_c4_c1_0" is sp_el0, "s3_0_c4_c2_0" spsel.  */
      "sp wsp sp_el* spsel s3_0_c4_c1_0 s3_4_c4_c1_0 s3_6_c4_c1_0 s3_0_c4_c2_0 lr x30 w30 fp x29 w29",
      "msr", "*",
      "ldxr* ldaxr* ldxp* ldaxp*",
      "stxr* stlxr* stxp* stlxp* clrex"
    };

} // namespace outline
