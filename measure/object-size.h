/* How many bytes the functions of the unit take, in the object and on the stack.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_MEASURE_OBJECT_SIZE_H
#define OUTLINE_MEASURE_OBJECT_SIZE_H

#include <array>
#include <vector>

#include "gcc/pass.h"
#include "measure/properties.h"

namespace outline
{

/* The passes that measure a function: as it is expanded, while it has a CFG, and when its instructions are final.  */
extern const pass_description expanded_pass, protected_pass, measure_pass;

struct measured_function
{
  /* What -fstack-usage reports, without what is allocated at run time: the frame,
     pushed arguments, and on x86 the return address.  0 unless GCC counts it.  */
  uint32_t stack = 0;
  /* Of its protected instructions (facts/protected-code.h); zeros if there are none, or they
     are not compared.  */
  std::array<uint64_t, 2> protected_hash = {};
  function_properties properties;
};

struct measured_unit
{
  std::vector<measured_function> functions; /* In their order.  */
  /* Code with the padding before aligned functions, printed names (-mpoke-function-name), call sites of exception
     tables, and the unwind table with its header table.  */
  uint64_t bytes = 0;
};

/* Starts measuring functions as they are expanded.  ORDER: the functions of the unit;
   COMPARE_PROTECTED: whether to hash protected code.  */
void begin_measuring (const std::vector<cgraph_node *> &order, bool compare_protected);

/* Stops measuring.  */
void end_measuring ();

/* What the functions of ORDER that have been measured take.  */
measured_unit measure_unit (const std::vector<cgraph_node *> &order);

} // namespace outline

#endif
