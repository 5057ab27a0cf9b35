/* The variant in which a unit was compiled.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "program/variant-record.h"

#include <gtest/gtest.h>

using namespace outline;

namespace
{

/* A record comes back as it was written, for a unit of as many functions; one that is cut off, or names a function
   that the unit has not, does not.  */
TEST (VariantRecord, VariantRecordIsReadAsWritten)
{
  variant_record r, read;
  r.inputs = std::string (16, 'i');
  r.bytes = 4711;
  r.sharing = 1;
  r.leave = { { 0, 3 }, { 7, 1 } };
  std::string bytes = serialize (r);
  ASSERT_TRUE (parse (bytes, 8, &read));
  EXPECT_EQ (serialize (read), bytes);
  EXPECT_EQ (read.leave[1].place, 7u);
  EXPECT_EQ (read.bytes, 4711u);
  EXPECT_FALSE (parse (bytes, 7, &read));
  for (size_t length = 0; length < bytes.size (); length++)
    EXPECT_FALSE (parse (bytes.substr (0, length), 8, &read)) << length;
}

} // namespace
