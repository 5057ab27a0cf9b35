/* How many bytes the functions of the unit take, in the object and on the stack.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_MEASURE_OBJECT_SIZE_H
#define OUTLINE_MEASURE_OBJECT_SIZE_H

#include <vector>

#include "gcc/pass.h"
#include "gcc/unwind.h"
#include "measure/record.h"

namespace outline
{

/* The passes that measure a function: as it is expanded, while it has a CFG, and when its instructions are final.  */
extern const pass_description expanded_pass, protected_pass, measure_pass;

/* Starts measuring functions as they are expanded.  ORDER: the functions of the unit;
   COMPARE_PROTECTED: whether to hash protected code.  */
void begin_measuring (const std::vector<cgraph_node *> &order, bool compare_protected);

/* Stops measuring.  */
void end_measuring ();

/* Sets what has been measured in RECORDS, of the functions of ORDER and in their order.  Returns the bytes that they
   take: code with the padding before aligned functions, printed names (-mpoke-function-name), call sites of exception
   tables, and the unwind table, of UNWIND, with its header table.  */
uint64_t measure_unit (const std::vector<cgraph_node *> &order, const unwind_table &unwind,
                       std::vector<function_record> &records);

} // namespace outline

#endif
