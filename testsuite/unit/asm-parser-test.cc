/* What texts for the assembler do.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "facts/asm-directives.h"
#include "facts/asm-parser.h"

#include <gtest/gtest.h>

using namespace outline;

namespace
{

/* An assembler whose calls set the register "lr".  */
const asm_dialect linked
  = { "//", "", "mov add nop mrs ld* st*", "b cbz", "bl ret", "lr sp x30", "msr", "tpidr*", "ldxr*", "stxr* clrex" };

/* One whose calls push the return address.  */
const asm_dialect pushed
  = { "#", "lock rep", "*", "j*", "ret*", "", "", "", "stac 0x0f,0x01,0xcb", "clac 0x0f,0x01,0xca" };

asm_facts
read (const asm_dialect &dialect, const char *text, asm_form form = asm_form::templ)
{
  asm_parser parser (dialect);
  parser.define (text, form);
  return parser.read (text, form);
}

/* The words of the statements of TEXT, with "/" between words and "|" after statements.  */
std::string
split (const char *text, const char *comment = "#", asm_form form = asm_form::templ)
{
  std::string all;
  for (const asm_statement &statement : asm_statements (text, form, comment))
    {
      for (const std::string &word : statement)
        all += (all.empty () || all.back () == '|' ? "" : " ") + word;
      all += '|';
    }
  return all;
}

} // namespace

TEST (AsmLexer, SplitsAtLinesSemicolonsAndLabels)
{
  EXPECT_EQ (split ("1: mov a, b; nop\n\n  add c"), "1 :|mov a , b|nop|add c|");
  EXPECT_EQ (split (""), "");
}

TEST (AsmLexer, LeavesOutComments)
{
  EXPECT_EQ (split ("# all of it; .cfi_x\nnop # rest; x\nnop /* a\n;b */ c"), "nop|nop c|");
  EXPECT_EQ (split ("mov r0, #1 // x", "//"), "mov r0 , # 1|");
}

TEST (AsmLexer, KnowsStringsAndCharacters)
{
  EXPECT_EQ (split (".ascii \"a;#\\\"b\"; nop"), ".ascii \"a;#\\\"b\"|nop|");
  EXPECT_EQ (split ("cmp $'\"', a; nop"), "cmp $ '\"' , a|nop|");
  EXPECT_EQ (split ("cmp $'#', a; nop"), "cmp $ '#' , a|nop|");
}

TEST (AsmLexer, MarksWhatIsNotWritten)
{
  EXPECT_EQ (split ("mov %w0, %[in]x; j %l[out]"), "mov \1 , \1x|j \2|");
  EXPECT_EQ (split ("mov %%rax, .L%="), "mov % rax , .L\1|");
  EXPECT_EQ (split ("mov \\reg\\()_x, x\\n"), "mov \3_x , x\3|");
  EXPECT_EQ (split ("mov %rax", "#", asm_form::plain), "mov % rax|");
}

TEST (AsmParser, CommentsAreNoCode)
{
  EXPECT_FALSE (read (pushed, "# nop").code || read (pushed, "").code);
  EXPECT_TRUE (read (pushed, "# a\nnop").code);
}

TEST (AsmParser, KnowsLabelsAndDirectives)
{
  EXPECT_TRUE (read (pushed, "x: nop").labels);
  asm_facts facts = read (pushed, ".pushsection .x; .long 1b; .popsection");
  EXPECT_TRUE (facts.directives && !facts.labels && !facts.closed_p ());
  EXPECT_FALSE (read (pushed, "vmov.f32 %0, 16b").directives);
}

TEST (AsmParser, DirectivesAreKnownInAnyCase)
{
  EXPECT_TRUE (read (pushed, ".CFI_undefined rip").rows && read (pushed, "nop; x: .Cfi_escape 1").rows);
  EXPECT_TRUE (read (pushed, "nop # .cfi_undefined rip").rows && read (pushed, ".ascii \".CFI_x\"").rows);
  EXPECT_FALSE (read (pushed, "nop # undefined rip").rows);
}

