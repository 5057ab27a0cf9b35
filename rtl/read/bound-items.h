/* Instructions that must be outlined together.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_READ_BOUND_ITEMS_H
#define OUTLINE_RTL_READ_BOUND_ITEMS_H

#include <string>
#include <vector>

#include "gcc/gcc-compat.h"
#include "rtl/insn/frame-state.h"
#include "rtl/read/insn-class.h"
#include "target/target.h"

namespace outline
{

/* An item of a function before its class has a number.  */
struct raw_item : classified_insn
{
  rtx_insn *insn = NULL;         /* Null: a point that no sequence contains.  */
  float frequency = 0;           /* As insn_item's.  */
  shared_row state;              /* The frame before it, on which code may depend.  */
  bool known = true;             /* STATE describes the frame.  */
  shared_row reported;           /* The frame before it for its cfi_consumer: debuggers may
                                    know one on which no code may depend.  */
  bool popped = false;           /* Unwinders may read a register from a slot that has been
                                    popped.  */
  uint32_t low = 0, high = 0;    /* As insn_item's.  */
  code_section section = CODE_USUAL;
  bool other_section = false;            /* As insn_item's.  */
};

/* ITEMS are all items of a function.  Binds jumps to their labels where they are close together; other
   jumps and labels become points that no sequence contains.  */
void bind_jumps (std::vector<raw_item> &items);

/* Binds instructions of ITEMS that TARGET says belong together (parts_p); one whose other part
   is missing becomes a point that no sequence contains.  */
void bind_parts (std::vector<raw_item> &items, const fold_target &target);

/* Binds a load of the distance to a place (target/constant-tables.h) to the instruction in ITEMS
   that marks the place, where they are close together; otherwise both become points that no
   sequence contains.  */
void bind_places (std::vector<raw_item> &items);

/* Binds those of ITEMS after which code must not return to the items that follow.  USES: what each of ITEMS may be part
   of (item_use).  */
void bind_to_next (std::vector<raw_item> &items, const std::vector<uint8_t> &uses);

} // namespace outline

#endif
