/* What is known of an operand.  SPDX-License-Identifier: GPL-3.0-or-later

   No GCC header is included.  */

#ifndef OUTLINE_GIMPLE_NUMBER_OPERAND_FACTS_H
#define OUTLINE_GIMPLE_NUMBER_OPERAND_FACTS_H

#include <cstdint>

namespace outline
{

/* An index into unit::values.  */
typedef uint32_t value_id;

/* How a value of a type travels between a function and its caller.  */
enum passing
{
  PASS_INTEGER,   /* In one integer register.  */
  PASS_FLOAT,     /* In one floating-point register; see float_registers_p.  */
  PASS_NOT        /* Not in one register: never a parameter or a result.  */
};

/* What decides whether and how a value is passed.  */
struct operand_facts
{
  /* A constant that may be named in any function (not the address of a
     local).  */
  bool shareable;
  passing how;
  /* Its number in type_table::compatible.  */
  uint32_t type = 0;
  /* Integer constants that fit: their value.  */
  bool has_number = false;
  int64_t number = 0;
};

} // namespace outline

#endif
