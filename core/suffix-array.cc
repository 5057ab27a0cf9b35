/* The suffix array of a sequence of integers, in linear time (SA-IS).
   SPDX-License-Identifier: GPL-3.0-or-later

   The suffixes of  m i s s i s s i p p i , sorted, are found at

       10 7 4 1 0 9 8 6 3 5 2      i ippi issippi ississippi mississippi pi ...

   Sorting them by comparison costs O(n^2) symbols on a text that repeats
   itself, and texts that repeat themselves are what an outliner is for.  The
   algorithm here, from

       G. Nong, S. Zhang, W. H. Chan: Two Efficient Algorithms for Linear Time
       Suffix Array Construction.  IEEE Transactions on Computers 60(10), 2011
       (first in DCC 2009),

   reads the text a fixed number of times and never compares two suffixes.

   Words.  The end of the text counts as a symbol smaller than all others.
   A suffix is of type S if it is smaller than the suffix that begins one
   symbol later, else of type L.  It is LMS (leftmost S) if it is S and the
   symbol before it begins an L.  An LMS substring runs from one LMS position
   to the next, both included; the last one runs to the end of the text.

       position  0 1 2 3 4 5 6 7 8 9 10
       symbol    m i s s i s s i p p i
       type      L S L L S L L S L L L
       LMS         *     *     *               substrings: issi issi ippi$

   All suffixes that begin with the same symbol are next to each other in the
   result: that stretch is the symbol's bucket.  In it all L come before all S.

   Idea.  If the LMS suffixes are known in sorted order, two scans place all
   others.  Left to right: the suffix one before a suffix already placed, if it
   is L, goes to the front of its bucket; it is larger than the one it was found
   from, so the scan has yet to come there.  Right to left, the same for S and
   the backs.  And the LMS suffixes are sorted by sorting a text at most half
   as long, whose symbols are the ranks of the LMS substrings; the ranks come
   from the same two scans, begun with the LMS positions in any order.

   Steps, in the order of the functions below:

     find_buckets           where each bucket begins
     place_lms_unsorted     LMS positions to the backs of their buckets
     sort_lms_by_l          left to right; leaves only L's that an S precedes
     sort_lms_by_s          right to left; leaves only LMS, by LMS substring
     gather_lms             those, to the front of the array
     name_lms               equal substrings get equal names, by rank
     order_lms              the names, in text order, are a text: sort that
                            (only if two names are equal)
     place_lms_sorted       LMS suffixes to the backs of their buckets
     induce_l               left to right; places all L
     induce_s               right to left; places all S
     sort_suffixes          calls the above

   Cost.  Each step is linear in text and alphabet, the text of the recursion
   has at most n / 2 symbols and as many names: O(n + alphabet) in all.  The
   time goes into the four scans, which read text and buckets out of order.
   Three things keep that cheap.  The type of a neighbour is looked up when an
   entry is written, when its symbols are at hand, and kept in the entry's top
   bit (the idea is Yuta Mori's, sais-lite): an entry that induces nothing costs
   no access.  sort_lms_* erase what they are done with, so the second scan
   meets only every other entry.  And each scan asks for the memory that it
   will need some entries later.

   Space.  Everything of the recursion lives in the array of the result, but
   for the buckets.  */

#include "core/suffix-array.h"

#include <algorithm>
#include <cassert>

