/* The text of a fragment from the texts of its instructions.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "program/compose.h"
#include "testsuite/unit/units.h"

#include <gtest/gtest.h>

using namespace outline;

namespace
{

using namespace sample;

std::string
composed (fragment_kind kind, const std::vector<class_text> &insns,
          const std::vector<std::string> &frames)
{
  std::vector<const class_text *> pointers;
  std::vector<const std::string *> rows;
  for (const class_text &text : insns)
    pointers.push_back (&text);
  for (const std::string &row : frames)
    rows.push_back (&row);
  rows.resize (insns.size () + 1);
  composed_fragment result;
  fragment_context c = context ();
  return compose (kind, c, pointers, rows, &result) ? result.unwound_text () : "none";
}

TEST (Compose, CalledFragmentHasRoomForItsCalls)
{
  EXPECT_EQ (composed (FRAGMENT_CALLED, { reference, call, reference }, {}),
             "\tpush room\n" + deeper + "\tload+16\n\tcall\n\tdrop after call\n"
             "\tload+8\n\tret\n");
  EXPECT_EQ (composed (FRAGMENT_CALLED, { reference, plain }, {}), "\tload+8\n\tmov\n\tret\n");
}

/* Where the stack pointer moves, the room is taken back at the end.  */
TEST (Compose, RoomStaysWhereTheStackMoves)
{
  class_text push = insn ("push");
  push.moves_stack = true;
  EXPECT_EQ (composed (FRAGMENT_CALLED, { call, push }, {}),
             "\tpush room\n" + deeper + "\tcall\n\tpush\n\tdrop room\n\tret\n");
}

TEST (Compose, ThunkEndsInAJump)
{
  EXPECT_EQ (composed (FRAGMENT_THUNK, { call, plain, call }, {}),
             "\tpush room\n" + deeper + "\tcall\n\tdrop after call\n\tmov\n"
             "\tjump for call\n");
  EXPECT_EQ (composed (FRAGMENT_THUNK, { plain, plain }, {}), "none");
}

TEST (Compose, TailHasTheFramesOfItsSites)
{
  EXPECT_EQ (composed (FRAGMENT_TAIL, { plain, ret }, { deeper, "" }),
             deeper + "\tmov\n\tret\n");
  EXPECT_EQ (composed (FRAGMENT_TAIL, { plain, ret }, { deeper }), "none");
}

TEST (Compose, RegisterCallPutsTheAddressBack)
{
  EXPECT_EQ (composed (FRAGMENT_REGISTER_CALL, { plain }, { "", deeper }),
             "\ttake\n\tmov\n" + deeper
             + "\tgive\n\t.cfi_def_cfa_offset 24\n\trep ret\n");
}

TEST (Compose, FramesAreParsedAndChanged)
{
  fragment_context c = context ();
  parsed_frame start (c), frame (c);
  EXPECT_TRUE (frame.apply ("\t.cfi_def_cfa 6, 24\n\t.cfi_offset 3, -16\n"));
  EXPECT_EQ (frame.directives (start), "\t.cfi_def_cfa 6, 24\n\t.cfi_offset 3, -16\n");
  EXPECT_EQ (start.directives (frame), "\t.cfi_def_cfa 7, 8\n\t.cfi_restore 3\n");
  EXPECT_FALSE (frame.apply ("\t.cfi_escape 1\n"));
}

} // namespace
