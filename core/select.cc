/* The choice among candidates that overlap: greedy, with lazy updates.
   SPDX-License-Identifier: GPL-3.0-or-later

   Candidates share text, and each position can be replaced once.  The best set
   is hard to find; the usual answer is to take the candidate with the greatest
   benefit, drop what it covers from all others, and begin again:

       text  a b c d a b c d b c     "abcd" at 0 4    saves 6: taken
                                     "bc" at 1 5 8    saves 3, but only the one
                                                      at 8 is left: dropped

   Asking every candidate anew in each round is quadratic.  But a candidate that
   loses occurrences does not become better.  So what it was worth when last
   asked is at least what it is worth now, and only the one that seems best need
   be asked (M. Minoux: Accelerated Greedy Algorithms for Maximizing Submodular
   Set Functions, 1978):

     1  enqueue    all candidates, by benefit; ties to the lower index
     2  take the first off the queue
     3  refresh    its occurrences that are still free; if some are not, its
                   benefit; if it is now worth less than the next, put it back
     4  choose it  and mark what it covers; back to 2

   The result is that of asking everybody in every round, as long as benefits
   do not grow when occurrences are lost.  If a client's do, the result is still
   free of overlaps and every choice is worth what it says, but a candidate that
   has become better may come late, and one that fell below the minimum is gone.

   Which occurrences are free.  Those that overlap nothing taken; where they
   overlap each other, the leftmost is kept.  For equal lengths that is the
   largest number possible.

   Cost.  Each refresh asks for each occurrence of the candidate whether it is
   free (core/taken-set.h).  It is done once for every candidate, and again
   whenever one has come to the front of the queue; the benefit is asked for
   only if occurrences were lost.  */

#include "core/select.h"

#include <cassert>
#include <queue>

#include "core/taken-set.h"

namespace outline
{
namespace core
{

namespace
{

/* A candidate in the queue, and what was known of it when last asked.  */
struct entry
{
  int64_t benefit;
  uint32_t candidate;
  uint32_t free;                /* Occurrences that overlap nothing taken.  */

  /* Whether O comes before this.  */
  bool operator< (const entry &o) const
  {
    return benefit != o.benefit ? benefit < o.benefit
                                : candidate > o.candidate;
  }
};

class selector
{
public:
  selector (candidates &all, size_t text_length, int64_t min_benefit,
            size_t min_occurrences)
    : m_all (all), m_min_benefit (min_benefit),
      m_min_occurrences (min_occurrences > 0 ? min_occurrences : 1),
      m_taken (text_length)
  {
  }

  std::vector<selection> run ()
  {
    std::vector<selection> chosen;
    std::priority_queue<entry> queue = enqueue ();
    while (!queue.empty ())
      {
        entry best = queue.top ();
        queue.pop ();
        if (!refresh (best))
          continue;
        if (!queue.empty () && best < queue.top ())
          queue.push (best);
        else
          chosen.push_back (choose (best));
      }
    return chosen;
  }

private:
  /* Asks all candidates and returns those that are worth choosing.  */
  std::priority_queue<entry> enqueue ()
  {
    std::vector<entry> entries;
    size_t count = m_all.count ();
    assert (count <= UINT32_MAX);
    for (size_t c = 0; c < count; c++)
      {
        entry e { 0, uint32_t (c), 0 };
        if (refresh (e))
          entries.push_back (e);
      }
    return std::priority_queue<entry> ({}, std::move (entries));
  }

  /* Brings E up to date, and m_alive to the occurrences that it would take.
     False if it is not worth choosing, and never will be.  */
  bool refresh (entry &e)
  {
    uint32_t free = find_alive (e.candidate);
    if (m_alive.size () < m_min_occurrences)
      return false;
    /* What is free only shrinks: as many are the same.  */
    if (free != e.free)
      {
        e.free = free;
        e.benefit = m_all.benefit (e.candidate, m_alive);
      }
    return e.benefit >= m_min_benefit;
  }

  /* Sets m_alive to the occurrences of CANDIDATE that overlap nothing taken
     and not each other.  Returns how many overlap nothing taken.  */
  uint32_t find_alive (size_t candidate)
  {
    const std::vector<occurrence> &places = m_all.occurrences (candidate);
    uint32_t free = 0;
    size_t last_end = 0;
    m_alive.clear ();
    for (size_t i = 0; i < places.size (); i++)
      {
        size_t begin = places[i].start, end = begin + places[i].length;
        if (m_taken.any (begin, end))
          continue;
        free++;
        if (begin < last_end)
          continue;
        m_alive.push_back (uint32_t (i));
        last_end = end;
      }
    return free;
  }

  /* Takes the text of BEST, which is up to date, as is m_alive.  */
  selection choose (const entry &best)
  {
    const std::vector<occurrence> &places = m_all.occurrences (best.candidate);
    for (uint32_t i : m_alive)
      m_taken.add (places[i].start, size_t (places[i].start)
                                    + places[i].length);
    return { best.candidate, m_alive, best.benefit };
  }

  candidates &m_all;
  int64_t m_min_benefit;
  size_t m_min_occurrences;
  taken_set m_taken;
  std::vector<uint32_t> m_alive; /* Of the candidate refreshed last.  */
};

} // anonymous namespace

std::vector<selection>
select (candidates &all, size_t text_length, int64_t min_benefit,
        size_t min_occurrences)
{
  return selector (all, text_length, min_benefit, min_occurrences).run ();
}

} // namespace core
} // namespace outline
