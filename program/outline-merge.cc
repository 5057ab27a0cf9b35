/* outline-merge: what the units of a program should share.
   SPDX-License-Identifier: GPL-3.0-or-later

   See docs/dictionary.md and outline-merge(1).  */

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dirent.h>

#include "program/merge.h"
#include "program/sections.h"

using namespace outline;

namespace
{

struct arguments
{
  std::vector<std::string> folders;
  std::string dictionary, source;
  bool sections = false, report = false;
};

[[noreturn]] void
fail (const std::string &message)
{
  fprintf (stderr, "outline-merge: error: %s\n", message.c_str ());
  exit (2);
}

const char usage[]
  = "Usage: outline-merge FOLDER... -o PROGRAM.outline -S SHARED.s [OPTION]...\n"
    "Find what the units of a program share, from the summaries in FOLDER that the plugin wrote\n"
    "(-fplugin-arg-outline-summary=FOLDER).\n\n"
    "  -o FILE      write the dictionary, for -fplugin-arg-outline-dictionary=FILE\n"
    "  -S FILE      write the source of what is shared, to be assembled and linked\n"
    "  --sections   a section for each fragment, for linkers with --gc-sections\n"
    "  --report     print what was found\n"
    "  --help       print this\n";

arguments
parse (int argc, char **argv)
{
  arguments a;
  for (int i = 1; i < argc; i++)
    {
      std::string word = argv[i];
      auto value = [&] {
        if (i + 1 == argc)
          fail ("'" + word + "' needs a file's name after it");
        return std::string (argv[++i]);
      };
      if (word == "--help")
        {
          fputs (usage, stdout);
          exit (0);
        }
      else if (word == "-o")
        a.dictionary = value ();
      else if (word == "-S")
        a.source = value ();
      else if (word == "--sections")
        a.sections = true;
      else if (word == "--report")
        a.report = true;
      else if (!word.empty () && word[0] == '-')
        fail ("there is no option '" + word + "'; see outline-merge --help");
      else
        a.folders.push_back (word);
    }
  if (a.folders.empty ())
    fail ("no folder with summaries is named; see outline-merge --help");
  if (a.dictionary.empty () != a.source.empty ())
    fail ("-o and -S belong together: one names what the other one defines");
  if (a.dictionary.empty () && !a.report)
    fail ("nothing is to be written: name files with -o and -S, or ask for a --report");
  return a;
}

/* The contents of all summaries in FOLDERS with their paths: in an order that does not depend on where they
   are.  */
std::vector<std::pair<std::string, std::string>>
read_all (const std::vector<std::string> &folders)
{
  const std::string suffix = ".summary";
  std::vector<std::pair<std::string, std::string>> found;
  for (const std::string &folder : folders)
    {
      DIR *entries = opendir (folder.c_str ());
      if (!entries)
        fail ("cannot read the folder '" + folder + "': " + strerror (errno));
      while (dirent *entry = readdir (entries))
        {
          std::string name = entry->d_name, path = folder + "/" + name, bytes;
          if (name.size () <= suffix.size ()
              || name.compare (name.size () - suffix.size (), suffix.size (), suffix) != 0)
            continue;
          if (!read_file (path, &bytes))
            fail ("cannot read '" + path + "': " + strerror (errno));
          found.emplace_back (std::move (bytes), path);
        }
      closedir (entries);
    }
  std::sort (found.begin (), found.end ());
  return found;
}

void
report (const merged_program &program)
{
  int64_t saved = 0;
  uint64_t sites = 0;
  for (const shared_fragment &f : program.fragments)
    saved += f.saved, sites += f.sites;
  printf ("%llu units, %llu bytes of code before folding\n", (unsigned long long) program.units,
          (unsigned long long) program.bytes);
  printf ("%zu fragments for %llu places, %lld bytes saved by estimate\n\n",
          program.fragments.size (), (unsigned long long) sites, (long long) saved);
  printf ("%8s %7s %7s  %-13s  %s\n", "saved", "places", "units", "kind", "symbol");
  static const char *const kinds[] = { "called", "thunk", "tail", "register call",
                                       "register jump" };
  for (const shared_fragment &f : program.fragments)
    printf ("%8lld %7u %7u  %-13s  %s\n", (long long) f.saved, f.sites, f.units, kinds[f.kind],
            f.name.c_str ());
}

} // namespace

int
main (int argc, char **argv)
{
  arguments a = parse (argc, argv);
  std::vector<unit_summary> units;
  for (const auto &[bytes, path] : read_all (a.folders))
    {
      unit_summary unit;
      std::string error = read_summary (bytes, &unit);
      if (!error.empty ())
        fail ("'" + path + "' " + error + "; compile its unit again");
      if (!units.empty () && unit.compiler != units[0].compiler)
        fail ("'" + path + "' is of " + unit.compiler + ", others are of " + units[0].compiler
              + "; compile all units with one compiler");
      units.push_back (std::move (unit));
    }
  if (units.empty ())
    fail ("there are no summaries in '" + a.folders[0] + "'; compile with"
          " -fplugin-arg-outline-summary=" + a.folders[0]);
  merged_program program;
  std::map<std::string, bool> seen;
  merge_units (units, &seen, &program);
  if (!a.dictionary.empty ())
    {
      if (!write_file_whole (a.source, shared_source (program, a.sections)))
        fail ("cannot write '" + a.source + "': " + strerror (errno));
      if (!write_file_whole (a.dictionary, dictionary_file (dictionary_of (program))))
        fail ("cannot write '" + a.dictionary + "': " + strerror (errno));
    }
  if (a.report)
    report (program);
  return 0;
}
