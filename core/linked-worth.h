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

/* A user of shared code, and what it saves, in the client's unit.  A linker keeps users of one GROUP together or not
   at all.  */
struct linked_user
{
  uint32_t group;
  int64_t saved;
};

/* What code that costs COST once is worth, if USERS share it and a linker may drop some of them.  */
int64_t linked_worth (std::vector<linked_user> users, int64_t cost);

/* The groups of USERS that pay COST alone, and always_kept; ascending.  Whichever of them a linker keeps, nothing
   grows.  */
std::vector<uint32_t> paying_groups (std::vector<linked_user> users, int64_t cost);

} // namespace core
} // namespace outline

#endif
