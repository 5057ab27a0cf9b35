/* The report in JSON.  SPDX-License-Identifier: GPL-3.0-or-later

   docs/report.md describes the format for users, docs/report.schema.json for
   programs.

   The report appears completely or not at all: it is written to a new file that is renamed when
   complete, so that the last of several compilers that write to one name wins, and a reader never
   sees half a report.  What is not an ordinary file (a terminal, a pipe, /dev/null) is written to
   directly.

   What goes wrong is an error of the compilation: a user who asks for a report
   does not want an object without one.  */

#include "report/report.h"

#include "facts/option-classes.h"
#include "gcc/gcc-compat.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "outline-config.h"
#include "plugin/options.h"
#include "program/files.h"
#include "report/json.h"

namespace outline
{

report unit_report;

namespace
{

/* Writes TEXTS as an array, with null for those that are empty.  */
void
write_strings (json_writer &json, const char *key, const std::vector<std::string> &texts)
{
  json.key (key).open ('[');
  for (const std::string &text : texts)
    json.string_or_null (text);
  json.close (']');
}

/* Writes ITEMS as an array of objects, whose members WRITE (item) writes.  */
template <typename item, typename writer>
void
write_objects (json_writer &json, const char *key, const std::vector<item> &items, writer write)
{
  json.key (key).open ('[');
  for (const item &one : items)
    {
      json.open ('{');
      write (one);
      json.close ('}');
    }
  json.close (']');
}

/* Writes the members of an object that describe P.  */
void
write_place (json_writer &json, const place &p)
{
  json.key ("file").string_or_null (p.file);
  json.key ("line").number (p.line);
  json.key ("function").string (p.function);
  if (!p.lines.empty ())
    {
      json.key ("lines").open ('[');
      for (int line : p.lines)
        json.number (line);
      json.close (']');
    }
  if (!p.inlined.empty ())
    json.key ("inlined").string (p.inlined);
}

void
write_places (json_writer &json, const std::vector<place> &places)
{
  write_objects (json, "places", places, [&] (const place &p) {
    write_place (json, p);
  });
}

void
write_parameters (json_writer &json, const std::vector<group_parameter> &parameters)
{
  write_objects (json, "parameters", parameters, [&] (const group_parameter &p) {
    json.key ("type").string (p.type);
    write_strings (json, "values", p.values);
  });
}

void
write_totals (json_writer &json, const report &r)
{
  uint64_t occurrences = 0;
  int64_t saved = 0;
  for (const outlined_group &group : r.groups)
    {
      occurrences += group.places.size ();
      saved += group.benefit ();
    }
  json.key ("totals").open ('{');
  json.key ("functions").number (r.functions);
  json.key ("statements").number (r.statements);
  json.key ("candidates").number (r.candidates);
  json.key ("groups").number (r.groups.size ());
  json.key ("occurrences").number (occurrences);
  json.key ("bytes_saved").tenths (saved);
  json.key ("refusals").number (r.refusals.size ());
  json.close ('}');
}

void
write_group (json_writer &json, const outlined_group &group)
{
  json.key ("name").string (group.name);
  json.key ("of").string (group.whole_functions ? "functions" : "statements");
  json.key ("statements").number (group.statements);
  json.key ("copies").number (group.places.size ());
  json.key ("inputs").number (group.inputs);
  json.key ("outputs").number (group.outputs);
  json.key ("bytes").open ('{');
  json.key ("copies").tenths (group.copies_size);
  json.key ("calls").tenths (group.calls_size);
  json.key ("function").tenths (group.function_size);
  json.key ("benefit").tenths (group.benefit ());
  json.close ('}');
  write_places (json, group.places);
  write_parameters (json, group.parameters);
  if (!group.assembler.empty ())
    write_strings (json, "assembler", group.assembler);
}

/* The reasons that occur in REFUSALS, in the order of the table, with their
   numbers.  */
template <typename refused>
void
write_reasons (json_writer &json, const std::vector<refused> &refusals)
{
  uint64_t counts[REFUSAL_COUNT] = {};
  for (const refused &one : refusals)
    counts[one.why]++;
  json.key ("reasons").open ('[');
  for (int i = 0; i < REFUSAL_COUNT; i++)
    if (counts[i])
      {
        json.open ('{');
        json.key ("reason").string (refusal_name (refusal (i)));
        json.key ("count").number (counts[i]);
        json.key ("explanation").string (refusal_explanation (refusal (i)));
        json.close ('}');
      }
  json.close (']');
}

void
write_refusal (json_writer &json, const refused_code &refused)
{
  json.key ("reason").string (refusal_name (refused.why));
  write_place (json, refused.where);
  json.key ("statements").number (refused.statements);
  json.key ("copies").number (refused.copies);
  if (refused.sized || refused.copies_size)
    {
      json.key ("bytes").open ('{');
      json.key ("copies").tenths (refused.copies_size);
      json.key ("outlined").tenths (refused.outlined_size);
      json.close ('}');
    }
  if (!refused.places.empty ())
    write_places (json, refused.places);
}

/* The bytes that fragments of F without a site were expected to save.  */
int64_t
bytes_not_saved (const folding_report &f)
{
  int64_t bytes = 0;
  for (const folded_fragment &fragment : f.fragments)
    bytes += fragment.places.empty () ? fragment.benefit : 0;
  return bytes;
}

void
write_folding_totals (json_writer &json, const folding_report &f)
{
  json.key ("totals").open ('{');
  json.key ("fragments").number (f.fragments.size ());
  json.key ("bytes_saved").number (f.totals.bytes_saved - bytes_not_saved (f));
  json.key ("bytes_saved_without_budget").number (f.totals.bytes_unbounded);
  json.key ("executed").real (f.totals.executed);
  if (f.totals.budget >= 0)
    json.key ("budget").real (f.totals.budget);
  if (f.totals.price > 0)
    json.key ("price").real (f.totals.price);
  json.key ("added").real (f.totals.added);
  json.key ("added_without_budget").real (f.totals.added_unbounded);
  json.close ('}');
}

void
write_curve (json_writer &json, const folding_report &f)
{
  write_objects (json, "curve", f.totals.curve, [&] (const budget_point &point) {
    json.key ("added").real (point.added);
    json.key ("bytes_saved").number (point.bytes_saved);
  });
}

void
write_fragment (json_writer &json, const folded_fragment &fragment)
{
  json.key ("name").string (fragment.name);
  json.key ("kind").string (fragment.kind);
  json.key ("instructions").number (fragment.instructions);
  json.key ("bytes").number (fragment.bytes);
  json.key ("benefit").number (fragment.benefit);
  json.key ("added").real (fragment.added);
  if (fragment.stack)
    json.key ("stack").number (fragment.stack);
  write_places (json, fragment.places);
  if (!fragment.assembler.empty ())
    write_strings (json, "assembler", fragment.assembler);
}

/* Writes what folding did, if it was done.  */
void
write_folding (json_writer &json, const folding_report &f)
{
  if (!f.unknown.empty ())
    json.key ("not_folded").string (f.unknown);
  if (!f.done)
    return;
  json.key ("folding").open ('{');
  write_folding_totals (json, f);
  write_curve (json, f);
  write_objects (json, "fragments", f.fragments, [&] (const folded_fragment &fragment) {
    write_fragment (json, fragment);
  });
  write_objects (json, "functions", f.functions, [&] (const folded_function &function) {
    write_place (json, function.where);
    json.key ("before").number (function.before);
    json.key ("after").number (function.after);
  });
  write_reasons (json, f.refusals);
  write_objects (json, "refusals", f.refusals, [&] (const unfolded_function &function) {
    json.key ("reason").string (refusal_name (function.why));
    write_place (json, function.where);
    json.key ("code").string (function.some ? "some" : "all");
    if (function.instructions)
      {
        json.key ("instructions").number (function.instructions);
        if (function.bytes)
          json.key ("bytes").number (function.bytes);
        json.key ("first").string (function.first);
        json.key ("first_line").number (function.line);
      }
  });
  json.close ('}');
}

/* Writes the functions that were merged with equal ones.  */
void
write_equal (json_writer &json, const report &r)
{
  write_objects (json, "equal_functions", r.equal, [&] (const merged_function &merged) {
    json.key ("kind").string (merged.kind);
    write_place (json, merged.where);
    json.key ("kept").open ('{');
    write_place (json, merged.kept);
    json.close ('}');
    json.key ("instructions").number (merged.instructions);
    json.key ("bytes").number (merged.bytes);
    json.key ("benefit").number (merged.benefit);
  });
}

/* Writes the sizes of all functions.  */
void
write_sizes (json_writer &json, const report &r)
{
  write_objects (json, "functions", r.sizes, [&] (const function_bytes &function) {
    write_place (json, function.where);
    json.key ("bytes").number (function.bytes);
  });
}

/* R as JSON.  */
std::string
report_text (const report &r)
{
  json_writer json;
  json.open ('{');
  json.key ("schema").number (1);
  json.key ("plugin").string ("outline " OUTLINE_VERSION);
  json.key ("compiler").string (version_string);
  json.key ("target").string (OUTLINE_TARGET);
  json.key ("unit").string (main_input_filename ? main_input_filename : "");
  bool known = false;
  const std::string unknown = closing_option (&known);
  if (!unknown.empty ())
    {
      json.key ("left_alone").string (refusal_name (REFUSAL_UNKNOWN_OPTION));
      json.key ("option").string (unknown);
    }
  write_totals (json, r);
  write_objects (json, "groups", r.groups, [&] (const outlined_group &group) {
    write_group (json, group);
  });
  write_reasons (json, r.refusals);
  write_objects (json, "refusals", r.refusals, [&] (const refused_code &refused) {
    write_refusal (json, refused);
  });
  write_equal (json, r);
  write_folding (json, r.folding);
  write_sizes (json, r);
  json.close ('}');
  return json.text ();
}

/* BASE, the name of the unit's dump files, as a name in a folder: it is absolute where -o is.  */
std::string
relative_name (const std::string &base)
{
  if (!IS_ABSOLUTE_PATH (base.c_str ()))
    return base;
  std::string here = std::string (getpwd ()) + '/';
  return base.compare (0, here.size (), here) == 0 ? base.substr (here.size ())
                                                   : base.substr (base.find_first_not_of ('/'));
}

/* Creates the missing folders of PATH.  Failure shows when the file is opened.  */
void
make_folders (const std::string &path)
{
  for (size_t end = path.find ('/', 1); end != std::string::npos; end = path.find ('/', end + 1))
    mkdir (path.substr (0, end).c_str (), 0777);
}

/* PATTERN with %b replaced by the name, including the folder, that GCC gives the unit's dump files, and
   %% by a per cent sign.  If %b is not at the start, it is relative to the folder before it.  */
std::string
report_path (const char *pattern)
{
  std::string path;
  for (const char *p = pattern; *p; p++)
    if (p[0] == '%' && p[1] == 'b')
      {
        path += path.empty () ? dump_base_name : relative_name (dump_base_name);
        p++;
      }
    else if (p[0] == '%' && p[1] == '%')
      path += '%', p++;
    else
      path += *p;
  return path;
}

/* Whether PATH is written to directly: a device, or something else that
   exists and is no ordinary file.  The names in /dev and /proc for the compiler's own standard
   output may be links to an ordinary file, to which other output is still being written.  */
bool
written_in_place_p (const std::string &path)
{
  struct stat status;
  return (startswith (path.c_str (), "/dev/")
          || startswith (path.c_str (), "/proc/")
          || (!stat (path.c_str (), &status) && !S_ISREG (status.st_mode)));
}

/* Writes TEXT to PATH, or to the file that it links to; false, with errno set, when that fails.  */
bool
write_file (const std::string &path, const std::string &text)
{
  if (!written_in_place_p (path))
    {
      char *resolved = realpath (path.c_str (), NULL);
      std::string target = resolved ? resolved : path;
      free (resolved);
      return write_file_whole (target, text);
    }
  int file = open (path.c_str (), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (file < 0)
    return false;
  const bool written = write_all (file, text.data (), text.size ());
  const int saved = errno;
  if (close (file) != 0 && written)
    return false;
  errno = saved;
  return written;
}

/* The line of TEXT, a report, with the unit's name; empty if TEXT is something else.  */
std::string
unit_line (const std::string &text)
{
  size_t start = text.find ("\n  \"unit\": ");
  if (text.compare (0, 12, "{\n  \"schema\"") || start == std::string::npos)
    return "";
  return text.substr (start, text.find ('\n', start + 1) - start);
}

/* Warns if TEXT is about to replace the report of another unit at PATH.  At link time units have names that
   change from link to link.  */
void
warn_of_replaced (const std::string &path, const std::string &text)
{
  std::string old;
  if (in_lto_p || written_in_place_p (path) || !read_file (path, &old))
    return;
  std::string line = unit_line (old);
  if (!line.empty () && line != unit_line (text))
    warning_at (UNKNOWN_LOCATION, 0,
                "the report %qs of another unit is replaced; with %<%%b%> in its name each unit has its own",
                path.c_str ());
}

} // namespace

bool
check_report_name (const char *plugin_name)
{
  for (const char *p = opts.report ? strchr (opts.report, '%') : NULL; p; p = strchr (p + 2, '%'))
    if (p[1] != 'b' && p[1] != '%')
      {
        error ("%qs in the value %qs of %<-fplugin-arg-%s-report%> has no meaning; write %<%%b%> for the name"
               " of the unit, %<%%%%%> for a per cent sign",
               std::string (p, p[1] ? 2 : 1).c_str (), opts.report, plugin_name);
        return false;
      }
  return true;
}

void
write_report ()
{
  if (!opts.report || seen_error ())
    return;
  std::string path = report_path (opts.report), text = report_text (unit_report);
  make_folders (path);
  warn_of_replaced (path, text);
  if (!write_file (path, text))
    error_at (UNKNOWN_LOCATION, "cannot write the report %qs: %s", path.c_str (), xstrerror (errno));
}

} // namespace outline
