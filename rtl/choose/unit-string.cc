/* The instruction string of a unit, with what the choice of fragments looks up in it.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/choose/unit-string.h"

namespace outline
{

/* Appends to STRING, as SYMBOL, ITEM of the function with index FUNCTION, which is entered ENTRIES times;
   CLS: its class.  */
static void
append (unit_string &string, uint32_t symbol, const insn_item &item, const insn_class &cls,
        uint32_t function, double entries)
{
  uint32_t at = string.function.size ();
  string.symbols.push_back (symbol);
  string.low.push_back (at - item.low);
  string.high.push_back (at + item.high);
  string.function.push_back (function);
  string.frequency.push_back (item.frequency * entries);
  string.uses.push_back (item.uses);
  string.section.push_back (item.section);
  string.state.push_back (item.state);
  string.bound.add (item.low || item.high);
  string.uncallable.add (!(item.uses & ITEM_CALL));
  string.unjumpable.add (!(item.uses & ITEM_JUMP));
  string.without_register.add (!(item.uses & ITEM_REGISTER));
  string.unused.add (item.constants + item.frame_back);
  string.bytes.add (cls.bytes);
  string.unwind.add (cls.unwind_bytes);
  string.remaining.add (cls.kept_unwind_bytes);
  string.constants.add (cls.constant_bytes);
  string.references.add (!!(cls.traits & TRAIT_STACK_REFERENCE));
  string.calls.add (!!(cls.traits & TRAIT_CALLS));
  string.symbolic.add (!!(cls.traits & TRAIT_NAMES_SYMBOL));
  string.local.add (!!(cls.traits & TRAIT_NAMES_LOCAL));
  string.trapping.add (!!(cls.traits & TRAIT_TRAPS));
}

/* By position: the first one, from itself on, for which WANTED holds; the length of the string
   if there is none.  WANTED is called with the class's traits and whether sequences may contain
   the position.  */
template<typename predicate>
static std::vector<uint32_t>
next_positions (const unit_string &string, const class_table &classes, predicate wanted)
{
  std::vector<uint32_t> result (string.symbols.size ());
  uint32_t next = result.size ();
  for (size_t i = result.size (); i-- > 0;)
    {
      bool real = string.symbols[i] < classes.size ();
      if (wanted (real ? classes[string.symbols[i]].traits : 0, real))
        next = i;
      result[i] = next;
    }
  return result;
}

/* The same for classes with one of TRAITS.  */
static std::vector<uint32_t>
next_with (const unit_string &string, const class_table &classes, uint32_t traits)
{
  return next_positions (string, classes, [=] (uint32_t own, bool) {
    return (own & traits) != 0;
  });
}

/* By position: the last one up to it whose class has TRAIT, plus one, or 0.  */
static std::vector<uint32_t>
last_with (const unit_string &string, const class_table &classes, class_trait trait)
{
  std::vector<uint32_t> result (string.symbols.size ());
  uint32_t last = 0;
  for (size_t i = 0; i < result.size (); i++)
    {
      if (string.symbols[i] < classes.size ()
          && classes[string.symbols[i]].traits & trait)
        last = i + 1;
      result[i] = last;
    }
  return result;
}

unit_string
join (const class_table &classes, const std::vector<function_code> &functions,
      const std::vector<double> &entries)
{
  unit_string string;
  const insn_class nothing;
  uint32_t separator = classes.size ();
  for (uint32_t f = 0; f < functions.size (); f++)
    {
      string.first.push_back (string.symbols.size ());
      for (const insn_item &item : functions[f].items)
        if (item.id == no_class)
          append (string, separator++, item, nothing, f, entries[f]);
        else
          append (string, item.id, item, classes[item.id], f, entries[f]);
      append (string, separator++, insn_item (), nothing, f, entries[f]);
    }
  string.alphabet = separator;

  string.next_not_called = next_positions (string, classes, [] (uint32_t traits, bool real) {
    return !real || traits & (TRAIT_TAIL_ONLY | TRAIT_TAIL_END | TRAIT_BELOW_STACK);
  });
  string.next_leaving = next_positions (string, classes, [] (uint32_t traits, bool real) {
    return !real || traits & (TRAIT_CALLS | TRAIT_TAIL_END);
  });
  string.next_moving = next_positions (string, classes, [] (uint32_t traits, bool real) {
    return !real || (traits & (TRAIT_TAIL_ONLY | TRAIT_TAIL_END)) == TRAIT_TAIL_ONLY;
  });
  string.next_callers_frame = next_with (string, classes, TRAIT_CALLERS_FRAME);
  string.next_returns_to_site = next_with (string, classes, TRAIT_RETURNS_TO_SITE);
  string.next_saves = next_with (string, classes, TRAIT_SAVES);
  string.next_change = next_with (string, classes, TRAIT_CHANGES_KEPT | TRAIT_CALLS);
  string.next_overwritten = next_with (string, classes, TRAIT_RAISES_STACK | TRAIT_BELOW_STACK);
  string.last_thunk = last_with (string, classes, TRAIT_THUNK_END);
  string.last_end = last_with (string, classes, TRAIT_TAIL_END);
  return string;
}

} // namespace outline
