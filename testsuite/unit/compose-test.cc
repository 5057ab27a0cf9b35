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
  std::vector<frame_rules> parsed;
  std::vector<const frame_rules *> rows;
  for (const class_text &text : insns)
    pointers.push_back (&text);
  fragment_context c = context ();
  for (const std::string &row : frames)
    {
      parsed.push_back (c.start ());
      EXPECT_TRUE (parsed.back ().apply (row));
    }
  for (const frame_rules &row : parsed)
    rows.push_back (&row);
  rows.resize (insns.size () + 1);
  composed_fragment result;
  return compose (kind, c, pointers, rows, &result) ? result.full_text (c.start ()) : "none";
}

TEST (Compose, CalledFragmentHasRoomForItsCalls)
{
  EXPECT_EQ (composed (FRAGMENT_CALLED, { reference, call, reference }, {}),
             "\tpush room\n" + deeper + "\tload+16\n\tcall\n\tdrop after call\n"
             "\tload+8\n\tret\n");
  EXPECT_EQ (composed (FRAGMENT_CALLED, { reference, plain }, {}), "\tload+8\n\tmov\n\tret\n");
}

/* The same where a register may be saved beside the return address: the first one that the fragment does not change,
   and none if it changes all.  A return that takes the room back comes last, as no other is needed then.  */
TEST (Compose, RoomSavesARegisterThatTheFragmentLeavesAlone)
{
  fragment_context c = context ();
  c.unwound = false;
  c.rooms = { { "", "", "\tpush r4\n", "\tpop r4\n", "\tpop r4, pc\n", "", "" },
              { "", "", "\tpush r5\n", "\tpop r5\n", "\tpop r5, pc\n", "", "" },
              { "", "", "\tpush\n", "\tpop\n", "", "", "" } };
  class_text first = insn ("r4 = 1"), both = insn ("r4 = r5 = 1");
  first.rooms_changed = 1, both.rooms_changed = 3;
  auto composed_in = [&] (fragment_kind kind, const class_text &other) {
    composed_fragment result;
    std::vector<const frame_rules *> rows (4);
    return compose (kind, c, { &other, &call, &call }, rows, &result) ? result.full_text (c.start ()) : "none";
  };
  EXPECT_EQ (composed_in (FRAGMENT_CALLED, plain), "\tpush r4\n\tmov\n\tcall\n\tcall\n\tpop r4, pc\n");
  EXPECT_EQ (composed_in (FRAGMENT_CALLED, first), "\tpush r5\n\tr4 = 1\n\tcall\n\tcall\n\tpop r5, pc\n");
  EXPECT_EQ (composed_in (FRAGMENT_CALLED, both),
             "\tpush\n\tr4 = r5 = 1\n\tcall\n\tcall\n\tdrop after call\n\tret\n");
  EXPECT_EQ (composed_in (FRAGMENT_THUNK, first), "\tpush r5\n\tr4 = 1\n\tcall\n\tpop r5\n\tjump for call\n");
}

/* Constants go along, each once, after the last instruction, if all loads reach them: where it is needed, the near ones
   first.  */
TEST (Compose, ConstantsFollowTheInstructions)
{
  EXPECT_EQ (composed (FRAGMENT_CALLED, { load ("x"), load ("y"), load ("x") }, {}),
             "\tldr @0\n\tldr @1\n\tldr @0\n\tret\n\t.align 2\n@0:\n\t.word x\n@1:\n\t.word y\n\t@ end\n");
  /* The instruction, room, return, padding.  */
  const uint32_t near = 2 + 8 + 1 + 3;
  EXPECT_EQ (composed (FRAGMENT_CALLED, { load ("x", near - 1) }, {}), "none");
  EXPECT_NE (composed (FRAGMENT_CALLED, { load ("x", near) }, {}), "none");
  EXPECT_NE (composed (FRAGMENT_CALLED, { load ("x"), load ("y", near + 4) }, {}), "none");
  EXPECT_EQ (composed (FRAGMENT_CALLED, { load ("x"), load ("y", near + 3) }, {}),
             "\tldr @0\n\tldr @1\n\tret\n\t.align 2\n@1:\n\t.word y\n@0:\n\t.word x\n\t@ end\n");
  EXPECT_EQ (composed (FRAGMENT_CALLED, { load ("x", near + 5), load ("y", near + 3) }, {}), "none");
  EXPECT_EQ (composed (FRAGMENT_CALLED, { load ("x", near), load ("x") }, {}), "none");
}

