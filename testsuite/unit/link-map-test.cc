/* Tests of program/link-map.h.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "program/link-map.h"

#include <gtest/gtest.h>

using namespace outline;

namespace
{

const char ld_map[] = "Archive member included to satisfy reference by file (symbol)\n\n"
                      "Discarded input sections\n\n"
                      " .text          0x0000000000000000        0x0 a.o\n"
                      " .text.gone     0x0000000000000000       0x10 a.o\n"
                      " .text.gone_with_a_long_name\n"
                      "                0x0000000000000000       0x10 lib.a(b.o)\n"
                      " .text.twice    0x0000000000000000       0x10 lib.a(b.o)\n"
                      " .text.unlikely.cold\n"
                      "                0x0000000000000000       0x10 a.o\n"
                      "\nMemory Configuration\n\n"
                      "Name             Origin             Length             Attributes\n"
                      "\nLinker script and memory map\n\n"
                      ".text           0x0000000000401000      0x123\n"
                      " *(.text.unlikely .text.*_unlikely .text.unlikely.*)\n"
                      " .text.here     0x0000000000401000       0x10 a.o\n"
                      " .text.startup.main\n"
                      "                0x0000000000401010       0x10 folder/a.o\n"
                      " .text.twice    0x0000000000401020       0x10 folder/a.o\n";

TEST (LinkMap, OfGnuLd)
{
  link_map map;
  ASSERT_TRUE (map.read (ld_map));
  EXPECT_EQ (map.fate ("here", "a.c", false), FATE_KEPT);
  EXPECT_EQ (map.fate ("main", "a.c", false), FATE_KEPT);
  EXPECT_EQ (map.fate ("gone", "a.c", false), FATE_DROPPED);
  EXPECT_EQ (map.fate ("gone_with_a_long_name", "b.c", false), FATE_DROPPED);
  EXPECT_EQ (map.fate ("cold", "a.c", false), FATE_DROPPED);
  EXPECT_EQ (map.fate ("new", "a.c", false), FATE_UNKNOWN);
}

TEST (LinkMap, ObjectsTellNamesApart)
{
  link_map map;
  ASSERT_TRUE (map.read (ld_map));
  EXPECT_EQ (map.fate ("twice", "source/a.c", false), FATE_KEPT);
  EXPECT_EQ (map.fate ("twice", "source/b.c", false), FATE_DROPPED);
  EXPECT_EQ (map.fate ("twice", "c.c", false), FATE_UNKNOWN);
  EXPECT_EQ (map.fate ("twice", "b.cc", true), FATE_KEPT);
}

TEST (LinkMap, OfLldDoesNotListWhatIsDropped)
{
  link_map map;
  ASSERT_TRUE (map.read ("             VMA              LMA     Size Align Out     In      Symbol\r\n"
                         "          201120           201120       10     4 .text\r\n"
                         "          201120           201120       10     4         a.o:(.text.here)\r\n"
                         "          201120           201120        0     1                 here\r\n"));
  EXPECT_EQ (map.fate ("here", "a.c", false), FATE_KEPT);
  EXPECT_EQ (map.fate ("gone", "a.c", false), FATE_DROPPED);
}

TEST (LinkMap, OfLldWithoutSectionsOfFunctionsSaysNothing)
{
  link_map map;
  ASSERT_TRUE (map.read ("VMA LMA Size Align Out In Symbol\n 1 1 1 1 a.o:(.text)\n"));
  EXPECT_EQ (map.fate ("gone", "a.c", false), FATE_UNKNOWN);
}

TEST (LinkMap, RemovedSectionsAreListedAlone)
{
  link_map map;
  ASSERT_TRUE (map.read ("make: nothing\n"
                         "/usr/bin/ld: removing unused section '.text.gone' in file 'a.o'\n"
                         "ld.lld: removing unused section lib.a(b.o):(.text.gone_too)\n"));
  EXPECT_EQ (map.fate ("gone", "a.c", false), FATE_DROPPED);
  EXPECT_EQ (map.fate ("gone_too", "b.c", false), FATE_DROPPED);
  EXPECT_EQ (map.fate ("here", "a.c", false), FATE_KEPT);
}

TEST (LinkMap, NumbersOfSortedSections)
{
  link_map map;
  ASSERT_TRUE (map.read ("ld: removing unused section '.text.sorted.12.gone' in file 'a.o'\n"));
  EXPECT_EQ (map.fate ("gone", "a.c", false), FATE_DROPPED);
}

TEST (LinkMap, OtherTextIsNone)
{
  for (const char *text : { "", "\n", "int main (void) { }\n", "Discarded input sections\n", "VMA LMA Size\n" })
    EXPECT_FALSE (link_map ().read (text)) << text;
}

/* A number, which GCC gives functions in the order of a profile, is no part of the name; a function may be called
   "sorted".  */
TEST (LinkMap, SortedSections)
{
  link_map map;
  ASSERT_TRUE (map.read ("\nLinker script and memory map\n\n"
                         " .text.sorted   0x0000000000401000       0x10 a.o\n"
                         " .text.sorted.0 0x0000000000401010       0x10 a.o\n"
                         " .text.sorted.constprop.0\n"
                         "                0x0000000000401020       0x10 a.o\n"
                         " .text.sorted.7.seventh\n"
                         "                0x0000000000401030       0x10 a.o\n"
                         " .text.sorted.8.sorted.1\n"
                         "                0x0000000000401040       0x10 a.o\n"));
  for (const char *kept : { "sorted", "sorted.0", "sorted.constprop.0", "seventh", "sorted.1" })
    EXPECT_EQ (map.fate (kept, "a.c", false), FATE_KEPT) << kept;
  for (const char *unknown : { "constprop.0", "0", "" })
    EXPECT_EQ (map.fate (unknown, "a.c", false), FATE_UNKNOWN) << unknown;
}

} // namespace
