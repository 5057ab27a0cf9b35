/* What the units of a program should share.  SPDX-License-Identifier: GPL-3.0-or-later

   1. number     classes and frame states of all units get common numbers, by their contents
   2. choose     for all functions of one context, as in a unit (rtl/choose.h): they form one string, so
                 that a fragment's cost is counted once for the program
   3. keep       what repeats in several units; a unit finds the rest itself
   4. compose    the text of each fragment (program/compose.h) and, from it, its name

   Two units with "mov; call g; ret" and a third one with "mov; call g; mov; call g":

     choice     "mov; call g", four sites in three units; "ret" alone pays nowhere

   A function that several units have, as C++'s inline ones, is looked at in the first of them: the linker
   keeps one.

   Limits.  The choice takes every unit for compiled with the same options but for what contexts say, so
   that a unit in which the same text comes from another class may leave a fragment unused.  */

#include "program/merge.h"

#include <algorithm>
#include <set>
#include <unordered_map>

#include "program/digest.h"

namespace outline
{

namespace
{

/* The symbol for CONTENT, all that a fragment is.  */
std::string
name_of (const std::string &content)
{
  return "folded.outline_merge." + hex_digits (digest (content));
}

/* The functions of one context, with common numbers.  */
struct joint_code
{
  const fragment_context *context = nullptr;
  class_table classes;
  std::vector<const class_text *> texts;  /* By class; null for frame states.  */
  std::vector<const std::string *> states;/* By class: directives; null for others.  */
  std::vector<function_code> functions;
  std::vector<double> entries;
  std::vector<uint32_t> unit_of;          /* By function.  */

