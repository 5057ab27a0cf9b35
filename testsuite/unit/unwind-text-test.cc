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

std::string
restored (const std::string &code, const char *opening = "")
{
  std::string text = function (code);
  restore_frame (text, opening, 8);
  return text;
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
                               "\tret\n");
}

TEST (UnwindText, AFrameInWhichNothingIsSavedNeedNotBeRemembered)
{
  const char moves[] = "\tsubq $8, %rsp\n\t.cfi_def_cfa_offset 16\n"
                       "\taddq $8, %rsp\n\t.cfi_def_cfa_offset 8\n\tret\n";
  EXPECT_EQ (restored (moves), std::string ("f:\n") + moves);
}

TEST (UnwindText, AFrameThatIsNotAsBegunIsRestoredAtTheEnd)
{
  EXPECT_EQ (restored ("\tpushq %rbx\n\t.cfi_def_cfa_offset 16\n\tcall abort\n"),
             "f:\n\tpushq %rbx\n\t.cfi_remember_state\n\t.cfi_def_cfa_offset 16\n\tcall abort\n"
             "\t.cfi_restore_state\n");
}

TEST (UnwindText, ASignedReturnAddressIsNotAsBegun)
{
  EXPECT_EQ (restored ("\tpaciasp\n\t.cfi_negate_ra_state\n\t.cfi_def_cfa_offset 16\n"
                       "\t.cfi_def_cfa_offset 8\n\tretaa\n"),
             "f:\n\tpaciasp\n\t.cfi_remember_state\n\t.cfi_negate_ra_state\n\t.cfi_def_cfa_offset 16\n"
             "\t.cfi_def_cfa_offset 8\n\tretaa\n\t.cfi_restore_state\n");
}

TEST (UnwindText, TheFirstFunctionOpensTheEntryAndTheKeyStaysAtItsBeginning)
{
  std::string key = key_frame;
  EXPECT_EQ (restored (key + "\tpushq %rbx\n\t.cfi_def_cfa_offset 16\n\tcall abort\n", startproc),
             "f:\n" + std::string (startproc) + key
               + "\t.cfi_remember_state\n\tpushq %rbx\n\t.cfi_def_cfa_offset 16\n\tcall abort\n"
                 "\t.cfi_restore_state\n");
}

TEST (UnwindText, EntriesAreRemovedWithoutWhatIsBetweenTheirDirectives)
{
  std::string text = function ("\tret\n") + function ("\tnop\n");
  remove_entry (text);
  EXPECT_EQ (text, "f:\n\tret\nf:\n\tnop\n");
}
