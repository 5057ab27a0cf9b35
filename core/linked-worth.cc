/* What shared code is worth in programs that are linked.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "core/linked-worth.h"

#include <algorithm>
#include <cmath>

#include "core/sum.h"

namespace outline
{
namespace core
{

namespace
{

/* How likely a linker keeps what it may drop.  Measured in docs/experiments.md.  */
const double chance_kept = 0.5;

/* Sorts USERS by group, and adds up those of one group.  */
void
add_up_groups (std::vector<linked_user> &users)
{
  std::stable_sort (users.begin (), users.end (), [] (const linked_user &a, const linked_user &b) {
    return a.group < b.group;
  });
  size_t groups = 0;
  for (const linked_user &user : users)
    if (groups > 0 && users[groups - 1].group == user.group)
      users[groups - 1].saved += user.saved;
    else
      users[groups++] = user;
  users.resize (groups);
}

/* How likely a linker keeps one at least of COUNT groups; or, if ALWAYS, of these and one that is never dropped.  */
double
chance_of_some (bool always, size_t count)
{
  return always ? 1 : 1 - std::pow (1 - chance_kept, double (count));
}

} // namespace

int64_t
linked_worth (std::vector<linked_user> users, int64_t cost)
{
  add_up_groups (users);
  if (users.empty ())
    return -cost;
  const bool always = users.back ().group == always_kept;
  const double sure = always ? double (users.back ().saved) : 0;
  const double saved = sure + chance_kept * (double (sum_of (users, &linked_user::saved)) - sure);
  return int64_t (std::floor (saved / chance_of_some (always, users.size ()))) - cost;
}

/* A group more saves what it saves, and makes it more likely that the code is in the program.  */
std::vector<uint32_t>
paying_groups (std::vector<linked_user> users, int64_t cost)
{
  add_up_groups (users);
  const bool always = !users.empty () && users.back ().group == always_kept;
  std::stable_sort (users.begin (), users.end (), [] (const linked_user &a, const linked_user &b) {
    return a.saved > b.saved;
  });
  double saved = 0, most = always ? -double (cost) : 0;
  size_t taken = 0;
  for (size_t i = 0; i < users.size () && users[i].saved >= 0; i++)
    {
      saved += double (users[i].saved);
      const double worth = chance_kept * saved - double (cost) * chance_of_some (always, i + 1);
      if (worth >= most)
        {
          most = worth;
          taken = i + 1;
        }
    }
  std::vector<uint32_t> groups;
  for (size_t i = 0; i < taken; i++)
    groups.push_back (users[i].group);
  std::sort (groups.begin (), groups.end ());
  return groups;
}

} // namespace core
} // namespace outline
