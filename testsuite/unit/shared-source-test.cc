/* The assembler text of what units share.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "program/merge.h"
#include "testsuite/unit/units.h"

#include <gtest/gtest.h>

using namespace outline;

namespace
{

using namespace sample;

/* How often LINE is in SOURCE.  */
size_t
count (const std::string &source, const std::string &line)
{
  size_t n = 0;
  for (size_t at = source.find (line); at != std::string::npos; at = source.find (line, at + 1))
    n++;
  return n;
}

TEST (SharedSource, SourceDefinesFragmentsAndNamesSymbolsWeakly)
{
  std::vector<class_text> named = { insn ("movl\t%eax, total(%rip)", TRAIT_NAMES_SYMBOL), plain,
                                    insn ("call\tcount@PLT", TRAIT_CALLS | TRAIT_THUNK_END),
                                    plain, insn ("ret", TRAIT_TAIL_END | TRAIT_TAIL_ONLY) };
  named[0].names = "total\n";
  named[2].names = "count\n";
  merged_program program = merged (units (4, named));
  ASSERT_EQ (program.fragments.size (), 1u);
  std::string source = shared_source (program), name = program.fragments[0].name;
  for (const std::string &line : { std::string ("\t.weak\tcount\n"), std::string ("\t.weak\ttotal\n"),
                                   "\t.hidden\t" + name + "\n", "\n" + name + ":\n",
                                   std::string ("\t.cfi_startproc\n"), std::string ("# end\n") })
    EXPECT_NE (source.find (line), std::string::npos) << line;
  for (const char *word : { "\t.weak\trip", "\t.weak\tPLT", "\t.weak\tmovl", "\t.weak\teax" })
    EXPECT_EQ (source.find (word), std::string::npos) << word;
}

/* Labels of constants are different in all fragments of a source; what only looks like one stays.  */
TEST (SharedSource, ConstantsOfFragmentsHaveTheirOwnLabels)
{
  class_text comment = insn ("nop @7 @x @");
  std::vector<unit_summary> all;
  for (const std::vector<class_text> &insns : { std::vector<class_text> { load ("x"), load ("y"), comment, plain, ret },
                                                std::vector<class_text> { load ("z"), plain, plain, plain, ret } })
    for (int i = 0; i < 6; i++)
      all.push_back (unit (insns));
  std::string source = shared_source (merged (all));
  EXPECT_NE (source.find ("\tnop @7 @x @\n"), std::string::npos) << source;
  for (int label = 0; label < 3; label++)
    {
      std::string name = ".L" + std::to_string (label);
      size_t definition = source.find ("\n" + name + ":\n");
      EXPECT_NE (source.find ("\tldr " + name + "\n"), std::string::npos) << source;
      ASSERT_NE (definition, std::string::npos) << source;
      EXPECT_EQ (source.find ("\n" + name + ":\n", definition + 1), std::string::npos) << source;
    }
  EXPECT_EQ (source.find ("@0"), std::string::npos) << source;
}

/* So are labels of jumps.  */
TEST (SharedSource, JumpsOfFragmentsHaveTheirOwnLabels)
{
  std::vector<unit_summary> all;
  for (const class_text &middle : { plain, insn ("other") })
    for (int i = 0; i < 6; i++)
      all.push_back (unit_with_jumps ({ plain, jump (3), middle, middle, label ("-3"), ret }));
  merged_program program = merged (all);
  EXPECT_EQ (program.fragments.size (), 2u);
  std::string source = shared_source (program);
  for (const char *label : { ".L0", ".L1" })
    {
      EXPECT_EQ (count (source, "\tjne " + std::string (label) + "\n"), 1u) << source;
      EXPECT_EQ (count (source, "\n" + std::string (label) + ":\n"), 1u) << source;
    }
}

/* Where tables describe functions as wholes, fragments of which they say the same are together in one entry.  */
TEST (SharedSource, TablesOfFunctionsHaveAnEntryForEqualFragments)
{
  std::vector<class_text> with_call = { plain, plain, call, plain }, without = { ret, plain, plain, reference, ret },
    other = { reference, plain, call, plain };
  std::vector<unit_summary> all;
  for (const std::vector<class_text> &insns : { with_call, without, other })
    for (int i = 0; i < 6; i++)
      all.push_back (unit (insns));
  for (unit_summary &u : all)
    {
      fragment_context &c = u.contexts[0];
      c.unwound = false;
      c.called_entry = "\t.fnstart\n", c.jumped_entry = "\t.fnstart\n\t.cantunwind\n";
      c.rooms[0].table_entry = "\t.fnstart\n\t.save room\n";
    }
  merged_program program = merged (all);
  EXPECT_EQ (program.fragments.size (), 3u);
  std::string one = shared_source (program);
  EXPECT_EQ (count (one, "\t.fnstart\n"), 2u) << one;
  EXPECT_EQ (count (one, "\t.fnstart\n\t.save room\n"), 1u) << one;
  EXPECT_EQ (count (one, "\t.fnend\n"), 2u) << one;
}

/* A fragment that is the end of another is a label in it.  */
TEST (SharedSource, AnEndOfAnotherFragmentIsALabelInIt)
{
  const std::vector<class_text> shorter = { insn ("one"), insn ("two"), insn ("three"), ret };
  std::vector<class_text> longer = shorter;
  longer.insert (longer.begin (), insn ("zero"));
  std::vector<unit_summary> all = units (6, shorter);
  for (const unit_summary &u : units (3, longer))
    all.push_back (u);
  merged_program program = merged (all);
  ASSERT_EQ (program.fragments.size (), 2u);
  std::string one = shared_source (program);
  EXPECT_EQ (count (one, "\tone\n\ttwo\n\tthree\n"), 1u) << one;
  for (const shared_fragment &f : program.fragments)
    {
      EXPECT_EQ (count (one, "\n" + f.name + ":\n"), 1u) << one;
      EXPECT_EQ (count (one, "\t.size\t" + f.name + ","), 1u) << one;
    }
}

/* Each may have labels; those of the end are the other one's.  */
TEST (SharedSource, AnEndMayHaveLabels)
{
  const std::vector<class_text> shorter = { jump (3), insn ("one"), insn ("two"), label ("-3"), insn ("three"), ret };
  merged_program program = merged (std::vector<unit_summary> (6, unit_with_jumps (shorter)));
  ASSERT_EQ (program.fragments.size (), 1u);
  shared_fragment longer = program.fragments[0];
  longer.name = "longer";
  longer.code.text.insert (0, "\tzero\n");
  program.fragments.push_back (longer);
  std::string source = shared_source (program);
  EXPECT_EQ (count (source, "\tjne .L0\n\tone\n\ttwo\n.L0:\n"), 1u) << source;
  EXPECT_EQ (count (source, "\tone\n\ttwo\n"), 1u) << source;
}

} // namespace
