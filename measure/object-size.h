/* How many bytes the functions of the unit take, in the object and on the stack.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_MEASURE_OBJECT_SIZE_H
#define OUTLINE_MEASURE_OBJECT_SIZE_H

#include <array>
#include <functional>
#include <vector>

#include "gcc/pass.h"
#include "measure/properties.h"

namespace outline
{

/* The passes that measure a function: as it is expanded, while it has a CFG, and when its instructions are final.  */
extern const pass_description expanded_pass, protected_pass, measure_pass;

struct function_size
{
  /* Code, its printed name (-mpoke-function-name), unwind entry with its place in the header table, call sites of
     its exception table.  An entry that covers several functions counts for the last of them; where all
     functions share entries (shares_with_neighbours_p), only the rows count for a function.  */
  uint32_t bytes = 0;
  /* What -fstack-usage reports, without what is allocated at run time: the frame,
     pushed arguments, and on x86 the return address.  0 unless GCC counts it.  */
  uint32_t stack = 0;
  /* Of its protected instructions (facts/protected-code.h); zeros if there are none, or they
     are not compared.  */
  std::array<uint64_t, 2> protected_hash = {};
  function_properties properties;
};

struct unit_size
{
  /* In the order of the functions.  */
  std::vector<function_size> functions;
  /* Bytes that count for no function: those of the unwind table, and padding before aligned
     functions.  */
  uint32_t common = 0;
};

/* Starts measuring functions as they are expanded.  ORDER: the functions of the unit;
   COMPARE_PROTECTED: whether to hash protected code.  */
void begin_measuring (const std::vector<cgraph_node *> &order, bool compare_protected);

/* Stops measuring.  */
void end_measuring ();

/* The sizes of the functions of ORDER that have been measured.  Functions for which IN_QUESTION,
   unless it is null, is false count as 0, with what the unwind table has for them.  */
unit_size measured_unit (const std::vector<cgraph_node *> &order,
                         const std::function<bool (cgraph_node *)> &in_question);

} // namespace outline

#endif
