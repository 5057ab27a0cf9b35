/* What shared code is worth in programs that are linked.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_CORE_LINKED_WORTH_H
#define OUTLINE_CORE_LINKED_WORTH_H

#include <cstdint>
#include <vector>

namespace outline
{
namespace core
{

/* The group of users that are surely in the program.  */
const uint32_t always_kept = UINT32_MAX;

/* A user of shared code, and what it saves, in the client's unit.  GROUP: the number of what a linker keeps together or
   not at all.  */
struct linked_user
{
  uint32_t group;
  int64_t saved;
};

/* What code that costs COST once is worth, if USERS share it and a linker may drop some of them: the expected saving of
   programs that keep one at least, if each group that is not always kept is as likely kept as not.  Rounded down.  Takes
   time O(n log n), as the next one.  */
int64_t linked_worth (std::vector<linked_user> users, int64_t cost);

/* The numbers of the groups of USERS, always_kept among them, by which code that costs COST is worth most; ascending.
   None if it is worth nothing.  */
std::vector<uint32_t> paying_groups (std::vector<linked_user> users, int64_t cost);

} // namespace core
} // namespace outline

#endif
