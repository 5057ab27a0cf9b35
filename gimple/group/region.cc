/* Regions and their structure.  SPDX-License-Identifier: GPL-3.0-or-later

   Example, three regions of two statements with one shape each:

     A  t_1 = a_2 + b_3;  u_4 = t_1 * a_2;   code 0 0 1 0   column a_2 b_3 a_2
     B  t_5 = c_6 + 7;    u_8 = t_5 * c_6;   code 0 0 1 0   column c_6 7 c_6
     C  t_9 = d_1 + e_2;  u_3 = e_2 * e_2;   code 0 0 0 0   (another structure)

   A and B can share a copy: every external operand may be a parameter, and
   columns that hold equal values at every site become one.  */

#include "gimple/group/region.h"

#include "facts/content-hash.h"

namespace outline
{

/* Orders the values that a commutative pair may hold: what the region
   defines, in order; what it has read already, in order; other names; other
   constants.  START is the first statement of the region.  */
uint64_t
region_reader::rank (value_id v, uint32_t start) const
{
  const value &val = m_unit.values[v];
  if (m_seen[v].walk != m_walk)
    return uint64_t (val.ssa ? 2 : 3) << 32;
  bool internal = val.ssa && val.def != elsewhere && val.def >= start;
  return (uint64_t (internal ? 0 : 1) << 32) + m_seen[v].column;
}

/* Which operand of S, a statement of the region at START, is the Ith in canonical
   order.  */
uint32_t
region_reader::canonical_operand (const statement &s, uint32_t i, uint32_t start) const
{
  if (s.commutative < 0)
    return i;
  uint32_t first = s.commutative;
  if (i != first && i != first + 1)
    return i;
  uint32_t pair = s.first_operand + first;
  bool swapped = (rank (m_unit.operands[pair + 1], start)
                  < rank (m_unit.operands[pair], start));
  return swapped ? 2 * first + 1 - i : i;
}

/* Adds the parts of the columns of RESULT from FIRST on.  Returns EQUAL_HASH with
   them.  */
uint64_t
region_reader::add_parts (region_structure &result, uint32_t first, uint64_t equal_hash)
{
  for (uint32_t c = first; c < result.column.size (); c++)
    {
      value_id v = result.column[c];
      seen &met = m_seen[v];
      if (met.walk != m_walk)
        met = { m_walk, c };
      const value &val = m_unit.values[v];
      uint64_t part = !val.ssa && val.shareable ? (uint64_t (1) << 32) + v
                                                : met.column;
      result.part.push_back (part);
      equal_hash = (equal_hash ^ part) * 0x9e3779b97f4a7c15u;
      equal_hash ^= equal_hash >> 31;
    }
  return equal_hash;
}

void
region_reader::read (uint32_t start, uint32_t length, region_structure &result)
{
  m_walk++;
  result.code.clear ();
  result.column.clear ();
  result.source.clear ();
  result.part.clear ();
  result.code_end.clear ();
  result.column_end.clear ();
  result.hash.clear ();
  result.equal_hash.clear ();

  uint64_t hash = 0x9e3779b97f4a7c15u, equal_hash = 0;
  for (uint32_t position = start; position < start + length; position++)
    {
      const statement &s = m_unit.statements[position];
      uint32_t first_column = result.column.size ();
      for (uint32_t i = 0; i < s.operand_count; i++)
        {
          uint32_t index = s.first_operand + canonical_operand (s, i, start);
          value_id v = m_unit.operands[index];
          const value &val = m_unit.values[v];
          bool internal = (val.ssa && val.def != elsewhere && val.def >= start
                           && val.def < position);
          uint32_t code = internal ? val.def - start + 1 : 0;
          result.code.push_back (code);
          hash = (hash ^ code) * 0x100000001b3u;
          hash ^= hash >> 29;
          if (internal)
            continue;
          result.column.push_back (v);
          result.source.push_back (index);
        }
      /* Only now: the order of operands depends on what earlier statements have
         read and defined.  */
      equal_hash = add_parts (result, first_column, equal_hash);
      if (s.def != no_value)
        m_seen[s.def] = { m_walk, position - start };
      result.code_end.push_back (result.code.size ());
      result.column_end.push_back (result.column.size ());
      result.hash.push_back (hash & hash_mask);
      result.equal_hash.push_back (equal_hash & hash_mask);
    }
}

void
region_outputs (const unit &u, uint32_t start, uint32_t length,
                std::vector<uint32_t> &result)
{
  result.clear ();
  for (uint32_t position = start; position < start + length; position++)
    {
      value_id def = u.statements[position].def;
      if (def != no_value && u.values[def].last_use >= start + length)
        result.push_back (position - start);
    }
}

uint32_t
first_call (const unit &u, uint32_t start, uint32_t length)
{
  uint32_t offset = 0;
  while (offset < length && !u.statements[start + offset].calls)
    offset++;
  return offset;
}

} // namespace outline
