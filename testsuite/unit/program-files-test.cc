/* Files of summaries and dictionaries.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "program/bytes.h"
#include "program/digest.h"
#include "program/sections.h"
#include "testsuite/unit/units.h"

#include <gtest/gtest.h>

using namespace outline;

namespace
{

using namespace sample;

TEST (ProgramFiles, SummaryIsReadAsWritten)
{
  unit_summary u = unit ({ plain, call, ret }, "comdat"), read;
  u.functions[0].items[1].frequency = 0.1f;
  u.functions[0].items[1].low = u.functions[0].items[0].high = 1;
  u.functions[0].items.push_back ({ no_class, 1, 0, 0 });
  u.budget = 12.5;
  std::string bytes = summary_file (u);
  EXPECT_EQ (read_summary (bytes, &read), "");
  EXPECT_EQ (summary_file (read), bytes);
  EXPECT_EQ (read.functions[0].items[1].frequency, 0.1f);
  EXPECT_EQ (read.functions[0].items[1].low, 1u);
  EXPECT_EQ (read.functions[0].items[3].id, no_class);
  EXPECT_EQ (read.classes[1].sibling, call.sibling);
}

TEST (ProgramFiles, DictionaryIsReadAsWritten)
{
  dictionary d = dictionary_of (merged (units (4, code)));
  ASSERT_EQ (d.fragments.size (), 1u);
  std::string bytes = dictionary_file (d);
  dictionary read;
  EXPECT_EQ (read_dictionary (bytes, &read), "");
  EXPECT_EQ (dictionary_file (read), bytes);
}

/* Whatever byte of a file is changed, and wherever it ends: it is refused.  */
TEST (ProgramFiles, DamagedFilesAreRefused)
{
  std::string bytes = summary_file (unit ({ plain, reference, call }));
  for (size_t i = 0; i < bytes.size (); i++)
    {
      std::string damaged = bytes;
      damaged[i] ^= 4;
      unit_summary read;
      EXPECT_NE (read_summary (damaged, &read), "") << "byte " << i;
      EXPECT_NE (read_summary (bytes.substr (0, i), &read), "") << "cut at " << i;
    }
}

/* The checksum says nothing of files that were made to deceive: contents are still bounded.  */
TEST (ProgramFiles, NonsenseWithAChecksumIsRefused)
{
  for (uint64_t n : { uint64_t (0), uint64_t (1), uint64_t (200), UINT64_MAX })
    for (int count = 0; count < 8; count++)
      {
        byte_writer w;
        for (int i = 0; i < count; i++)
          w.number (n);
        file_sections sections;
        for (const char *name : { "contexts", "digests", "fragments" })
          sections[name] = w.contents ();
        dictionary d;
        std::string why = read_dictionary (section_file (dictionary_format, "c", sections), &d);
        EXPECT_EQ (why.empty (), n == 0 && count == 1) << n << ' ' << count;
      }
}

TEST (ProgramFiles, MissingSectionsAreRefused)
{
  unit_summary read;
  dictionary d;
  EXPECT_EQ (read_summary (section_file (summary_format, "c", {}), &read), senseless_contents);
  EXPECT_EQ (read_dictionary (section_file (dictionary_format, "c", {}), &d), senseless_contents);
}

/* So that a file may have what only some readers know.  */
TEST (ProgramFiles, SectionsThatNobodyKnowsAreLeftAlone)
{
  unit_summary u = unit ({ plain, call }), read;
  file_sections sections;
  std::string compiler;
  ASSERT_EQ (read_sections (summary_file (u), summary_format, &compiler, &sections), "");
  sections["another"] = "anything";
  EXPECT_EQ (read_summary (section_file (summary_format, compiler, sections), &read), "");
  EXPECT_EQ (summary_file (read), summary_file (u));
}

/* FIPS 180-4's example.  */
TEST (ProgramFiles, DigestIsTheStartOfSha256)
{
  EXPECT_EQ (hex_digits (digest ("abc")), "ba7816bf8f01cfea414140de5dae2223");
}

/* Which instruction would take its constant along is read as it was written.  */
TEST (ProgramFiles, ConstantsOfItemsAreReadAsWritten)
{
  unit_summary u = unit ({ load ("x"), load ("x"), load ("x"), plain, load ("x") }), read;
  u.functions[0].items[1].constants = u.functions[0].items[4].constants = 4;
  std::string bytes = summary_file (u);
  EXPECT_EQ (read_summary (bytes, &read), "");
  EXPECT_EQ (summary_file (read), bytes);
  std::vector<uint32_t> constants;
  for (const insn_item &item : read.functions[0].items)
    constants.push_back (item.constants);
  EXPECT_EQ (constants, (std::vector<uint32_t> { 0, 4, 0, 0, 4 }));
}

/* How far items are bound, which their classes say, or not, is read as it was written.  */
TEST (ProgramFiles, BoundsOfItemsAreReadAsWritten)
{
  unit_summary u = unit_with_jumps ({ plain, jump (4), plain, jump (2), plain, label ("-4 -2"), plain, ret }), read;
  std::vector<insn_item> &items = u.functions[0].items;
  items[3].low = items[6].high = 1;
  std::string bytes = summary_file (u);
  EXPECT_EQ (read_summary (bytes, &read), "");
  EXPECT_EQ (summary_file (read), bytes);
  for (size_t i = 0; i < items.size (); i++)
    {
      EXPECT_EQ (read.functions[0].items[i].low, items[i].low) << i;
      EXPECT_EQ (read.functions[0].items[i].high, items[i].high) << i;
    }
}

} // namespace
