/* Names as text.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "facts/name-set.h"

#include <gtest/gtest.h>

using namespace outline;

TEST (NameSet, HasItsNamesAndNoOthers)
{
  name_set names ("  one two\n three ");
  EXPECT_TRUE (names.has_p ("one") && names.has_p ("two") && names.has_p ("three"));
  EXPECT_FALSE (names.has_p ("on") || names.has_p ("ones") || names.has_p (""));
}

TEST (NameSet, StarStandsForAllThatBeginsSo)
{
  name_set names ("load* store");
  EXPECT_TRUE (names.has_p ("load") && names.has_p ("load_pair"));
  EXPECT_FALSE (names.has_p ("loa") || names.has_p ("store_pair"));
}

TEST (KnownValues, AreThoseWithKnownNames)
{
  const char *const names[] = { "add", nullptr, "sub" };
  known_values known ("sub mul", 3, [&] (unsigned value) { return names[value]; });
  EXPECT_FALSE (known.has_p (0) || known.has_p (1) || known.has_p (3));
  EXPECT_TRUE (known.has_p (2));
}

TEST (KnownValues, NamesOfTheOthersAreListed)
{
  const char *const names[] = { "add", nullptr, "sub", "mul" };
  auto name_of = [&] (unsigned value) { return names[value]; };
  EXPECT_EQ (names_but_of (4, name_of, [] (unsigned value) { return value == 2; }),
             (std::vector<std::string> { "add", "mul" }));
}
