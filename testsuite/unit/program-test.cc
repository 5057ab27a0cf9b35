/* Tests of program/: files of summaries and dictionaries, composed fragments, what units share.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "program/bytes.h"
#include "program/digest.h"
#include "program/merge.h"
#include "program/pack.h"
#include "program/sections.h"

#include <gtest/gtest.h>

using namespace outline;

namespace
{

fragment_context
context ()
{
  fragment_context c;
  c.unwound = true;
  c.sizes = { 5, 5, 1, 8, 1, 32, 6, 12, 3, 0 };
  c.opening = "\t.cfi_startproc\n";
  c.file_end = "# end\n";
  c.stack_register = 7;
  c.start_offset = c.called_stack = 8;
  c.inner_frame = "\t.cfi_def_cfa_offset 16\n";
  c.prologue = "\tpush room\n";
  c.epilogue = "\tdrop room\n";
  c.return_ = "\tret\n";
  c.take = "\ttake\n";
  c.give = "\tgive\n";
  c.register_return = "\trep ret\n";
  c.register_jump_return = "\tjmp *r\n";
  return c;
}

/* An instruction that is printed as TEXT, with the forms that TRAITS need.  */
class_text
insn (const std::string &text, uint32_t traits = 0, uint32_t bytes = 8)
{
  class_text c;
  c.traits = traits;
  c.bytes = bytes;
  c.plain = c.called = c.inner = "\t" + text + "\n";
  if (traits & TRAIT_STACK_REFERENCE)
    c.called = "\t" + text + "+8\n", c.inner = "\t" + text + "+16\n";
  if (traits & TRAIT_CALLS)
    c.epilogue = "\tdrop after " + text + "\n";
  if (traits & TRAIT_THUNK_END)
    c.sibling = "\tjump for " + text + "\n";
  return c;
}

/* A unit with one function, of INSNS.  */
unit_summary
unit (const std::vector<class_text> &insns, const std::string &comdat = "")
{
  unit_summary u;
  u.compiler = "a compiler";
  u.unit = "a.c";
  u.contexts = { context () };
  u.states = { "\t.cfi_def_cfa_offset 16\n" };
  summary_function f;
  f.comdat = comdat;
  f.entries = 1;
  for (const class_text &text : insns)
    {
      f.items.push_back ({ class_id (u.classes.size ()), 1, 0, 0 });
      f.items.back ().state = 0;
      u.classes.push_back (text);
    }
  u.functions = { f };
  u.bytes = 8 * insns.size ();
  return u;
}

/* Units in memory.  */
class listed_units : public unit_source
{
public:
  explicit listed_units (const std::vector<unit_summary> &units) : m_units (units) {}

  void
  for_each (const callback &found) const override
  {
    for (unit_summary unit : m_units)
      {
        std::string order = digest (summary_file (unit));
        found (unit, order);
      }
  }

private:
  const std::vector<unit_summary> &m_units;
};

merged_program
merged (const std::vector<unit_summary> &units, const merge_limits &limits = merge_limits ())
{
  return merge_units (listed_units (units), limits);
}

std::string
composed (fragment_kind kind, const std::vector<class_text> &insns,
          const std::vector<std::string> &frames)
{
  std::vector<const class_text *> pointers;
  std::vector<const std::string *> rows;
  for (const class_text &text : insns)
    pointers.push_back (&text);
  for (const std::string &row : frames)
    rows.push_back (&row);
  rows.resize (insns.size () + 1);
  composed_fragment result;
  fragment_context c = context ();
  return compose (kind, c, pointers, rows, &result) ? result.unwound_text () : "none";
}

const class_text plain = insn ("mov"), reference = insn ("load", TRAIT_STACK_REFERENCE),
  call = insn ("call", TRAIT_CALLS | TRAIT_THUNK_END),
  ret = insn ("ret", TRAIT_TAIL_END | TRAIT_TAIL_ONLY);
/* Worth an unwind entry in four units, and in two functions of one besides another unit.  */
const std::vector<class_text> code = { plain, reference, plain, call, plain, ret };
const std::string deeper = "\t.cfi_def_cfa_offset 16\n";

TEST (Program, SummaryIsReadAsWritten)
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

/* N units with CODE.  */
std::vector<unit_summary>
units (size_t n, const std::vector<class_text> &insns)
{
  return std::vector<unit_summary> (n, unit (insns));
}

/* Whatever byte of a file is changed, and wherever it ends: it is refused.  */
TEST (Program, DamagedFilesAreRefused)
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
TEST (Program, NonsenseWithAChecksumIsRefused)
{
  for (uint64_t n : { uint64_t (0), uint64_t (1), uint64_t (200), UINT64_MAX })
    for (int count = 0; count < 8; count++)
      {
        byte_writer w;
        for (int i = 0; i < count; i++)
          w.number (n);
        file_sections sections;
        for (const char *name : { "contexts", "marks", "fragments" })
          sections[name] = w.contents ();
        dictionary d;
        std::string why = read_dictionary (section_file (dictionary_format, "c", sections), &d);
        EXPECT_EQ (why.empty (), n == 0 && count == 1) << n << ' ' << count;
      }
}

TEST (Program, MissingSectionsAreRefused)
{
  unit_summary read;
  dictionary d;
  EXPECT_EQ (read_summary (section_file (summary_format, "c", {}), &read), senseless_contents);
  EXPECT_EQ (read_dictionary (section_file (dictionary_format, "c", {}), &d), senseless_contents);
}

/* So that a file may have what only some readers know.  */
TEST (Program, SectionsThatNobodyKnowsAreLeftAlone)
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
TEST (Program, DigestIsTheStartOfSha256)
{
  EXPECT_EQ (hex_digits (digest ("abc")), "ba7816bf8f01cfea414140de5dae2223");
}

