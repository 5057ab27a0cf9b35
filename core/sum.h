/* Sums over what has been chosen.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_CORE_SUM_H
#define OUTLINE_CORE_SUM_H

#include <vector>

namespace outline
{
namespace core
{

/* The sum of MEMBER over ITEMS: sum_of (plans, &plan::executed).  */
template <typename item, typename number, typename owner>
number
sum_of (const std::vector<item> &items, number owner::*member)
{
  number sum = 0;
  for (const item &i : items)
    sum += i.*member;
  return sum;
}

} // namespace core
} // namespace outline

#endif
