/* The jumps of a function, and the places where others can be added, with their addresses.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_FOLD_PLACED_JUMPS_H
#define OUTLINE_RTL_FOLD_PLACED_JUMPS_H

#include <vector>

#include "rtl/insn/frame-state.h"
#include "rtl/read/function-reader.h"
#include "target/target.h"

namespace outline
{

/* A jump to a label.  */
struct placed_jump
{
  rtx_insn *insn;
  int address;              /* From the start of the function, in bytes.  */
  short_jump_form form;
  float frequency;          /* For each entry of the function.  */
};

/* Jumps of one part of a function that have the same target.  */
struct jump_group
{
  rtx_insn *target;
  bool second_part;         /* The jumps are in it; the target may not be.  */
  shared_row frame;         /* At all of them, and at the target.  */
  std::vector<placed_jump> jumps; /* By ascending address.  */
};

/* A point after a barrier, where an island can be added: nothing falls into it.  */
struct island_place
{
  int address;              /* From the start of the function, in bytes.  */
  bool second_part;
  rtx_insn *barrier;
  shared_row frame;         /* Directly after BARRIER.  */
  std::vector<rtx_insn *> notes; /* Those before the next instruction that change the frame; labels may be
                                    between them.  */
  shared_row last_frame;    /* After the last of NOTES; null if there is none.  */

  /* Whether ROW is the row directly after BARRIER; whether it is the one after the last of NOTES.  Both
     false if a row is not known.  */
  bool begins_with_p (const frame_rules &row) const { return row.known && *frame == row; }
  bool ends_with_p (const frame_rules &row) const { return row.known && last_frame && *last_frame == row; }
};

struct placed_jumps
{
  std::vector<jump_group> groups;   /* In the order of their first jumps.  */
  std::vector<island_place> places; /* By ascending address.  */
};

/* Reads the current function, whose instructions have lengths and FREQUENCIES.  */
placed_jumps read_placed_jumps (const fold_target &target, const insn_frequencies &frequencies);

} // namespace outline

#endif
