/* Tests of core/suffix-array.h.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "core/suffix-array.h"

#include <divsufsort.h>
#include <gtest/gtest.h>

#include "testsuite/unit/texts.h"

using outline::core::suffix_array;
using texts::text;

namespace
{

text
sorted (const text &t)
{
  return suffix_array (t, texts::alphabet_of (t));
}

/* Whether SA is the suffix array of T, in linear time: it is if it holds each
   position once, and neighbours are in order by their first symbol and, where
   these are equal, by the place of the suffix one symbol on.  */
bool
is_suffix_array (const text &t, const text &sa)
{
  size_t n = t.size ();
  text rank (n + 1, 0);         /* 0: the end of the text, or not seen.  */
  if (sa.size () != n)
    return false;
  for (size_t i = 0; i < n; i++)
    {
      if (sa[i] >= n || rank[sa[i]] != 0)
        return false;
      rank[sa[i]] = uint32_t (i + 1);
    }
  for (size_t i = 1; i < n; i++)
    {
      uint32_t a = sa[i - 1], b = sa[i];
      if (t[a] > t[b] || (t[a] == t[b] && rank[a + 1] > rank[b + 1]))
        return false;
    }
  return true;
}

/* The suffix array of BYTES by libdivsufsort.  */
text
by_divsufsort (const text &bytes)
{
  std::vector<uint8_t> chars (bytes.begin (), bytes.end ());
  std::vector<int32_t> sa (bytes.size ());
  EXPECT_EQ (0, divsufsort (chars.data (), sa.data (), int32_t (sa.size ())));
  return text (sa.begin (), sa.end ());
}

/* Calls F for every text of LENGTH symbols less than ALPHABET.  */
template<typename F>
void
for_each_text (size_t length, uint32_t alphabet, F f)
{
  text t (length, 0);
  for (;;)
    {
      f (t);
      size_t i = 0;
      while (i < length && ++t[i] == alphabet)
        t[i++] = 0;
      if (i == length)
        return;
    }
}

} // anonymous namespace

TEST (SuffixArray, EmptyTextHasNoSuffix)
{
  /* No text, no suffix, whatever the alphabet.  */
  EXPECT_EQ (text (), suffix_array ({}, 0));
  EXPECT_EQ (text (), suffix_array ({}, 7));
}

TEST (SuffixArray, OneSymbolIsOneSuffix)
{
  /* A text of one symbol has one suffix, be the symbol the alphabet's first or
     its last.  */
  EXPECT_EQ (text ({ 0 }), suffix_array ({ 0 }, 1));
  EXPECT_EQ (text ({ 0 }), suffix_array ({ 8 }, 9));
}

TEST (SuffixArray, ExampleInTheHeaderHolds)
{
  /* The example that the file opens with is right.  */
  EXPECT_EQ (text ({ 10, 7, 4, 1, 0, 9, 8, 6, 3, 5, 2 }),
             sorted (texts::of ("mississippi")));
}

TEST (SuffixArray, APrefixComesFirst)
{
  /* A suffix that is a prefix of another sorts before it: equal symbols come
     out shortest first.  */
  EXPECT_EQ (text ({ 4, 3, 2, 1, 0 }), sorted (texts::equal_symbols (5)));
}

TEST (SuffixArray, AllShortTexts)
{
  /* Right for every text of up to 13 symbols of 2, 8 of 3 and 6 of 5.  */
  const struct { size_t length; uint32_t alphabet; } sizes[]
    = { { 13, 2 }, { 8, 3 }, { 6, 5 } };
  for (auto size : sizes)
    for (size_t n = 1; n <= size.length; n++)
      for_each_text (n, size.alphabet, [&] (const text &t)
        {
          ASSERT_EQ (texts::naive_suffix_array (t),
                     suffix_array (t, size.alphabet));
        });
}

TEST (SuffixArray, SameAsSortingRandomTexts)
{
  /* The same as sorting the suffixes, on 20,000 texts of all kinds.  */
  std::mt19937 random (1);
  for (int i = 0; i < 20000; i++)
    {
      text t = texts::any (100, random);
      ASSERT_EQ (texts::naive_suffix_array (t), sorted (t));
    }
}

TEST (SuffixArray, SameAsDivsufsortOnBytes)
{
  /* The same as libdivsufsort on large texts of bytes, from two symbols to
     256, with and without structure.  */
  const size_t n = 300000;
  std::mt19937 random (2);
  for (const text &t : { texts::random_symbols (n, 2, random),
                         texts::random_symbols (n, 20, random),
                         texts::random_symbols (n, 256, random),
                         texts::periodic (n, 1000, 4, random),
                         texts::periodic (n, 7, 256, random),
                         texts::fibonacci (n),
                         texts::equal_symbols (n) })
    ASSERT_EQ (by_divsufsort (t), suffix_array (t, 256));
}

TEST (SuffixArray, LargeAlphabets)
{
  /* Right where symbols do not fit a byte, and most occur once or never.  */
  const size_t n = 300000;
  std::mt19937 random (3);
  for (uint32_t alphabet : { 300u, 70000u, 300000u, 3000000u })
    {
      text t = texts::random_symbols (n, alphabet, random);
      ASSERT_TRUE (is_suffix_array (t, suffix_array (t, alphabet)));
    }
}

TEST (SuffixArray, DifferentSymbolsGiveTheInverse)
{
  /* With every symbol once, the suffix array is the inverse of the text.  */
  std::mt19937 random (4);
  text t = texts::different_symbols (100000, random);
  text sa = sorted (t);
  for (uint32_t i = 0; i < sa.size (); i++)
    ASSERT_EQ (i, t[sa[i]]);
}

TEST (SuffixArray, DeepRecursion)
{
  /* Right where the names of the substrings repeat on many levels: a text of
     pieces of its own pieces, and periods that do not fit each other.  */
  std::mt19937 random (5);
  text t = texts::fibonacci (1000);
  for (int i = 0; i < 8; i++)
    {
      text piece (t.begin () + random () % 500, t.end ());
      t.push_back (uint32_t (2 + random () % 2));
      t.insert (t.end (), piece.begin (), piece.end ());
    }
  ASSERT_TRUE (is_suffix_array (t, sorted (t)));
}

TEST (SuffixArray, TheCheckerRejectsWrongArrays)
{
  /* is_suffix_array, which tests above rest on, sees a swap, a position that is
     missing and one out of range.  */
  text t = texts::of ("mississippi");
  text sa = sorted (t);
  EXPECT_TRUE (is_suffix_array (t, sa));
  for (size_t i = 1; i < sa.size (); i++)
    {
      text wrong = sa;
      std::swap (wrong[i - 1], wrong[i]);
      EXPECT_FALSE (is_suffix_array (t, wrong));
      wrong = sa;
      wrong[i] = wrong[i - 1];
      EXPECT_FALSE (is_suffix_array (t, wrong));
      wrong[i] = uint32_t (t.size ());
      EXPECT_FALSE (is_suffix_array (t, wrong));
    }
}
