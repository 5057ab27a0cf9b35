/* Tests of program/link-map.h.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "program/link-map.h"

#include <string>

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

TEST (LinkMap, UnwindTablesAreDroppedIfNoneIsKept)
{
  const std::string dropped = "Discarded input sections\n\n .eh_frame  0x0000000000000000  0x88 a.o\n",
                    linked = "\nLinker script and memory map\n\n .text.f  0x0000000000000000  0x10 a.o\n",
                    kept = " .eh_frame  0x0000000000000010  0x20 crt.o\n";
  for (auto [text, expected] : { std::make_pair (dropped + linked, true), { dropped + linked + kept, false },
                                 { linked, false } })
    {
      link_map map;
      ASSERT_TRUE (map.read (text));
      EXPECT_EQ (map.unwind_tables_dropped_p (), expected);
    }
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

/* The map of a script with STATEMENTS, each followed by the sections that it took.  */
link_map
map_of_script (const std::string &statements)
{
  link_map map;
  EXPECT_TRUE (map.read ("Discarded input sections\n\n .text.gone 0x00000000 0x10 a.o\n .text 0x00000000 0x0 a.o\n"
                         " .text 0x00000000 0x10 c.o\n"
                         "\nLinker script and memory map\n\n" + statements));
  return map;
}

/* What takes any function of any file takes .text, too.  */
TEST (LinkMap, FunctionsThatMayBeInText)
{
  for (const char *statements : { ".text 0x1 0x2\n *(.text .text.*)\n .text.f 0x1 0x10 a.o\n",
                                  ".text 0x1 0x2\n *(.text)\n *(.text*)\n .text.f\n                0x1 0x10 a.o\n",
                                  ".text\n                0x1 0x2\n *(.text.unlikely .text.unlikely.*)\n"
                                  " *(SORT_BY_ALIGNMENT(.text) SORT_BY_NAME(.text.*))\n .text.f 0x1 0x10 lib.a(a.o)\n",
                                  ".ram 0x1 0x2\n *a.o(.text .text.*)\n .text.f 0x1 0x10 x/a.o\n"
                                  ".text 0x1 0x2\n *(.text .text.*)\n",
                                  ".ram 0x1 0x2\n *b.o(.text .text.*)\n *(.text.g)\n .text.g 0x1 0x10 a.o\n"
                                  ".text 0x1 0x2\n *(.text .text.*)\n .text.f 0x1 0x10 a.o\n" })
    {
      const link_map map = map_of_script (statements);
      EXPECT_TRUE (map.has_script_p ());
      EXPECT_TRUE (map.in_text_p ("f", "a.c")) << statements;
      EXPECT_FALSE (map.in_text_p ("gone", "a.c")) << statements;
      EXPECT_FALSE (map.in_text_p ("g", "a.c")) << statements;
    }
}

TEST (LinkMap, FunctionsThatTheScriptNames)
{
  for (const char *statements : { /* By its own name, or a part of it.  */
                                  ".text 0x1 0x2\n *(.text .text.f .text.*)\n .text.f 0x1 0x10 a.o\n",
                                  ".text 0x1 0x2\n *(.text.?)\n *(.text .text.*)\n .text.f 0x1 0x10 a.o\n",
                                  /* .text by its object, which may be this one.  */
                                  ".ram 0x1 0x2\n *a.o(.text)\n.text 0x1 0x2\n *(.text .text.*)\n"
                                  " .text.f 0x1 0x10 a.o\n",
                                  ".ram 0x1 0x2\n *lib.a:a.o(.text)\n.text 0x1 0x2\n *(.text .text.*)\n"
                                  " .text.f 0x1 0x10 lib.a(a.o)\n",
                                  ".text 0x1 0x2\n *(EXCLUDE_FILE(*b.o) .text .text.*)\n .text.f 0x1 0x10 a.o\n",
                                  /* .text is elsewhere, or nowhere.  */
                                  ".boot 0x1 0x2\n *(.text)\n.text 0x1 0x2\n *(.text.*)\n .text.f 0x1 0x10 a.o\n",
                                  ".text 0x1 0x2\n *(.text.*)\n .text.f 0x1 0x10 a.o\n",
                                  /* By its object, which is in an archive, or sorted.  */
                                  ".ram 0x1 0x2\n *a.o(.text)\n.text 0x1 0x2\n *(.text .text.*)\n"
                                  " .text.f 0x1 0x10 lib.a(a.o)\n",
                                  ".ram 0x1 0x2\n SORT_BY_NAME(*a.o)(.text)\n.text 0x1 0x2\n *(.text .text.*)\n"
                                  " .text.f 0x1 0x10 a.o\n",
                                  /* A symbol is between .text and it.  */
                                  ".text 0x1 0x2\n *(.text)\n                0x1           start = .\n *(.text.*)\n"
                                  " .text.f 0x1 0x10 a.o\n",
                                  /* It is there twice.  */
                                  ".text 0x1 0x2\n *(.text .text.*)\n .text.f 0x1 0x10 a.o\n"
                                  " .text.f 0x1 0x10 x/a.o\n" })
    EXPECT_FALSE (map_of_script (statements).in_text_p ("f", "a.c")) << statements;
}

/* What of an object is in .text already was dropped.  */
TEST (LinkMap, TextThatIsDropped)
{
  const link_map map = map_of_script (".text 0x1 0x2\n *(.text .text.*)\n .text.f 0x1 0x10 c.o\n"
                                      " .text.g 0x1 0x10 b.o\n");
  EXPECT_FALSE (map.in_text_p ("f", "c.c"));
  EXPECT_TRUE (map.in_text_p ("g", "b.c"));
}

/* Another object's function of the same name says nothing of one that is in .text.  */
TEST (LinkMap, FunctionsOfOneName)
{
  const link_map map = map_of_script (".text 0x1 0x2\n *(.text .text.*)\n .text 0x1 0x10 a.o\n"
                                      "\nDiscarded input sections\n\n .text.f 0x0 0x10 b.o\n");
  EXPECT_EQ (map.fate ("f", "a.c", false), FATE_KEPT);
  EXPECT_EQ (map.fate ("f", "b.c", false), FATE_DROPPED);
}

/* After a link of objects in which functions are together.  */
TEST (LinkMap, FunctionsThatAreInText)
{
  const link_map map = map_of_script (".text 0x1 0x2\n *(.text .text.*)\n .text 0x1 0x10 a.o\n .text 0x1 0x0 b.o\n"
                                      " .text.g 0x1 0x10 b.o\n .text.unlikely.h 0x1 0x10 a.o\n *(.text.x*)\n");
  EXPECT_EQ (map.fate ("f", "a.c", false), FATE_KEPT);
  EXPECT_TRUE (map.in_text_p ("f", "a.c"));
  EXPECT_FALSE (map.in_text_p ("x_f", "a.c"));
  EXPECT_EQ (map.fate ("f", "b.c", false), FATE_UNKNOWN);
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
