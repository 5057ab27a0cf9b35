/* What is counted: regions of functions, and whole bodies.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_TOOLS_REGION_H
#define OUTLINE_TOOLS_REGION_H

#include "gcc/gcc-compat.h"

namespace outline::regions
{

enum slot_kind { SLOT_NUMBER, SLOT_ADDRESS, SLOT_CALLEE, SLOT_OUTSIDE, SLOT_OTHER };

/* Something that may differ from copy to copy.  */
struct slot
{
  std::string value;                  /* Equal strings are the same value.  */
  slot_kind kind;
};

struct region
{
  uint32_t function;
  bool whole;
  std::vector<basic_block> blocks;
  std::vector<uint32_t> key;
  std::vector<slot> slots;
  int size = 0, calls = 0;
  unsigned exits = 0, results = 0;
  bool returns = false;
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
