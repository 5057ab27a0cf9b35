/* Tests of measure/record.h.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "measure/record.h"

#include <gtest/gtest.h>

using outline::function_record;
using outline::parse;
using outline::serialize;
using outline::unit_record;

namespace
{

unit_record
sample ()
{
  unit_record unit;
  unit.bytes = uint64_t (1) << 40;
  unit.saved = 127;
  unit.silent = true;
  function_record f;
  f.uid = 4294967295u;
  f.stack = 16;
  f.callees = { 1 };
  unit.functions.push_back (f);
  function_record made;
  made.made = true;
  unit.functions.push_back (made);
  return unit;
}

TEST (Record, ComesBackAsItWas)
{
  unit_record unit;
  ASSERT_TRUE (parse (serialize (sample ()), unit));
  EXPECT_EQ (serialize (unit), serialize (sample ()));
  EXPECT_EQ (unit.bytes, uint64_t (1) << 40);
  EXPECT_EQ (unit.saved, 127u);
  EXPECT_TRUE (unit.silent);
  ASSERT_EQ (unit.functions.size (), 2u);
  EXPECT_FALSE (unit.functions[0].made);
  EXPECT_EQ (unit.functions[0].uid, 4294967295u);
  EXPECT_EQ (unit.functions[0].stack, 16u);
  EXPECT_EQ (unit.functions[0].callees, std::vector<uint32_t> { 1 });
  EXPECT_TRUE (unit.functions[1].made);
}

TEST (Record, OfNoFunctionsComesBack)
{
  unit_record unit = sample ();
  EXPECT_TRUE (parse (serialize (unit_record ()), unit));
  EXPECT_TRUE (unit.functions.empty ());
}

TEST (Record, WithAnEndMissingIsDamaged)
{
  std::string text = serialize (sample ());
  unit_record unit;
  for (size_t length = 0; length < text.size (); length++)
    EXPECT_FALSE (parse (text.substr (0, length), unit)) << length;
}

TEST (Record, WithMoreAtTheEndIsDamaged)
{
  unit_record unit;
  EXPECT_FALSE (parse (serialize (sample ()) + '\0', unit));
}

TEST (Record, ThatPromisesMoreFunctionsThanItHasIsDamaged)
{
  /* bytes, saved, chained, silent, and 2^63 functions.  */
  unit_record unit;
  EXPECT_FALSE (parse (std::string (4, '\0') + std::string (9, '\x80') + '\1', unit));
}

TEST (Record, WithACalleeThatIsNotThereIsDamaged)
{
  unit_record bad = sample (), unit;
  bad.functions[0].callees = { 2 };
  EXPECT_FALSE (parse (serialize (bad), unit));
}

} // namespace
