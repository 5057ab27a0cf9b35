/* Tests of core/repeats.h.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "core/repeats.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <ostream>
#include <set>

#include "testsuite/unit/texts.h"

using texts::text;

namespace outline
{
namespace core
{

/* For comparison and for the messages of GoogleTest.  */
bool
operator== (const repeat &a, const repeat &b)
{
  return (a.length == b.length && a.min_length == b.min_length
          && a.left_maximal == b.left_maximal && a.starts == b.starts);
}

void
PrintTo (const repeat &r, std::ostream *out)
{
  *out << r.min_length << ".." << r.length << (r.left_maximal ? " at" : " in");
  for (uint32_t s : r.starts)
    *out << ' ' << s;
}

} // namespace core
} // namespace outline

using namespace outline::core;

namespace
{

constexpr uint32_t no_limit = ~0u;

std::vector<repeat>
repeats (const text &t, const repeat_limits &limits)
{
  std::vector<repeat> all;
  for_each_repeat (t, texts::alphabet_of (t), limits, [&] (const repeat &r)
    {
      all.push_back (r);
    });
  return all;
}

/* Whether the suffixes at STARTS do not all go on with the same symbol after
   LENGTH symbols.  */
bool
right_maximal (const text &t, const text &starts, uint32_t length)
{
  std::set<int64_t> after;
  for (uint32_t s : starts)
    after.insert (s + length < t.size () ? int64_t (t[s + length]) : -1);
  return after.size () > 1 || after.count (-1);
}

bool
left_maximal (const text &t, const text &starts)
{
  std::set<int64_t> before;
  for (uint32_t s : starts)
    before.insert (s > 0 ? int64_t (t[s - 1]) : -1);
  return before.size () > 1 || before.count (-1);
}

/* The repeats of T by the words of the header: all substrings go into a map,
   and the rule of what is visited is applied to prefixes.  */
std::vector<repeat>
naive_repeats (const text &t, const repeat_limits &limits)
{
  std::map<text, text> starts_of;
  for (uint32_t s = 0; s < t.size (); s++)
    for (uint32_t e = s + 1; e <= t.size (); e++)
      starts_of[text (t.begin () + s, t.begin () + e)].push_back (s);

  std::vector<repeat> all;
  std::map<text, repeat> visited;
  for (const auto &[symbols, starts] : starts_of)
    {
      uint32_t length = uint32_t (symbols.size ());
      if (length < std::max (limits.min_length, 1u)
          || starts.size () < std::max (limits.min_occurrences, 2u)
          || !right_maximal (t, starts, length))
        continue;
      uint32_t depth = 0;
      const repeat *parent = nullptr;
      for (uint32_t k = 1; k < length; k++)
        {
          auto at = visited.find (text (symbols.begin (),
                                        symbols.begin () + k));
          if (at != visited.end ())
            {
              parent = &at->second;
              depth++;
            }
        }
      if (parent && depth >= limits.max_depth
          && starts.size () * 2 > parent->starts.size ()
          && length < parent->length * 2)
        continue;
      repeat r { length,
                 std::max (std::max (limits.min_length, 1u),
                           parent ? parent->length + 1 : 1),
                 left_maximal (t, starts), starts };
      visited[symbols] = r;
      all.push_back (r);
    }
  return all;
}

/* The sum of starts over all visits.  */
uint64_t
starts_visited (const text &t, const repeat_limits &limits)
{
  uint64_t sum = 0;
  for_each_repeat (t, texts::alphabet_of (t), limits, [&] (const repeat &r)
    {
      sum += r.starts.size ();
    });
  return sum;
}

/* What starts_visited may at most be.  */
uint64_t
bound (size_t n, uint32_t max_depth)
{
  return uint64_t (double (n) * (max_depth + 2 * std::log2 (double (n))));
}

} // anonymous namespace

TEST (Repeats, NoneInTheEmptyText)
{
  /* Nothing, or one symbol, does not repeat.  */
  EXPECT_EQ (std::vector<repeat> (), repeats ({}, {}));
  EXPECT_EQ (std::vector<repeat> (), repeats ({ 5 }, {}));
}

TEST (Repeats, NoneAmongDifferentSymbols)
{
  /* What occurs once is in no repeat.  */
  std::mt19937 random (1);
  EXPECT_EQ (std::vector<repeat> (),
             repeats (texts::different_symbols (1000, random), {}));
}

