/* Floating-point values that calls would have to keep.  SPDX-License-Identifier: GPL-3.0-or-later

   Calls keep few floating-point registers, on x86-64 none, and who uses those has to save them: where statements become
   a call in the middle of a computation, whatever of it lives on goes to memory and comes back.

   A value lives from its definition (what is defined elsewhere, from the start) to its last use in the text; one that
   a PHI takes, at least to the end of its block.  Those that live across a call that the function makes already are in
   memory, and do not count.

   Example, in a function without calls:

     a_1 = *p_2;  b_3 = *q_4;  *r_5 = 7;  c_6 = a_1 + b_3;   across  0  1  2  0

   Limits: loops are taken for straight code.  */

#include "gimple/number/live-floats.h"

#include <map>

#include "gimple/cost/cost.h"

namespace outline
{

/* How many floating-point registers the value V takes, or 0 if it is kept elsewhere.  Vectors that the machine does not
   have are taken apart later.  */
static int
float_registers_of (const value &v)
{
  tree type = TREE_TYPE (v.t);
  if (!v.ssa)
    return 0;
  if (VECTOR_TYPE_P (type))
    return TYPE_MODE (type) == BLKmode ? constant_lower_bound (TYPE_VECTOR_SUBPARTS (type)) : 1;
  return SCALAR_FLOAT_TYPE_P (type) ? 1 : COMPLEX_FLOAT_TYPE_P (type) ? 2 : 0;
}

void
count_floats_across (unit &u, uint32_t first)
{
  if (!float_registers_p ())
    return;
  const uint32_t end = u.text.size ();
  /* By value: the first position that it lives across, and the one where it is used last.  */
  std::map<value_id, std::pair<uint32_t, uint32_t>> lives;
  std::vector<value_id> leaving; /* Values of this block that others use.  */
  std::vector<uint32_t> calls (1); /* By position from FIRST on: calls before it.  */
  auto end_block = [&] (uint32_t at) {
    for (value_id v : leaving)
      lives[v].second = at;
    leaving.clear ();
  };
  const_basic_block bb = NULL;
  for (uint32_t at = first; at < end; at++)
    {
      const statement &s = u.statements[at];
      calls.push_back (calls.back () + s.calls);
      if (s.stmt && gimple_bb (s.stmt) != bb)
        {
          end_block (at);
          bb = gimple_bb (s.stmt);
        }
      for (uint32_t i = s.first_operand; i < s.first_operand + s.operand_count; i++)
        if (float_registers_of (u.values[u.operands[i]]))
          lives.emplace (u.operands[i], std::make_pair (first, at)).first->second.second = at;
      if (s.def == no_value || !float_registers_of (u.values[s.def]))
        continue;
      lives[s.def] = { at + 1, at + 1 };
      if (u.values[s.def].last_use == elsewhere)
        leaving.push_back (s.def);
    }
  end_block (end);
  std::vector<int> change (end - first + 1);
  for (const auto &[v, life] : lives)
    if (calls[life.first - first] == calls[life.second - first])
      {
        change[life.first - first] += float_registers_of (u.values[v]);
        change[life.second - first] -= float_registers_of (u.values[v]);
      }
  int living = 0;
  for (uint32_t at = first; at < end; at++)
    u.statements[at].floats_across = living += change[at - first];
}

} // namespace outline
