/* Chooses the code that the units of a program share.  SPDX-License-Identifier: GPL-3.0-or-later

   The program may be larger than memory.  Its units are read three times, one at a time:

   1. note       facts of each unit; of a function that several units have, such as C++'s inline ones, one copy is
                 considered (program/comdat.h), as the linker keeps one
   2. windows    the hashes of all shortest sequences that are worth a call (program/windows.h), sorted, to find
                 those that two units have; these sorted by unit
   3. pieces     the parts of each function that consist of such windows; the rest is not shared.  Pieces go to a
                 scratch file, and are sorted by context and by key, so that similar ones are adjacent
   4. choose     in batches of neighbours, each in memory (program/batch.h).  Most programs are one
                 batch

   The batches depend on the program alone, not on the amount of memory.

   Limits.  An equal part of two pieces in different batches is not found, unless an earlier batch already shares
   it.  */

#include "program/merge.h"

#include <algorithm>
#include <unordered_map>

#include "program/comdat.h"
#include "program/digest.h"
#include "program/piece-store.h"

namespace outline
{

namespace
{

/* What step 1 keeps of a unit.  */
struct unit_facts
{
  std::string order;            /* unit_source's.  */
  uint32_t rank = 0;            /* Among all units, by their order.  */
};

/* What it keeps of the program.  */
struct program_facts
{
  std::vector<unit_facts> units;
  double budget = -1;           /* Of all units that have one; negative if none has.  */
  double min_price = 0;
  bool stress = false;
};

/* A window of a unit.  */
struct unit_window
{
  uint64_t hash;
  uint32_t unit;
};

struct by_hash : unit_window
{
  bool
  operator< (const by_hash &other) const
  {
    return hash != other.hash ? hash < other.hash : unit < other.unit;
  }
};

struct by_unit : unit_window
{
  bool
  operator< (const by_unit &other) const
  {
    return unit != other.unit ? unit < other.unit : hash < other.hash;
  }
};

/* The memory is shared by what may be used at once: copies of functions, two sorters.  */
const size_t memory_parts = 4;

/* Step 1.  Fills in *PROGRAM but for its fragments.  */
program_facts
note_units (const unit_source &source, comdat_copies *copies, merged_program *program)
{
  program_facts facts;
  std::vector<double> budgets;
  source.for_each ([&] (unit_summary &unit, const std::string &order) {
    copies->note (unit, order);
    facts.min_price = facts.units.empty () ? unit.min_price
                                           : std::min (facts.min_price, unit.min_price);
    facts.stress |= unit.stress;
    facts.units.push_back ({ order });
    if (unit.budget >= 0)
      budgets.push_back (unit.budget);
    program->compiler = unit.compiler;
    program->units++;
    program->bytes += unit.bytes;
    for (const fragment_context &c : unit.contexts)
      program->contexts.emplace (c.content (), c);
  });
  /* A sum of such numbers depends on their order.  */
  std::sort (budgets.begin (), budgets.end ());
  for (double budget : budgets)
    facts.budget = std::max (facts.budget, 0.0) + budget;
  std::vector<uint32_t> ranks (facts.units.size ());
  for (uint32_t u = 0; u < ranks.size (); u++)
    ranks[u] = u;
  std::stable_sort (ranks.begin (), ranks.end (), [&] (uint32_t a, uint32_t b) {
    return facts.units[a].order < facts.units[b].order;
  });
  for (uint32_t r = 0; r < ranks.size (); r++)
    facts.units[ranks[r]].rank = r;
  return facts;
}

/* Calls FOUND for the units of SOURCE without COPIES, with their numbers.  */
template<typename callback>
void
walk (const unit_source &source, comdat_copies *copies, callback found)
{
  copies->begin_walk ();
  uint32_t number = 0;
  source.for_each ([&] (unit_summary &unit, const std::string &) {
    copies->remove_from (&unit);
    found (number++, unit);
  });
}

/* Step 2: into *WINDOWS those that several units have.  */
void
find_windows (const unit_source &source, comdat_copies *copies, size_t memory, external_sorter<by_unit> *windows)
{
  external_sorter<by_hash> all (memory);
  walk (source, copies, [&] (uint32_t number, const unit_summary &unit) {
    std::vector<uint64_t> hashes;
    for (const auto &f : function_windows (unit))
      for (const item_window &w : f)
        hashes.push_back (w.hash);
    std::sort (hashes.begin (), hashes.end ());
    hashes.erase (std::unique (hashes.begin (), hashes.end ()), hashes.end ());
    for (uint64_t hash : hashes)
      all.add ({ { hash, number } });
  });
  all.finish ();
  bool any = false, added = false;
  unit_window last = {};
  while (const by_hash *w = all.next ())
    {
      if (any && w->hash == last.hash)
        {
          if (!added)
            windows->add ({ last });
          windows->add ({ *w });
          added = true;
        }
      else
        added = false;
      any = true;
      last = *w;
    }
  windows->finish ();
}

/* Step 3.  */
void
store_pieces (const unit_source &source, comdat_copies *copies, const program_facts &facts,
              const merged_program &program, external_sorter<by_unit> *windows, piece_store *store)
{
  std::unordered_map<std::string, uint32_t> numbers;
  for (const auto &context : program.contexts)
    numbers.emplace (context.first, numbers.size ());
  const by_unit *next = windows->next ();
  walk (source, copies, [&] (uint32_t number, const unit_summary &unit) {
    std::vector<uint64_t> wanted;
    for (; next && next->unit == number; next = windows->next ())
      wanted.push_back (next->hash);
    std::vector<uint32_t> contexts;
    for (const fragment_context &c : unit.contexts)
      contexts.push_back (numbers.at (c.content ()));
    store->add (unit, facts.units[number].rank, contexts, [&] (uint64_t hash) {
      return std::binary_search (wanted.begin (), wanted.end (), hash);
    });
  });
}

/* The limits for ITEMS, of ALL items of the program: their part of the units' budgets.  */
choice_limits
limits_of (const program_facts &facts, const merge_limits &merging, uint64_t items, uint64_t all)
{
  choice_limits limits;
  limits.min_occurrences = 2;
  limits.min_benefit = facts.stress ? 0 : 1;
  limits.stress = facts.stress;
  limits.droppable = false;
  limits.tables = true;
  limits.linkonce = merging.linkonce;
  limits.nested = !merging.linkonce;
  limits.sorted = false;
  limits.min_price = facts.min_price;
  limits.budget = facts.budget < 0 ? -1 : facts.budget * (double (items) / double (all));
  return limits;
}

/* Step 4 for PIECES, which are in the order of their keys.  A source may be assembled with other options.  */
void
choose_batch (const piece_store &store, std::vector<stored_piece> pieces,
              const fragment_context &context, const choice_limits &limits, merged_program *program)
{
  if (!limits.linkonce && !context.assembler.empty ())
    return;
  std::sort (pieces.begin (), pieces.end (), [] (const stored_piece &a, const stored_piece &b) {
    return a.before_p (b);
  });
  piece_batch batch (context);
  store.read (pieces, &batch);
  batch.choose (limits, program);
}

/* Step 4.  */
void
choose_all (piece_store &store, const program_facts &facts, const merge_limits &limits,
            merged_program *program)
{
  std::vector<const fragment_context *> contexts;
  for (const auto &context : program->contexts)
    contexts.push_back (&context.second);
  std::vector<stored_piece> pieces;
  uint64_t items = 0;
  store.sorted ().finish ();
  for (bool more = true; more;)
    {
      const stored_piece *next = store.sorted ().next ();
      more = next;
      if (!pieces.empty ()
          && (!more || next->context != pieces[0].context || items + next->items > limits.batch_items))
        {
          const auto &context = *contexts[pieces[0].context];
          choose_batch (store, std::move (pieces), context,
                        limits_of (facts, limits, items, store.items ()), program);
          pieces.clear ();
          items = 0;
        }
      if (more)
        {
          pieces.push_back (*next);
          items += next->items;
        }
    }
}

/* Gives the fragments of PROGRAM, of UNITS, symbols.  These name the units, too: what a fragment names may be something
   else in another program, if symbols of objects are made local.  Linux takes one that ends in "_veneer" for a
   linker's, and keeps no name in memory for it (scripts/kallsyms.c).  */
void
name_fragments (merged_program *program, const std::vector<unit_facts> &units)
{
  std::vector<std::string> orders;
  for (const unit_facts &unit : units)
    orders.push_back (unit.order);
  std::sort (orders.begin (), orders.end ());
  std::string all;
  for (const std::string &order : orders)
    all += order;
  const std::string own = digest (all);
  for (shared_fragment &f : program->fragments)
    {
      bool anonymous = program->contexts.at (f.context).followed && !f.code.calls;
      f.name = "folded.outline_merge." + hex_digits (digest (own + f.name)) + (anonymous ? "_veneer" : "");
    }
}

} // namespace

merged_program
merge_units (const unit_source &source, const merge_limits &limits)
{
  merged_program program;
  program.linkonce = limits.linkonce;
  comdat_copies copies (limits.memory / memory_parts);
  program_facts facts = note_units (source, &copies, &program);
  piece_store store (limits.memory / memory_parts);
  {
    external_sorter<by_unit> windows (limits.memory / memory_parts);
    find_windows (source, &copies, limits.memory / memory_parts, &windows);
    store_pieces (source, &copies, facts, program, &windows, &store);
  }
  choose_all (store, facts, limits, &program);
  name_fragments (&program, facts.units);
  return program;
}

dictionary
dictionary_of (const merged_program &program)
{
  dictionary d;
  d.compiler = program.compiler;
  d.linkonce = program.linkonce;
  std::map<std::string, uint32_t> contexts;
  std::unordered_map<std::string, uint32_t> digests;
  for (const auto &context : program.contexts)
    {
      contexts[context.first] = d.contexts.size ();
      d.contexts.push_back (context.first);
    }
  auto number = [&] (const std::string &digest) {
    auto [known, is_new] = digests.emplace (digest, d.digests.size ());
    if (is_new)
      d.digests.push_back (digest);
    return known->second;
  };
  for (const shared_fragment &f : program.fragments)
    {
      dictionary_fragment entry;
      entry.name = f.name;
      entry.kind = f.kind;
      entry.context = contexts.at (f.context);
      for (const std::string &digest : f.digests)
        entry.digests.push_back (number (digest));
      if (!f.state.empty ())
        entry.state = number (f.state);
      entry.text = f.code.full_text (program.contexts.at (f.context).start ());
      d.fragments.push_back (std::move (entry));
    }
  return d;
}

} // namespace outline
