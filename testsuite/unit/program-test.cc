/* Tests of program/: files of summaries and dictionaries, composed fragments, what units share.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "program/bytes.h"
#include "program/comdat.h"
#include "program/derived-text.h"
#include "program/digest.h"
#include "program/merge.h"
#include "program/variant-record.h"
#include "program/pack.h"
#include "program/sections.h"
#include "program/unit-files.h"
#include "program/windows.h"

#include <random>

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
  c.rooms = { { "\tpush room\n", "\tdrop room\n", "", "\t.cfi_def_cfa_offset 16\n", "" } };
  c.return_ = "\tret\n";
  c.take = "\ttake\n";
  c.give = "\tgive\n";
  c.register_return = "\trep ret\n";
  c.register_jump_return = "\tjmp *r\n";
  c.table_start = "\t.align 2\n";
  c.table_end = "\t@ end\n";
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
  std::vector<unit_summary> m_units;
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

/* A record comes back as it was written, for a unit of as many functions; one that is cut off, or names a function
   that the unit has not, does not.  */
TEST (Program, VariantRecordIsReadAsWritten)
{
  variant_record r, read;
  r.inputs = std::string (16, 'i');
  r.bytes = 4711;
  r.size_tuned = true;
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

/* The dictionary has the records of all units, sorted, each once.  */
TEST (Program, DictionaryHasTheUnitsVariants)
{
  std::vector<unit_summary> all (4, unit ({ plain, call, ret }));
  all[0].variant = "two";
  all[1].variant = all[3].variant = "one";
  dictionary d = dictionary_of (merged (all)), read;
  EXPECT_EQ (d.variants, (std::vector<std::string> { "one", "two" }));
  EXPECT_EQ (read_dictionary (dictionary_file (d), &read), "");
  EXPECT_EQ (read.variants, d.variants);
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
        for (const char *name : { "contexts", "marks", "fragments", "variants" })
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

/* The same where a register may be saved beside the return address: the first one that the fragment does not change,
   and none if it changes all.  A return that takes the room back comes last, as no other is needed then.  */
TEST (Program, RoomSavesARegisterThatTheFragmentLeavesAlone)
{
  fragment_context c = context ();
  c.unwound = false;
  c.rooms = { { "\tpush r4\n", "\tpop r4\n", "\tpop r4, pc\n", "", "" },
              { "\tpush r5\n", "\tpop r5\n", "\tpop r5, pc\n", "", "" },
              { "\tpush\n", "\tpop\n", "", "", "" } };
  class_text first = insn ("r4 = 1"), both = insn ("r4 = r5 = 1");
  first.rooms_changed = 1, both.rooms_changed = 3;
  auto composed_in = [&] (fragment_kind kind, const class_text &other) {
    composed_fragment result;
    std::vector<const std::string *> frames (4);
    return compose (kind, c, { &other, &call, &call }, frames, &result) ? result.unwound_text () : "none";
  };
  EXPECT_EQ (composed_in (FRAGMENT_CALLED, plain), "\tpush r4\n\tmov\n\tcall\n\tcall\n\tpop r4, pc\n");
  EXPECT_EQ (composed_in (FRAGMENT_CALLED, first), "\tpush r5\n\tr4 = 1\n\tcall\n\tcall\n\tpop r5, pc\n");
  EXPECT_EQ (composed_in (FRAGMENT_CALLED, both),
             "\tpush\n\tr4 = r5 = 1\n\tcall\n\tcall\n\tdrop after call\n\tret\n");
  EXPECT_EQ (composed_in (FRAGMENT_THUNK, first), "\tpush r5\n\tr4 = 1\n\tcall\n\tpop r5\n\tjump for call\n");
}

/* An instruction that loads CONSTANT from the code, up to REACH bytes on.  */
class_text
load (const std::string &constant, uint32_t reach = 1000)
{
  class_text c = insn ("ldr @0", 0, 2);
  c.constant = "\t.word " + constant + "\n";
  c.constant_bytes = 4;
  c.reach = reach;
  return c;
}

/* Constants go along, each once, after the last instruction, if all loads reach them.  */
TEST (Program, ConstantsFollowTheInstructions)
{
  EXPECT_EQ (composed (FRAGMENT_CALLED, { load ("x"), load ("y"), load ("x") }, {}),
             "\tldr @0\n\tldr @1\n\tldr @0\n\tret\n\t.align 2\n@0:\n\t.word x\n@1:\n\t.word y\n\t@ end\n");
  /* The instruction, room, return, padding.  */
  const uint32_t near = 2 + 8 + 1 + 3;
  EXPECT_EQ (composed (FRAGMENT_CALLED, { load ("x", near - 1) }, {}), "none");
  EXPECT_NE (composed (FRAGMENT_CALLED, { load ("x", near) }, {}), "none");
  EXPECT_NE (composed (FRAGMENT_CALLED, { load ("x"), load ("y", near + 4) }, {}), "none");
  EXPECT_EQ (composed (FRAGMENT_CALLED, { load ("x"), load ("y", near + 3) }, {}), "none");
  EXPECT_EQ (composed (FRAGMENT_CALLED, { load ("x", near), load ("x") }, {}), "none");
}

/* Labels of constants are different in all fragments of a source; what only looks like one stays.  */
TEST (Program, ConstantsOfFragmentsHaveTheirOwnLabels)
{
  class_text comment = insn ("nop @7 @x @");
  std::vector<unit_summary> all;
  for (const std::vector<class_text> &insns : { std::vector<class_text> { load ("x"), load ("y"), comment, plain, ret },
                                                std::vector<class_text> { load ("z"), plain, plain, plain, ret } })
    for (int i = 0; i < 6; i++)
      all.push_back (unit (insns));
  std::string source = shared_source (merged (all), false);
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

/* Which instruction would take its constant along is read as it was written.  */
TEST (Program, ConstantsOfItemsAreReadAsWritten)
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

/* Where tables describe functions as wholes, fragments of which they say the same are together in one entry; each
   has its own in a section of its own.  */
TEST (Program, TablesOfFunctionsHaveAnEntryForEqualFragments)
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
  auto count = [] (const std::string &source, const std::string &line) {
    size_t n = 0;
    for (size_t at = source.find (line); at != std::string::npos; at = source.find (line, at + 1))
      n++;
    return n;
  };
  std::string one = shared_source (program, false), each = shared_source (program, true);
  EXPECT_EQ (count (one, "\t.fnstart\n"), 2u) << one;
  EXPECT_EQ (count (one, "\t.fnstart\n\t.save room\n"), 1u) << one;
  EXPECT_EQ (count (one, "\t.fnend\n"), 2u) << one;
  EXPECT_EQ (count (each, "\t.fnstart\n"), 3u) << each;
  EXPECT_EQ (count (each, "\t.fnend\n"), 3u) << each;
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

/* What FROM is after it has been written as TO derived from it; *BYTES: how many that takes.  */
std::string
derived (const std::string &from, const std::string &to, size_t *bytes)
{
  byte_writer w;
  write_derived (w, from, to);
  *bytes = w.contents ().size ();
  byte_reader r (w.contents ());
  std::string result = read_derived (r, from);
  EXPECT_TRUE (r.finished_p ()) << from << to;
  return result;
}

TEST (Program, DerivedTextsAreReadAsWritten)
{
  const char *const texts[] = { "", "\n", "\tcall\tf@PLT\n", "\tjmp\tf@PLT\n", "f\n", "f\ng\n",
                                "\tmovl\t-8(%rsp), %eax\n", "\tmovl\t(%rsp), %eax\n",
                                "\tmovl\t8(%rsp), %eax\n", "\tldr\tx0, [sp, 16]\n",
                                "99999999999999999999(%rax)\n", "no newline", "0(1(2(" };
  size_t bytes;
  for (const char *from : texts)
    for (const char *to : texts)
      EXPECT_EQ (derived (from, to, &bytes), to) << from;
}

/* The same few bytes for all instructions of a kind.  */
TEST (Program, FormsOfInstructionsTakeFewBytes)
{
  size_t bytes, others;
  derived ("\tcall\tf@PLT\n", "f\n", &bytes);
  EXPECT_EQ (bytes, 3u);
  derived ("\tmovl\t(%rsp), %eax\n", "\tmovl\t8(%rsp), %eax\n", &bytes);
  derived ("\tmovq\t$5, 112(%rsp)\n", "\tmovq\t$5, 120(%rsp)\n", &others);
  EXPECT_EQ (bytes, 3u);
  EXPECT_EQ (others, 3u);
}

struct sorted_number
{
  uint64_t key;
  uint32_t rest;
  bool operator< (const sorted_number &other) const { return key < other.key; }
};

/* With memory for four records, for a part of them, for all.  */
TEST (Program, MoreThanMemoryHoldsIsSorted)
{
  std::mt19937 random (1);
  std::vector<uint64_t> keys (1000);
  for (uint64_t &key : keys)
    key = random () % 500;
  for (size_t memory : { size_t (0), size_t (700), size_t (1) << 20 })
    {
      external_sorter<sorted_number> sorter (memory);
      for (uint64_t key : keys)
        sorter.add ({ key, 0 });
      sorter.finish ();
      EXPECT_EQ (sorter.spilled_p (), memory < 1000);
      for (int round = 0; round < 2; round++)
        {
          std::vector<uint64_t> found;
          while (const sorted_number *n = sorter.next ())
            found.push_back (n->key);
          std::vector<uint64_t> expected = keys;
          std::sort (expected.begin (), expected.end ());
          EXPECT_EQ (found, expected) << memory << ' ' << round;
          sorter.restart ();
        }
    }
  external_sorter<sorted_number> empty (100);
  empty.finish ();
  EXPECT_EQ (empty.next (), nullptr);
}

/* N units of LENGTH instructions, of which some repeat, some are long and some are calls.  */
std::vector<unit_summary>
random_units (size_t n, size_t length, uint32_t seed)
{
  std::vector<class_text> kinds = { plain, reference, call, ret };
  for (int i = 0; i < 8; i++)
    kinds.push_back (insn ("op" + std::to_string (i), 0, 1 + i % 5));
  std::mt19937 random (seed);
  std::vector<unit_summary> units;
  for (size_t u = 0; u < n; u++)
    {
      std::vector<class_text> insns;
      while (insns.size () < length)
        insns.push_back (kinds[std::min (random () % kinds.size (), random () % kinds.size ())]);
      units.push_back (unit (insns));
      units.back ().unit = std::to_string (u);
      for (size_t i = 7; i < length; i += 11)
        units.back ().functions[0].items[i].id = no_class;
      shorten (&units.back ());
    }
  return units;
}

/* Each sequence that is long enough and that both units have is inside a piece of each.  */
TEST (Program, PiecesHaveAllThatUnitsShare)
{
  for (uint32_t seed = 0; seed < 20; seed++)
    {
      std::vector<unit_summary> two = random_units (2, 40, seed);
      std::vector<std::vector<std::string>> texts (2);
      std::vector<std::vector<item_window>> windows (2);
      for (int u = 0; u < 2; u++)
        {
          std::vector<uint64_t> hashes;
          for (const class_text &c : two[u].classes)
            hashes.push_back (text_hash (c.content ()));
          windows[u] = windows_of (two[u].functions[0].items, two[u].classes, hashes,
                                   limits_in_context (two[u], two[u].contexts[0]));
        }
      for (int u = 0; u < 2; u++)
        {
          const std::vector<insn_item> &items = two[u].functions[0].items,
                                       &others = two[1 - u].functions[0].items;
          std::vector<function_piece> pieces = pieces_of (items, windows[u], [&] (uint64_t hash) {
            return std::any_of (windows[1 - u].begin (), windows[1 - u].end (),
                                [=] (const item_window &w) { return w.hash == hash; });
          });
          auto equal = [&] (size_t i, size_t j) {
            return (i < items.size () && j < others.size () && items[i].id != no_class
                    && others[j].id != no_class
                    && two[u].classes[items[i].id].content ()
                         == two[1 - u].classes[others[j].id].content ());
          };
          for (size_t i = 0; i < items.size (); i++)
            for (size_t j = 0; j < others.size (); j++)
              {
                uint32_t bytes = 0, length = 0;
                for (; equal (i + length, j + length); length++)
                  bytes += two[u].classes[items[i + length].id].bytes;
                if (bytes <= context ().sizes.call)
                  continue;
                EXPECT_TRUE (std::any_of (pieces.begin (), pieces.end (),
                                          [=] (const function_piece &p) {
                  return p.first <= i && i + length <= p.first + p.count;
                })) << seed << ' ' << u << ' ' << i << ' ' << j << ' ' << length;
              }
        }
    }
}

/* What only one unit has goes, and the call that has to come with it.  */
TEST (Program, PiecesEndWhereBoundItemsWouldBeParted)
{
  unit_summary u = unit ({ plain, reference, plain, call, plain });
  std::vector<insn_item> &items = u.functions[0].items;
  items[1].high = 1, items[2].low = 1;
  std::vector<uint64_t> hashes;
  for (const class_text &c : u.classes)
    hashes.push_back (text_hash (c.content ()));
  std::vector<item_window> windows
    = windows_of (items, u.classes, hashes, limits_in_context (u, u.contexts[0]));
  uint64_t gone = 0;
  for (const item_window &w : windows)
    if (w.first == 2 && w.length == 1)
      gone = w.hash;
  auto counts = [&] (const std::function<bool (uint64_t)> &wanted) {
    std::vector<uint32_t> result;
    for (const function_piece &p : pieces_of (items, windows, wanted))
      result.push_back (p.count);
    return result;
  };
  EXPECT_EQ (counts ([] (uint64_t) { return true; }), std::vector<uint32_t> ({ 5 }));
  std::vector<uint64_t> with;
  for (const item_window &w : windows)
    if (w.first <= 2 && w.first + w.length > 2)
      with.push_back (w.hash);
  ASSERT_NE (gone, 0u);
  EXPECT_EQ (counts ([&] (uint64_t hash) {
               return std::find (with.begin (), with.end (), hash) == with.end ();
             }), std::vector<uint32_t> ({ 1, 2 }));
}

/* Shorter than a call, and what nothing refers to any more.  */
TEST (Program, SummariesAreShortened)
{
  class_text small = insn ("inc", 0, 2);
  unit_summary u = unit ({ small, plain, small, small, reference, call });
  u.functions[0].items[1].id = no_class;
  u.functions.push_back (u.functions[0]);
  u.functions[1].items.resize (1);
  u.states.push_back ("unused");
  shorten (&u);
  ASSERT_EQ (u.functions.size (), 1u);
  EXPECT_EQ (u.functions[0].items.size (), 5u);
  EXPECT_EQ (u.classes.size (), 4u);
  EXPECT_EQ (u.states.size (), 1u);
  unit_summary again = u;
  shorten (&again);
  EXPECT_EQ (summary_file (again), summary_file (u));
}

std::string
files_of (const merged_program &program)
{
  return dictionary_file (dictionary_of (program)) + shared_source (program, false);
}

/* Not on the order of units, and not on the memory.  */
TEST (Program, ResultDependsOnUnitsOnly)
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
TEST (Program, BatchesKnowWhatIsShared)
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
  scratch_folder () : m_path ("program-test.XXXXXX") { EXPECT_TRUE (mkdtemp (&m_path[0])); }
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
TEST (Program, PartsGiveWhatTheirUnitsGive)
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

TEST (Program, DamagedPartsAreRefused)
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
