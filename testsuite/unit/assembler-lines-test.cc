/* Tests of report/assembler-lines.h.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "report/assembler-lines.h"

#include <gtest/gtest.h>

using namespace outline;

typedef std::vector<std::string> lines;

TEST (AssemblerLines, InstructionsLoseTheirIndentation)
{
  EXPECT_EQ (assembler_lines ("\tmovl\t$1, %eax\n\tret\n"),
             (lines { "movl\t$1, %eax", "ret" }));
}

TEST (AssemblerLines, DirectivesAndCommentsGo)
{
  EXPECT_EQ (assembler_lines ("\t.cfi_startproc\n\t.loc 1 2 3\n#APP\n# 7 \"a.c\" 1\n"
                              "\tnop\n#NO_APP\n\n\t.size\tf, .-f"),
             (lines { "nop" }));
}

TEST (AssemblerLines, ConstantsInTheCodeStay)
{
  EXPECT_EQ (assembler_lines ("\tldr\tr3, .L9\n\tbx\tlr\n\t.align\t2\n.L9:\n\t.word\tx\n"),
             (lines { "ldr\tr3, .L1", "bx\tlr", ".L1:", ".word\tx" }));
}

TEST (AssemblerLines, LabelsAreNumberedInOrder)
{
  EXPECT_EQ (assembler_lines (".L40:\n\tjne\t.L40\n\tjmp\t.L7\n.L7:\n"),
             (lines { ".L1:", "jne\t.L1", "jmp\t.L2", ".L2:" }));
}

/* A label whose name begins as another's is another one.  */
TEST (AssemblerLines, LabelsAreWholeWords)
{
  EXPECT_EQ (assembler_lines ("\tjmp\t.L17\n.L1:\n\tnop\n.L17:\n"),
             (lines { "jmp\t.L1", "nop", ".L1:" }));
}

TEST (AssemblerLines, LabelsThatNothingNamesGo)
{
  EXPECT_EQ (assembler_lines (".LFB3:\n.LVL2:\n.L5:\n\tret\nf:\n"), (lines { "ret", "f:" }));
}

TEST (AssemblerLines, NothingGivesNothing)
{
  EXPECT_EQ (assembler_lines (""), lines ());
  EXPECT_EQ (assembler_lines ("\t\n \n"), lines ());
}
