/* The compilation unit as a string of integers.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_NUMBER_UNIT_H
#define OUTLINE_GIMPLE_NUMBER_UNIT_H

#include <stdint.h>
#include <unordered_set>
#include <vector>

#include "core/linked-worth.h"
#include "gcc/gcc-compat.h"
#include "gimple/number/legality.h"
#include "gimple/number/operand-facts.h"
#include "gimple/number/types.h"

namespace outline
{

const value_id no_value = UINT32_MAX;

/* A text position that no statement has: "used somewhere else".  */
const uint32_t elsewhere = UINT32_MAX;

/* What an operand is: an SSA name, a constant, or the address of an
   object.  Two operands with the same value_id are interchangeable.  */
struct value : operand_facts
{
  /* The SSA name or constant; for OBJECT_ADDRESS the object.  */
  tree t;
  bool object_address = false;
  bool ssa = false;
  /* SSA: the position of the statement that defines it, or ELSEWHERE; and the
     largest position of a use when all uses are in the same block as the
     definition and take part, else ELSEWHERE.  */
  uint32_t def = elsewhere, last_use = elsewhere;
};

/* One position of the text.  */
struct statement
{
  gimple *stmt;             /* Null: a barrier.  */
  uint32_t function;        /* Index into unit::functions.  */
  uint32_t first_operand, operand_count = 0; /* In unit::operands.  */
  int commutative = -1;     /* See describer::commutative.  */
  value_id def = no_value;  /* The SSA name it defines, or no_value.  */
  bool calls = false;       /* It is a call of a function.  */
  bool noreturn = false;    /* ... that does not return.  */
  int landing = 0;          /* The number of the landing pad or exception region that
                               receives what it throws, or 0.  */
  /* No region ends here that begins before this position: its statements
     throw to different places.  */
  uint32_t earliest_start = 0;
  int size = 0;             /* Estimated, in tenths of a byte.  */
  float frequency = 0;      /* How often it is executed, as entry_frequencies
                               counts.  */
  bool merged = false;      /* GCC merges it with that of another block (cross
                               jumping) ... */
  int unmerged = 0;         /* ... but for what takes as much, as SIZE.  */
  /* The floating-point registers of values that live across it, and across no
     call of the function.  */
  unsigned floats_across = 0;
};

struct unit_function
{
  cgraph_node *node;
  function *fn;
  /* Makes calls that are not tail calls.  */
  bool calls;
  /* A variable in memory would make GCC guard its stack (gains_guard_p).  */
  bool gains_guard;
  uint32_t linked_group;
};

/* A reason why something is left alone.  STMT is null for a whole
   function.  */
struct refused
{
  refusal why;
  cgraph_node *node;
  gimple *stmt;
};

struct unit
{
  std::vector<unit_function> functions;
  std::vector<uint32_t> text;          /* A symbol a position, dense.  */
  std::vector<statement> statements;   /* Parallel to TEXT.  */
  std::vector<value_id> operands;      /* Of all statements, one after the other.  */
  std::vector<value> values;
  std::vector<refused> refusals;
  uint32_t alphabet = 0;               /* Symbols are below it.  */
  bool calls_disturbed = false;        /* See calls_disturbed_p.  */
  double price = 0;                    /* Of one more executed instruction, in tenths of a byte.  */

  /* The function of the statement at POSITION, and the value that this defines.  */
  const unit_function &function_at (uint32_t position) const { return functions[statements[position].function]; }
  const value &definition_at (uint32_t position) const { return values[statements[position].def]; }
};

/* Numbers the statements of the functions of ORDER, whose bodies must be
   finished (gcc/pipeline.h).  Those of LEAVE do not take
   part.  Statements of equal shape in functions of one class have equal
   symbols; a block's end and whatever must not be
   outlined has a symbol of its own.  Labels, debug statements, clobbers and
   no-ops have no position.  Time and space are linear in the size of the
   unit.  The unit refers to the trees and statements: no garbage collection
   may happen while it lives.  Uses gimple_uid of all statements.  */
unit number_unit (const std::vector<cgraph_node *> &order,
                  const function_reasons &leave);

/* Whether statement S ends its block, and may be the last one of a region.  */
inline bool
ends_block_p (const statement &s)
{
  return s.noreturn || s.landing > 0;
}

/* The value of T, a constant or, with OBJECT_ADDRESS, an object of which it is the address, but for the number of its
   type.  */
value constant_value (tree t, bool object_address);

/* Whether STMT has no position in the text and may be dropped from a region.  */
bool transparent_p (const gimple *stmt);

} // namespace outline

#endif
