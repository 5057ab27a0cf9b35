/* Sorting more than memory holds.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "program/external-sort.h"

#include <algorithm>
#include <random>

#include <gtest/gtest.h>

using namespace outline;

namespace
{

struct sorted_number
{
  uint64_t key;
  uint32_t rest;
  bool operator< (const sorted_number &other) const { return key < other.key; }
};

/* With memory for four records, for a part of them, for all.  */
TEST (ExternalSort, MoreThanMemoryHoldsIsSorted)
{
  std::mt19937 random (1);
  std::vector<uint64_t> keys (1000);
  for (uint64_t &key : keys)
    key = random () % 500;
  for (size_t memory : { size_t (0), size_t (700), size_t (1) << 20 })
    {
      external_sorter<sorted_number> sorter (memory);
      for (uint64_t key : keys)
        sorter.add ({ key, 0 });
      sorter.finish ();
      EXPECT_EQ (sorter.spilled_p (), memory < 1000);
      for (int round = 0; round < 2; round++)
        {
          std::vector<uint64_t> found;
          while (const sorted_number *n = sorter.next ())
            found.push_back (n->key);
          std::vector<uint64_t> expected = keys;
          std::sort (expected.begin (), expected.end ());
          EXPECT_EQ (found, expected) << memory << ' ' << round;
          sorter.restart ();
        }
    }
  external_sorter<sorted_number> empty (100);
  empty.finish ();
  EXPECT_EQ (empty.next (), nullptr);
}

} // namespace
