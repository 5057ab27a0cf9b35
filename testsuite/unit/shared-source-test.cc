/* The assembler text of what units share.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "program/merge.h"
#include "testsuite/unit/units.h"

#include <gtest/gtest.h>

using namespace outline;

namespace
{

using namespace sample;

TEST (SharedSource, SourceDefinesFragmentsAndNamesSymbolsWeakly)
{
  std::vector<class_text> named = { insn ("movl\t%eax, total(%rip)", TRAIT_NAMES_SYMBOL), plain,
                                    insn ("call\tcount@PLT", TRAIT_CALLS | TRAIT_THUNK_END),
                                    plain, insn ("ret", TRAIT_TAIL_END | TRAIT_TAIL_ONLY) };
  named[0].names = "total\n";
  named[2].names = "count\n";
  merged_program program = merged (units (4, named));
  ASSERT_EQ (program.fragments.size (), 1u);
  std::string source = shared_source (program, false), name = program.fragments[0].name;
  for (const std::string &line : { std::string ("\t.weak\tcount\n"), std::string ("\t.weak\ttotal\n"),
                                   "\t.hidden\t" + name + "\n", "\n" + name + ":\n",
                                   std::string ("\t.cfi_startproc\n"), std::string ("# end\n") })
    EXPECT_NE (source.find (line), std::string::npos) << line;
  for (const char *word : { "\t.weak\trip", "\t.weak\tPLT", "\t.weak\tmovl", "\t.weak\teax" })
    EXPECT_EQ (source.find (word), std::string::npos) << word;
  EXPECT_NE (shared_source (program, true).find (".section\t.text." + name), std::string::npos);
}

} // namespace