  class_id
  number (const insn_class &cls, const class_text *text, const std::string *state)
  {
    class_id id = classes.intern (cls);
    if (id == texts.size ())
      {
        texts.push_back (text);
        states.push_back (state);
      }
    return id;
  }
};

insn_class
class_of (const class_text &text)
{
  insn_class cls;
  cls.key = "instruction\n" + text.content ();
  cls.traits = text.traits;
  cls.bytes = text.bytes;
  cls.unwind_bytes = text.unwind_bytes;
  cls.kept_unwind_bytes = text.kept_unwind_bytes;
  return cls;
}

/* Step 1, for function F of UNITS[U], which goes to CODE.  */
void
add_function (const unit_summary &unit, uint32_t u, const summary_function &f, joint_code &code)
{
  function_code t;
  t.function = code.functions.size ();
  t.max_executions = f.max_executions;
  t.counted = f.counted;
  for (insn_item item : f.items)
    {
      if (item.id != no_class)
        {
          const class_text &text = unit.classes[item.id];
          item.id = code.number (class_of (text), &text, nullptr);
        }
      if (item.state != no_class)
        {
          const std::string &state = unit.states[item.state];
          item.state = code.number (frame_state_class (state), nullptr, &state);
        }
      t.items.push_back (item);
    }
  code.functions.push_back (std::move (t));
  code.entries.push_back (f.entries);
  code.unit_of.push_back (u);
}

/* The limits for UNITS: their budgets together.  */
choice_limits
limits_of (const std::vector<unit_summary> &units)
{
  choice_limits limits;
  limits.min_occurrences = 2;
  limits.min_benefit = 1;
  limits.stress = false;
  limits.budget = -1;
  limits.droppable = false;
  limits.tables = true;
  limits.sorted = false;
  limits.min_price = units.empty () ? 0 : units[0].min_price;
  for (const unit_summary &unit : units)
    {
      if (unit.budget >= 0)
        limits.budget = std::max (limits.budget, 0.0) + unit.budget;
      limits.min_price = std::min (limits.min_price, unit.min_price);
      limits.stress |= unit.stress;
    }
  if (limits.stress)
    limits.min_benefit = 0;
  return limits;
}

/* Step 4: the fragment of CHOSEN, of CODE; one without a name if it cannot be composed.  */
shared_fragment
fragment_of (const chosen_fragment &chosen, const joint_code &code)
{
  shared_fragment f;
  f.kind = chosen.kind;
  f.context = code.context->content ();
  std::vector<const class_text *> insns;
  for (class_id id : chosen.classes)
    {
      insns.push_back (code.texts[id]);
      f.marks.push_back (content_mark (code.texts[id]->content ()));
    }
  const std::vector<insn_item> &items = code.functions[chosen.sites[0].function].items;
  std::vector<const std::string *> frames;
  for (size_t i = 0; i <= insns.size (); i++)
    {
      size_t at = chosen.sites[0].item + i;
      class_id state = at < items.size () ? items[at].state : no_class;
      frames.push_back (state == no_class ? nullptr : code.states[state]);
    }
  if (takes_register_p (chosen.kind) && frames[0])
    f.state = content_mark (frame_state_class (*frames[0]).key);
  if (!compose (chosen.kind, *code.context, insns, frames, &f.code))
    return f;
  f.name = name_of (f.context + char ('0' + f.kind) + f.code.unwound_text ());
  f.sites = chosen.sites.size ();
  f.saved = chosen.benefit;
  return f;
}

/* Steps 2 to 4 for CODE; adds what is found to *PROGRAM.  */
void
choose_of (const joint_code &code, const choice_limits &limits, merged_program *program)
{
  choice chosen = choose_fragments (code.classes, code.functions, code.entries,
                                    code.context->sizes, limits);
  for (const chosen_fragment &c : chosen.fragments)
    {
      std::set<uint32_t> units;
      for (const fragment_site &site : c.sites)
        units.insert (code.unit_of[site.function]);
      if (units.size () < 2)
        continue;
      shared_fragment f = fragment_of (c, code);
      f.units = units.size ();
      if (!f.name.empty ())
        program->fragments.push_back (std::move (f));
    }
}

} // namespace

void
merge_units (const std::vector<unit_summary> &units, std::map<std::string, bool> *seen,
             merged_program *program)
{
  std::map<std::string, joint_code> codes;
  for (uint32_t u = 0; u < units.size (); u++)
    {
      program->compiler = units[u].compiler;
      program->units++;
      program->bytes += units[u].bytes;
      std::vector<std::string> contexts;
      for (const fragment_context &c : units[u].contexts)
        contexts.push_back (c.content ());
      for (const summary_function &f : units[u].functions)
        {
          if (!f.comdat.empty () && !seen->emplace (f.comdat, true).second)
            continue;
          joint_code &code = codes[contexts[f.context]];
          code.context = &program->contexts.emplace (contexts[f.context],
                                                     units[u].contexts[f.context]).first->second;
          add_function (units[u], u, f, code);
        }
    }
  choice_limits limits = limits_of (units);
  for (const auto &code : codes)
    choose_of (code.second, limits, program);
}

dictionary
dictionary_of (const merged_program &program)
{
  dictionary d;
  d.compiler = program.compiler;
  std::map<std::string, uint32_t> contexts;
  std::unordered_map<std::string, uint32_t> marks;
  for (const auto &context : program.contexts)
    {
      contexts[context.first] = d.contexts.size ();
      d.contexts.push_back (context.first);
    }
  auto number = [&] (const std::string &mark) {
    auto [known, is_new] = marks.emplace (mark, d.marks.size ());
    if (is_new)
      d.marks.push_back (mark);
    return known->second;
  };
  for (const shared_fragment &f : program.fragments)
    {
      dictionary_fragment entry;
      entry.name = f.name;
      entry.kind = f.kind;
      entry.context = contexts.at (f.context);
      for (const std::string &mark : f.marks)
        entry.marks.push_back (number (mark));
      if (!f.state.empty ())
        entry.state = number (f.state);
      entry.text = f.code.unwound_text ();
      d.fragments.push_back (std::move (entry));
    }
  return d;
}

} // namespace outline
