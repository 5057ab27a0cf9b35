/* What the units of a program share.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "program/files.h"
#include "program/merge.h"
#include "program/scratch-file.h"
#include "program/unit-files.h"
#include "testsuite/unit/units.h"

#include <gtest/gtest.h>

using namespace outline;

namespace
{

using namespace sample;

/* What repeats in one unit only is that unit's own affair.  */
TEST (Merge, OnlyWhatSeveralUnitsHaveIsShared)
{
  std::vector<class_text> twice = code;
  twice.insert (twice.end (), code.begin (), code.end ());
  twice.insert (twice.end (), code.begin (), code.end ());
  EXPECT_TRUE (merged ({ unit (twice) }).fragments.empty ());
  merged_program both = merged ({ unit (twice), unit (code) });
  ASSERT_EQ (both.fragments.size (), 1u);
  EXPECT_EQ (both.fragments[0].units, 2u);
  EXPECT_EQ (both.fragments[0].sites, 4u);
}

/* The linker keeps one of them.  */
TEST (Merge, ComdatFunctionsAreCountedOnce)
{
  unit_summary f = unit (code, "f"), g = unit (code, "g"), h = unit (code, "h"), i = unit (code, "i");
  EXPECT_TRUE (merged ({ f, f, f, f }).fragments.empty ());
  EXPECT_EQ (merged ({ f, g, h, i }).fragments.size (), 1u);
}

/* Fragments in one source share an unwind entry; those that units have themselves pay for one each, and none is the end
   of another.  The dictionary says which they are.  */
TEST (Merge, LinkonceFragmentsHaveAnEntryEach)
{
  const class_text other = insn ("other");
  auto both = [&] (size_t n) {
    std::vector<unit_summary> all = units (n, { plain, plain, plain, plain, ret });
    for (const unit_summary &u : units (n, { other, other, other, other, ret }))
      all.push_back (u);
    return all;
  };
  merge_limits limits;
  limits.linkonce = true;
  EXPECT_EQ (merged (both (2)).fragments.size (), 2u);
  EXPECT_TRUE (merged (both (2), limits).fragments.empty ());
  EXPECT_EQ (merged (both (4), limits).fragments.size (), 2u);
  for (bool linkonce : { false, true })
    {
      limits.linkonce = linkonce;
      dictionary d;
      EXPECT_EQ (read_dictionary (dictionary_file (dictionary_of (merged (both (4), limits))), &d), "");
      EXPECT_EQ (d.linkonce, linkonce);
    }
}

/* A source may be assembled with other options than the units.  */
TEST (Merge, WhatDependsOnTheAssemblersOptionsStaysInUnits)
{
  std::vector<unit_summary> all = units (6, code);
  for (unit_summary &u : all)
    u.contexts[0].assembler = " -specs=nano.specs";
  merge_limits limits;
  EXPECT_TRUE (merged (all, limits).fragments.empty ());
  limits.linkonce = true;
  EXPECT_EQ (merged (all, limits).fragments.size (), 1u);
  for (size_t i = 0; i < all.size (); i++)
    all[i].contexts[0].assembler += std::to_string (i);
  EXPECT_TRUE (merged (all, limits).fragments.empty ());
}

/* Code for other machines, or with other tables, is other code.  */
TEST (Merge, ContextsDoNotMix)
{
  std::vector<unit_summary> four = units (4, code);
  for (size_t i = 0; i < 4; i++)
    four[i].contexts[0].machine = "\t.arch " + std::to_string (i) + "\n";
  EXPECT_TRUE (merged (four).fragments.empty ());
}

/* A fragment's name is decided by all that it is: its text, frames and context.  */
TEST (Merge, NamesDependOnContents)
{
  auto name_of = [] (const unit_summary &u) {
    merged_program program = merged ({ u, u, u, u });
    return program.fragments.empty () ? "none" : program.fragments[0].name;
  };
  unit_summary a = unit (code), b = a, c = a;
  b.states[0] = "\t.cfi_def_cfa_offset 32\n";
  c.contexts[0].machine = "\t.arch other\n";
  std::string one = name_of (a), two = name_of (b), three = name_of (c);
  EXPECT_NE (one, "none");
  EXPECT_EQ (one, name_of (a));
  EXPECT_NE (one, two);
  EXPECT_NE (one, three);
  EXPECT_NE (two, three);
}

