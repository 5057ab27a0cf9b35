/* Which operands of similar regions become parameters.  SPDX-License-Identifier: GPL-3.0-or-later

   Example, three sites of "x = a + C; store (p, x, C + 8)":

     columns   a     C   p     C+8      parameters: a, C, p, C + 8
     site 1    a_1   4   p_2   12
     site 2    b_7   16  p_3   24
     site 3    c_2   4   p_9   12  */

#include "gimple/plan/parameters.h"

namespace outline
{

namespace
{

/* Whether columns A and B of TABLE are equal at every site.  */
bool
equal_p (const operand_table &table, uint32_t a, uint32_t b)
{
  for (uint32_t site = 0; site < table.site_count (); site++)
    if (table.value (a, site) != table.value (b, site))
      return false;
  return true;
}

/* Hashes column C of TABLE.  Sets *SAME to whether all its values are one.  */
uint64_t
hash_column (const operand_table &table, uint32_t c, bool *same)
{
  uint64_t hash = 0;
  *same = true;
  for (uint32_t site = 0; site < table.site_count (); site++)
    {
      value_id v = table.value (c, site);
      *same &= v == table.value (c, 0);
      hash = (hash ^ v) * 0x9e3779b97f4a7c15u;
      hash ^= hash >> 31;
    }
  return hash;
}

} // namespace

parameter_choice
choose_parameters (const operand_table &table, const facts_lookup &facts)
{
  parameter_choice choice;
  std::vector<uint64_t> hashes (table.width);
  choice.column_parameter.assign (table.width, stays_inside);
  for (uint32_t c = 0; c < table.width; c++)
    {
      bool same;
      hashes[c] = hash_column (table, c, &same);
      if (same && facts (table.value (c, 0)).shareable)
        continue;
      int &chosen = choice.column_parameter[c];
      for (uint32_t i = 0; i < choice.parameters.size () && chosen == stays_inside; i++)
        {
          uint32_t other = choice.parameters[i].column;
          if (hashes[other] == hashes[c] && equal_p (table, other, c))
            chosen = i;
        }
      if (chosen != stays_inside)
        continue;
      for (uint32_t site = 0; site < table.site_count (); site++)
        choice.passable &= facts (table.value (c, site)).how != PASS_NOT;
      chosen = choice.parameters.size ();
      choice.parameters.push_back ({ c });
    }
  return choice;
}

void
order_parameters (parameter_choice &choice, const std::vector<int> &wanted)
{
  /* PLACE[i]: the old index of the new parameter i.  */
  uint32_t n = choice.parameters.size ();
  std::vector<int> place (n, -1);
  std::vector<bool> placed (n, false);
  for (uint32_t arg = 0; arg < wanted.size () && arg < n; arg++)
    {
      int i = wanted[arg];
      if (i >= 0 && !placed[i])
        {
          place[arg] = i;
          placed[i] = true;
        }
    }
  uint32_t next = 0;
  for (uint32_t i = 0; i < n; i++)
    if (!placed[i])
      {
        while (place[next] >= 0)
          next++;
        place[next] = i;
      }

  std::vector<parameter> old = choice.parameters;
  std::vector<int> now (n);
  for (uint32_t i = 0; i < n; i++)
    now[place[i]] = i;
  for (uint32_t i = 0; i < n; i++)
    choice.parameters[i] = old[place[i]];
  for (int &parameter : choice.column_parameter)
    if (parameter != stays_inside)
      parameter = now[parameter];
}

} // namespace outline
