/* What shared code is worth in programs that are linked.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_CORE_LINKED_WORTH_H
#define OUTLINE_CORE_LINKED_WORTH_H

#include <cstdint>
#include <memory>
#include <vector>

namespace outline
{
namespace core
{

/* The group of users that are surely in the program.  */
const uint32_t always_kept = UINT32_MAX;

/* What a linker keeps together or not at all, by NUMBER.  NEEDS: the numbers of other groups that it keeps if it keeps
   this one, ascending, perhaps not all; null: none is known.  */
struct linked_group
{
  uint32_t number = always_kept;
  std::shared_ptr<const std::vector<uint32_t>> needs;
};

/* A user of shared code, and what it saves, in the client's unit.  */
struct linked_user
{
  linked_group group;
  int64_t saved;
};

/* What code that costs COST once is worth, if USERS share it and a linker may drop some of them.  A user need not pay
   alone if the linker keeps another one for it that does.  Takes time linear in the number of USERS, times that of what
   each needs.  */
int64_t linked_worth (std::vector<linked_user> users, int64_t cost);

/* The numbers of the groups of USERS that pay COST alone or need one that does, and always_kept; ascending.  Whichever
   of them a linker keeps, nothing grows.  */
std::vector<uint32_t> paying_groups (std::vector<linked_user> users, int64_t cost);

} // namespace core
} // namespace outline

#endif
