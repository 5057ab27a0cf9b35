/* Makes summaries of many units from those of a few, for tests and measurements of outline-merge.
   SPDX-License-Identifier: GPL-3.0-or-later

   vary-summaries SOURCE TARGET COUNT

   Each of COUNT units in the folder TARGET is one of those in SOURCE, by turns, with some of its functions left out,
   half of its symbols and some of its numbers replaced: so it shares much with a few units and little with most.  The
   same arguments make the same files.  */

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <dirent.h>
#include <random>

#include <sys/stat.h>

#include "program/files.h"
#include "program/windows.h"

using namespace outline;

namespace
{

[[noreturn]] void
fail (const std::string &why)
{
  fprintf (stderr, "vary-summaries: error: %s\n", why.c_str ());
  exit (2);
}

std::vector<unit_summary>
read_all (const std::string &folder)
{
  std::vector<std::string> paths;
  DIR *entries = opendir (folder.c_str ());
  if (!entries)
    fail ("cannot read " + folder);
  while (dirent *entry = readdir (entries))
    if (entry->d_name[0] != '.')
      paths.push_back (folder + "/" + entry->d_name);
  closedir (entries);
  std::sort (paths.begin (), paths.end ());
  std::vector<unit_summary> units;
  for (const std::string &path : paths)
    {
      std::string bytes;
      units.emplace_back ();
      if (!read_file (path, &bytes) || !read_summary (bytes, &units.back ()).empty ())
        fail (path + " is no summary");
    }
  if (units.empty ())
    fail ("there are no summaries in " + folder);
  return units;
}

/* TEXT with each of NAMES, which end in newlines, ended by SUFFIX.  */
std::string
renamed (std::string text, const std::string &names, const std::string &suffix)
{
  for (size_t at = 0, end; at < names.size (); at = end + 1)
    {
      end = names.find ('\n', at);
      std::string name = names.substr (at, end - at);
      for (size_t i = text.find (name); i != std::string::npos;
           i = text.find (name, i + name.size () + suffix.size ()))
        text.insert (i + name.size (), suffix);
    }
  return text;
}

class variation
{
public:
  explicit variation (uint32_t number) : m_number (number), m_random (number) {}

  void apply (unit_summary *unit);

private:
  bool one_in (unsigned n) { return m_random () % n == 0; }

  uint32_t m_number;
  std::mt19937 m_random;
};

void
variation::apply (unit_summary *unit)
{
  /* Some hundred families of units have the same new symbols and numbers.  */
  std::string family = "_" + std::to_string (m_random () % 300);
  for (class_text &c : unit->classes)
    {
      bool changed = one_in (c.names.empty () ? 6 : 2);
      if (!changed)
        continue;
      /* Of a constant another digit.  */
      std::string digit (1, '1' + m_random () % 9);
      for (std::string *text : { &c.plain, &c.called, &c.inner, &c.sibling })
        *text = c.names.empty () ? renamed (*text, "$\n", digit)
                                 : renamed (*text, c.names, family);
      c.names = renamed (c.names, c.names, family);
    }
  std::vector<summary_function> kept;
  for (summary_function &f : unit->functions)
    if (!one_in (4))
      {
        if (!f.comdat.empty () && one_in (2))
          f.comdat += family;
        kept.push_back (std::move (f));
      }
  unit->functions = std::move (kept);
  unit->unit += std::to_string (m_number);
  shorten (unit);
}

} // namespace

int
main (int argc, char **argv)
{
  if (argc != 4)
    fail ("usage: vary-summaries SOURCE TARGET COUNT");
  std::vector<unit_summary> units = read_all (argv[1]);
  std::string target = argv[2];
  mkdir (target.c_str (), 0777);
  for (int i = 0; i < atoi (argv[3]); i++)
    {
      unit_summary unit = units[i % units.size ()];
      variation (i).apply (&unit);
      /* Thousands packed small take minutes.  */
      std::string bytes = section_file (summary_format, unit.compiler, summary_sections (unit),
                                        PACK_FAST);
      if (!write_file_whole (target + "/" + std::to_string (i) + ".summary", bytes))
        fail ("cannot write in " + target);
    }
  return 0;
}
