/* The instruction string of a unit, with what the choice of fragments looks up in it.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/choose/unit-string.h"

namespace outline
{

/* Appends to SUMS, of all values so far, that with VALUE.  */
static void
add (std::vector<uint32_t> &sums, uint32_t value)
{
  sums.push_back (sums.back () + value);
}

/* Appends to J, as SYMBOL, ITEM of the function with index T, which is entered ENTRIES times;
   CLS: its class.  */
static void
append (unit_string &j, uint32_t symbol, const insn_item &item, const insn_class &cls,
        uint32_t t, double entries)
{
  uint32_t at = j.function.size ();
  j.symbols.push_back (symbol);
  j.low.push_back (at - item.low);
  j.high.push_back (at + item.high);
  j.function.push_back (t);
  j.frequency.push_back (item.frequency * entries);
  j.uses.push_back (item.uses);
  j.section.push_back (item.section);
  j.state.push_back (item.state);
  add (j.bound, item.low || item.high);
  add (j.uncallable, !(item.uses & ITEM_CALL));
  add (j.unjumpable, !(item.uses & ITEM_JUMP));
  add (j.without_register, !(item.uses & ITEM_REGISTER));
  add (j.unused, item.constants);
  add (j.bytes, cls.bytes);
  add (j.unwind, cls.unwind_bytes);
  add (j.remaining, cls.kept_unwind_bytes);
  add (j.constants, cls.constant_bytes);
  add (j.references, !!(cls.traits & TRAIT_STACK_REFERENCE));
  add (j.calls, !!(cls.traits & TRAIT_CALLS));
  add (j.symbolic, !!(cls.traits & TRAIT_NAMES_SYMBOL));
  add (j.local, !!(cls.traits & TRAIT_NAMES_LOCAL));
}

/* By position: the first one, from itself on, for which WANTED holds; the length of the string
   if there is none.  WANTED is called with the class's traits and whether sequences may contain
   the position.  */
template<typename predicate>
static std::vector<uint32_t>
next_positions (const unit_string &j, const class_table &classes, predicate wanted)
{
  std::vector<uint32_t> result (j.symbols.size ());
  uint32_t next = result.size ();
  for (size_t i = result.size (); i-- > 0;)
    {
      bool real = j.symbols[i] < classes.size ();
      if (wanted (real ? classes[j.symbols[i]].traits : 0, real))
        next = i;
      result[i] = next;
    }
  return result;
}

/* The same for classes with one of TRAITS.  */
static std::vector<uint32_t>
next_with (const unit_string &j, const class_table &classes, uint32_t traits)
{
  return next_positions (j, classes, [=] (uint32_t own, bool) {
    return (own & traits) != 0;
  });
}

/* By position: the last one up to it that is a TRAIT_THUNK_END, plus one, or 0.  */
static std::vector<uint32_t>
last_thunks (const unit_string &j, const class_table &classes)
{
  std::vector<uint32_t> result (j.symbols.size ());
  uint32_t last = 0;
  for (size_t i = 0; i < result.size (); i++)
    {
      if (j.symbols[i] < classes.size ()
          && classes[j.symbols[i]].traits & TRAIT_THUNK_END)
        last = i + 1;
      result[i] = last;
    }
  return result;
}

unit_string
join (const class_table &classes, const std::vector<function_code> &functions,
      const std::vector<double> &entries)
{
  unit_string j;
  size_t length = 0;
  for (const function_code &t : functions)
    length += t.items.size () + 1;
  j.symbols.reserve (length);
  for (std::vector<uint32_t> *sums : { &j.bytes, &j.unwind, &j.remaining,
                                       &j.unused, &j.constants, &j.references,
                                       &j.calls, &j.symbolic, &j.local,
                                       &j.uncallable, &j.unjumpable, &j.without_register,
                                       &j.bound })
    {
      sums->reserve (length + 1);
      sums->push_back (0);
    }
  const insn_class nothing;
  uint32_t separator = classes.size ();
  for (uint32_t t = 0; t < functions.size (); t++)
    {
      j.first.push_back (j.symbols.size ());
      for (const insn_item &item : functions[t].items)
        if (item.id == no_class)
          append (j, separator++, item, nothing, t, entries[t]);
        else
          append (j, item.id, item, classes[item.id], t, entries[t]);
      append (j, separator++, { no_class, 0, 0, 0, 0 }, nothing, t, entries[t]);
    }
  j.alphabet = separator;

  j.next_tail_only = next_positions (j, classes, [] (uint32_t traits, bool real) {
    return !real || traits & (TRAIT_TAIL_ONLY | TRAIT_TAIL_END);
  });
  j.next_leaving = next_positions (j, classes, [] (uint32_t traits, bool real) {
    return !real || traits & (TRAIT_CALLS | TRAIT_TAIL_END);
  });
  j.next_moving = next_positions (j, classes, [] (uint32_t traits, bool real) {
    return !real || (traits & (TRAIT_TAIL_ONLY | TRAIT_TAIL_END)) == TRAIT_TAIL_ONLY;
  });
  j.next_stacked = next_with (j, classes, TRAIT_STACK_ARGUMENTS);
  j.next_saves = next_with (j, classes, TRAIT_SAVES);
  j.next_change = next_with (j, classes, TRAIT_CHANGES_KEPT | TRAIT_CALLS);
  j.next_raising = next_with (j, classes, TRAIT_RAISES_STACK);
  j.last_thunk = last_thunks (j, classes);
  return j;
}

} // namespace outline
