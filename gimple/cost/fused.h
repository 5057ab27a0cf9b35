/* Statements that become part of another instruction.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_COST_FUSED_H
#define OUTLINE_GIMPLE_COST_FUSED_H

#include "gcc/gcc-compat.h"

namespace outline
{

/* The statement that is the only user of NAME and is in the same block as
   its definition, or null.  */
gimple *only_user (tree name);

/* The memory that STMT, an assignment, stores to or loads from; null if it does neither.  */
tree accessed_by (const gassign *stmt);

/* Whether NAME, a pointer, is used only as the base of an access: its addition
   becomes part of the address.  */
bool address_fused_p (tree name);

/* Whether the value that is loaded into NAME becomes the memory operand of the
   only instruction that uses it.  */
bool load_fused_p (tree name);

/* Whether STORE writes back to where an operand of the statement that computed
   its value was loaded from: one instruction with a memory operand.  */
bool updates_memory_p (gassign *store);

/* Whether NAME is an index that is only added to a pointer.  */
bool index_fused_p (tree name);

/* Whether SHIFT becomes part of the instruction that uses its result.  */
bool shift_fused_p (gassign *shift);

/* Whether NAME, a truth value, decides a jump and is needed for nothing else.
   At most DEPTH more statements are looked through, or chains of them would
   take time quadratic in their length.  */
bool feeds_jump_p (tree name, int depth = 8);

} // namespace outline

#endif
