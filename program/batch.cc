/* Pieces of functions from which shared fragments are chosen together.
   SPDX-License-Identifier: GPL-3.0-or-later

   The choice is that of a unit (rtl/choose/choose.h): all pieces form one string, so that a fragment's cost is counted
   once.  Two units with "mov; call g; ret" and a third one with "mov; call g; mov; call g":

     choice     "mov; call g", four sites in three units; "ret" alone pays nowhere

   Repeats within one unit are left to that unit.  Fragments that earlier batches have found cost nothing in
   this one, as in units that are compiled with the dictionary.

   Limits.  The choice assumes that units of one context are compiled with the same options, so that a
   unit in which the same text belongs to another class may leave a fragment unused.  */

#include "program/batch.h"

#include <set>
#include <unordered_map>

#include "program/digest.h"

namespace outline
{

namespace
{

insn_class
class_of (const class_text &text)
{
  insn_class cls;
  cls.key = "instruction\n" + text.content ();
  cls.traits = text.traits;
  cls.bytes = text.bytes;
  cls.unwind_bytes = text.unwind_bytes;
  cls.kept_unwind_bytes = text.kept_unwind_bytes;
  cls.constant_bytes = text.constant_bytes;
  return cls;
}

} // namespace

class_id
piece_batch::intern (const insn_class &cls, const class_text *text, const frame_rules *state)
{
  class_id id = m_classes.intern (cls);
  if (id < m_text_of.size ())
    return id;
  m_text_of.push_back (text ? &m_texts.emplace_back (*text) : nullptr);
  m_state_of.push_back (state ? &m_states.emplace_back (*state) : nullptr);
  return id;
}

class_id
piece_batch::number (const class_text &text)
{
  return intern (class_of (text), &text, nullptr);
}

class_id
piece_batch::number_state (const std::string &directives)
{
  frame_rules row = m_context.start ();
  row.known = row.apply (directives);
  return intern (frame_state_class (directives), nullptr, &row);
}

void
piece_batch::add (batch_piece piece)
{
  function_code code;
  code.max_executions = piece.max_executions;
  code.counted = piece.counted;
  code.items = std::move (piece.items);
  m_functions.push_back (std::move (code));
  m_entries.push_back (piece.entries);
  m_units.push_back (piece.unit);
}

/* The fragment of CHOSEN; one without a name if it cannot be composed.  */
shared_fragment
piece_batch::fragment_of (const chosen_fragment &chosen) const
{
  shared_fragment f;
  f.kind = chosen.kind;
  f.context = m_context.content ();
  std::vector<const class_text *> insns;
  for (class_id id : chosen.classes)
    {
      insns.push_back (m_text_of[id]);
      f.digests.push_back (digest (m_text_of[id]->content ()));
    }
  const std::vector<insn_item> &items = m_functions[chosen.sites[0].function].items;
  std::vector<const frame_rules *> rows;
  for (size_t i = 0; i <= insns.size (); i++)
    {
      size_t at = chosen.sites[0].item + i;
      class_id state = at < items.size () ? items[at].state : no_class;
      rows.push_back (state == no_class ? nullptr : m_state_of[state]);
    }
  if (takes_register_p (chosen.kind) && rows[0])
    f.state = digest (m_classes[items[chosen.sites[0].item].state].key);
  if (!compose (chosen.kind, m_context, insns, rows, &f.code))
    return f;
  f.name = digest (f.context + char ('0' + f.kind) + f.code.full_text (m_context.start ()));
  f.sites = chosen.sites.size ();
  f.saved = chosen.benefit;
  return f;
}

/* The fragments of PROGRAM for CONTEXT that the batch may use, numbered as there.  */
program_supply
piece_batch::supply_of (const merged_program &program, const std::string &context) const
{
  program_supply supply;
  std::unordered_map<std::string, uint32_t> numbers;
  for (class_id id = 0; id < m_classes.size (); id++)
    {
      std::string content = m_text_of[id] ? m_text_of[id]->content () : m_classes[id].key;
      uint32_t fresh = numbers.size ();
      supply.program_class_of.push_back (numbers.emplace (digest (content), fresh).first->second);
    }
  for (uint32_t i = 0; i < program.fragments.size (); i++)
    {
      const shared_fragment &f = program.fragments[i];
      program_sequence s;
      s.kind = f.kind;
      s.fragment = i;
      bool here = f.context == context;
      auto find = [&] (const std::string &digest) {
        auto known = numbers.find (digest);
        here &= known != numbers.end ();
        return here ? known->second : no_program_class;
      };
      for (size_t at = 0; here && at < f.digests.size (); at++)
        s.program_classes.push_back (find (f.digests[at]));
      if (here && !f.state.empty ())
        s.state = find (f.state);
      if (here)
        supply.sequences.push_back (std::move (s));
    }
  return supply;
}

void
piece_batch::choose (const choice_limits &limits, merged_program *program) const
{
  program_supply supply = supply_of (*program, m_context.content ());
  choice chosen = choose_fragments (m_classes, m_functions, m_entries, m_context.sizes, limits,
                                    supply);
  for (const chosen_fragment &c : chosen.fragments)
    {
      std::set<uint32_t> units;
      for (const fragment_site &site : c.sites)
        units.insert (m_units[site.function]);
      if (c.program_fragment != no_program_fragment)
        {
          shared_fragment &f = program->fragments[c.program_fragment];
          f.units += units.size ();
          f.sites += c.sites.size ();
          f.saved += c.benefit;
          continue;
        }
      if (units.size () < 2)
        continue;
      shared_fragment f = fragment_of (c);
      f.units = units.size ();
      if (!f.name.empty ())
        program->fragments.push_back (std::move (f));
    }
}

} // namespace outline
