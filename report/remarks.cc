/* Remarks.  SPDX-License-Identifier: GPL-3.0-or-later

   Each remark is given with the same words in all outputs: in the report; by -fopt-info,
   -fsave-optimization-record and in the dump (GCC's dump_printf_loc serves all three); and in GCC's
   statistics.

     a.c:3:9: optimized: outlined 4 statements from 3 places into
       f1.outline.o5mh: saves 12.5 bytes; places: a.c:3 (f1), a.c:9 (f2), ...
     a.c:20:9: missed: not outlined: cost: 2 statements in 2 places take
       9.0 bytes, outlined 31.5

   GCC takes the function that a remark is about from cfun, which is null in an IPA pass: remark_scope
   sets it, and makes sure that the remark is finished before it is reset.  */

#include "report/remarks.h"

#include "gcc/debug-info.h"
#include "plugin/options.h"
#include "report/json.h"

namespace outline
{

namespace
{

/* Sets cfun to the function of NODE while the object exists.  GCC writes an optimization record
   only when the next remark begins, unless it is ended explicitly.  */
class remark_scope
{
public:
  explicit remark_scope (cgraph_node *node)
  {
    push_cfun (DECL_STRUCT_FUNCTION (node->decl));
  }
  ~remark_scope ()
  {
    dump_context::get ().end_any_optinfo ();
    pop_cfun ();
  }
};

std::string
to_string (const place &p)
{
  return ((p.file.empty () ? "?" : p.file) + ":" + std::to_string (p.line)
          + " (" + p.function + ")");
}

/* Where a remark about STMT, or about the function of NODE, belongs.  */
dump_user_location_t
remark_location (cgraph_node *node, const gimple *stmt)
{
  if (stmt && gimple_location (stmt) != UNKNOWN_LOCATION)
    return dump_user_location_t (stmt);
  return dump_user_location_t::from_function_decl (node->decl);
}

} // namespace

bool
remarks_wanted_p ()
{
  dump_file_info *statistics
    = g->get_dumps ()->get_dump_file_info_by_switch ("statistics");
  return (opts.report || dump_enabled_p () || (dump_flags & TDF_STATS)
          || (statistics && statistics->pstate));
}

place
place_of (cgraph_node *node, const gimple *stmt)
{
  location_t where = stmt ? gimple_location (stmt) : UNKNOWN_LOCATION;
  if (where == UNKNOWN_LOCATION)
    where = DECL_SOURCE_LOCATION (node->decl);
  expanded_location full = expand_location (where);
  place p;
  p.file = full.file ? full.file : "";
  p.line = full.line;
  p.function = node->name ();
  return p;
}

void
describe_stretch (place &p, const std::vector<location_t> &locations)
{
  std::set<int> lines;
  inlined_frames common;
  bool first = true;
  for (location_t location : locations)
    {
      if (LOCATION_LOCUS (location) == UNKNOWN_LOCATION)
        continue;
      expanded_location where = expand_location (location);
      if (where.file && p.file == where.file)
        lines.insert (where.line);
      inlined_frames frames = frames_at (location);
      if (first)
        common = std::move (frames);
      else
        keep_common_callers (common, frames);
      first = false;
    }
  p.lines.assign (lines.begin (), lines.end ());
  if (!common.empty ())
    p.inlined = lang_hooks.decl_printable_name (common.front ().function, 2);
}

void
note_outlined (const outlined_group &group, cgraph_node *node,
               const gimple *stmt)
{
  if (opts.report)
    unit_report.groups.push_back (group);
  remark_scope scope (node);
  statistics_counter_event (cfun, "Groups outlined", 1);
  statistics_counter_event (cfun, "Places outlined", group.places.size ());
  if (!dump_enabled_p ())
    return;
  std::string places;
  for (const place &p : group.places)
    places += (places.empty () ? "" : ", ") + to_string (p);
  dump_printf_loc (MSG_OPTIMIZED_LOCATIONS, remark_location (node, stmt),
                   group.whole_functions
                     ? "merged %u statements of %u functions into %s: saves %s bytes; functions: %s\n"
                     : "outlined %u statements from %u places into %s: saves %s bytes; places: %s\n",
                   group.statements, (unsigned) group.places.size (),
                   group.name.c_str (), tenths_text (group.benefit ()).c_str (),
                   places.c_str ());
}

void
note_refused (const refused_code &refused, cgraph_node *node,
              const gimple *stmt)
{
  if (opts.report)
    unit_report.refusals.push_back (refused);
  const char *name = refusal_name (refused.why);
  remark_scope scope (node);
  statistics_counter_event (cfun, (std::string ("Refused: ") + name).c_str (),
                            1);
  if (!dump_enabled_p ())
    return;
  dump_user_location_t where = remark_location (node, stmt);
  if (refused.sized)
    dump_printf_loc (MSG_MISSED_OPTIMIZATION, where,
                     "not outlined: %s: %u statements in %u places take"
                     " %s bytes, outlined %s\n",
                     name, refused.statements, refused.copies,
                     tenths_text (refused.copies_size).c_str (),
                     tenths_text (refused.outlined_size).c_str ());
  else
    dump_printf_loc (MSG_MISSED_OPTIMIZATION, where, "not outlined: %s: %s\n",
                     name, refusal_explanation (refused.why));
}

} // namespace outline
