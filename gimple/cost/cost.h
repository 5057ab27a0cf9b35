/* Estimates of the machine code that GIMPLE becomes.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_COST_COST_H
#define OUTLINE_GIMPLE_COST_COST_H

#include "gcc/gcc-compat.h"
#include "gimple/cost/cost-table.h"
#include "gimple/number/unit.h"

namespace outline
{

/* Whether STMT becomes the call of a function.  */
bool becomes_call_p (gimple *stmt);

/* The estimated size of STMT, in tenths of a byte.  */
int statement_size (gimple *stmt);

/* How much smaller a statement with operand V is if an earlier one of its block has used V, so that
   it is in a register.  Tenths of a byte.  */
int repetition_saving (const value &v);

/* The same for STMT, which accesses the object V.  */
int repeated_access_saving (gimple *stmt, const value &v);

/* The estimated size of taking a returned value into NAME, plus the growth of NAME's users, in
   tenths of a byte.  */
int result_size (tree name);

/* How much more it takes to compute NAME as the result of a function, in tenths of
   a byte.  */
int made_result_size (tree name);

/* How much more STMT takes in a function of its own: the address of a
   static array that its own function keeps in a register.  Tenths of a
   byte.  */
int hidden_base_size (gimple *stmt);

/* The estimated size of passing V as an argument, in tenths of a byte.  */
int argument_size (const value &v);

/* The same of ARG, an expression that a statement passes.  */
int plain_argument_size (tree arg);

/* What the memory operand to which POINTER points, an operand of a statement, adds to an instruction.  */
int pointer_size (tree pointer);

} // namespace outline

#endif
