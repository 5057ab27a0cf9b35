/* The functions of a unit as one text.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/joined-text.h"

namespace outline
{

joined_text
join (const vocabulary &words, const std::vector<function_text> &texts,
      const std::vector<double> &entries)
{
  joined_text j;
  size_t length = 0;
  for (const function_text &t : texts)
    length += t.items.size () + 1;
  j.symbols.reserve (length);
  for (std::vector<uint32_t> *sums : { &j.bytes, &j.unwind, &j.kept,
                                       &j.unused, &j.constants, &j.references,
                                       &j.calls, &j.symbolic, &j.local,
                                       &j.uncallable, &j.unjumpable, &j.unfree,
                                       &j.linked })
    {
      sums->reserve (length + 1);
      sums->push_back (0);
    }
  uint32_t separator = words.size ();
  for (uint32_t t = 0; t < texts.size (); t++)
    {
      j.first.push_back (j.symbols.size ());
      for (size_t i = 0; i <= texts[t].items.size (); i++)
        {
          text_item item = i < texts[t].items.size () ? texts[t].items[i]
                                                      : text_item { no_word, 0, 0, 0, 0 };
          static const word nothing;
          const word &w = item.id == no_word ? nothing : words[item.id];
          j.symbols.push_back (item.id == no_word ? separator++ : item.id);
          uint32_t at = j.text.size ();
          j.low.push_back (at - item.low);
          j.high.push_back (at + item.high);
          j.linked.push_back (j.linked.back () + (item.low || item.high));
          j.text.push_back (t);
          j.frequency.push_back (item.frequency * entries[t]);
          j.ways.push_back (item.ways);
          j.uncallable.push_back (j.uncallable.back ()
                                  + !(item.ways & ITEM_CALL));
          j.unjumpable.push_back (j.unjumpable.back ()
                                  + !(item.ways & ITEM_JUMP));
          j.unfree.push_back (j.unfree.back () + !(item.ways & ITEM_REGISTER));
          j.state.push_back (item.state);
          j.bytes.push_back (j.bytes.back () + w.bytes);
          j.unwind.push_back (j.unwind.back () + w.unwind_bytes);
          j.kept.push_back (j.kept.back () + w.kept_bytes);
          j.unused.push_back (j.unused.back () + item.constants);
          j.constants.push_back (j.constants.back () + w.constant_bytes);
          j.references.push_back (j.references.back ()
                                  + !!(w.traits & WORD_STACK_REFERENCE));
          j.calls.push_back (j.calls.back () + !!(w.traits & WORD_CALLS));
          j.symbolic.push_back (j.symbolic.back ()
                                + !!(w.traits & WORD_NAMES_SYMBOL));
          j.local.push_back (j.local.back ()
                             + !!(w.traits & WORD_NAMES_LOCAL));
        }
    }
  j.alphabet = separator;

  j.next_tail_only.resize (length);
  j.next_stacked.resize (length);
  j.next_saves.resize (length);
  j.next_change.resize (length);
  j.next_leaving.resize (length);
  j.next_moving.resize (length);
  j.next_raising.resize (length);
  uint32_t next = length, next_stacked = length, next_saves = length,
           next_change = length, next_leaving = length, next_moving = length,
           next_raising = length;
  for (size_t i = length; i-- > 0;)
    {
      bool real = j.symbols[i] < words.size ();
      uint32_t traits = real ? words[j.symbols[i]].traits
                             : uint32_t (WORD_TAIL_ONLY);
      if (traits & (WORD_TAIL_ONLY | WORD_TAIL_END))
        next = i;
      if (traits & WORD_STACK_ARGUMENTS)
        next_stacked = i;
      if (traits & WORD_SAVES)
        next_saves = i;
      if (traits & (WORD_CHANGES_KEPT | WORD_CALLS))
        next_change = i;
      if (!real || traits & (WORD_CALLS | WORD_TAIL_END))
        next_leaving = i;
      if ((traits & (WORD_TAIL_ONLY | WORD_TAIL_END)) == WORD_TAIL_ONLY)
        next_moving = i;
      if (traits & WORD_RAISES_STACK)
        next_raising = i;
      j.next_raising[i] = next_raising;
      j.next_leaving[i] = next_leaving;
      j.next_moving[i] = next_moving;
      j.next_saves[i] = next_saves;
      j.next_change[i] = next_change;
      j.next_tail_only[i] = next;
      j.next_stacked[i] = next_stacked;
    }
  j.last_thunk.resize (length);
  uint32_t last = 0;
  for (size_t i = 0; i < length; i++)
    {
      if (j.symbols[i] < words.size ()
          && words[j.symbols[i]].traits & WORD_THUNK_END)
        last = i + 1;
      j.last_thunk[i] = last;
    }
  return j;
}

} // namespace outline
