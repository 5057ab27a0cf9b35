/* Rehearsing a unit.  SPDX-License-Identifier: GPL-3.0-or-later

   The functions are cut into shares; a child expands one share and hands back
   what later functions depend on, the words that it met, and the texts:

     facts   places of objects ...    function registers ...
     words   key traits bytes ...   key traits bytes ...
     texts   function flags, items (word frequency low high ways state constants) ...

   Many shares take less memory than few: what a child writes to is its own, until
   it ends.  With -fipa-ra the code of a function depends on its callees' though, and
   with -fsection-anchors on all that was expanded before (plugin/placed-objects.h).
   So a child first takes over the facts of all shares but the one before it, which
   may still run (at -Oz it may not): the unit alone decides what is known, not how
   many run at once.

   Words are renumbered by the parent, share by share, so that the order in which
   children come to their end decides nothing.  */

#include "rtl/unit-texts.h"

#include <numeric>

#include "plugin/placed-objects.h"
#include "plugin/rehearsal.h"
#include "plugin/statements.h"
#include "plugin/used-registers.h"

namespace outline
{

namespace
{

/* Writes WORDS and TEXTS into ANSWER.  */
void
put_texts (const vocabulary &words, const std::vector<function_text> &texts,
           std::string &answer)
{
  put_number (answer, words.size ());
  for (word_id i = 0; i < words.size (); i++)
    {
      const word &w = words[i];
      put_string (answer, w.key);
      put_number (answer, w.traits);
      put_number (answer, w.bytes);
      put_number (answer, w.unwind_bytes);
      put_number (answer, w.kept_bytes);
      put_number (answer, w.constant_bytes);
      put_number (answer, w.state_bytes);
    }
  put_number (answer, texts.size ());
  for (const function_text &t : texts)
    {
      put_number (answer, t.function);
      put_number (answer, t.comdat);
      put_number (answer, t.rows);
      put_number (answer, t.bytes);
      put_number (answer, t.has_asm);
      put_number (answer, t.refused);
      put_number (answer, t.stays);
      for (const std::vector<uint32_t> *functions : { &t.callees, &t.relies_on })
        {
          put_number (answer, functions->size ());
          for (uint32_t callee : *functions)
            put_number (answer, callee);
        }
      put_number (answer, t.items.size ());
      for (const text_item &item : t.items)
        {
          put_number (answer, uint32_t (item.id + 1));
          uint32_t bits;
          memcpy (&bits, &item.frequency, sizeof bits);
          put_number (answer, bits);
          put_number (answer, item.low);
          put_number (answer, item.high);
          put_number (answer, item.ways);
          put_number (answer, uint32_t (item.state + 1));
          put_number (answer, item.constants);
          put_number (answer, item.section);
        }
    }
}

/* Reads an answer, but for its facts.  Returns false if ANSWER is damaged.  */
bool
take_texts (const std::string &answer, vocabulary &words,
            std::vector<function_text> &texts)
{
  answer_reader from (answer);
  from.string ();
  std::vector<word_id> renumbered (from.number ());
  for (word_id &id : renumbered)
    {
      word w;
      w.key = from.string ();
      w.traits = from.number ();
      w.bytes = from.number ();
      w.unwind_bytes = from.number ();
      w.kept_bytes = from.number ();
      w.constant_bytes = from.number ();
      w.state_bytes = from.number ();
      id = words.intern (w);
    }
  for (uint64_t n = from.number (); n > 0 && from.good (); n--)
    {
      function_text t;
      t.function = from.number ();
      t.comdat = from.number ();
      t.rows = from.number ();
      t.bytes = from.number ();
      t.has_asm = from.number ();
      t.refused = from.number ();
      t.stays = from.number ();
      for (std::vector<uint32_t> *functions : { &t.callees, &t.relies_on })
        for (uint64_t n = from.number (); n > 0 && from.good (); n--)
          functions->push_back (from.number ());
      uint64_t length = from.number ();
      for (uint64_t i = 0; i < length && from.good (); i++)
        {
          uint32_t id = from.number (), bits = from.number ();
          if (id > renumbered.size ())
            return false;
          text_item item { id == 0 ? no_word : renumbered[id - 1], 0, 0, 0 };
          memcpy (&item.frequency, &bits, sizeof bits);
          item.low = from.number ();
          item.high = from.number ();
          item.ways = from.number ();
          uint32_t state = from.number ();
          if (state > renumbered.size ())
            return false;
          if (state)
            item.state = renumbered[state - 1];
          item.constants = from.number ();
          item.section = code_section (from.number ());
          t.items.push_back (item);
        }
      texts.push_back (std::move (t));
    }
  return from.good () && from.at_end ();
}

/* In a child: takes over FACTS, of functions of ORDER and of OBJECTS.  */
void
take_facts (const std::string &facts, const std::vector<cgraph_node *> &order,
            placed_objects &objects)
{
  if (facts.empty ())
    return;
  answer_reader from (facts);
  objects.take (from);
  while (from.good () && !from.at_end ())
    {
      uint64_t function = from.number ();
      gcc_assert (function < order.size ());
      take_callee_facts (order[function], from);
    }
}

/* The number of statements of NODE's function, the same with and without
   -g.  */
uint64_t
count_statements (cgraph_node *node)
{
  uint64_t count = 1;
  for_each_statement (node, [&] (gimple *stmt, basic_block) {
    count += !is_gimple_debug (stmt);
  });
  return count;
}

/* By function of ORDER, in statements.  */
std::vector<uint64_t>
sizes_of (const std::vector<cgraph_node *> &order)
{
  std::vector<uint64_t> sizes;
  for (cgraph_node *node : order)
    sizes.push_back (count_statements (node));
  return sizes;
}

uint64_t
sum_of (const std::vector<uint64_t> &sizes)
{
  return std::accumulate (sizes.begin (), sizes.end (), uint64_t (0));
}

/* In statements.  */
const uint64_t small_unit = 20000;

/* Where the shares of ORDER begin.  A small unit is one share: all callees and
   objects are known then.  */
std::vector<size_t>
cut (const std::vector<cgraph_node *> &order)
{
  const uint64_t share_size = 4000;
  const size_t most_shares = 64;
  std::vector<uint64_t> size = sizes_of (order);
  uint64_t all = sum_of (size);
  size_t shares = all < small_unit ? 1 : MIN (most_shares, all / share_size);
  std::vector<size_t> starts;
  uint64_t sum = 0;
  for (size_t i = 0; i < order.size (); i++)
    {
      if (sum * shares >= all * starts.size ())
        starts.push_back (i);
      sum += size[i];
    }
  starts.resize (MIN (starts.size (), shares));
  return starts;
}

} // namespace

bool
small_unit_p (const std::vector<cgraph_node *> &order)
{
  return sum_of (sizes_of (order)) < small_unit;
}

std::vector<function_text>
rehearse_unit (const std::vector<cgraph_node *> &order, unit_reading &reading,
               vocabulary &words)
{
  /* Shares that are rehearsed at once, whatever option jobs says: with more a share would
     know less of those before it (four: sqlite3 has 0.08% more text), and what is known
     must not depend on the machine.  */
  const size_t window = 2;
  std::vector<size_t> starts = cut (order);
  std::vector<std::string> known;
  placed_objects objects;
  auto heard = [&] (const std::string &answer) {
    known.push_back (answer_reader (answer).string ());
  };
  auto work = [&] (size_t share, std::string &answer) {
    reading.active = true;
    for (size_t i = 0; i + window <= share; i++)
      take_facts (known[i], order, objects);
    std::string callees, facts;
    size_t end = share + 1 < starts.size () ? starts[share + 1] : order.size ();
    for (size_t i = starts[share]; i < end; i++)
      {
        size_t before = reading.texts.size ();
        rehearse_function (order[i]);
        if (reading.texts.size () > before)
          reading.texts.back ().function = i;
        put_number (callees, i);
        put_callee_facts (order[i], callees);
      }
    objects.put (facts);
    put_string (answer, facts + callees);
    put_texts (reading.words, reading.texts, answer);
  };
  std::vector<function_text> texts;
  for (const rehearsed &r :
       rehearse_in_order (starts.size (), window, work, heard))
    if (!r.done || !take_texts (r.answer, words, texts))
      {
        if (dump_enabled_p ())
          dump_printf (MSG_MISSED_OPTIMIZATION,
                       "a rehearsal failed (%s): its functions are not"
                       " folded\n", r.why.c_str ());
      }
  return texts;
}

} // namespace outline
