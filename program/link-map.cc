/* Which functions a linker has kept.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "program/link-map.h"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <fnmatch.h>
#include <sstream>

namespace outline
{

namespace
{

const char text[] = ".text", text_prefix[] = ".text.", unwind_tables[] = ".eh_frame";
/* No function is called so: what takes its section takes that of any, but for short names.  */
const char any_function[] = ".text.\1\1\1\1\1\1\1\1";

/* Whether TEXT begins with PREFIX.  */
bool
begins_with (const std::string &text, const std::string &prefix)
{
  return text.compare (0, prefix.size (), prefix) == 0;
}

/* PATH, of a source file, an object or a member of an archive ("lib.a(a.o)"), without folder and suffixes.  */
std::string
stem (const std::string &path)
{
  const size_t slash = path.find_last_of ("/(");
  const std::string base = slash == std::string::npos ? path : path.substr (slash + 1);
  return base.substr (0, base.find ('.'));
}

/* The function whose section is called SECTION; empty if that is not one function's.  */
std::string
function_of (const std::string &section)
{
  if (!begins_with (section, text_prefix))
    return {};
  std::string name = section.substr (sizeof text_prefix - 1);
  for (const char *part : { "unlikely.", "hot.", "startup.", "exit." })
    if (begins_with (name, part))
      return name.substr (std::string (part).size ());
  const std::string sorted = "sorted.";
  const size_t end = begins_with (name, sorted) ? name.find_first_not_of ("0123456789", sorted.size ())
                                                : std::string::npos;
  /* A function "sorted" may have clones: "sorted.0", "sorted.part.0".  */
  const bool numbered = end != std::string::npos && end > sorted.size () && name[end] == '.' && end + 1 < name.size ();
  return numbered ? name.substr (end + 1) : name;
}

/* Whether one of PATTERNS matches SECTION.  */
template <typename list>
bool
any_matches_p (const list &patterns, const std::string &section)
{
  return std::any_of (patterns.begin (), patterns.end (), [&] (const std::string &pattern) {
    return !fnmatch (pattern.c_str (), section.c_str (), 0);
  });
}

/* The lines of a text.  */
class line_reader
{
public:
  explicit line_reader (const std::string &text) : m_text (text) {}

  /* Sets *LINE to the next line, without what ends it; false after the last one.  */
  bool
  next (std::string *line)
  {
    if (!std::getline (m_text, *line))
      return false;
    if (!line->empty () && line->back () == '\r')
      line->pop_back ();
    return true;
  }

private:
  std::istringstream m_text;
};

/* Whether LINE is the title line of a map of lld.  */
bool
lld_title_p (const std::string &line)
{
  std::istringstream words (line);
  std::string vma, lma, size, align, out, in;
  return (words >> vma >> lma >> size >> align >> out >> in && vma == "VMA" && lma == "LMA" && size == "Size"
          && align == "Align" && out == "Out" && in == "In");
}

} // namespace

/* Whether it takes SECTION of a file that it takes sections of.  */
bool
link_map::statement::takes_p (const std::string &section) const
{
  return any_matches_p (sections, section);
}

/* Whether its files are a pattern of paths: not "*lib.a:a.o", nor with some excluded, nor sorted.  */
bool
link_map::statement::plain_p () const
{
  return (files.find_first_of (":( ") == std::string::npos
          && std::find (sections.begin (), sections.end (), "EXCLUDE_FILE") == sections.end ());
}

/* Whether it takes sections of OBJECT, or may do so.  The pattern is for an object's or an archive's path, or for the
   name of a member.  */
bool
link_map::statement::may_take_from_p (const std::string &object) const
{
  const size_t open = object.rfind ('(');
  const std::string archive = object.substr (0, open);
  const std::string member = open == std::string::npos ? archive : object.substr (open + 1, object.size () - open - 2);
  return !plain_p () || !fnmatch (files.c_str (), archive.c_str (), 0) || !fnmatch (files.c_str (), member.c_str (), 0);
}

/* Notes that SECTION of OBJECT was KEPT, by the last statement, or dropped, if it is that of a function, of unwind tables
   or, in the map of a script, .text.  */
void
link_map::note (const std::string &section, const std::string &object, bool kept, bool script)
{
  if (section == unwind_tables)
    (kept ? m_tables.kept : m_tables.dropped) = true;
  const std::string function = function_of (section), at = "@" + stem (object);
  if (function.empty () && !(script && section == text))
    return;
  for (const std::string &key : { function, function + at })
    {
      fates &found = m_fates[key];
      (kept ? found.kept : found.dropped) = true;
      if (!kept || m_statements.empty ())
        continue;
      const size_t last = m_statements.size () - 1;
      found.several |= !found.object.empty () && (found.object != object || found.statement != last);
      found.object = object;
      found.statement = last;
    }
}

/* Notes the statement in LINE, as " *lib.a:(EXCLUDE_FILE(*a.o) .text SORT(.text.*))", for OUTPUT, after ASSIGNMENTS, if
   it is one: it has no address before the parenthesis.  */
