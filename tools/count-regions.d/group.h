/* Groups of regions that one function could serve for, and what that saves.  SPDX-License-Identifier:
   GPL-3.0-or-later  */

#ifndef OUTLINE_TOOLS_GROUP_H
#define OUTLINE_TOOLS_GROUP_H

#include "tools/count-regions.d/region.h"

namespace outline::regions
{

struct group
{
  std::vector<const region *> regions;
  unsigned parameters;
  int64_t saved;
};

/* The slots in which REGIONS differ: one of each set that differ in the same way.  */
std::vector<unsigned> parameters (const std::vector<const region *> &regions);

/* What it takes to call one function for REGIONS, whose slots PARAMS differ, and what more that function
   takes than one of them.  */
int64_t added (const std::vector<const region *> &regions, const std::vector<unsigned> &params,
               const std::vector<body> &bodies);

/* What REGIONS save if one function serves for all.  */
int64_t benefit (const std::vector<const region *> &regions, const std::vector<unsigned> &params,
                 const std::vector<body> &bodies);

} // namespace outline::regions

#endif
