/* Remarks, dump and report of folding.
   SPDX-License-Identifier: GPL-3.0-or-later

     a.c:7:3: optimized: folded 4 instructions (17 bytes) at 3 places into
       folded.1c44…: called, saves 18 bytes, adds 2 executed instructions
     missed: saves 310 of 520 bytes that could be saved, and adds 4 of 300
       executed instructions (of 4000)  */

#include "rtl/explain.h"

#include "plugin/assembler-lines.h"
#include "plugin/options.h"
#include "plugin/remarks.h"

namespace outline
{

static const char *const kind_names[] = { "called", "thunk", "tail",
                                          "lifted", "linked" };

/* The bytes of code of B's instructions.  */
static uint32_t
code_size (const body_choice &b, const vocabulary &words)
{
  uint32_t bytes = 0;
  for (word_id id : b.words)
    bytes += words[id].bytes;
  return bytes;
}

/* NUMBER for people.  */
static std::string
real_text (double number)
{
  char text[32];
  snprintf (text, sizeof text, "%.4g", number);
  return text;
}

void
explain_choice (const choice &chosen, const vocabulary &words, double executed,
                double budget)
{
  folding_report &report = unit_report.folding;
  report.done = true;
  report.totals = { executed, budget, chosen.added, chosen.saved,
                    chosen.unbounded_saved, chosen.unbounded_added };
  report.totals.price = chosen.price;
  for (const priced_choice &point : chosen.curve)
    report.totals.curve.push_back ({ point.added, point.saved });
  for (const body_choice &b : chosen.bodies)
    {
      folded_body body;
      body.kind = kind_names[b.kind];
      body.instructions = b.words.size ();
      body.bytes = code_size (b, words);
      body.benefit = b.benefit;
      body.added = b.added;
      report.bodies.push_back (std::move (body));
    }
  if (dump_enabled_p () && chosen.unbounded_saved > chosen.saved)
    dump_printf (MSG_MISSED_OPTIMIZATION,
                 "saves %d of %d bytes that could be saved, and adds %s of %s"
                 " executed instructions (of %s)\n",
                 (int) chosen.saved, (int) chosen.unbounded_saved,
                 real_text (chosen.added).c_str (),
                 real_text (chosen.unbounded_added).c_str (),
                 real_text (executed).c_str ());
}

/* The names of the bits of SET, which are NAMES from the lowest on.  */
static std::string
names_of (uint32_t set, std::initializer_list<const char *> names)
{
  std::string text;
  for (const char *name : names)
    {
      if (set & 1)
        text += std::string (" ") + name;
      set >>= 1;
    }
  return text.empty () ? " -" : text;
}

void
dump_text (cgraph_node *node, const function_text &text, const vocabulary &words)
{
  fprintf (dump_file, "%s: %u bytes%s%s\n", node->name (), text.bytes,
           text.refused ? ", refused: " : "",
           text.refused ? refusal_name (refusal (text.refused)) : "");
  for (size_t i = 0; i < text.items.size (); i++)
    {
      const text_item &item = text.items[i];
      fprintf (dump_file, "%4u ", (unsigned) i);
      if (item.id == no_word)
        {
          fprintf (dump_file, "   |\n");
          continue;
        }
      const word &w = words[item.id];
      fprintf (dump_file, "%4u  %2u+%u bytes", item.id, w.bytes, w.unwind_bytes);
      /* In the order of item_way and of word_trait.  */
      fprintf (dump_file, "; may:%s",
               names_of (item.ways, { "call", "enter", "register", "jump" }).c_str ());
      fprintf (dump_file, "; is:%s",
               names_of (w.traits, { "calls", "thunk-end", "tail-end", "tail-only",
                                     "stack-reference", "symbol", "local-symbol",
                                     "stack-arguments", "frees-register", "saves",
                                     "changes-kept", "raises-stack" }).c_str ());
      if (item.state != no_word)
        fprintf (dump_file, "; state %u", item.state);
      fprintf (dump_file, "\n");
    }
}

void
dump_choice (const choice &chosen, const vocabulary &words)
{
  for (const body_choice &b : chosen.bodies)
    fprintf (dump_file, "%s%s: %u instructions, %u bytes, %u sites, saves %d,"
             " adds %g\n", kind_names[b.kind], b.linkonce ? ", COMDAT" : "",
             (unsigned) b.words.size (), code_size (b, words),
             (unsigned) b.sites.size (), (int) b.benefit, b.added);
}

void
explain_unfolded (cgraph_node *node, refusal why, bool some)
{
  if (!remarks_wanted_p ())
    return;
  unit_report.folding.refusals.push_back ({ why, place_of (node, NULL),
                                            some });
  if (dump_enabled_p ())
    dump_printf_loc (MSG_MISSED_OPTIMIZATION,
                     dump_user_location_t::from_function_decl (node->decl),
                     "%s: %s: %s\n", some ? "partly folded" : "not folded",
                     refusal_name (why), refusal_explanation (why));
}

/* By name of a body: its lines.  Looked up in only.  */
static std::unordered_map<std::string, std::vector<std::string>> body_lines;

/* The locations of the instructions of a site.  */
static std::vector<expanded_location> site_locations;

void
explain_body (const std::string &name, const std::string &text)
{
  if (opts.report)
    body_lines[name] = assembler_lines (text);
}

void
explain_site (rtx_insn *first, rtx_insn *last)
{
  site_locations.clear ();
  if (!opts.report)
    return;
  for (rtx_insn *insn = first;; insn = NEXT_INSN (insn))
    {
      if (NONDEBUG_INSN_P (insn)
          && LOCATION_LOCUS (INSN_LOCATION (insn)) != UNKNOWN_LOCATION)
        site_locations.push_back (expand_location (INSN_LOCATION (insn)));
      if (insn == last)
        return;
    }
}

/* WHERE, in the current function.  */
static place
place_at (location_t where)
{
  if (LOCATION_LOCUS (where) == UNKNOWN_LOCATION)
    return place_of (cgraph_node::get (current_function_decl), NULL);
  expanded_location full = expand_location (where);
  place p;
  p.file = full.file ? full.file : "";
  p.line = full.line;
  p.function = cgraph_node::get (current_function_decl)->name ();
  return p;
}

void
explain_folded (const body_choice &b, uint32_t index, const std::string &name,
                bool first, location_t where)
{
  if (!remarks_wanted_p ())
    return;
  folded_body &body = unit_report.folding.bodies[index];
  body.name = name;
  body.assembler = body_lines[name];
  place p = place_at (where);
  p.lines = lines_in_file (p.file, site_locations);
  body.places.push_back (std::move (p));
  if (!first || !dump_enabled_p ())
    return;
  dump_user_location_t at
    = dump_user_location_t::from_function_decl (current_function_decl);
  dump_printf_loc (MSG_OPTIMIZED_LOCATIONS, at,
                   "folded %u instructions (%u bytes) at %u places, the first"
                   " in line %d, into %s: %s, saves %d bytes, adds %s executed"
                   " instructions\n", body.instructions, body.bytes,
                   (unsigned) b.sites.size (), body.places[0].line,
                   name.c_str (), body.kind, (int) body.benefit,
                   real_text (body.added).c_str ());
}

void
explain_function (uint32_t rehearsed, uint32_t before, uint32_t after)
{
  if (remarks_wanted_p ())
    unit_report.folding.functions.push_back (
      { place_of (cgraph_node::get (current_function_decl), NULL), rehearsed,
        before, after });
}

} // namespace outline