/* Labels of jumps and of constants have numbers in the order in which they come, constants where they are loaded.  */
TEST (Compose, LabelsAreNumberedInOrder)
{
  EXPECT_EQ (composed (FRAGMENT_CALLED, { label ("4"), jump (2), load ("x"), label ("-2"), jump (-4) }, {}),
             "@0:\n\tjne @2\n\tldr @1\n@2:\n\tjne @0\n\tret\n\t.align 2\n@1:\n\t.word x\n\t@ end\n");
}

TEST (Compose, JumpsHaveTheirLabels)
{
  EXPECT_EQ (composed (FRAGMENT_CALLED, { jump (2), plain, label ("-2") }, {}), "\tjne @0\n\tmov\n@0:\n\tret\n");
  for (int distance : { 1, 3, -1 })
    EXPECT_EQ (composed (FRAGMENT_CALLED, { jump (distance), plain, label ("-2") }, {}), "none") << distance;
  class_text unbound = jump (2);
  unbound.bound.clear ();
  EXPECT_EQ (composed (FRAGMENT_CALLED, { unbound, plain, label ("-2") }, {}), "none");
}

/* A jump on two conditions names its label twice.  */
TEST (Compose, AllNamesOfALabelGetItsNumber)
{
  class_text twice = jump (2);
  for (std::string *form : { &twice.plain, &twice.called, &twice.inner })
    *form += *form;
  EXPECT_EQ (composed (FRAGMENT_CALLED, { label ("4"), twice, plain, label ("-2"), jump (-4) }, {}),
             "@0:\n\tjne @1\n\tjne @1\n\tmov\n@1:\n\tjne @0\n\tret\n");
}

/* Control may bypass the last call.  */
TEST (Compose, RoomStaysWhereThereAreLabels)
{
  EXPECT_EQ (composed (FRAGMENT_CALLED, { jump (2), call, label ("-2"), plain }, {}),
             "\tpush room\n" + deeper + "\tjne @0\n\tcall\n@0:\n\tmov\n\tdrop room\n\tret\n");
}

/* Where the stack pointer moves, the room is taken back at the end.  */
TEST (Compose, RoomStaysWhereTheStackMoves)
{
  class_text push = insn ("push");
  push.moves_stack = true;
  EXPECT_EQ (composed (FRAGMENT_CALLED, { call, push }, {}),
             "\tpush room\n" + deeper + "\tcall\n\tpush\n\tdrop room\n\tret\n");
}

/* An instruction without a text is left out only if it is one of which nothing is printed.  */
TEST (Compose, SilentInstructionsAreNotPrinted)
{
  class_text tie = plain;
  tie.called.clear ();
  EXPECT_EQ (composed (FRAGMENT_CALLED, { tie, reference }, {}), "none");
  tie.silent = true;
  EXPECT_EQ (composed (FRAGMENT_CALLED, { tie, reference }, {}), "\tload+8\n\tret\n");
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

/* Label numbers are put only where labels are, not into what is printed like one.  */
TEST (Compose, OnlyLabelsGetNumbers)
{
  EXPECT_EQ (labelled (std::string ("\tjmp \"x@0\"\n\tjne ") + label_mark + "1\n", ".L", 7),
             "\tjmp \"x@0\"\n\tjne .L8\n");
  EXPECT_EQ (replace_label (".L1:\n\tjne .L1\n\tjne .L12\n\tjne x.L1\n\tjne _.L1", ".L1", "@"),
             "@:\n\tjne @\n\tjne .L12\n\tjne x.L1\n\tjne _.L1");
}

/* The label of a place that a constant is relative to has a number, too, after that of the constant.  */
TEST (Compose, PlacesHaveNumbers)
{
  class_text relative = load ("x-(.P3+8)");
  relative.place = ".P3";
  EXPECT_EQ (composed (FRAGMENT_CALLED, { relative, load ("y"), insn ("add .P3") }, {}),
             "\tldr @0\n\tldr @2\n\tadd @1\n\tret\n\t.align 2\n@0:\n\t.word x-(@1+8)\n@2:\n\t.word y\n\t@ end\n");
}

TEST (Compose, FramesAreParsedAndChanged)
{
  const frame_rules start = context ().start ();
  frame_rules frame = start;
  EXPECT_TRUE (frame.apply ("\t.cfi_def_cfa 6, 24\n\t.cfi_offset 3, -16\n"));
  EXPECT_EQ (frame.directives (start), "\t.cfi_def_cfa 6, 24\n\t.cfi_offset 3, -16\n");
  EXPECT_EQ (start.directives (frame), "\t.cfi_def_cfa 7, 8\n\t.cfi_restore 3\n");
  EXPECT_FALSE (frame.apply ("\t.cfi_escape 1\n"));
}

} // namespace
