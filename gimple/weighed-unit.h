/* What children of a rehearsal tell of the unit's functions.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_WEIGHED_UNIT_H
#define OUTLINE_GIMPLE_WEIGHED_UNIT_H

#include <string>
#include <vector>

#include "plugin/gcc-compat.h"
#include "plugin/weigh.h"

namespace outline
{

/* What a child tells of a function.  */
struct weighed
{
  bool made;               /* It is an outlined one ...  */
  unsigned uid;            /* ... or has this DECL_UID.  */
  uint32_t bytes;          /* See function_weight.  */
  uint32_t stack;
  std::array<uint64_t, 2> kept;
  std::vector<uint32_t> callees; /* Places of outlined functions.  */
};

struct weighed_unit
{
  std::vector<weighed> functions;
  uint32_t common = 0;     /* See unit_weight.  */
  uint32_t foldable = 0;
};

/* Functions by DECL_UID.  Looked up in, never walked.  */
typedef std::unordered_set<unsigned> function_set;

/* In a child: compiles and weighs the functions of ORDER, of which those of
   BEFORE are not outlined ones.  With TOUCHED, if not null, only these, outlined ones, and what calls
   them are of interest: of others bytes and stack may be 0.  */
weighed_unit weigh_unit (const std::vector<cgraph_node *> &order,
                         const std::vector<cgraph_node *> &before,
                         const function_set *touched = NULL);

/* Appends UNIT to ANSWER, a child's.  */
void put_unit (const weighed_unit &unit, std::string &answer);

/* Reads what put_unit wrote.  Returns false if ANSWER is damaged.  */
bool take_unit (const std::string &answer, weighed_unit &unit);

} // namespace outline

#endif
