/* Which operands of similar regions become parameters.  SPDX-License-Identifier: GPL-3.0-or-later

   Example, three sites of "x = a + C; store (p, x, C + 8)":

     columns   a     C   p     C+8      parameters: a, C, p; C + 8 is computed
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

/* Whether column B of TABLE is greater than A by one number at all sites, and sets *DISTANCE to it.  */
bool
fixed_distance_p (const operand_table &table, const facts_lookup &facts, uint32_t a, uint32_t b,
                  int64_t *distance)
{
  for (uint32_t site = 0; site < table.site_count (); site++)
    {
      const operand_facts &x = facts (table.value (a, site));
      const operand_facts &y = facts (table.value (b, site));
      if (!x.has_number || !y.has_number || x.type != y.type)
        return false;
      int64_t here = uint64_t (y.number) - uint64_t (x.number);
      if (site == 0)
        *distance = here;
      else if (here != *distance)
        return false;
    }
  return true;
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
      choice.parameters.push_back ({ c, -1, 0 });
    }
  return choice;
}

void
condense (const operand_table &table, const facts_lookup &facts, std::vector<parameter> &parameters)
{
  /* No plan with more parameters pays, and the search is quadratic.  */
  const uint32_t most = 16;
  if (parameters.size () > most)
    return;
  for (uint32_t i = 1; i < parameters.size (); i++)
    for (uint32_t j = 0; j < i && parameters[i].base < 0; j++)
      {
        int64_t distance = 0;
        if (parameters[j].base < 0
            && fixed_distance_p (table, facts, parameters[j].column, parameters[i].column, &distance))
          {
            parameters[i].base = j;
            parameters[i].distance = distance;
          }
      }
}

void
order_parameters (parameter_choice &choice, const std::vector<int> &wanted)
{
  /* PLACE[i]: the old index of the new parameter i.  */
  uint32_t n = choice.parameters.size (), passed = 0;
  for (const parameter &p : choice.parameters)
    passed += p.base < 0;
  std::vector<int> place (n, -1);
  std::vector<bool> placed (n, false);
  for (uint32_t arg = 0; arg < wanted.size () && arg < passed; arg++)
    {
      int i = wanted[arg];
      if (i >= 0 && !placed[i] && choice.parameters[i].base < 0)
        {
          place[arg] = i;
          placed[i] = true;
        }
    }
  uint32_t next = 0, last = passed;
  for (uint32_t i = 0; i < n; i++)
    if (choice.parameters[i].base >= 0)
      place[last++] = i;
    else if (!placed[i])
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
    {
      choice.parameters[i] = old[place[i]];
      if (choice.parameters[i].base >= 0)
        choice.parameters[i].base = now[choice.parameters[i].base];
    }
  for (int &parameter : choice.column_parameter)
    if (parameter != stays_inside)
      parameter = now[parameter];
}

} // namespace outline
