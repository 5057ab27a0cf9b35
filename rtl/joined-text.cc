/* The functions of a unit as one text.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/joined-text.h"

namespace outline
{

/* Appends to SUMS, over the positions before, VALUE.  */
static void
add (std::vector<uint32_t> &sums, uint32_t value)
{
  sums.push_back (sums.back () + value);
}

/* Appends ITEM of the text T, whose function is entered ENTRIES times, with its word W,
   as SYMBOL.  */
static void
append (joined_text &j, uint32_t symbol, const text_item &item, const word &w,
        uint32_t t, double entries)
{
  uint32_t at = j.text.size ();
  j.symbols.push_back (symbol);
  j.low.push_back (at - item.low);
  j.high.push_back (at + item.high);
  j.text.push_back (t);
  j.frequency.push_back (item.frequency * entries);
  j.ways.push_back (item.ways);
  j.section.push_back (item.section);
  j.state.push_back (item.state);
  add (j.linked, item.low || item.high);
  add (j.uncallable, !(item.ways & ITEM_CALL));
  add (j.unjumpable, !(item.ways & ITEM_JUMP));
  add (j.unfree, !(item.ways & ITEM_REGISTER));
  add (j.unused, item.constants);
  add (j.bytes, w.bytes);
  add (j.unwind, w.unwind_bytes);
  add (j.kept, w.kept_bytes);
  add (j.constants, w.constant_bytes);
  add (j.references, !!(w.traits & WORD_STACK_REFERENCE));
  add (j.calls, !!(w.traits & WORD_CALLS));
  add (j.symbolic, !!(w.traits & WORD_NAMES_SYMBOL));
  add (j.local, !!(w.traits & WORD_NAMES_LOCAL));
}

/* By position: the next one, from itself on, whose word WANTED holds for; it is given
   the word's traits, and whether it is one that sequences may contain.  The length of the
   text if none follows.  */
template<typename predicate>
static std::vector<uint32_t>
next_positions (const joined_text &j, const vocabulary &words, predicate wanted)
{
  std::vector<uint32_t> result (j.symbols.size ());
  uint32_t next = result.size ();
  for (size_t i = result.size (); i-- > 0;)
    {
      bool real = j.symbols[i] < words.size ();
      if (wanted (real ? words[j.symbols[i]].traits : 0, real))
        next = i;
      result[i] = next;
    }
  return result;
}

/* The same for words with one of TRAITS.  */
static std::vector<uint32_t>
next_with (const joined_text &j, const vocabulary &words, uint32_t traits)
{
  return next_positions (j, words, [=] (uint32_t own, bool) {
    return (own & traits) != 0;
  });
}

/* By position: the last one up to it that is a WORD_THUNK_END, plus one, or 0.  */
static std::vector<uint32_t>
last_thunks (const joined_text &j, const vocabulary &words)
{
  std::vector<uint32_t> result (j.symbols.size ());
  uint32_t last = 0;
  for (size_t i = 0; i < result.size (); i++)
    {
      if (j.symbols[i] < words.size ()
          && words[j.symbols[i]].traits & WORD_THUNK_END)
        last = i + 1;
      result[i] = last;
    }
  return result;
}

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
  const word nothing;
  uint32_t separator = words.size ();
  for (uint32_t t = 0; t < texts.size (); t++)
    {
      j.first.push_back (j.symbols.size ());
      for (const text_item &item : texts[t].items)
        if (item.id == no_word)
          append (j, separator++, item, nothing, t, entries[t]);
        else
          append (j, item.id, item, words[item.id], t, entries[t]);
      append (j, separator++, { no_word, 0, 0, 0, 0 }, nothing, t, entries[t]);
    }
  j.alphabet = separator;

  j.next_tail_only = next_positions (j, words, [] (uint32_t traits, bool real) {
    return !real || traits & (WORD_TAIL_ONLY | WORD_TAIL_END);
  });
  j.next_leaving = next_positions (j, words, [] (uint32_t traits, bool real) {
    return !real || traits & (WORD_CALLS | WORD_TAIL_END);
  });
  j.next_moving = next_positions (j, words, [] (uint32_t traits, bool real) {
    return !real || (traits & (WORD_TAIL_ONLY | WORD_TAIL_END)) == WORD_TAIL_ONLY;
  });
  j.next_stacked = next_with (j, words, WORD_STACK_ARGUMENTS);
  j.next_saves = next_with (j, words, WORD_SAVES);
  j.next_change = next_with (j, words, WORD_CHANGES_KEPT | WORD_CALLS);
  j.next_raising = next_with (j, words, WORD_RAISES_STACK);
  j.last_thunk = last_thunks (j, words);
  return j;
}

} // namespace outline
