/* Tests of core/select.h.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "core/select.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>
#include <random>

namespace outline
{
namespace core
{

/* For comparison and for the messages of GoogleTest.  */
bool
operator== (const selection &a, const selection &b)
{
  return (a.candidate == b.candidate && a.alive == b.alive
          && a.benefit == b.benefit);
}

void
PrintTo (const selection &s, std::ostream *out)
{
  *out << s.candidate << " saves " << s.benefit << " with";
  for (uint32_t i : s.alive)
    *out << ' ' << i;
}

} // namespace core
} // namespace outline

using namespace outline::core;

namespace
{

using index_list = std::vector<uint32_t>;

/* Candidates that save (LENGTH - 1) an occurrence and cost LENGTH + 1 once,
   plus an extra of their own: like code, with a call of one byte.  */
class group_set : public candidates
{
public:
  struct group
  {
    std::vector<occurrence> places;
    int64_t extra;
  };

  /* Adds occurrences of LENGTH symbols at STARTS, ascending.  */
  void add (uint32_t length, const index_list &starts, int64_t extra = 0)
  {
    group g { {}, extra };
    for (uint32_t s : starts)
      g.places.push_back ({ s, length });
    groups.push_back (g);
  }

  size_t count () const override { return groups.size (); }

  const std::vector<occurrence> &occurrences (size_t c) const override
  {
    return groups[c].places;
  }

  int64_t benefit (size_t c, const index_list &alive) override
  {
    asked++;
    return value (c, alive);
  }

  /* The same, not counted as a question.  */
  virtual int64_t value (size_t c, const index_list &alive) const
  {
    int64_t length = groups[c].places[0].length;
    return int64_t (alive.size ()) * (length - 1) - length - 1
           + groups[c].extra;
  }

  std::vector<group> groups;
  size_t asked = 0;             /* How often select has asked for a benefit.  */
};

constexpr size_t text_length = 100;

/* Up to 12 groups with up to 10 places in text_length symbols; many overlap
   themselves and each other, and many are worth the same.  */
template<typename Groups>
Groups
random_groups (std::mt19937 &random)
{
  Groups all;
  for (size_t count = random () % 13; count > 0; count--)
    {
      uint32_t length = uint32_t (1 + random () % 12);
      index_list starts;
      for (size_t k = 1 + random () % 10; k > 0; k--)
        starts.push_back (uint32_t (random () % (text_length - length)));
      std::sort (starts.begin (), starts.end ());
      starts.erase (std::unique (starts.begin (), starts.end ()),
                    starts.end ());
      all.add (length, starts, int64_t (random () % 20) - 5);
    }
  return all;
}

/* The free occurrences of candidate C where TAKEN, a flag a position, isn't
   set, leftmost first.  */
index_list
naive_alive (const group_set &all, size_t c, std::vector<bool> taken)
{
  index_list alive;
  const std::vector<occurrence> &places = all.occurrences (c);
  for (uint32_t i = 0; i < places.size (); i++)
    {
      auto from = taken.begin () + places[i].start;
      auto to = from + places[i].length;
      if (std::find (from, to, true) != to)
        continue;
      std::fill (from, to, true);
      alive.push_back (i);
    }
  return alive;
}

void
mark_taken (const group_set &all, const selection &s, std::vector<bool> &taken)
{
  for (uint32_t i : s.alive)
    {
      occurrence o = all.occurrences (s.candidate)[i];
      std::fill (taken.begin () + o.start,
                 taken.begin () + o.start + o.length, true);
    }
}

/* Selection that asks every candidate in every round.  */
std::vector<selection>
eager_select (const group_set &all, int64_t min_benefit,
              size_t min_occurrences)
{
  std::vector<selection> chosen;
  std::vector<bool> taken (text_length), done (all.count ());
  for (;;)
    {
      selection best { all.count (), {}, 0 };
      for (size_t c = 0; c < all.count (); c++)
        {
          index_list alive = naive_alive (all, c, taken);
          if (done[c] || alive.empty () || alive.size () < min_occurrences)
            continue;
          int64_t benefit = all.value (c, alive);
          if (benefit >= min_benefit
              && (best.candidate == all.count () || benefit > best.benefit))
            best = { c, alive, benefit };
        }
      if (best.candidate == all.count ())
        return chosen;
      done[best.candidate] = true;
      mark_taken (all, best, taken);
      chosen.push_back (best);
    }
}

/* Benefits that may grow when occurrences are lost.  */
class moody_groups : public group_set
{
  int64_t value (size_t c, const index_list &alive) const override
  {
    return int64_t ((alive.size () * 7919 + c * 31 + alive[0]) % 23) - 5;
  }
};

} // anonymous namespace

