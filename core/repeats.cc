/* The repeated substrings of a sequence of integers.
   SPDX-License-Identifier: GPL-3.0-or-later

   In the suffix array all suffixes that begin with the same symbols are next
   to each other.  So each repeated substring is an interval of the array, and
   the lcp values inside it are at least its length.  For  b a n a n a :

       sa  suffix    lcp
        5  a          0     interval 1:  "a"    at 1 3 5
        3  ana        1       interval 2:  "ana"  at 1 3   (lengths 2 and 3)
        1  anana      3
        0  banana     0
        4  na         0     interval 3:  "na"   at 2 4   (lengths 1 and 2)
        2  nana       2

   Intervals nest, and form a tree with fewer than n inner nodes: the lcp
   interval tree of M. I. Abouelhoda, S. Kurtz, E. Ohlebusch: Replacing Suffix
   Trees with Enhanced Suffix Arrays.  Journal of Discrete Algorithms 2, 2004.
   A node has all lengths from its parent's plus one to its own.

   Steps, which are the functions below:

     1  intervals       finds the nodes with a stack, from right to left, so
                        that the list read backwards has parents before children
     2  choose          walks from the root and decides which to visit
     3  left_maximal    looks at what precedes the starts of one

   What is visited.  Together the nodes of a tree can have O(n^2) starts: a
   million equal symbols are a path of nodes with a million, a million less one,
   ... starts.  So not all are visited.  A node is if one of these holds:

     - fewer than max_depth of its ancestors were visited;
     - it has at most half the starts of the nearest visited ancestor;
     - it is at least twice as long as that ancestor.

   Along a path the second can hold log2 (n) times and the third log2 (n) times,
   so each position is in at most max_depth + 2 * log2 (n) visited repeats.
   What is passed over is less than twice as long as something visited, and
   occurs more than half as often.

   Cost.  Suffix array, lcp, tree and the order of starts are linear but for
   logarithms.  The path of visited ancestors is a stack as deep as the bound
   above; nothing recurses.

   Limits.  A repeat's starts may overlap each other (select sorts that out),
   and a node that is not left-maximal is still visited, for a client may find
   that the symbol before it can't be used.  */

#include "core/repeats.h"

#include <algorithm>

#include "core/suffix-array.h"

namespace outline
{
namespace core
{

namespace
{

/* The suffixes from BEGIN to END - 1 of the suffix array, which agree in
   LENGTH symbols and no more.  */
struct interval
{
  uint32_t length, begin, end;

  uint32_t size () const { return end - begin; }
  bool contains (const interval &o) const
  {
    return begin <= o.begin && o.end <= end;
  }
};

/* Returns the lcp intervals within LIMITS, children before parents and right
   before left.

   The stack holds the intervals that are open to the left, outermost first.
   An lcp value smaller than the innermost one's length closes it; one greater
   opens an interval, whose end is that of the last one closed.  */
std::vector<interval>
intervals (const std::vector<uint32_t> &lcp, const repeat_limits &limits)
{
  std::vector<interval> found, open;
  for (uint32_t i = uint32_t (lcp.size ()); i-- > 0;)
    {
      uint32_t shared = lcp[i];         /* By suffixes i - 1 and i.  */
      uint32_t end = i + 1;
      while (!open.empty () && open.back ().length > shared)
        {
          interval done = open.back ();
          open.pop_back ();
          done.begin = i;
          end = done.end;
          if (done.size () >= limits.min_occurrences)
            found.push_back (done);
        }
      if (shared >= limits.min_length
          && (open.empty () || open.back ().length < shared))
        open.push_back ({ shared, 0, end });
    }
  return found;
}

/* Takes the intervals one by one, parents before children, and says which to
   visit.  */
class visit_chooser
{
public:
  explicit visit_chooser (uint32_t max_depth) : m_max_depth (max_depth) {}

  /* Whether to visit X.  If so *PARENT_LENGTH becomes the length of the
     nearest visited ancestor, 0 if there is none.  */
  bool choose (const interval &x, uint32_t *parent_length)
  {
    while (!m_path.empty () && !m_path.back ().contains (x))
      m_path.pop_back ();
    *parent_length = m_path.empty () ? 0 : m_path.back ().length;
    if (m_path.size () >= m_max_depth
        && x.size () > m_path.back ().size () / 2
        && x.length / 2 < m_path.back ().length)
      return false;
    m_path.push_back (x);
    return true;
  }

private:
  uint32_t m_max_depth;
  std::vector<interval> m_path; /* The visited ancestors, outermost first.  */
};

/* Whether the STARTS, ascending, are not all preceded by the same symbol.  */
bool
left_maximal (const std::vector<uint32_t> &text,
              const std::vector<uint32_t> &starts)
{
  if (starts[0] == 0)
    return true;
  uint32_t before = text[starts[0] - 1];
  return std::any_of (starts.begin (), starts.end (), [&] (uint32_t start)
    {
      return text[start - 1] != before;
    });
}

} // anonymous namespace

void
for_each_repeat (const std::vector<uint32_t> &text, uint32_t alphabet,
                 const repeat_limits &limits,
                 const std::function<void (const repeat &)> &visit)
{
  repeat_limits sensible = limits;
  sensible.min_length = std::max (limits.min_length, 1u);
  sensible.min_occurrences = std::max (limits.min_occurrences, 2u);
  sensible.max_depth = std::max (limits.max_depth, 1u);

  std::vector<uint32_t> sa = suffix_array (text, alphabet);
  std::vector<interval> tree = intervals (lcp_array (text, sa), sensible);

  visit_chooser chooser (sensible.max_depth);
  repeat r;
  for (auto x = tree.rbegin (); x != tree.rend (); ++x)
    {
      uint32_t parent_length;
      if (!chooser.choose (*x, &parent_length))
        continue;
      r.length = x->length;
      r.min_length = std::max (sensible.min_length, parent_length + 1);
      r.starts.assign (sa.begin () + x->begin, sa.begin () + x->end);
      std::sort (r.starts.begin (), r.starts.end ());
      r.left_maximal = left_maximal (text, r.starts);
      visit (r);
    }
}

} // namespace core
} // namespace outline
