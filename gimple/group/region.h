/* A region: a run of neighbouring statements of one block, and its structure.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_GROUP_REGION_H
#define OUTLINE_GIMPLE_GROUP_REGION_H

#include <stdint.h>
#include <vector>

#include "gimple/number/unit.h"

namespace outline
{

/* What a walk over the statements [START, START + LENGTH) of the text says
   about the use of values in it.

   The operands of a region come in canonical order: those of each statement
   in turn, commutative pairs in an order that depends on the values' part in
   the region and not on how the source was written.  An operand is internal
   when a statement of the region defines it; the others are external, and
   numbered 0, 1, ... in canonical order: the columns.  */
struct region_structure
{
  /* For each operand in canonical order: the offset (statements) in the
     region of its definition plus one, or 0 when it is external.  */
  std::vector<uint32_t> code;
  /* For each column: its value, and its index in unit::operands.  */
  std::vector<value_id> column;
  std::vector<uint32_t> source;
  /* For each column: the number of its value if that is a constant, which can be shared,
     else the first column with the value.  */
  std::vector<uint64_t> part;
  /* For each prefix, by its number of statements less one: how many CODEs and
     COLUMNs it has, and hashes of its CODEs and of its PARTs.  */
  std::vector<uint32_t> code_end, column_end;
  std::vector<uint64_t> hash, equal_hash;

  /* The first column of the statement at OFFSET.  */
  uint32_t first_column (uint32_t offset) const { return offset == 0 ? 0 : column_end[offset - 1]; }
};

/* Computes structures.  Keeps working memory between calls.  */
class region_reader
{
public:
  explicit region_reader (const unit &u)
    : m_unit (u), m_seen (u.values.size (), seen { 0, 0 })
  {}

  /* Fills RESULT with the structure of the region of LENGTH statements at
     START, in time linear in its number of operands.  */
  void read (uint32_t start, uint32_t length, region_structure &result);

private:
  struct seen { uint32_t walk, column; };
  uint64_t rank (value_id v, uint32_t start) const;
  uint32_t canonical_operand (const statement &s, uint32_t i, uint32_t start) const;
  uint64_t add_parts (region_structure &result, uint32_t first, uint64_t equal_hash);

  const unit &m_unit;
  std::vector<seen> m_seen;   /* By value: where the current walk met it.  */
  uint32_t m_walk = 0;
};

/* The definitions of the region [START, START + LENGTH) that are used outside
   of it, as offsets (statements) from START, ascending.  */
void region_outputs (const unit &u, uint32_t start, uint32_t length,
                     std::vector<uint32_t> &result);

/* The offset of its first call from START, or LENGTH if there is none.  */
uint32_t first_call (const unit &u, uint32_t start, uint32_t length);

} // namespace outline

#endif
