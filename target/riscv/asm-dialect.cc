/* What the assembler reads on RISC-V.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "facts/asm-dialect.h"

namespace outline
{

/* From the RISC-V Instruction Set Manual, volumes I and II, and the RISC-V Assembly Programmer's Manual.  Not among the
   instructions: calls, returns, "c.*", which may be any of them, vector instructions, which depend on "vsetvli", and
   "cm.*", which move the stack.  */
const asm_dialect target_asm
  = {
      "#",
      "",
      /* Barriers, hints, system, exceptions.  */
      "nop pause wfi fence sfence hfence sinval ecall ebreak scall sbreak unimp csr* rdcycle* rdtime* rdinstret* cbo "
      "prefetch ntl "
      /* Memory.  */
      "lb lbu lh lhu lw lwu ld sb sh sw sd amo* lr sc "
      /* Integers.  */
      "add addi addw addiw sub subw and andi andn or ori orn xor xori xnor not neg negw sll slli sllw slliw srl "
      "srli srlw srliw sra srai sraw sraiw slt slti sltu sltiu seqz snez sltz sgtz sgt sgtu li lui auipc la lla mv "
      "mul* div* rem* clz* ctz* cpop* max maxu min minu sext zext rol* ror* orc rev8 brev8 pack* bclr* bext* binv* "
      "bset* sh1add sh2add sh3add clmul* czero aes* sha256* sha512* sm3* sm4* xperm4 xperm8 zip unzip "
      /* Floating point.  */
      "flh flw fld fsh fsw fsd fadd fsub fmul fdiv fsqrt fmin fmax fmadd fmsub fnmadd fnmsub fcvt fmv fsgnj* fneg fabs "
      "feq flt fle fgt fge fclass frflags fsflags frcsr fscsr frrm fsrm",
      "beq bne blt bge bltu bgeu bgt ble bgtu bleu beqz bnez blez bgez bltz bgtz j",
      "call tail jal jalr jr ret mret sret uret dret mnret",
      "ra x1 sp x2 fp s0 x8",
      "", "",
      "lr",
      "sc"
    };

} // namespace outline