std::string
files_of (const merged_program &program)
{
  return dictionary_file (dictionary_of (program)) + shared_source (program);
}

/* Not on the order of units, and not on the memory.  */
TEST (Merge, ResultDependsOnUnitsOnly)
{
  std::vector<unit_summary> many = random_units (30, 60, 1);
  for (size_t u = 0; u < many.size (); u += 3)
    many[u].functions[0].comdat = "f" + std::to_string (u % 4);
  merge_limits limits;
  merged_program first = merged (many, limits);
  EXPECT_GT (first.fragments.size (), 3u);
  std::reverse (many.begin (), many.end ());
  EXPECT_EQ (files_of (merged (many, limits)), files_of (first));
  limits.memory = 1;
  EXPECT_EQ (files_of (merged (many, limits)), files_of (first));
}

/* A fragment of an earlier batch is used in a later one, and not made again.  */
TEST (Merge, BatchesKnowWhatIsShared)
{
  std::vector<unit_summary> many = random_units (30, 60, 2);
  merge_limits limits;
  merged_program one = merged (many, limits);
  limits.batch_items = 200;
  merged_program several = merged (many, limits);
  EXPECT_NE (files_of (several), files_of (one));
  std::map<std::string, int> names;
  uint32_t sites = 0, sites_of_one = 0;
  for (const shared_fragment &f : several.fragments)
    {
      EXPECT_EQ (++names[f.name], 1) << f.name;
      sites += f.sites;
    }
  for (const shared_fragment &f : one.fragments)
    sites_of_one += f.sites;
  EXPECT_GT (sites, sites_of_one / 2);
  limits.memory = 1;
  EXPECT_EQ (files_of (merged (many, limits)), files_of (several));
}

/* A folder that is gone with the object.  */
class scratch_folder
{
public:
  scratch_folder () : m_path ("merge-test.XXXXXX") { EXPECT_TRUE (mkdtemp (&m_path[0])); }
  ~scratch_folder () { EXPECT_EQ (system (("rm -r " + m_path).c_str ()), 0); }
  std::string operator/ (const std::string &name) const { return m_path + "/" + name; }

private:
  std::string m_path;
};

merged_program
merged_files (const std::vector<std::string> &paths)
{
  unit_files files;
  for (const std::string &path : paths)
    files.add (path);
  return merge_units (files, merge_limits ());
}

/* Of shards, and of shards of shards.  */
TEST (Merge, PartsGiveWhatTheirUnitsGive)
{
  scratch_folder folder;
  std::vector<unit_summary> many = random_units (30, 60, 3);
  for (size_t u = 0; u < many.size (); u += 3)
    many[u].functions[0].comdat = "f" + std::to_string (u % 4);
  std::vector<std::string> parts;
  for (int shard = 0; shard < 3; shard++)
    {
      parts.push_back (folder / std::to_string (shard));
      write_part (listed_units ({ many.begin () + 10 * shard, many.begin () + 10 * (shard + 1) }),
                  merge_limits (), parts.back ());
    }
  std::string expected = files_of (merged (many));
  EXPECT_EQ (files_of (merged_files ({ parts[2], parts[0], parts[1] })), expected);
  unit_files two;
  two.add (parts[0]), two.add (parts[2]);
  write_part (two, merge_limits (), folder / "both");
  EXPECT_EQ (files_of (merged_files ({ parts[1], folder / "both" })), expected);
}

TEST (Merge, DamagedPartsAreRefused)
{
  scratch_folder folder;
  write_part (listed_units (units (2, { plain, call })), merge_limits (), folder / "good");
  std::string bytes;
  ASSERT_TRUE (read_file (folder / "good", &bytes));
  EXPECT_EQ (merged_files ({ folder / "good" }).units, 2u);
  auto refused = [&] (const std::string &damaged) {
    EXPECT_TRUE (write_file_whole (folder / "bad", damaged));
    try
      {
        merged_files ({ folder / "bad" });
      }
    catch (const file_failure &)
      {
        return true;
      }
    return false;
  };
  for (size_t i = 0; i < bytes.size (); i++)
    {
      std::string damaged = bytes;
      damaged[i] ^= 4;
      EXPECT_TRUE (refused (damaged)) << "byte " << i;
      EXPECT_TRUE (refused (bytes.substr (0, i))) << "cut at " << i;
    }
  EXPECT_TRUE (refused (bytes + bytes));
}

} // namespace
