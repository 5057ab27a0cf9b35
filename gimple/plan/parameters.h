/* Which operands of similar regions become parameters of their function.
   SPDX-License-Identifier: GPL-3.0-or-later

   The operands of all sites of a plan are a table: a row for each site, a column for each operand of the region.
   No GCC header is included.  */

#ifndef OUTLINE_GIMPLE_PLAN_PARAMETERS_H
#define OUTLINE_GIMPLE_PLAN_PARAMETERS_H

#include <functional>
#include <vector>

#include "gimple/number/operand-facts.h"

namespace outline
{

typedef std::function<const operand_facts &(value_id)> facts_lookup;

/* The operands of sites.  */
struct operand_table
{
  uint32_t width = 0;               /* Columns.  */
  std::vector<value_id> columns;    /* Site by site.  */

  uint32_t site_count () const { return width ? columns.size () / width : 0; }
  value_id value (uint32_t column, uint32_t site) const
  {
    return columns[site * width + column];
  }
};

/* A parameter of the outlined function.  */
struct parameter
{
  /* The first of the columns that have its values.  */
  uint32_t column;
};

/* Of a column that is no parameter: its value is the same constant at every
   site.  */
const int stays_inside = -1;

struct parameter_choice
{
  std::vector<int> column_parameter;/* By column: index, or stays_inside.  */
  std::vector<parameter> parameters;
  bool passable = true;             /* Each parameter can be passed at each site.  */
};

/* Chooses the parameters for TABLE: columns that are equal at every site share one, and one that holds the same
   shareable constant everywhere stays inside.  FACTS: of its values.  Takes time linear in the size of TABLE, but for
   columns with equal hashes.  */
parameter_choice choose_parameters (const operand_table &table, const facts_lookup &facts);

/* Orders the parameters of CHOICE so that they arrive in the registers that the function's first call needs.  WANTED:
   by argument of that call, the index of the parameter that it is, or -1.  */
void order_parameters (parameter_choice &choice, const std::vector<int> &wanted);

} // namespace outline

#endif
