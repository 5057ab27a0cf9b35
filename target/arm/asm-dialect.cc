/* What the assembler reads on Arm.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "facts/asm-dialect.h"

namespace outline
{

/* From the Arm Architecture Reference Manuals for A-profile (F5, F6) and M-profile (C2).  A condition follows most
   names ("addeq").  Not among the instructions, as they use the link register or the stack or change the mode, and
   with it both registers: calls, returns, "cps #MODE", writes to cpsr, "setend".  */
const asm_dialect target_asm
  = {
      "@",
      "",
      /* Barriers, hints, exceptions, coprocessors.  */
      "nop* yield* wfe* wfi* sev* dmb dsb isb csdb ssbb pssbb esb dbg* cpsie cpsid mrs* svc* swi* hvc smc* bkpt udf* "
      "cdp* ldc* stc* mcr* mrc* pld pldw pli it* "
      /* Memory.  */
      "ldr* ldm* lda* str* stm* stl* swp* clrex "
      /* Integers.  */
      "adc* add* adr* and* asr* bfc* bfi* bic* clz* cmn* cmp* crc32* eor* lsl* lsr* mla* mls* mov* mul* mvn* neg* orn* "
      "orr* pkh* qadd* qasx* qdadd* qdsub* qsax* qsub* rbit* rev* ror* rrx* rsb* rsc* sadd* sasx* sbc* sbfx* sdiv* sel* "
      "shadd* shasx* shsax* shsub* smla* smls* smm* smu* ssat* ssax* ssub* sub* sxt* teq* tst* uadd* uasx* ubfx* udiv* "
      "uhadd* uhasx* uhsax* uhsub* umaal* umlal* umull* uqadd* uqasx* uqsax* uqsub* usad* usat* usax* usub* uxt* "
      /* Floating point and vectors.  */
      "vaba* vabd* vabs* vac* vadd* vand* vbic* vbif* vbit* vbsl* vceq* vcge* vcgt* vcl* vcmp* vcnt* vcvt* vdiv* vdot* "
      "vdup* veor* vext* vfma* vfms* vfnm* vhadd* vhsub* vld1* vld2* vld3* vld4* vldm* vldr* vmax* vmin* vml* vmov* vmrs* "
      "vmsr* vmul* vmvn* vneg* vnm* vorn* vorr* vpadal* vpadd* vpmax* vpmin* vqadd* vqdm* vqmov* vqneg* vqrdm* vqrsh* "
      "vqshl* vqshr* vqshu* vqsub* vraddhn* vrec* vrev* vrhadd* vrint* vrshl* vrshr* vrsqrt* vrsra* vrsubhn* vsel* vshl* "
      "vshr* vsli* vsqrt* vsra* vsri* vst1* vst2* vst3* vst4* vstm* vstr* vsub* vswp* vtbl* vtbx* vtrn* vtst* vuzp* vzip* "
      "aes* sha1* sha256*",
      "b beq bne bcs bhs bcc blo bmi bpl bvs bvc bhi bls bge blt bgt ble bal cbz cbnz",
      "push* pop* vpush* vpop* bl blx* bx bxeq bxne bxns blxns bxj cps setend srs* rfe* pac* aut* bti bxaut",
      "sp r13 lr r14 pc r15 fp sp_* lr_* msp* psp* control*",
      "msr msreq msrne",
      "apsr* primask* basepri* faultmask* spsr* cpsr_f fpscr",
      "ldrex* ldaex*",
      "strex* stlex* clrex"
    };

} // namespace outline
