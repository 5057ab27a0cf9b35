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
  std::stable_sort (users.begin (), users.end (), [] (const linked_user &a, const linked_user &b) {
    return a.group.number < b.group.number;
  });
  size_t groups = 0;
  for (const linked_user &user : users)
    if (groups > 0 && users[groups - 1].group.number == user.group.number)
      users[groups - 1].saved += user.saved;
    else
      users[groups++] = user;
  users.resize (groups);
}

/* Calls VISIT with each of USERS, one for each group in ascending order, whose group that of USER needs.  */
template <typename visitor>
void
for_each_needed (const std::vector<linked_user> &users, const linked_user &user, visitor visit)
{
  if (!user.group.needs)
    return;
  auto from = users.begin ();
  for (uint32_t number : *user.group.needs)
    {
      from = std::lower_bound (from, users.end (), number, [] (const linked_user &other, uint32_t wanted) {
        return other.group.number < wanted;
      });
      if (from != users.end () && from->group.number == number && number != user.group.number)
        visit (*from);
    }
}

} // namespace

/* Of what a linker keeps, the least is some user with all that it needs; others only add to that, but those that lose
   bytes.  */
int64_t
linked_worth (std::vector<linked_user> users, int64_t cost)
{
  add_up_groups (users);
  if (users.empty ())
    return -cost;
  if (users.back ().group.number == always_kept)
    return users.back ().saved - cost;
  int64_t lost = 0, least = INT64_MAX;
  for (linked_user &user : users)
    {
      lost += std::min<int64_t> (user.saved, 0);
      user.saved = std::max<int64_t> (user.saved, 0);
    }
  for (const linked_user &user : users)
    {
      int64_t saved = user.saved;
      if (saved < least)
        for_each_needed (users, user, [&] (const linked_user &needed) { saved += needed.saved; });
      least = std::min (least, saved);
    }
  return least + lost - cost;
}

std::vector<uint32_t>
paying_groups (std::vector<linked_user> users, int64_t cost)
{
  add_up_groups (users);
  auto pays_p = [&] (const linked_user &user) { return user.group.number == always_kept || user.saved >= cost; };
  std::vector<uint32_t> groups;
  for (const linked_user &user : users)
    {
      bool pays = pays_p (user);
      if (user.saved >= 0)
        for_each_needed (users, user, [&] (const linked_user &needed) { pays |= pays_p (needed); });
      if (pays)
        groups.push_back (user.group.number);
    }
  return groups;
}

} // namespace core
} // namespace outline
