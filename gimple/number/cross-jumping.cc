/* What GCC itself shares: the ends of blocks.  SPDX-License-Identifier: GPL-3.0-or-later

   Two ends of blocks are merged as far as their statements have equal symbols and their operands are in the same
   registers: they are one value, or both are defined in the part that is merged, at the same distance from the
   end.

     a_1 = f (x_2);  g (a_1, 1);  goto L      the same, if x_2 is x_3
     b_4 = f (x_3);  g (b_4, 1);  goto L      else nothing: b_4 is not a_1 unless its definition is merged

   Where the program ends, constants may differ: what loads them, before the rest, stays twice, and constants that are
   loaded before, which an outlined function needs not be told.

     report (a_1, "too small");  exit (1)     the same, after the text is in its register
     report (a_1, "too large");  exit (1)
     report ("%s at %d", "a.c", 7);           the same, after 7 is; "%s at %d" and "a.c" are loaded at each place
     report ("%s at %d", "a.c", 9);  */

#include "gimple/number/cross-jumping.h"

#include "gimple/cost/cost-table.h"

namespace outline
{

/* The end of a block is compared with at most this many others.  */
static const size_t most_tails = 16;

/* Whether A in the end TA of a block and B in TB are in one register if what
   defines them is merged: they are one value, or defined at the same distance
   from the end, or constants of ends that go nowhere.  *DEEPEST becomes at
   least that distance.  */
bool
cross_jumping::corresponds (value_id a, const tail &ta, value_id b, const tail &tb,
                            uint32_t *deepest) const
{
  if (a == b || (!ta.on && !m_unit.values[a].ssa && !m_unit.values[b].ssa))
    return true;
  uint32_t da = m_unit.values[a].def, db = m_unit.values[b].def;
  if (da == elsewhere || db == elsewhere || da < ta.begin || db < tb.begin
      || ta.end - da != tb.end - db)
    return false;
  *deepest = MAX (*deepest, ta.end - da);
  return true;
}

/* Whether what A and B hand on to the same block is in the same registers if the
   definitions that *DEEPEST becomes the distance of are merged.  */
bool
cross_jumping::same_results_p (const tail &a, const tail &b, uint32_t *deepest) const
{
  if (!a.on)
    return true;
  for (gphi_iterator phi = gsi_start_phis (a.on->dest); !gsi_end_p (phi);
       gsi_next (&phi))
    {
      tree s = PHI_ARG_DEF_FROM_EDGE (phi.phi (), a.on);
      tree t = PHI_ARG_DEF_FROM_EDGE (phi.phi (), b.on);
      if (virtual_operand_p (s) || operand_equal_p (s, t))
        continue;
      auto v = m_names.find (s), w = m_names.find (t);
      if (v == m_names.end () || w == m_names.end ()
          || !corresponds (v->second, a, w->second, b, deepest))
        return false;
    }
  return true;
}

/* How many statements at the end of A and of B cross jumping finds equal.  */
uint32_t
cross_jumping::merged_length (const tail &a, const tail &b) const
{
  uint32_t most = MIN (a.end - a.begin, b.end - b.begin);
  uint32_t length = 0, deepest = 0;
  if (!same_results_p (a, b, &deepest))
    return 0;
  for (uint32_t n = 1; n <= most; n++)
    {
      if (m_unit.text[a.end - n] != m_unit.text[b.end - n])
        break;
      const statement &s = m_unit.statements[a.end - n];
      const statement &t = m_unit.statements[b.end - n];
      bool same = true;
      for (uint32_t i = 0; same && i < s.operand_count; i++)
        same = corresponds (m_unit.operands[s.first_operand + i], a,
                            m_unit.operands[t.first_operand + i], b,
                            &deepest);
      if (!same)
        break;
      if (deepest <= n)
        length = n;
    }
  return length;
}

/* What stays of the call S, which is merged with T, but for constants in which they differ.  In tenths of a byte.  */
int
cross_jumping::unmerged_size (const statement &s, const statement &t) const
{
  int equal = 0, unmerged = 0;
  for (uint32_t i = 0; s.calls && i < s.operand_count; i++)
    {
      value_id v = m_unit.operands[s.first_operand + i], w = m_unit.operands[t.first_operand + i];
      if (m_unit.values[v].ssa)
        continue;
      if (v == w)
        equal++;
      else
        unmerged = equal * target_costs ().argument;
    }
  return unmerged;
}

void
cross_jumping::merge_end (basic_block bb, uint32_t begin)
{
  tail now = { begin, (uint32_t) m_unit.text.size (),
               single_succ_p (bb) ? single_succ_edge (bb) : NULL };
  if (now.begin == now.end)
    return;
  int next = now.on ? now.on->dest->index : EXIT_BLOCK;
  std::vector<tail> &others
    = m_tails[std::make_pair (next, m_unit.text.back ())];
  uint32_t length = 0, end = 0;
  for (const tail &other : others)
    if (uint32_t merged = merged_length (other, now); merged > length)
      {
        length = merged;
        end = other.end;
      }
  for (uint32_t n = 1; n <= length; n++)
    {
      statement &s = m_unit.statements[now.end - n];
      s.merged = true;
      s.unmerged = unmerged_size (s, m_unit.statements[end - n]);
    }
  if (others.size () < most_tails && length < now.end - now.begin)
    others.push_back (now);
}

} // namespace outline
