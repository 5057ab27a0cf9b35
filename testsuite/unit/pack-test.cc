/* Packed texts.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "program/pack.h"

#include <gtest/gtest.h>

using namespace outline;

namespace
{

TEST (Pack, WhatIsPackedIsUnpacked)
{
  std::string repeated, noise;
  uint32_t x = 1;
  for (int i = 0; i < 3000; i++)
    {
      x = x * 1103515245 + 12345;
      noise += char (x >> 16);
      repeated += i % 7 ? "movq %rax, %rbx\n" : std::string (i % 5, 'a');
    }
  for (const std::string &bytes : { std::string (), std::string ("a"), std::string ("abc"),
                                    std::string (1000, 'a'), repeated, noise, noise + noise })
    {
      std::string small = packed (bytes), all;
      ASSERT_TRUE (unpack (small, 0, small.size (), &all));
      EXPECT_EQ (all, bytes);
      EXPECT_FALSE (unpack (small, 0, small.size () - 1, &all));
    }
  EXPECT_LT (packed (repeated).size (), repeated.size () / 20);
  EXPECT_LT (packed (noise + noise).size (), noise.size () * 11 / 10);
}

/* What is no packed text, or more than one, or less, is refused.  */
TEST (Pack, NonsenseIsNotUnpacked)
{
  std::string small = packed (std::string (1000, 'a')), all;
  for (size_t i = 0; i < small.size (); i++)
    EXPECT_FALSE (unpack (small, i, small.size () - (i == 0), &all)) << i;
  EXPECT_FALSE (unpack (small + small, 0, 2 * small.size (), &all));
  EXPECT_FALSE (unpack (small + 'a', 0, small.size () + 1, &all));
  EXPECT_TRUE (unpack ('a' + small, 1, small.size () + 1, &all));
}

} // namespace