void
link_map::note_statement (const std::string &line, const std::string &output, unsigned assignments)
{
  const size_t first = line.find ('(');
  if (line.size () < 2 || line[0] != ' ' || line[1] == ' ' || first == std::string::npos || line.back () != ')'
      || line.find (" 0x") < first)
    return;
  /* That of the sections is closed last.  */
  size_t open = line.size ();
  int depth = 0;
  do
    depth += line[--open] == ')' ? 1 : line[open] == '(' ? -1 : 0;
  while (depth > 0 && open > first);
  statement found;
  found.output = output;
  found.assignments = assignments;
  found.files = line.substr (1, open - 1);
  std::string sections = line.substr (open);
  std::replace_if (sections.begin (), sections.end (), [] (char c) { return c == '(' || c == ')'; }, ' ');
  std::istringstream words (sections);
  for (std::string word; words >> word;)
    {
      found.sections.push_back (word);
      if (begins_with (word, text_prefix) && fnmatch (word.c_str (), any_function, 0))
        m_names.insert (word);
    }
  m_statements.push_back (std::move (found));
}

/* GNU ld's: the name of a long section is alone in its line, the rest in the next one.  */
void
link_map::read_ld_map (const std::string &text)
{
  enum { OTHER, DISCARDED, LINKED } part = OTHER;
  line_reader lines (text);
  std::string line, section, output;
  unsigned assignments = 0;
  while (lines.next (&line))
    {
      if (line == "Discarded input sections")
        part = DISCARDED;
      else if (line == "Memory Configuration")
        part = OTHER;
      else if (line == "Linker script and memory map")
        part = LINKED;
      std::istringstream words (line);
      if (part == LINKED && !line.empty () && line[0] != ' ')
        words >> output;
      if (part == LINKED)
        note_statement (line, output, assignments);
      assignments += line.find (" = ") != std::string::npos;
      const bool begins = begins_with (line, std::string (" ") + outline::text)
                          || begins_with (line, std::string (" ") + unwind_tables);
      if (section.empty () && !(begins && words >> section))
        continue;
      std::string address, object;
      uint64_t size;
      if (words >> address >> std::hex >> size && std::getline (words >> std::ws, object) && begins_with (address, "0x")
          && part != OTHER && (size > 0 || section != outline::text))
        note (section, object, part == LINKED, true);
      if (!address.empty ())
        section.clear ();
    }
}

/* lld's.  Returns whether TEXT is one.  */
bool
link_map::read_lld_map (const std::string &text)
{
  line_reader lines (text);
  std::string line;
  bool title = false;
  while (lines.next (&line))
    {
      title = title || lld_title_p (line);
      const size_t colon = line.rfind (":(");
      if (!title || colon == std::string::npos || line.back () != ')')
        continue;
      const size_t blank = line.find_last_of (' ', colon);
      note (line.substr (colon + 2, line.size () - colon - 3),
            line.substr (blank == std::string::npos ? 0 : blank + 1, colon - blank - 1), true);
    }
  return title;
}

/* What --print-gc-sections prints, perhaps among other lines.  Returns whether TEXT has any of it.  */
bool
link_map::read_removed (const std::string &text)
{
  const std::string removing = "removing unused section ";
  line_reader lines (text);
  std::string line;
  bool found = false;
  while (lines.next (&line))
    {
      const size_t at = line.find (removing);
      if (at == std::string::npos)
        continue;
      found = true;
      const std::string rest = line.substr (at + removing.size ());
      const size_t quote = rest.find ("' in file '"), colon = rest.rfind (":(");
      if (rest[0] == '\'' && quote != std::string::npos)
        note (rest.substr (1, quote - 1), rest.substr (quote + 11), false);
      else if (colon != std::string::npos && rest.back () == ')')
        note (rest.substr (colon + 2, rest.size () - colon - 3), rest.substr (0, colon), false);
    }
  return found;
}

bool
link_map::read (const std::string &text)
{
  if (text.find ("\nLinker script and memory map") != std::string::npos
      || begins_with (text, "Linker script and memory map"))
    read_ld_map (text);
  else if (read_lld_map (text))
    /* A map without sections of functions says nothing.  */
    m_unlisted = m_fates.empty () ? FATE_UNKNOWN : FATE_DROPPED;
  else if (read_removed (text))
    m_unlisted = FATE_KEPT;
  else
    return false;
  return true;
}

/* What is known of FUNCTION in UNIT, if anything: of a function that was in no section of its own, what is known of the
   unit's .text.  */
const link_map::fates *
link_map::find (const std::string &function, const std::string &unit) const
{
  const std::string at = "@" + stem (unit);
  for (const std::string &key : { function + at, at, function })
    {
      auto found = m_fates.find (key);
      if (found != m_fates.end ())
        return &found->second;
    }
  return nullptr;
}

link_fate
link_map::fate (const std::string &function, const std::string &unit, bool any) const
{
  auto copies = m_fates.find (function);
  if (any && copies != m_fates.end () && copies->second.kept)
    return FATE_KEPT;
  const fates *found = find (function, unit);
  return found ? found->only () : m_unlisted;
}

bool
link_map::in_text_p (const std::string &function, const std::string &unit) const
{
  const fates *found = find (function, unit);
  auto rest = m_fates.find ("@" + stem (unit));
  if (!found || found->only () != FATE_KEPT || found->several || found->object.empty ()
      || (rest != m_fates.end () && rest->second.dropped))
    return false;
  const statement &taken = m_statements[found->statement];
  if (!(taken.takes_p (text) || taken.takes_p (any_function)) || any_matches_p (m_names, text_prefix + function))
    return false;
  auto first = std::find_if (m_statements.begin (), m_statements.end (), [&] (const statement &s) {
    return s.takes_p (text) && s.may_take_from_p (found->object);
  });
  return (first != m_statements.end () && first->plain_p ()
          && (&*first == &taken || (first->any_file_p () && taken.any_file_p () && first->output == taken.output
                                    && first->assignments == taken.assignments)));
}

} // namespace outline
