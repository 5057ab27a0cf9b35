/* What shared code is worth in programs that are linked.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "core/linked-worth.h"

#include <algorithm>

namespace outline
{
namespace core
{

namespace
{

/* Sorts USERS by group, and adds up those of one group.  */
void
add_up_groups (std::vector<linked_user> &users)
{
  std::stable_sort (users.begin (), users.end (),
                    [] (const linked_user &a, const linked_user &b) { return a.group < b.group; });
  size_t groups = 0;
  for (const linked_user &user : users)
    if (groups > 0 && users[groups - 1].group == user.group)
      users[groups - 1].saved += user.saved;
    else
      users[groups++] = user;
  users.resize (groups);
}

} // namespace

int64_t
linked_worth (std::vector<linked_user> users, int64_t cost)
{
  add_up_groups (users);
  if (users.empty ())
    return -cost;
  if (users.back ().group == always_kept)
    return users.back ().saved - cost;
  int64_t least = users[0].saved;
  for (const linked_user &user : users)
    least = std::min (least, user.saved);
  return least - cost;
}

std::vector<uint32_t>
paying_groups (std::vector<linked_user> users, int64_t cost)
{
  add_up_groups (users);
  std::vector<uint32_t> groups;
  for (const linked_user &user : users)
    if (user.group == always_kept || user.saved >= cost)
      groups.push_back (user.group);
  return groups;
}

} // namespace core
} // namespace outline
