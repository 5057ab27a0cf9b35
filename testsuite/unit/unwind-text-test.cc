/* The unwind entry in a function's text.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "gcc/unwind-text.h"

#include <gtest/gtest.h>

using namespace outline;

namespace
{

/* The text of a function whose instructions and rows are CODE.  */
std::string
function (const std::string &code)
{
  return "f:\n" + std::string (startproc) + code + endproc;
}

const char saves[] = "\tpushq %rbx\n"
                     "\t.cfi_def_cfa_offset 16\n"
                     "\t.cfi_offset 3, -16\n"
                     "\tpopq %rbx\n"
                     "\t.cfi_restore 3\n"
                     "\t.cfi_def_cfa_offset 8\n"
                     "\tret\n";

/* The text of the function of CODE in an entry that OPENING begins, and the directive with which the next one continues
   that.  */
std::string
restored (const std::string &code, const char *opening = "")
{
  std::string text = function (code);
  const char *restore = restore_frame (text, opening, 8);
  return text + "next:\n" + restore;
}

} // namespace

TEST (UnwindText, FunctionsWithOneEntryAndNoExceptionTableAreJoinable)
{
  EXPECT_TRUE (joinable_p (function (saves)));
  EXPECT_FALSE (joinable_p (function (saves) + function (saves)));
  EXPECT_FALSE (joinable_p ("f:\n\tret\n"));
  EXPECT_FALSE (joinable_p (function ("\t.cfi_personality 0x3,f\n\tret\n")));
  EXPECT_FALSE (joinable_p (function ("\t.cfi_lsda 0x3,.L1\n\tret\n")));
}

TEST (UnwindText, AFrameIsRememberedBeforeItsFirstChangeAndRestoredAfterItsLast)
{
  EXPECT_EQ (restored (saves), "f:\n"
                               "\tpushq %rbx\n"
                               "\t.cfi_remember_state\n"
                               "\t.cfi_def_cfa_offset 16\n"
                               "\t.cfi_offset 3, -16\n"
                               "\tpopq %rbx\n"
                               "\t.cfi_restore_state\n"
                               "\tret\n"
                               "next:\n");
}

TEST (UnwindText, AFrameInWhichNothingIsSavedNeedNotBeRemembered)
{
  const char moves[] = "\tsubq $8, %rsp\n\t.cfi_def_cfa_offset 16\n"
                       "\taddq $8, %rsp\n\t.cfi_def_cfa_offset 8\n\tret\n";
  EXPECT_EQ (restored (moves), std::string ("f:\n") + moves + "next:\n");
}

TEST (UnwindText, AFrameThatIsNotAsBegunIsRestoredByWhatFollows)
{
  EXPECT_EQ (restored ("\tpushq %rbx\n\t.cfi_def_cfa_offset 16\n\tcall abort\n"),
             "f:\n\tpushq %rbx\n\t.cfi_remember_state\n\t.cfi_def_cfa_offset 16\n\tcall abort\n"
             "next:\n\t.cfi_restore_state\n");
}

TEST (UnwindText, ASignedReturnAddressIsNotAsBegun)
{
  EXPECT_EQ (restored ("\tpaciasp\n\t.cfi_negate_ra_state\n\t.cfi_def_cfa_offset 16\n"
                       "\t.cfi_def_cfa_offset 8\n\tretaa\n"),
             "f:\n\tpaciasp\n\t.cfi_remember_state\n\t.cfi_negate_ra_state\n\t.cfi_def_cfa_offset 16\n"
             "\t.cfi_def_cfa_offset 8\n\tretaa\nnext:\n\t.cfi_restore_state\n");
}

TEST (UnwindText, TheFirstFunctionOpensTheEntryAndTheKeyStaysAtItsBeginning)
{
  std::string key = key_frame;
  EXPECT_EQ (restored (key + "\tpushq %rbx\n\t.cfi_def_cfa_offset 16\n\tcall abort\n", startproc),
             "f:\n" + std::string (startproc) + key
               + "\t.cfi_remember_state\n\tpushq %rbx\n\t.cfi_def_cfa_offset 16\n\tcall abort\n"
                 "next:\n\t.cfi_restore_state\n");
}

/* As of a function whose last block has moved to a fragment.  */
TEST (UnwindText, ARowAfterTheLastInstructionIsNotRestored)
{
  const std::string begins = "\tpushq %rbx\n\t.cfi_def_cfa_offset 16\n\t.cfi_offset 3, -16\n\tje .L2\n";
  const std::string ends = "\t.cfi_remember_state\n\tpopq %rbx\n\t.cfi_def_cfa_offset 8\n\tjmp g\n"
                           "\t.cfi_restore_state\n";
  const std::string expected = "f:\n\tpushq %rbx\n\t.cfi_remember_state\n\t.cfi_def_cfa_offset 16\n"
                               "\t.cfi_offset 3, -16\n\tje .L2\n\tpopq %rbx\n\t.cfi_restore_state\n\tjmp g\n";
  EXPECT_EQ (restored (begins + ends), expected + "next:\n");
  EXPECT_EQ (restored (begins + ends + ".LVL3:\n\t.loc 1 7 3 is_stmt 1\n"),
             expected + ".LVL3:\n\t.loc 1 7 3 is_stmt 1\nnext:\n");
}

TEST (UnwindText, ARowBeforeTheLastInstructionIsRestored)
{
  EXPECT_EQ (restored ("\tpushq %rbx\n\t.cfi_def_cfa_offset 16\n\t.cfi_remember_state\n\tpopq %rbx\n"
                       "\t.cfi_def_cfa_offset 8\n\tret\n\t.cfi_restore_state\n\tcall abort\n"),
             "f:\n\tpushq %rbx\n\t.cfi_remember_state\n\t.cfi_def_cfa_offset 16\n\t.cfi_remember_state\n"
             "\tpopq %rbx\n\t.cfi_def_cfa_offset 8\n\tret\n\t.cfi_restore_state\n\tcall abort\n"
             "next:\n\t.cfi_restore_state\n");
}

/* Of three pairs the last one goes, which is inside of the first.  */
TEST (UnwindText, TheStateOfARowAfterTheLastInstructionIsFound)
{
  const std::string change = "\t.cfi_def_cfa_offset 16\n\tcall g\n", keep = "\t.cfi_remember_state\n",
                    back = "\t.cfi_restore_state\n";
  EXPECT_EQ (restored ("\tpushq %rbx\n" + change + keep + change + keep + change + back + "\tcall g\n" + back),
             "f:\n\tpushq %rbx\n" + keep + change + change + keep + change + back + "\tcall g\nnext:\n" + back);
}

/* As with -fverbose-asm.  */
TEST (UnwindText, ADirectiveInACommentIsNone)
{
  const std::string comment = "# f.c:7: \t.cfi_offset 3, -16\n# f.c:8: \t.cfi_endproc\n";
  const std::string moves = "\tsubq $8, %rsp\n\t.cfi_def_cfa_offset 16\n\taddq $8, %rsp\n\t.cfi_def_cfa_offset 8\n";
  EXPECT_TRUE (joinable_p (function (comment + moves + comment)));
  EXPECT_EQ (restored (comment + moves + comment), "f:\n" + comment + moves + comment + "next:\n");
}

TEST (UnwindText, EntriesAreRemovedWithoutWhatIsBetweenTheirDirectives)
{
  std::string text = function ("\tret\n") + function ("\tnop\n");
  remove_entry (text);
  EXPECT_EQ (text, "f:\n\tret\nf:\n\tnop\n");
}