TEST (Repeats, ExampleInTheHeaderHolds)
{
  /* The example that the file opens with is right, and in lexicographic order.
     "na" is always preceded by "a".  */
  std::vector<repeat> expected {
    { 1, 1, true, { 1, 3, 5 } },        /* a */
    { 3, 2, true, { 1, 3 } },           /* ana */
    { 2, 1, false, { 2, 4 } },          /* na */
  };
  EXPECT_EQ (expected, repeats (texts::of ("banana"), {}));
}

TEST (Repeats, ASeparatorEndsThem)
{
  /* A symbol that occurs once splits: "xy|xyz" has "xy", "y" and no longer
     ones, though the copies are adjacent.  */
  std::vector<repeat> expected {
    { 2, 1, true, { 0, 3 } },
    { 1, 1, false, { 1, 4 } },
  };
  EXPECT_EQ (expected, repeats (texts::of ("xy|xyz"), {}));
}

TEST (Repeats, MinLengthCutsRanges)
{
  /* Shorter repeats are left out, and the range of a longer one begins at the
     limit or after its parent, whichever is longer.  */
  text t = texts::of ("abcdefg.abcdefg;abc");
  repeat_limits limits;
  limits.min_length = 2;
  std::vector<repeat> got = repeats (t, limits);
  ASSERT_FALSE (got.empty ());
  EXPECT_EQ ((repeat { 3, 2, true, { 0, 8, 16 } }), got[0]);
  EXPECT_EQ ((repeat { 7, 4, true, { 0, 8 } }), got[1]);
  limits.min_length = 6;
  got = repeats (t, limits);
  ASSERT_EQ (2u, got.size ());
  EXPECT_EQ ((repeat { 7, 6, true, { 0, 8 } }), got[0]);
  EXPECT_EQ ((repeat { 6, 6, false, { 1, 9 } }), got[1]);
}

TEST (Repeats, MinOccurrencesLeavesOutRareOnes)
{
  /* Only what occurs often enough is visited; parents always are often
     enough.  */
  repeat_limits limits;
  limits.min_occurrences = 3;
  EXPECT_EQ (std::vector<repeat> ({ { 1, 1, true, { 1, 3, 5 } } }),
             repeats (texts::of ("banana"), limits));
}

TEST (Repeats, LimitsOfZeroCountAsTheLeast)
{
  /* Length 0 and occurrences 0 and 1 make no sense and are taken as 1 and 2,
     depth 0 as 1.  */
  repeat_limits zero { 0, 0, 0 }, least { 1, 2, 1 };
  std::mt19937 random (2);
  for (int i = 0; i < 100; i++)
    {
      text t = texts::any (40, random);
      ASSERT_EQ (repeats (t, least), repeats (t, zero));
    }
}

TEST (Repeats, SameAsAllSubstrings)
{
  /* Without a limit on depth: exactly the right-maximal substrings that occur
     twice or more, in lexicographic order, with all that is said of each, on
     6,000 texts of all kinds.  */
  std::mt19937 random (3);
  for (int i = 0; i < 6000; i++)
    {
      text t = texts::any (30, random);
      repeat_limits limits { uint32_t (1 + random () % 3),
                             uint32_t (2 + random () % 3), no_limit };
      ASSERT_EQ (naive_repeats (t, limits), repeats (t, limits));
    }
}

TEST (Repeats, SameAsAllSubstringsWhenCut)
{
  /* With a limit on depth: those among them that the rule in repeats.cc picks,
     on 6,000 texts, half of them repetitive.  */
  std::mt19937 random (4);
  for (int i = 0; i < 6000; i++)
    {
      text t = i % 2 ? texts::any (30, random)
                     : texts::periodic (40, 1 + random () % 3, 2, random);
      repeat_limits limits { 1, 2, uint32_t (random () % 5) };
      ASSERT_EQ (naive_repeats (t, limits), repeats (t, limits));
    }
}

TEST (Repeats, StartsAgreeExactlyThatFar)
{
  /* On large texts: starts ascend and agree for LENGTH symbols; some two differ
     in the next.  */
  std::mt19937 random (5);
  for (uint32_t alphabet : { 2u, 30u, 3000u })
    {
      text t = texts::random_symbols (20000, alphabet, random);
      for (const repeat &r : repeats (t, {}))
        {
          ASSERT_LE (r.min_length, r.length);
          ASSERT_TRUE (std::is_sorted (r.starts.begin (), r.starts.end ()));
          uint32_t shared = no_limit;
          for (uint32_t s : r.starts)
            if (s != r.starts[0])
              shared = std::min (shared,
                                 texts::naive_common (t, r.starts[0], s));
          ASSERT_EQ (r.length, shared);
        }
    }
}