TEST (AsmParser, UnknownDirectivesAreUnknown)
{
  EXPECT_TRUE (read (pushed, ".newer 1").closed_p () && read (pushed, "{.newer|nop}").closed_p ());
  EXPECT_FALSE (read (pushed, ".p2align 2").closed_p ());
}

TEST (AsmParser, UnknownInstructionsAreUnknownWhereCallsSetARegister)
{
  EXPECT_TRUE (read (linked, "frob x1").closed_p () && read (linked, ".inst 1").closed_p ());
  EXPECT_TRUE (read (linked, "%0 x1").closed_p ());
  EXPECT_FALSE (read (linked, "mov.w x1, %0").closed_p () || read (pushed, "frob %0; .byte 1").closed_p ());
}

TEST (AsmParser, FramesAreNamed)
{
  EXPECT_TRUE (read (linked, "mov %0, LR").frame && read (linked, "bl f").frame && read (pushed, "ret").frame);
  EXPECT_FALSE (read (linked, "mov %0, lrx // lr").frame || read (pushed, "mov lr, sp").frame);
}

TEST (AsmParser, JumpsStayInTheText)
{
  EXPECT_FALSE (read (linked, "1: cbz %0, 1b; b 2f; b %l0; b .Lx").frame);
  EXPECT_TRUE (read (linked, "b f").frame && read (linked, "b %0").frame);
  EXPECT_TRUE (read (pushed, "jmp *%0").frame && read (pushed, "rep; jmp f").frame);
}

TEST (AsmParser, SystemRegistersAreKnown)
{
  EXPECT_FALSE (read (linked, "msr tpidr_el0, %0").frame);
  EXPECT_TRUE (read (linked, "msr cpsr, %0").frame && read (linked, "msr").frame);
}

TEST (AsmParser, ExclusiveAccessesAreTheLast)
{
  EXPECT_EQ (read (linked, "ldxr %0, [%1]").access, exclusive_access::load);
  EXPECT_EQ (read (linked, "ldxr %0, [%1]; stxr %w0, %1, [%2]").access, exclusive_access::store);
  EXPECT_EQ (read (linked, "ldr %0, [%1]").access, exclusive_access::none);
}

TEST (AsmParser, AccessesMayBeNumbersInOtherSections)
{
  EXPECT_EQ (read (pushed, "stac").access, exclusive_access::load);
  EXPECT_EQ (read (pushed, "661: nop; .pushsection .r, \"ax\"; .byte 0x0f, 0x01,0xCB; .popsection").access,
             exclusive_access::load);
  EXPECT_EQ (read (pushed, "stac; mov %0, %1; .byte 0x0f,0x01,0xca").access, exclusive_access::store);
  EXPECT_EQ (read (pushed, ".byte 0x0f,0x01,0xc8").access, exclusive_access::none);
}

TEST (AsmParser, MacrosDoWhatTheirBodiesDo)
{
  asm_parser parser (linked);
  parser.define (".macro get r\n mov \\r, x30\n.endm", asm_form::plain);
  parser.define (".macro twice r\n get \\r\n get \\r\n.endm", asm_form::plain);
  EXPECT_TRUE (parser.read ("get %0", asm_form::templ).frame && parser.read ("TWICE %0", asm_form::templ).frame);
  EXPECT_TRUE (parser.read ("twice %0", asm_form::templ).words.count ("x30"));
  EXPECT_FALSE (parser.read ("mov %0, x1", asm_form::templ).frame);
  EXPECT_FALSE (parser.read ("get %0", asm_form::templ).closed_p ());
}

TEST (AsmParser, NamesStandForWhatIsAssigned)
{
  for (const char *text : { "link .req x30", ".set link, x30", "link = x30", ".equ link , x30" })
    {
      asm_parser parser (linked);
      parser.define (text, asm_form::plain);
      EXPECT_TRUE (parser.read ("mov %0, link", asm_form::templ).frame) << text;
      EXPECT_FALSE (parser.read ("mov %0, other", asm_form::templ).frame) << text;
    }
}

