/* Which functions a linker has kept.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "program/link-map.h"

#include <cctype>
#include <sstream>

namespace outline
{

namespace
{

const char text_prefix[] = ".text.";

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

/* Notes that SECTION of OBJECT was KEPT, or dropped.  */
void
link_map::note (std::string section, const std::string &object, bool kept)
{
  const std::string function = function_of (section);
  if (function.empty ())
    return;
  for (const std::string &key : { function, function + "@" + stem (object) })
    (kept ? m_fates[key].kept : m_fates[key].dropped) = true;
}

/* GNU ld's: the name of a long section is alone in its line, the rest in the next one.  */
void
link_map::read_ld_map (const std::string &text)
{
  enum { OTHER, DISCARDED, LINKED } part = OTHER;
  line_reader lines (text);
  std::string line, section;
  while (lines.next (&line))
    {
      if (line == "Discarded input sections")
        part = DISCARDED;
      else if (line == "Memory Configuration")
        part = OTHER;
      else if (line == "Linker script and memory map")
        part = LINKED;
      std::istringstream words (line);
      if (section.empty () && (!begins_with (line, std::string (" ") + text_prefix) || !(words >> section)))
        continue;
      std::string address, size, object;
      if (words >> address >> size && std::getline (words >> std::ws, object) && begins_with (address, "0x")
          && part != OTHER)
        note (section, object, part == LINKED);
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

link_fate
link_map::fate (const std::string &function, const std::string &unit, bool any) const
{
  auto found = m_fates.find (function);
  if (found == m_fates.end ())
    return m_unlisted;
  if (any && found->second.kept)
    return FATE_KEPT;
  if (found->second.only () != FATE_UNKNOWN)
    return found->second.only ();
  found = m_fates.find (function + "@" + stem (unit));
  return found == m_fates.end () ? FATE_UNKNOWN : found->second.only ();
}

} // namespace outline