TEST (Repeats, EveryLengthIsInOneVisit)
{
  /* Without a limit on depth, every substring that repeats, of every length, is
     within MIN_LENGTH to LENGTH of exactly one visit, with all its starts: so
     one pass over each visit analyses everything.  */
  std::mt19937 random (6);
  for (int i = 0; i < 500; i++)
    {
      text t = texts::any (30, random);
      std::map<text, text> seen, expected;
      for (const repeat &r : repeats (t, { 1, 2, no_limit }))
        for (uint32_t k = r.min_length; k <= r.length; k++)
          {
            auto at = t.begin () + r.starts[0];
            ASSERT_TRUE (seen.emplace (text (at, at + k), r.starts).second);
          }
      for (uint32_t s = 0; s < t.size (); s++)
        for (uint32_t e = s + 1; e <= t.size (); e++)
          expected[text (t.begin () + s, t.begin () + e)].push_back (s);
      for (auto at = expected.begin (); at != expected.end ();)
        at = at->second.size () < 2 ? expected.erase (at) : std::next (at);
      ASSERT_EQ (expected, seen);
    }
}

TEST (Repeats, BoundHoldsOnAMillionEqualSymbols)
{
  /* The worst text of all, a path of a million nested repeats, stays within the
     documented number of starts, and the longest lengths are still reached
     within a factor of two.  */
  const size_t n = 1000000;
  uint32_t longest = 0;
  uint64_t sum = 0;
  for_each_repeat (texts::equal_symbols (n), 1, {}, [&] (const repeat &r)
    {
      sum += r.starts.size ();
      longest = std::max (longest, r.length);
    });
  EXPECT_LE (sum, bound (n, 32));
  EXPECT_GE (longest, n / 2);
}

TEST (Repeats, WithoutTheLimitTheBoundWouldBreak)
{
  /* The twin of the bound: it is the limit on depth that keeps it.  Without,
     even 2000 equal symbols exceed it.  */
  text t = texts::equal_symbols (2000);
  EXPECT_GT (starts_visited (t, { 1, 2, no_limit }), bound (2000, 32));
  EXPECT_LE (starts_visited (t, { 1, 2, 32 }), bound (2000, 32));
}

TEST (Repeats, BoundHoldsOnRepetitiveTexts)
{
  /* Likewise on a million symbols of Fibonacci words, of short and long
     periods, and on periods broken by separators, for several depths.  */
  const size_t n = 1000000;
  std::mt19937 random (7);
  text broken = texts::periodic (n, 3, 2, random);
  for (size_t i = 0; i < n; i += 1 + random () % 5000)
    broken[i] = uint32_t (2 + i);
  for (const text &t : { texts::fibonacci (n),
                         texts::periodic (n, 2, 2, random),
                         texts::periodic (n, 1009, 3, random), broken })
    for (uint32_t depth : { 1u, 32u })
      EXPECT_LE (starts_visited (t, { 1, 2, depth }), bound (n, depth));
}

TEST (Repeats, NothingNearIsLost)
{
  /* What the limit on depth passes over is near something visited: every
     repeat has a visited prefix of more than half its length, with fewer than
     twice its starts.  */
  std::mt19937 random (8);
  for (int i = 0; i < 1000; i++)
    {
      text t = texts::periodic (60, 1 + random () % 4, 2, random);
      std::map<text, size_t> visited;
      for (const repeat &r : repeats (t, { 1, 2, 1 }))
        visited[text (t.begin () + r.starts[0],
                      t.begin () + r.starts[0] + r.length)]
          = r.starts.size ();
      for (const repeat &r : repeats (t, { 1, 2, no_limit }))
        {
          bool near = false;
          for (uint32_t k = r.length; k > 0 && k * 2 > r.length; k--)
            {
              auto at = t.begin () + r.starts[0];
              auto found = visited.find (text (at, at + k));
              near |= (found != visited.end ()
                       && found->second < 2 * r.starts.size ());
            }
          ASSERT_TRUE (near);
        }
    }
}
