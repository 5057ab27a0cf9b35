/* Tests of what is kept of a function's instructions.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/choose/class-table.h"

#include <gtest/gtest.h>

using namespace outline;

TEST (PartialRefusal, EachReasonOnceInOrder)
{
  std::vector<partial_refusal> refusals;
  refusal_for (refusals, 7).bytes += 3;
  refusal_for (refusals, 2).bytes += 5;
  refusal_for (refusals, 9).bytes += 1;
  refusal_for (refusals, 7).bytes += 4;
  std::vector<std::pair<uint32_t, uint32_t>> found;
  for (const partial_refusal &refused : refusals)
    found.push_back ({ refused.why, refused.bytes });
  EXPECT_EQ (found, (std::vector<std::pair<uint32_t, uint32_t>> { { 2, 5 }, { 7, 7 }, { 9, 1 } }));
}