namespace outline
{
namespace core
{

namespace
{

/* Top bit of an entry of the array.  Set: this entry is not to induce in the
   scan that meets it next.  */
constexpr uint32_t mark = 1u << 31;

/* An entry that no suffix has taken yet.  It is also position 0, which
   induces nothing either, for nothing precedes it.  */
constexpr uint32_t empty = 0;

/* How many entries ahead of its use memory is asked for.  */
constexpr uint32_t ahead = 16;

/* One level of the recursion: the text of N symbols less than ALPHABET, and
   the array for its N suffixes.  */
struct level
{
  const uint32_t *text;
  uint32_t n;
  uint32_t alphabet;
  uint32_t *sa;
  std::vector<uint32_t> bucket; /* The first entry of each, and N.  */
  std::vector<uint32_t> edge;   /* Where each bucket grows.  */
};

/* Whether an entry with value E induces: neither marked nor 0.  */
inline bool
induces (uint32_t e)
{
  return e - 1 < mark - 1;
}

/* Asks for the symbols before the position in entry E, for later reading.
   E may be anything.  */
inline void
prefetch_symbols (const level &l, uint32_t e)
{
  __builtin_prefetch (l.text + (induces (e) ? e - 1 : 0));
}

/* Sets the edges to the first entry of each bucket.  */
inline void
edges_to_fronts (level &l)
{
  l.edge.assign (l.bucket.begin (), l.bucket.end () - 1);
}

/* Sets the edges to one past the last entry of each bucket.  */
inline void
edges_to_backs (level &l)
{
  l.edge.assign (l.bucket.begin () + 1, l.bucket.end ());
}

/* Calls F (P) for each LMS position P of the text, from the last to the
   first.  */
template<typename F>
inline void
for_each_lms_backwards (const level &l, F f)
{
  bool next_is_s = false;
  uint32_t next = l.text[l.n - 1];
  for (uint32_t i = l.n - 1; i-- > 0;)
    {
      uint32_t c = l.text[i];
      bool is_s = c < next || (c == next && next_is_s);
      if (!is_s && next_is_s)
        f (i + 1);
      next = c;
      next_is_s = is_s;
    }
}

/* Counts the symbols and from that lays out the buckets.  */
void
find_buckets (level &l)
{
  l.bucket.assign (size_t (l.alphabet) + 1, 0);
  for (uint32_t i = 0; i < l.n; i++)
    l.bucket[l.text[i] + 1]++;
  for (uint32_t c = 0; c < l.alphabet; c++)
    l.bucket[c + 1] += l.bucket[c];
}

/* Empties the array, puts the LMS positions to the backs of their buckets and
   returns how many there are.  */
uint32_t
place_lms_unsorted (level &l)
{
  std::fill (l.sa, l.sa + l.n, empty);
  edges_to_backs (l);
  uint32_t count = 0;
  for_each_lms_backwards (l, [&] (uint32_t p)
    {
      l.sa[--l.edge[l.text[p]]] = p;
      count++;
    });
  return count;
}

/* Puts position P, an L, to the front of its bucket; marked if the position
   before it is an S, which only the next scan places.  */
inline void
put_l (level &l, uint32_t p)
{
  uint32_t c = l.text[p];
  bool s_before = p > 0 && l.text[p - 1] < c;
  l.sa[l.edge[c]++] = s_before ? p | mark : p;
}

/* Puts position P, an S, to the back of its bucket; marked if the position
   before it is an L, which is to say, if it is LMS.  */
inline void
put_s (level &l, uint32_t p)
{
  uint32_t c = l.text[p];
  bool l_before = p > 0 && l.text[p - 1] > c;
  l.sa[--l.edge[c]] = l_before ? p | mark : p;
}

/* Sorts the L's that an S precedes by the LMS substring that they belong to,
   and erases all other entries.  */
void
sort_lms_by_l (level &l)
{
  edges_to_fronts (l);
  put_l (l, l.n - 1);           /* The end of the text induces it.  */
  for (uint32_t i = 0; i < l.n; i++)
    {
      if (i + ahead < l.n)
        prefetch_symbols (l, l.sa[i + ahead]);
      uint32_t e = l.sa[i];
      if (induces (e))
        {
          l.sa[i] = empty;
          put_l (l, e - 1);
        }
      else
        l.sa[i] = e & ~mark;
    }
}

/* Sorts the LMS positions by their LMS substrings, and erases all other
   entries.  */
void
sort_lms_by_s (level &l)
{
  edges_to_backs (l);
  for (uint32_t i = l.n; i-- > 0;)
    {
      if (i >= ahead)
        prefetch_symbols (l, l.sa[i - ahead]);
      uint32_t e = l.sa[i];
      if (induces (e))
        {
          l.sa[i] = empty;
          put_s (l, e - 1);
        }
      else
        l.sa[i] = e & ~mark;
    }
}

/* Moves the LMS positions, all that is left in the array, to its front.  */
void
gather_lms (level &l)
{
  uint32_t to = 0;
  for (uint32_t i = 0; i < l.n; i++)
    if (l.sa[i] != empty)
      l.sa[to++] = l.sa[i];
}

/* Whether the LMS substrings of LENGTH symbols at A and B are equal.  */
inline bool
equal_substrings (const level &l, uint32_t a, uint32_t b, uint32_t length)
{
  return std::equal (l.text + a, l.text + a + length, l.text + b);
}

/* Given COUNT sorted LMS positions at the front of the array, writes the name
   of the substring at position P to entry COUNT + P / 2 and returns the number
   of names.  (LMS positions are at least 2 apart and the first is not 0, so
   there is room.)  Names are ranks: they compare as the substrings do.  */
uint32_t
name_lms (level &l, uint32_t count)
{
  uint32_t *slot = l.sa + count;

  /* Lengths first.  The last substring contains the end of the text, so it
     equals no other: its length is 0.  */
  uint32_t next = 0;
  for_each_lms_backwards (l, [&] (uint32_t p)
    {
      slot[p / 2] = next ? next - p + 1 : 0;
      next = p;
    });

  uint32_t names = 0, previous = 0, previous_length = 0;
  for (uint32_t i = 0; i < count; i++)
    {
      uint32_t p = l.sa[i];
      uint32_t length = slot[p / 2];
      if (length == 0 || length != previous_length
          || !equal_substrings (l, p, previous, length))
        names++;
      slot[p / 2] = names - 1;
      previous = p;
      previous_length = length;
    }
  return names;
}

void sort_suffixes (const uint32_t *text, uint32_t n, uint32_t alphabet,
                    uint32_t *sa);

/* Given COUNT LMS positions, named by name_lms with NAMES names, writes the
   positions in the order of their suffixes to the front of the array.  */
void
order_lms (level &l, uint32_t count, uint32_t names)
{
  if (names == count)
    return;                     /* The substrings differ: sorted already.  */

  /* The names in text order, at the back of the array.  */
  uint32_t *names_text = l.sa + l.n - count;
  uint32_t to = count;
  const uint32_t *slot = l.sa + count;
  for_each_lms_backwards (l, [&] (uint32_t p)
    {
      names_text[--to] = slot[p / 2];
    });

  sort_suffixes (names_text, count, names, l.sa);

  /* From numbers of LMS positions back to positions.  */
  to = count;
  for_each_lms_backwards (l, [&] (uint32_t p) { names_text[--to] = p; });
  for (uint32_t i = 0; i < count; i++)
    l.sa[i] = names_text[l.sa[i]];
}

/* Puts the COUNT sorted LMS suffixes at the front of the array to the backs of
   their buckets.  The last goes first, so none is overwritten.  */
void
place_lms_sorted (level &l, uint32_t count)
{
  std::fill (l.sa + count, l.sa + l.n, empty);
  edges_to_backs (l);
  for (uint32_t i = count; i-- > 0;)
    {
      uint32_t p = l.sa[i];
      l.sa[i] = empty;
      l.sa[--l.edge[l.text[p]]] = p;
    }
}

/* Places all L.  Leaves marked those that are not to induce an S, which are
   those that induced an L.  */
void
induce_l (level &l)
{
  edges_to_fronts (l);
  put_l (l, l.n - 1);
  for (uint32_t i = 0; i < l.n; i++)
    {
      if (i + ahead < l.n)
        prefetch_symbols (l, l.sa[i + ahead]);
      uint32_t e = l.sa[i];
      l.sa[i] = e ^ mark;
      if (induces (e))
        put_l (l, e - 1);
    }
}

/* Places all S, over the LMS that the L's were induced from, and takes off the
   marks.  */
void
induce_s (level &l)
{
  edges_to_backs (l);
  for (uint32_t i = l.n; i-- > 0;)
    {
      if (i >= ahead)
        prefetch_symbols (l, l.sa[i - ahead]);
      uint32_t e = l.sa[i];
      l.sa[i] = e & ~mark;
      if (induces (e))
        put_s (l, e - 1);
    }
}

/* Writes the sorted suffixes of the N > 0 symbols at TEXT to SA.  */
void
sort_suffixes (const uint32_t *text, uint32_t n, uint32_t alphabet,
               uint32_t *sa)
{
  level l { text, n, alphabet, sa, {}, {} };
  find_buckets (l);
  uint32_t count = place_lms_unsorted (l);
  if (count > 1)
    {
      sort_lms_by_l (l);
      sort_lms_by_s (l);
      gather_lms (l);
      uint32_t names = name_lms (l, count);
      order_lms (l, count, names);
      place_lms_sorted (l, count);
    }
  induce_l (l);
  induce_s (l);
}

} // anonymous namespace

std::vector<uint32_t>
suffix_array (const std::vector<uint32_t> &text, uint32_t alphabet)
{
  assert (text.size () < mark);
  assert (std::all_of (text.begin (), text.end (),
                       [=] (uint32_t c) { return c < alphabet; }));
  std::vector<uint32_t> sa (text.size ());
  if (!text.empty ())
    sort_suffixes (text.data (), uint32_t (text.size ()), alphabet,
                   sa.data ());
  return sa;
}

} // namespace core
} // namespace outline
