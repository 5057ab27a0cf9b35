/* Texts for the tests of core/, and the slow, obvious versions of what core/
   computes.  SPDX-License-Identifier: GPL-3.0-or-later

   Nothing here shares an idea with the code under test: suffixes are compared
   symbol by symbol, repeats are looked up in a map of all substrings.  */

#ifndef OUTLINE_TESTSUITE_UNIT_TEXTS_H
#define OUTLINE_TESTSUITE_UNIT_TEXTS_H

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <random>
#include <string>
#include <vector>

namespace texts
{

using text = std::vector<uint32_t>;

/* The symbols of S, by character code.  */
inline text
of (const std::string &s)
{
  return text (s.begin (), s.end ());
}

/* One more than the greatest symbol of T.  */
inline uint32_t
alphabet_of (const text &t)
{
  return t.empty () ? 0 : *std::max_element (t.begin (), t.end ()) + 1;
}

inline text
equal_symbols (size_t n)
{
  return text (n, 0);
}

/* 0, 1, 2, ... in random order.  */
inline text
different_symbols (size_t n, std::mt19937 &random)
{
  text t (n);
  std::iota (t.begin (), t.end (), 0);
  std::shuffle (t.begin (), t.end (), random);
  return t;
}

inline text
random_symbols (size_t n, uint32_t alphabet, std::mt19937 &random)
{
  text t (n);
  for (uint32_t &c : t)
    c = uint32_t (random () % alphabet);
  return t;
}

/* PERIOD random symbols again and again.  */
inline text
periodic (size_t n, size_t period, uint32_t alphabet, std::mt19937 &random)
{
  text t = random_symbols (n, alphabet, random);
  for (size_t i = period; i < n; i++)
    t[i] = t[i - period];
  return t;
}

/* The first N symbols of a word in which each piece is the two before it: it
   is full of repeats that are nearly as frequent as their prefixes.  */
inline text
fibonacci (size_t n)
{
  text previous { 1 }, t { 0 };
  while (t.size () < n)
    {
      text next = t;
      next.insert (next.end (), previous.begin (), previous.end ());
      previous.swap (t);
      t.swap (next);
    }
  t.resize (n);
  return t;
}

/* One of all these, short, with a random alphabet and length.  Some symbols
   occur once, as block ends do.  */
inline text
any (size_t max_length, std::mt19937 &random)
{
  static const uint32_t alphabets[] = { 1, 2, 2, 3, 4, 8, 50, 1000 };
  uint32_t alphabet = alphabets[random () % 8];
  size_t n = random () % (max_length + 1);
  text t;
  switch (random () % 8)
    {
    case 0:
      return equal_symbols (n);
    case 1:
      return different_symbols (n, random);
    case 2:
      return fibonacci (n);
    case 3:
      t = periodic (n, 1 + random () % 7, alphabet, random);
      break;
    default:
      t = random_symbols (n, alphabet, random);
    }
  if (random () % 2)
    for (size_t i = 0; i < n; i++)
      if (random () % 6 == 0)
        t[i] = uint32_t (1000 + i);
  return t;
}

/* The suffix array by comparison of suffixes.  */
inline text
naive_suffix_array (const text &t)
{
  text sa (t.size ());
  std::iota (sa.begin (), sa.end (), 0);
  std::sort (sa.begin (), sa.end (), [&] (uint32_t a, uint32_t b)
    {
      return std::lexicographical_compare (t.begin () + a, t.end (),
                                           t.begin () + b, t.end ());
    });
  return sa;
}

/* How many symbols the suffixes at A and B have in common.  */
inline uint32_t
naive_common (const text &t, uint32_t a, uint32_t b)
{
  uint32_t k = 0;
  while (a + k < t.size () && b + k < t.size () && t[a + k] == t[b + k])
    k++;
  return k;
}

} // namespace texts

#endif
