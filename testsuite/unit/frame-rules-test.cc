/* Rows of the call frame table as directives.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/insn/frame-rules.h"

#include <gtest/gtest.h>

namespace
{

using outline::frame_rules;

const unsigned rbx = 3, rbp = 6, rsp = 7;

/* The row at the start of x86-64's functions.  */
const frame_rules start (rsp, 8);

frame_rules
row (unsigned cfa_register, int64_t cfa_offset, std::map<unsigned, int64_t> saved = {})
{
  frame_rules r (cfa_register, cfa_offset);
  r.saved = saved;
  return r;
}

TEST (FrameRules, TheFirstRowNeedsNoDirective)
{
  EXPECT_EQ (start.directives (start), "");
}

TEST (FrameRules, OnlyWhatDiffersIsSaid)
{
  const frame_rules pushed = row (rsp, 16, { { rbx, -16 } });
  EXPECT_EQ (pushed.directives (start), "\t.cfi_def_cfa_offset 16\n\t.cfi_offset 3, -16\n");
  EXPECT_EQ (pushed.directives (pushed), "");
  EXPECT_EQ (row (rsp, 24, { { rbx, -16 }, { rbp, -24 } }).directives (pushed),
             "\t.cfi_def_cfa_offset 24\n\t.cfi_offset 6, -24\n");
}

TEST (FrameRules, ARegisterThatIsSavedNoMoreIsRestored)
{
  const frame_rules both = row (rsp, 24, { { rbx, -16 }, { rbp, -24 } });
  EXPECT_EQ (row (rsp, 24, { { rbx, -16 } }).directives (both), "\t.cfi_restore 6\n");
  EXPECT_EQ (row (rsp, 24, { { rbx, -32 }, { rbp, -24 } }).directives (both), "\t.cfi_offset 3, -32\n");
}

TEST (FrameRules, TheCfaChangesInOneDirective)
{
  const frame_rules pushed = row (rsp, 16);
  EXPECT_EQ (row (rbp, 16).directives (pushed), "\t.cfi_def_cfa_register 6\n");
  EXPECT_EQ (row (rbp, 24).directives (pushed), "\t.cfi_def_cfa 6, 24\n");
}

TEST (FrameRules, ASignedReturnAddressIsToggled)
{
  frame_rules is_signed = start;
  is_signed.toggled = true;
  EXPECT_EQ (is_signed.directives (start), "\t.cfi_window_save\n");
  EXPECT_EQ (start.directives (is_signed), "\t.cfi_window_save\n");
  EXPECT_NE (is_signed, start);
}

/* Directives from A to B, and from B to A, name each register once: applying them gives the other row.  */
TEST (FrameRules, DirectivesThereAndBackUndoEachOther)
{
  const frame_rules a = row (rsp, 16, { { rbx, -16 } }), b = row (rbp, 32, { { rbp, -24 } });
  EXPECT_EQ (b.directives (a), "\t.cfi_def_cfa 6, 32\n\t.cfi_restore 3\n\t.cfi_offset 6, -24\n");
  EXPECT_EQ (a.directives (b), "\t.cfi_def_cfa 7, 16\n\t.cfi_restore 6\n\t.cfi_offset 3, -16\n");
}

TEST (FrameRules, APoppedRegisterLiesBelowTheStackPointer)
{
  EXPECT_FALSE (row (rsp, 16, { { rbx, -16 } }).saved_below_p (rsp));
  EXPECT_TRUE (row (rsp, 8, { { rbx, -16 } }).saved_below_p (rsp));
  /* Not known where the stack pointer is.  */
  EXPECT_FALSE (row (rbp, 8, { { rbx, -16 } }).saved_below_p (rsp));
}

TEST (FrameRules, UnknownRowsAreNotEqualToKnownOnes)
{
  frame_rules lost = start;
  lost.known = false;
  EXPECT_NE (lost, start);
  EXPECT_EQ (lost, lost);
}

} // namespace
