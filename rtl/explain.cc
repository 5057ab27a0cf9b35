/* Remarks, dump and report of folding.
   SPDX-License-Identifier: GPL-3.0-or-later

     a.c:7:3: optimized: folded 4 instructions (17 bytes) at 3 places, the first
       in line 7, into f.folded.x3nm…: called, saves 18 bytes, adds 2 executed
       instructions
     missed: saves 310 of 520 bytes that could be saved, and adds 4 of 300
       executed instructions (of 4000)  */

#include "rtl/explain.h"

#include "plugin/options.h"
#include "report/assembler-lines.h"
#include "report/remarks.h"
#include "rtl/insn/insn-range.h"

namespace outline
{

static const char *const kind_names[] = { "called", "thunk", "tail",
                                          "register-call", "register-jump" };

/* The bytes of code of FRAGMENT's instructions.  */
static uint32_t
code_size (const chosen_fragment &fragment, const class_table &classes)
{
  uint32_t bytes = 0;
  for (class_id id : fragment.classes)
    bytes += classes[id].bytes;
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
explain_choice (const choice &chosen, const class_table &classes, double executed,
                const choice_limits &limits)
{
  folding_report &report = unit_report.folding;
  report.done = true;
  report.totals = { executed, limits.budget, chosen.added, chosen.saved,
                    chosen.unbounded.saved, chosen.unbounded.added };
  report.totals.price = limits.min_price;
  for (const priced_choice &point : chosen.curve)
    report.totals.curve.push_back ({ point.added, point.saved });
  for (const chosen_fragment &fragment : chosen.fragments)
    {
      folded_fragment reported;
      reported.kind = kind_names[fragment.kind];
      reported.instructions = fragment.classes.size ();
      reported.bytes = code_size (fragment, classes);
      reported.benefit = fragment.benefit;
      reported.added = fragment.added;
      report.fragments.push_back (std::move (reported));
    }
  if (dump_enabled_p () && chosen.unbounded.saved > chosen.saved)
    dump_printf (MSG_MISSED_OPTIMIZATION,
                 "saves %d of %d bytes that could be saved, and adds %s of %s"
                 " executed instructions (of %s)\n",
                 (int) chosen.saved, (int) chosen.unbounded.saved,
                 real_text (chosen.added).c_str (),
                 real_text (chosen.unbounded.added).c_str (),
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
dump_function (cgraph_node *node, const function_code &code, const class_table &classes)
{
  fprintf (dump_file, "%s: %u bytes%s%s\n", node->name (), code.bytes,
           code.refused ? ", refused: " : "",
           code.refused ? refusal_name (refusal (code.refused)) : "");
  for (size_t i = 0; i < code.items.size (); i++)
    {
      const insn_item &item = code.items[i];
      fprintf (dump_file, "%4u ", (unsigned) i);
      if (item.id == no_class)
        {
          fprintf (dump_file, "   |\n");
          continue;
        }
      const insn_class &cls = classes[item.id];
      fprintf (dump_file, "%4u  %2u+%u bytes", item.id, cls.bytes, cls.unwind_bytes);
      /* In the order of item_use and of class_trait.  */
      fprintf (dump_file, "; may:%s",
               names_of (item.uses, { "call", "enter", "register", "jump" }).c_str ());
      fprintf (dump_file, "; is:%s",
               names_of (cls.traits, { "calls", "thunk-end", "tail-end", "tail-only",
                                     "stack-reference", "symbol", "local-symbol",
                                     "callers-frame", "frees-register", "saves",
                                     "changes-kept", "raises-stack" }).c_str ());
      if (item.state != no_class)
        fprintf (dump_file, "; state %u", item.state);
      fprintf (dump_file, "\n");
    }
}

void
dump_choice (const choice &chosen, const class_table &classes)
{
  for (const chosen_fragment &fragment : chosen.fragments)
    fprintf (dump_file, "%s%s: %u instructions, %u bytes, %u sites, saves %d,"
             " adds %g\n", kind_names[fragment.kind], fragment.linkonce ? ", COMDAT" : "",
             (unsigned) fragment.classes.size (), code_size (fragment, classes),
             (unsigned) fragment.sites.size (), (int) fragment.benefit, fragment.added);
}

void
explain_no_folding (const char *unknown)
{
  unit_report.folding.unknown = unknown;
  if (dump_enabled_p ())
    dump_printf (MSG_MISSED_OPTIMIZATION, "nothing is folded: folding is not implemented for %s\n", unknown);
}

void
explain_unfolded (cgraph_node *node, const partial_refusal &refused, bool some)
{
  if (!remarks_wanted_p ())
    return;
  refusal why = refusal (refused.why);
  unit_report.folding.refusals.push_back ({ why, place_of (node, NULL), some, refused.instructions, refused.bytes,
                                            refused.line, refused.first });
  if (!dump_enabled_p ())
    return;
  std::string which;
  if (refused.bytes)
    which += ", " + std::to_string (refused.bytes) + " bytes";
  if (refused.line)
    which += ", first in line " + std::to_string (refused.line);
  if (!refused.first.empty ())
    which += ", " + refused.first;
  if (!which.empty ())
    which = " (" + which.substr (2) + ")";
  dump_printf_loc (MSG_MISSED_OPTIMIZATION, dump_user_location_t::from_function_decl (node->decl),
                   "%s folded: %s: %s%s\n", some ? "partly" : "not", refusal_name (why), refusal_explanation (why),
                   which.c_str ());
}

/* By name of a fragment: its lines.  Looked up in only.  */
static std::unordered_map<std::string, std::vector<std::string>> fragment_lines;

void
explain_fragment (const std::string &name, const std::string &text)
{
  if (opts.report)
    fragment_lines[name] = assembler_lines (text);
}

site_source
source_of_site (rtx_insn *first, rtx_insn *last)
{
  site_source source = { INSN_LOCATION (first), {} };
  if (opts.report)
    for (rtx_insn *insn : insn_range (first, last))
      if (NONDEBUG_INSN_P (insn))
        source.all.push_back (INSN_LOCATION (insn));
  return source;
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
explain_folded (const chosen_fragment &fragment, uint32_t index, const std::string &name, int stack, bool first,
                const site_source &source)
{
  if (!remarks_wanted_p ())
    return;
  folded_fragment &reported = unit_report.folding.fragments[index];
  reported.name = name;
  reported.stack = stack;
  reported.assembler = fragment_lines[name];
  place p = place_at (source.first);
  describe_stretch (p, source.all);
  reported.places.push_back (std::move (p));
  if (!first || !dump_enabled_p ())
    return;
  dump_user_location_t at
    = dump_user_location_t::from_function_decl (current_function_decl);
  dump_printf_loc (MSG_OPTIMIZED_LOCATIONS, at,
                   "folded %u instructions (%u bytes) at %u places, the first"
                   " in line %d, into %s: %s, saves %d bytes, adds %s executed"
                   " instructions\n", reported.instructions, reported.bytes,
                   (unsigned) fragment.sites.size (), reported.places[0].line,
                   name.c_str (), reported.kind, (int) reported.benefit,
                   real_text (reported.added).c_str ());
}

void
explain_function (uint32_t before, uint32_t after)
{
  if (remarks_wanted_p ())
    unit_report.folding.functions.push_back (
      { place_of (cgraph_node::get (current_function_decl), NULL),
        before, after });
}

} // namespace outline
