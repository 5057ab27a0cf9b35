/* Directives of the assembler.  SPDX-License-Identifier: GPL-3.0-or-later

   From gas's manual, chapters "Assembler Directives" and "Machine Dependent Features", of binutils 2.40.  A name
   that is in no row is unknown; so are, on purpose, those after which text or instructions mean something else
   (".altmacro", ".code16", ".option", ".reloc", ".include", ".end").  */

#include "facts/asm-directives.h"

#include <utility>
#include <vector>

#include "facts/name-set.h"

namespace outline
{

asm_directive
kind_of_directive (const std::string &name)
{
  static const std::vector<std::pair<asm_directive, name_set>> rows = {
    { asm_directive::plain, R"(
      .align .balign .balignl .balignw .p2align .p2alignl .p2alignw .even .nops .skip .space .zero .globl .global .weak
      .weakref .hidden .protected .internal .local .comm .lcomm .type .size .symver .if .ifdef .ifndef .ifnotdef .ifc
      .ifnc .ifeq .ifne .ifge .ifgt .ifle .iflt .ifb .ifnb .ifeqs .ifnes .elseif .else .endif .rept .irp .irpc .endr
      .exitm .err .error .warning .print .purgem .org .list .nolist .ident .file .loc .line .version .arch
      .arch_extension .cpu .fpu .eabi_attribute .object_arch .attribute .gnu_attribute .tlsdesccall .variant_pcs)" },
    { asm_directive::emits, R"(
      .byte .1byte .2byte .4byte .8byte .short .hword .half .value .int .long .word .quad .dword .xword .octa .float
      .double .single .ascii .asciz .string .string8 .string16 .string32 .string64 .fill .uleb128 .sleb128 .inst .inst.n
      .inst.w .insn .incbin .ltorg .pool)" },
    { asm_directive::assigns, ".set .equ .equiv .eqv" },
    { asm_directive::macro, ".macro" },
    { asm_directive::end_macro, ".endm" },
    { asm_directive::rows, ".cfi* .fnstart .fnend .cantunwind .save .vsave .setfp .pad .movsp .personality"
                           " .personalityindex .handlerdata .unwind_raw" },
    { asm_directive::section, ".section .text .data .bss .subsection" },
    { asm_directive::previous_section, ".previous" },
    { asm_directive::push_section, ".pushsection" },
    { asm_directive::pop_section, ".popsection" },
    { asm_directive::att_syntax, ".att_syntax" },
    { asm_directive::intel_syntax, ".intel_syntax" },
  };
  for (const auto &row : rows)
    if (row.second.has_p (name))
      return row.first;
  return asm_directive::unknown;
}

} // namespace outline
