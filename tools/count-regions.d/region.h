/* What is counted: regions of functions, and whole bodies.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_TOOLS_REGION_H
#define OUTLINE_TOOLS_REGION_H

#include "gimple/merge/body.h"

namespace outline::regions
{

/* Something that may differ from copy to copy.  */
struct slot
{
  uint32_t value;               /* Equal numbers are the same value.  */
  int setting;                  /* What it takes to pass it, in tenths of a byte.  */
  bool outside, callee;         /* See body_operand.  */
};

struct region
{
  uint32_t function;            /* Index of a body.  */
  bool whole;
  std::vector<basic_block> blocks;
  /* Regions with equal keys do the same, except for slots.  */
  std::vector<uint32_t> key;
  std::vector<slot> slots;
  int size = 0;                 /* Estimated, in tenths of a byte.  */
  bool calls = false;
  unsigned exits = 0, results = 0;
};

struct body
{
  cgraph_node *node;
  int size;
  bool comdat, local;
  unsigned arguments, callers;
};

} // namespace outline::regions

#endif
