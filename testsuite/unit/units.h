/* Units, as summaries describe them, for tests of program/.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_TESTSUITE_UNIT_UNITS_H
#define OUTLINE_TESTSUITE_UNIT_UNITS_H

#include <random>
#include <string>
#include <vector>

#include "program/digest.h"
#include "program/merge.h"
#include "program/windows.h"

namespace sample
{

using namespace outline;

/* Of x86-64's kind.  */
inline fragment_context
context ()
{
  fragment_context c;
  c.unwound = true;
  c.sizes = { 5, 5, false, 1, 8, 1, 32, 6, 12, 3, 0 };
  c.opening = "\t.cfi_startproc\n";
  c.file_end = "# end\n";
  c.stack_register = 7;
  c.start_offset = c.called_stack = 8;
  c.rooms = { { "", "", "\tpush room\n", "\tdrop room\n", "", "\t.cfi_def_cfa_offset 16\n", "" } };
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
inline class_text
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

/* An instruction that loads CONSTANT from the code, up to REACH bytes on.  */
inline class_text
load (const std::string &constant, uint32_t reach = 1000)
{
  class_text c = insn (std::string ("ldr ") + label_mark, 0, 2);
  c.constant = "\t.word " + constant + "\n";
  c.constant_bytes = 4;
  c.reach = reach;
  return c;
}

/* A jump to the label DISTANCE items after it; such a label, and where its jumps are.  */
inline class_text
jump (int distance)
{
  class_text c = insn (std::string ("jne ") + label_mark, 0, 2);
  c.bound = "jump " + std::to_string (distance);
  return c;
}
inline class_text
label (const std::string &jumps)
{
  class_text c = insn ("", 0, 0);
  c.plain = c.called = c.inner = label_mark + std::string (":\n");
  c.bound = "label " + jumps + " ";
  return c;
}

/* A unit with one function, of INSNS.  */
inline unit_summary
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

const class_text plain = insn ("mov"), reference = insn ("load", TRAIT_STACK_REFERENCE),
  call = insn ("call", TRAIT_CALLS | TRAIT_THUNK_END),
  ret = insn ("ret", TRAIT_TAIL_END | TRAIT_TAIL_ONLY);
/* Worth an unwind entry in four units, and in two functions of one besides another unit.  */
const std::vector<class_text> code = { plain, reference, plain, call, plain, ret };
const std::string deeper = "\t.cfi_def_cfa_offset 16\n";

/* A unit with one function, of INSNS, in which jumps and labels are bound to each other.  */
inline unit_summary
unit_with_jumps (const std::vector<class_text> &insns)
{
  unit_summary u = unit (insns);
  std::vector<insn_item> &items = u.functions[0].items;
  for (size_t i = 0; i < insns.size (); i++)
    if (insns[i].jump_p ())
      {
        int64_t distance = insns[i].distances ().at (0);
        insn_item &first = items[distance < 0 ? i + distance : i], &last = items[distance < 0 ? i : i + distance];
        first.high = std::max (first.high, uint32_t (std::abs (distance)));
        last.low = std::max (last.low, uint32_t (std::abs (distance)));
      }
  return u;
}

/* N units with CODE.  */
inline std::vector<unit_summary>
units (size_t n, const std::vector<class_text> &insns)
{
  return std::vector<unit_summary> (n, unit (insns));
}

/* N units of LENGTH instructions, of which some repeat, some are long and some are calls.  */
inline std::vector<unit_summary>
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

inline merged_program
merged (const std::vector<unit_summary> &units, const merge_limits &limits = merge_limits ())
{
  return merge_units (listed_units (units), limits);
}

} // namespace sample

#endif