TEST (Select, NothingFromNothing)
{
  /* No candidates, or none with a place: no choice.  */
  group_set none;
  EXPECT_EQ (std::vector<selection> (), select (none, 0, 1, 2));
  none.groups.push_back ({ {}, 100 });
  EXPECT_EQ (std::vector<selection> (), select (none, 10, 1, 0));
  EXPECT_EQ (0u, none.asked);
}

TEST (Select, TheBetterOneTakesTheText)
{
  /* The example that select.cc opens with: "abcd" is worth more than "bc",
     which then has one place left and is dropped.  Alone "bc" is chosen.  */
  group_set all;
  all.add (2, { 1, 5, 8 }, 3);
  EXPECT_EQ (std::vector<selection> ({ { 0, { 0, 1, 2 }, 3 } }),
             select (all, 10, 1, 2));
  all.add (4, { 0, 4 }, 5);
  EXPECT_EQ (std::vector<selection> ({ { 1, { 0, 1 }, 6 } }),
             select (all, 10, 1, 2));
}

TEST (Select, ALoserKeepsWhatIsFree)
{
  /* As before, but with enough other places: both are chosen, the loser with
     the rest and with the benefit of the rest.  */
  group_set all;
  all.add (3, { 1, 6, 10, 13, 16 });
  all.add (5, { 0, 5 }, 10);
  std::vector<selection> expected { { 1, { 0, 1 }, 12 },
                                    { 0, { 2, 3, 4 }, 2 } };
  EXPECT_EQ (expected, select (all, 20, 1, 2));
}

TEST (Select, OverlapsWithinOneGoLeftmostFirst)
{
  /* "aa" in "aaaaa" can be replaced twice, at 0 and 2.  */
  group_set all;
  all.add (2, { 0, 1, 2, 3 }, 10);
  EXPECT_EQ (std::vector<selection> ({ { 0, { 0, 2 }, 9 } }),
             select (all, 5, 1, 2));
}

TEST (Select, AnOverlapBecomesFreeWithItsRival)
{
  /* In "aaaaaa" the place at 0 is lost to another candidate.  The place at 1,
     which had yielded to it, takes part again.  */
  group_set all;
  all.add (2, { 0, 1, 2, 3, 4 }, 10);
  all.add (1, { 0 }, 100);
  std::vector<selection> expected { { 1, { 0 }, 98 }, { 0, { 1, 3 }, 9 } };
  EXPECT_EQ (expected, select (all, 6, 1, 1));
}

TEST (Select, TiesGoToTheFirst)
{
  /* Of candidates that save the same the lower index comes first, whatever the
     order of their places.  */
  group_set all;
  all.add (4, { 40, 50 });
  all.add (4, { 42, 60 });
  all.add (4, { 0, 10 });
  std::vector<selection> expected { { 0, { 0, 1 }, 1 }, { 2, { 0, 1 }, 1 } };
  EXPECT_EQ (expected, select (all, text_length, 1, 2));
}

TEST (Select, TheMinimumBenefitIsEnough)
{
  /* A candidate with the minimum is chosen, one with less is not.  */
  group_set all;
  all.add (4, { 0, 10 }, 2);
  all.add (4, { 20, 30 }, 1);
  EXPECT_EQ (1u, select (all, text_length, 3, 2).size ());
  EXPECT_EQ (2u, select (all, text_length, 2, 2).size ());
}

TEST (Select, TheMinimumOccurrencesAreEnough)
{
  /* Occurrences are counted after overlaps are resolved.  */
  group_set all;
  all.add (4, { 0, 2, 4 }, 10);
  EXPECT_EQ (1u, select (all, text_length, 1, 2).size ());
  EXPECT_EQ (0u, select (all, text_length, 1, 3).size ());
}

