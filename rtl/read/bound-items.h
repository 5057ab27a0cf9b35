/* Instructions that must be outlined together.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_READ_BOUND_ITEMS_H
#define OUTLINE_RTL_READ_BOUND_ITEMS_H

#include <vector>

#include "rtl/read/insn-class.h"
#include "target/target.h"

namespace outline
{

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
