/* Rows of the call frame table as directives.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/insn/frame-row.h"

#include <gtest/gtest.h>

/* The row at the start of x86-64's functions.  */
outline::frame_row::frame_row () : frame_rules (7, 8) {}

namespace
{

using outline::frame_row;

const unsigned rbx = 3, rbp = 6, rsp = 7;

frame_row
row (unsigned cfa_register, int64_t cfa_offset, std::map<unsigned, int64_t> saved = {})
{
  frame_row r;
  r.cfa_register = cfa_register;
  r.cfa_offset = cfa_offset;
  r.saved = saved;
  return r;
}

TEST (FrameRow, TheFirstRowNeedsNoDirective)
{
  EXPECT_EQ (frame_row ().directives (), "");
}

TEST (FrameRow, OnlyWhatDiffersIsSaid)
{
  const frame_row pushed = row (rsp, 16, { { rbx, -16 } });
  EXPECT_EQ (pushed.directives (), "\t.cfi_def_cfa_offset 16\n\t.cfi_offset 3, -16\n");
  EXPECT_EQ (pushed.directives (pushed), "");
  EXPECT_EQ (row (rsp, 24, { { rbx, -16 }, { rbp, -24 } }).directives (pushed),
             "\t.cfi_def_cfa_offset 24\n\t.cfi_offset 6, -24\n");
}

TEST (FrameRow, ARegisterThatIsSavedNoMoreIsRestored)
{
  const frame_row both = row (rsp, 24, { { rbx, -16 }, { rbp, -24 } });
  EXPECT_EQ (row (rsp, 24, { { rbx, -16 } }).directives (both), "\t.cfi_restore 6\n");
  EXPECT_EQ (row (rsp, 24, { { rbx, -32 }, { rbp, -24 } }).directives (both), "\t.cfi_offset 3, -32\n");
}

TEST (FrameRow, TheCfaChangesInOneDirective)
{
  const frame_row pushed = row (rsp, 16);
  EXPECT_EQ (row (rbp, 16).directives (pushed), "\t.cfi_def_cfa_register 6\n");
  EXPECT_EQ (row (rbp, 24).directives (pushed), "\t.cfi_def_cfa 6, 24\n");
}

TEST (FrameRow, ASignedReturnAddressIsToggled)
{
  frame_row is_signed;
  is_signed.toggled = true;
  EXPECT_EQ (is_signed.directives (), "\t.cfi_window_save\n");
  EXPECT_EQ (frame_row ().directives (is_signed), "\t.cfi_window_save\n");
  EXPECT_NE (is_signed, frame_row ());
}

/* Directives from A to B, and from B to A, name each register once: applying them gives the other row.  */
TEST (FrameRow, DirectivesThereAndBackUndoEachOther)
{
  const frame_row a = row (rsp, 16, { { rbx, -16 } }), b = row (rbp, 32, { { rbp, -24 } });
  EXPECT_EQ (b.directives (a), "\t.cfi_def_cfa 6, 32\n\t.cfi_restore 3\n\t.cfi_offset 6, -24\n");
  EXPECT_EQ (a.directives (b), "\t.cfi_def_cfa 7, 16\n\t.cfi_restore 6\n\t.cfi_offset 3, -16\n");
}

TEST (FrameRow, APoppedRegisterLiesBelowTheStackPointer)
{
  EXPECT_FALSE (row (rsp, 16, { { rbx, -16 } }).saved_below_p ());
  EXPECT_TRUE (row (rsp, 8, { { rbx, -16 } }).saved_below_p ());
  /* Not known where the stack pointer is.  */
  EXPECT_FALSE (row (rbp, 8, { { rbx, -16 } }).saved_below_p ());
}

TEST (FrameRow, UnknownRowsAreNotEqualToKnownOnes)
{
  frame_row lost;
  lost.known = false;
  EXPECT_NE (lost, frame_row ());
  EXPECT_EQ (lost, lost);
}

} // namespace