TEST (AsmParser, WhatIsPutTogetherIsUnknown)
{
  EXPECT_TRUE (read (linked, "mov %0, x%c1").closed_p () && read (linked, ".irp n,30\nmov %0, x\\n\n.endr").closed_p ());
  EXPECT_TRUE (read (linked, "mov%0 x1, x2").closed_p ());
  EXPECT_FALSE (read (linked, "mov %0.16b, 0x%c1").closed_p () || read (pushed, "mov%z0 a, b").closed_p ());
  EXPECT_TRUE (read (pushed, "call __get_%P0").unknown_names);
  EXPECT_FALSE (read (pushed, "call __get_%P0").closed_p () || read (pushed, ".L%=: nop").unknown_names);
}

TEST (AsmParser, SectionsAreLeftAsTheyWere)
{
  EXPECT_TRUE (read (pushed, ".data").closed_p () && read (pushed, ".pushsection .x").closed_p ());
  EXPECT_TRUE (read (pushed, ".popsection").closed_p ());
  EXPECT_FALSE (read (linked, ".pushsection .x; .word 1; .popsection").closed_p ());
}

TEST (AsmParser, PreviousSectionsAreFound)
{
  for (const char *text : { ".section a; .previous", ".section a; .pushsection b; .previous; .popsection; .previous" })
    EXPECT_FALSE (read (pushed, text).leaves_section) << text;
  for (const char *text : { ".section a; .section b; .previous", ".previous", ".section a; .previous; .previous",
                            ".pushsection a; .previous" })
    EXPECT_TRUE (read (pushed, text).leaves_text) << text;
}

TEST (AsmParser, TextIsOneOfManySections)
{
  for (const char *text : { ".data; .text", ".section a; .section .text", ".data; .section .text,\"ax\",@progbits" })
    EXPECT_TRUE (read (pushed, text).leaves_section && !read (pushed, text).leaves_text) << text;
  for (const char *text : { ".text; .data", ".text 1", ".text; .subsection 1", ".section .text.x",
                            ".section .text,\"axG\",@progbits,f,comdat", ".macro m; .data; .endm; m" })
    EXPECT_TRUE (read (pushed, text).leaves_text) << text;
}

TEST (AsmParser, CodeInOtherSectionsIsSeen)
{
  for (const char *text : { ".pushsection .text.x; nop; .popsection", ".section a,\"ax\"; .previous", ".subsection 1" })
    EXPECT_TRUE (read (pushed, text).code_elsewhere) << text;
  for (const char *text : { ".pushsection .note.x; .long 1; .popsection", ".pushsection a,\"aw\"; .popsection", ".data" })
    EXPECT_FALSE (read (pushed, text).code_elsewhere) << text;
}

TEST (AsmParser, SyntaxIsLeftAsItWas)
{
  EXPECT_TRUE (read (pushed, ".intel_syntax noprefix; nop").changes_reading && read (pushed, ".code16gcc").changes_reading);
  EXPECT_FALSE (read (pushed, ".intel_syntax noprefix; nop; .att_syntax").closed_p ());
}

TEST (AsmParser, MacrosMayRedefineInstructions)
{
  for (const char *text : { ".macro ret\n lfence\n.endm", ".macro MOV a, b\n nop\n.endm" })
    {
      asm_parser parser (pushed);
      parser.define (text, asm_form::plain);
      EXPECT_TRUE (parser.redefines_instructions_p ());
    }
  asm_parser parser (pushed);
  parser.define (".macro my_ret\n lfence\n.endm\n.set count, 1", asm_form::plain);
  EXPECT_FALSE (parser.redefines_instructions_p ());
}

TEST (AsmParser, NamesAreAsWritten)
{
  asm_facts facts = read (pushed, "Call Foo.x; .globl \"a b\"");
  EXPECT_TRUE (facts.names.count ("Foo.x") && facts.names.count ("a b") && !facts.names.count ("foo.x"));
}
