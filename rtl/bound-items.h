/* Instructions that only together are what they are.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_BOUND_ITEMS_H
#define OUTLINE_RTL_BOUND_ITEMS_H

#include <string>
#include <vector>

#include "plugin/gcc-compat.h"
#include "rtl/frame-state.h"
#include "rtl/insn-class.h"
#include "target/target.h"

namespace outline
{

/* An item of a function before it is known which classes there are.  */
struct raw_item : classified_insn
{
  rtx_insn *insn = NULL;         /* Null: a point that no sequence contains.  */
  float frequency = 0;           /* As insn_item's.  */
  shared_row state;              /* The frame before it, as code may depend on it.  */
  bool known = true;             /* That tells it.  */
  shared_row told;               /* The same for whom frames are told.  */
  bool popped = false;           /* frame_row::saved_below_p.  */
  uint32_t low = 0, high = 0;    /* As insn_item's.  */
  code_section section = CODE_USUAL;
  bool apart = false;            /* As insn_item's.  */
};

/* Binds jumps and labels in ITEMS, all of a function, where they stand close
   together; the others become points that no sequence contains.  */
void bind_jumps (std::vector<raw_item> &items);

/* Binds what TARGET says belongs together (parts_p); parts that are alone become
   points that no sequence contains.  */
void bind_parts (std::vector<raw_item> &items, const fold_target &target);

/* Binds what loads the distance of a place and what marks the place, where they
   stand close together; else they become points that no sequence contains.  */
void bind_places (std::vector<raw_item> &items);

} // namespace outline

#endif
