/* Tests of lcp_array, core/suffix-array.h.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "core/suffix-array.h"

#include <gtest/gtest.h>

#include "testsuite/unit/texts.h"

using outline::core::lcp_array;
using outline::core::suffix_array;
using texts::text;

namespace
{

text
lcp (const text &t)
{
  return lcp_array (t, suffix_array (t, texts::alphabet_of (t)));
}

} // anonymous namespace

TEST (Lcp, EmptyTextHasNone)
{
  /* No suffix, no neighbour.  */
  EXPECT_EQ (text (), lcp ({}));
}

TEST (Lcp, OneSymbolHasNoNeighbour)
{
  /* The first entry is 0, for want of a neighbour.  */
  EXPECT_EQ (text ({ 0 }), lcp ({ 3 }));
}

TEST (Lcp, ExampleInTheHeaderHolds)
{
  /* The example that the file opens with is right.  */
  EXPECT_EQ (text ({ 0, 1, 3, 0, 0, 2 }), lcp (texts::of ("banana")));
}

TEST (Lcp, EqualSymbolsShareAllButOne)
{
  /* Of equal symbols, each suffix shares with the next shorter one all of
     that; a million of them are no worse than others.  */
  text shared = lcp (texts::equal_symbols (1000000));
  for (uint32_t i = 0; i < shared.size (); i++)
    ASSERT_EQ (i, shared[i]);
}

TEST (Lcp, DifferentSymbolsShareNothing)
{
  /* Suffixes that begin with different symbols have nothing in common.  */
  std::mt19937 random (1);
  EXPECT_EQ (text (5000, 0), lcp (texts::different_symbols (5000, random)));
}

TEST (Lcp, SameAsComparingNeighbours)
{
  /* The same as comparing neighbours symbol by symbol, on 20,000 texts of all
     kinds.  */
  std::mt19937 random (2);
  for (int i = 0; i < 20000; i++)
    {
      text t = texts::any (100, random);
      text sa = suffix_array (t, texts::alphabet_of (t));
      text expected (t.size (), 0);
      for (size_t k = 1; k < t.size (); k++)
        expected[k] = texts::naive_common (t, sa[k - 1], sa[k]);
      ASSERT_EQ (expected, lcp_array (t, sa));
    }
}
