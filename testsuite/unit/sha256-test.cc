/* Tests of core/sha256.h: the examples of FIPS 180-4, and the length at which the padding takes
   another block.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "core/sha256.h"

#include <gtest/gtest.h>

namespace
{

std::string
digest (const std::string &bytes)
{
  std::string text;
  char digits[3];
  for (unsigned char c : outline::core::sha256 (bytes))
    {
      snprintf (digits, sizeof digits, "%02x", c);
      text += digits;
    }
  return text;
}

TEST (Sha256, PublishedExamples)
{
  EXPECT_EQ (digest (""),
             "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ (digest ("abc"),
             "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ (digest ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
             "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ (digest (std::string (1000000, 'a')),
             "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST (Sha256, LengthsAroundABlockDiffer)
{
  EXPECT_NE (digest (std::string (55, 'a')), digest (std::string (56, 'a')));
  EXPECT_NE (digest (std::string (63, 'a')), digest (std::string (64, 'a')));
}

} // namespace
