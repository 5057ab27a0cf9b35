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
     3  refresh    its occurrences that are still free; if they have changed, its
		   benefit, and if it is now worth less than the next, put it back
     4  choose it  and mark what it covers; back to 2

   The result is that of asking everybody in every round, as long as benefits
   do not grow when occurrences are lost.  If a client's do, the result is still
   free of overlaps and every choice is worth what it says, but a candidate that
   has become better may come late, and one that fell below the minimum is gone.

   Which occurrences are free.  Those that overlap nothing taken; where they
   overlap each other, the leftmost is kept.  For equal lengths that is the
   largest number possible.

   Cost.  Each refresh is O(k) for the k occurrences of the candidate, each
   tested in O(1) for short ones and O(log n) for any (core/taken-set.h).  It is
   done once for every candidate, and again only for one that has come to the
   front of the queue after something was taken.  */

#include "core/select.h"

#include <queue>

#include "core/taken-set.h"

namespace outline
{
namespace core
{

namespace
{

/* Where a candidate stands in the queue.  */
struct entry
{
  int64_t benefit;
  size_t candidate;

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
      m_taken (text_length), m_states (all.count ())
  {
  }

  std::vector<selection> run ()
  {
    std::vector<selection> chosen;
    for (size_t c = 0; c < m_states.size (); c++)
      enqueue (c);
    while (!m_queue.empty ())
      {
	entry best = m_queue.top ();
	m_queue.pop ();
	if (!refresh (best.candidate))
	  continue;
	best.benefit = m_states[best.candidate].benefit;
	if (!m_queue.empty () && best < m_queue.top ())
	  m_queue.push (best);
	else
	  chosen.push_back (choose (best));
      }
    return chosen;
  }

private:
  /* What was known of a candidate when it was last asked.  */
  struct state
  {
    std::vector<uint32_t> alive;
    int64_t benefit = 0;
    size_t round = 0;		/* Of m_round.  */
  };

  void enqueue (size_t candidate)
  {
    if (refresh (candidate))
      m_queue.push ({ m_states[candidate].benefit, candidate });
  }

  /* Brings the state of CANDIDATE up to date.  False if it is no longer worth
     choosing; then its memory is given back.  */
  bool refresh (size_t candidate)
  {
    state &s = m_states[candidate];
    if (s.round == m_round)
      return true;
    s.round = m_round;
    find_alive (candidate);
    if (m_alive != s.alive)
      {
	s.alive.assign (m_alive.begin (), m_alive.end ());
	if (s.alive.size () >= m_min_occurrences)
	  s.benefit = m_all.benefit (candidate, s.alive);
      }
    bool worth = (s.alive.size () >= m_min_occurrences
		  && s.benefit >= m_min_benefit);
    if (!worth)
      s = state ();
    return worth;
  }

  /* Sets m_alive to the indexes of the free occurrences of CANDIDATE.  */
  void find_alive (size_t candidate)
  {
    const std::vector<occurrence> &places = m_all.occurrences (candidate);
    size_t free_from = 0;
    m_alive.clear ();
    for (size_t i = 0; i < places.size (); i++)
      {
	size_t begin = places[i].start, end = begin + places[i].length;
	if (begin >= free_from && !m_taken.any (begin, end))
	  {
	    m_alive.push_back (uint32_t (i));
	    free_from = end;
	  }
      }
  }

  /* Takes the text of BEST, whose state is up to date.  */
  selection choose (const entry &best)
  {
    state &s = m_states[best.candidate];
    const std::vector<occurrence> &places = m_all.occurrences (best.candidate);
    for (uint32_t i : s.alive)
      m_taken.add (places[i].start, size_t (places[i].start)
				    + places[i].length);
    m_round++;
    return { best.candidate, std::move (s.alive), best.benefit };
  }

  candidates &m_all;
  int64_t m_min_benefit;
  size_t m_min_occurrences;
  taken_set m_taken;
  std::vector<state> m_states;
  std::priority_queue<entry> m_queue;
  std::vector<uint32_t> m_alive; /* Working memory of refresh.  */
  size_t m_round = 1;		 /* Choices made, plus 1.  */
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