TEST (Program, DictionaryIsReadAsWritten)
{
  dictionary d = dictionary_of (merged (units (4, code)));
  ASSERT_EQ (d.fragments.size (), 1u);
  std::string bytes = dictionary_file (d);
  dictionary read;
  EXPECT_EQ (read_dictionary (bytes, &read), "");
  EXPECT_EQ (dictionary_file (read), bytes);
}

TEST (Program, CalledFragmentHasRoomForItsCalls)
{
  EXPECT_EQ (composed (FRAGMENT_CALLED, { reference, call, reference }, {}),
             "\tpush room\n" + deeper + "\tload+16\n\tcall\n\tdrop after call\n"
             "\tload+8\n\tret\n");
  EXPECT_EQ (composed (FRAGMENT_CALLED, { reference, plain }, {}), "\tload+8\n\tmov\n\tret\n");
}

/* Where the stack pointer moves, the room is taken back at the end.  */
TEST (Program, RoomStaysWhereTheStackMoves)
{
  class_text push = insn ("push");
  push.moves_stack = true;
  EXPECT_EQ (composed (FRAGMENT_CALLED, { call, push }, {}),
             "\tpush room\n" + deeper + "\tcall\n\tpush\n\tdrop room\n\tret\n");
}

TEST (Program, ThunkEndsInAJump)
{
  EXPECT_EQ (composed (FRAGMENT_THUNK, { call, plain, call }, {}),
             "\tpush room\n" + deeper + "\tcall\n\tdrop after call\n\tmov\n"
             "\tjump for call\n");
  EXPECT_EQ (composed (FRAGMENT_THUNK, { plain, plain }, {}), "none");
}

TEST (Program, TailHasTheFramesOfItsSites)
{
  EXPECT_EQ (composed (FRAGMENT_TAIL, { plain, ret }, { deeper, "" }),
             deeper + "\tmov\n\tret\n");
  EXPECT_EQ (composed (FRAGMENT_TAIL, { plain, ret }, { deeper }), "none");
}

TEST (Program, RegisterCallPutsTheAddressBack)
{
  EXPECT_EQ (composed (FRAGMENT_REGISTER_CALL, { plain }, { "", deeper }),
             "\ttake\n\tmov\n" + deeper
             + "\tgive\n\t.cfi_def_cfa_offset 24\n\trep ret\n");
}

TEST (Program, WhatIsPackedIsUnpacked)
{
  std::string repeated, noise;
  uint32_t x = 1;
  for (int i = 0; i < 3000; i++)
    {
      x = x * 1103515245 + 12345;
      noise += char (x >> 16);
      repeated += i % 7 ? "movq %rax, %rbx\n" : std::string (i % 5, 'a');
    }
  for (const std::string &bytes : { std::string (), std::string ("a"), std::string ("abc"),
                                    std::string (1000, 'a'), repeated, noise, noise + noise })
    {
      std::string small = packed (bytes), all;
      ASSERT_TRUE (unpack (small, 0, small.size (), &all));
      EXPECT_EQ (all, bytes);
      EXPECT_FALSE (unpack (small, 0, small.size () - 1, &all));
    }
  EXPECT_LT (packed (repeated).size (), repeated.size () / 20);
  EXPECT_LT (packed (noise + noise).size (), noise.size () * 11 / 10);
}

/* What is no packed text, or more than one, or less, is refused.  */
TEST (Program, NonsenseIsNotUnpacked)
{
  std::string small = packed (std::string (1000, 'a')), all;
  for (size_t i = 0; i < small.size (); i++)
    EXPECT_FALSE (unpack (small, i, small.size () - (i == 0), &all)) << i;
  EXPECT_FALSE (unpack (small + small, 0, 2 * small.size (), &all));
  EXPECT_FALSE (unpack (small + 'a', 0, small.size () + 1, &all));
  EXPECT_TRUE (unpack ('a' + small, 1, small.size () + 1, &all));
}

/* What repeats in one unit only is that unit's own affair.  */
TEST (Program, OnlyWhatSeveralUnitsHaveIsShared)
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
TEST (Program, ComdatFunctionsAreCountedOnce)
{
  unit_summary f = unit (code, "f"), g = unit (code, "g"), h = unit (code, "h"), i = unit (code, "i");
  EXPECT_TRUE (merged ({ f, f, f, f }).fragments.empty ());
  EXPECT_EQ (merged ({ f, g, h, i }).fragments.size (), 1u);
}

/* Code for other machines, or with other tables, is other code.  */
TEST (Program, ContextsDoNotMix)
{
  std::vector<unit_summary> four = units (4, code);
  for (size_t i = 0; i < 4; i++)
    four[i].contexts[0].machine = "\t.arch " + std::to_string (i) + "\n";
  EXPECT_TRUE (merged (four).fragments.empty ());
}

/* A fragment's name is decided by all that it is: its text, frames and context.  */
TEST (Program, NamesDependOnContents)
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

TEST (Program, SourceDefinesFragmentsAndNamesSymbolsWeakly)
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

TEST (Program, FramesAreParsedAndChanged)
{
  fragment_context c = context ();
  parsed_frame start (c), frame (c);
  EXPECT_TRUE (frame.apply ("\t.cfi_def_cfa 6, 24\n\t.cfi_offset 3, -16\n"));
  EXPECT_EQ (frame.directives (start), "\t.cfi_def_cfa 6, 24\n\t.cfi_offset 3, -16\n");
  EXPECT_EQ (start.directives (frame), "\t.cfi_def_cfa 7, 8\n\t.cfi_restore 3\n");
  EXPECT_FALSE (frame.apply ("\t.cfi_escape 1\n"));
}

} // namespace