TEST (Select, LongOccurrencesBlockShortOnes)
{
  /* What lies deep inside a long taken occurrence is not free, what touches its
     ends is.  */
  group_set all;
  all.add (100000, { 1000, 200000 });
  all.add (2, { 998, 50000, 101000, 250000, 300000 });
  std::vector<selection> chosen = select (all, 400000, 0, 2);
  ASSERT_EQ (2u, chosen.size ());
  EXPECT_EQ (index_list ({ 0, 2, 4 }), chosen[1].alive);
}

TEST (Select, SameAsAskingEverybody)
{
  /* The same choices, in the same order, as by asking every candidate in every
     round, on 20,000 random sets.  */
  std::mt19937 random (1);
  for (int i = 0; i < 20000; i++)
    {
      group_set all = random_groups<group_set> (random);
      int64_t min_benefit = int64_t (random () % 8) - 3;
      size_t min_occurrences = random () % 4;
      ASSERT_EQ (eager_select (all, min_benefit, min_occurrences),
                 select (all, text_length, min_benefit, min_occurrences));
    }
}

TEST (Select, SoundWhateverTheBenefits)
{
  /* Even for benefits that grow when places are lost: no two chosen places
     overlap, each candidate is chosen at most once, with ascending places,
     enough of them, and the benefit that these have.  */
  std::mt19937 random (2);
  for (int i = 0; i < 5000; i++)
    {
      moody_groups moody = random_groups<moody_groups> (random);
      group_set &all = moody;
      std::vector<int> covered (text_length), times (all.count ());
      for (const selection &s : select (all, text_length, 2, 2))
        {
          ASSERT_EQ (1, ++times[s.candidate]);
          ASSERT_TRUE (std::is_sorted (s.alive.begin (), s.alive.end ()));
          ASSERT_GE (s.alive.size (), 2u);
          ASSERT_GE (s.benefit, 2);
          ASSERT_EQ (all.value (s.candidate, s.alive), s.benefit);
          for (uint32_t k : s.alive)
            {
              occurrence o = all.occurrences (s.candidate)[k];
              for (uint32_t p = o.start; p < o.start + o.length; p++)
                ASSERT_EQ (1, ++covered[p]);
            }
        }
    }
}

TEST (Select, BestFirstAndNothingLeft)
{
  /* Benefits never rise from one choice to the next, and what was not chosen is
     not worth it on what is left.  */
  std::mt19937 random (3);
  for (int i = 0; i < 5000; i++)
    {
      group_set all = random_groups<group_set> (random);
      std::vector<selection> chosen = select (all, text_length, 1, 2);
      std::vector<bool> taken (text_length), done (all.count ());
      for (size_t k = 0; k < chosen.size (); k++)
        {
          ASSERT_GE (chosen[k > 0 ? k - 1 : 0].benefit, chosen[k].benefit);
          done[chosen[k].candidate] = true;
          mark_taken (all, chosen[k], taken);
        }
      for (size_t c = 0; c < all.count (); c++)
        if (!done[c])
          {
            index_list alive = naive_alive (all, c, taken);
            ASSERT_TRUE (alive.size () < 2 || all.value (c, alive) < 1);
          }
    }
}

TEST (Select, AsksOnceWhereNothingOverlaps)
{
  /* Laziness, counted: 100,000 candidates apart from each other, which overlap
     themselves, are asked once each.  Asking everybody in every round would be
     5 * 10^9 questions.  */
  group_set all;
  const uint32_t count = 100000;
  for (uint32_t c = 0; c < count; c++)
    all.add (4, { c * 8, c * 8 + 2, (count + c) * 8 });
  EXPECT_EQ (count, select (all, count * 16, 1, 2).size ());
  EXPECT_EQ (count, all.asked);
}

TEST (Select, AsksAgainOnlyWhenPlacesAreLost)
{
  /* Each candidate but the first loses one of its places to the one before it,
     so it is asked twice, and never a third time.  */
  group_set all;
  const uint32_t count = 1000;
  for (uint32_t c = 0; c < count; c++)
    all.add (4, { c * 8, c * 8 + 8, (2 * count + c) * 8, (4 * count + c) * 8 },
             10 * (count - c));
  EXPECT_EQ (count, select (all, count * 48, 1, 2).size ());
  EXPECT_EQ (2 * count - 1, all.asked);
}
