/* outline-merge: chooses the code that the units of a program share.
   SPDX-License-Identifier: GPL-3.0-or-later

   See docs/dictionary.md and outline-merge(1).  */

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "program/files.h"
#include "program/scratch-file.h"
#include "program/unit-files.h"

using namespace outline;

namespace
{

struct arguments
{
  std::vector<std::string> inputs;
  std::string dictionary, source, part;
  size_t memory = size_t (1) << 30;
  bool report = false;
};

[[noreturn]] void
fail (const std::string &message)
{
  fprintf (stderr, "outline-merge: error: %s\n", message.c_str ());
  exit (2);
}

const char usage[]
  = "Usage: outline-merge INPUT... -o PROGRAM.outline [-S SHARED.s] [OPTION]...\n"
    "       outline-merge INPUT... --part FILE [OPTION]...\n"
    "Find what the units of a program share, from their summaries.  INPUT is a folder in which the plugin\n"
    "wrote them (-fplugin-arg-outline-summary=FOLDER), or a FILE that --part has made.\n\n"
    "  -o FILE        write the dictionary, for -fplugin-arg-outline-dictionary=FILE\n"
    "  -S FILE        write the source of what is shared, to be assembled and linked; without it each\n"
    "                 object has what it uses, and the linker keeps one copy\n"
    "  --part FILE    write the units as one file, to be merged with others\n"
    "  --memory SIZE  use at most SIZE bytes, or 512M, 2G, beside what is found (1G unless given,\n"
    "                 at least 64M); the rest goes to temporary files.  The result is the same\n"
    "  --report       print what was found\n"
    "  --help         print this\n";

/* Of memory: less than that the merge of one batch may need (merge_limits).  */
const size_t least_memory = size_t (1) << 26;

/* The bytes that WORD means.  */
size_t
size_of (const std::string &word)
{
  char *end;
  errno = 0;
  unsigned long long size = strtoull (word.c_str (), &end, 10);
  const char *units = "KMG", *unit = *end ? strchr (units, *end) : nullptr;
  int shift = unit ? 10 * (unit - units + 1) : 0;
  if (word.empty () || !strchr ("0123456789", word[0]) || errno || (*end && (!unit || end[1]))
      || size > SIZE_MAX >> shift)
    fail ("'" + word + "' is not a size: write a number of bytes, or 512M, 2G");
  if (size << shift < least_memory)
    fail ("'--memory " + word + "' is not enough: 64M are needed");
  return size << shift;
}

arguments
parse (int argc, char **argv)
{
  arguments a;
  for (int i = 1; i < argc; i++)
    {
      std::string word = argv[i];
      auto value = [&] {
        if (i + 1 == argc)
          fail ("'" + word + "' needs " + (word == "--memory" ? "a size" : "a file's name")
                + " after it");
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
      else if (word == "--part")
        a.part = value ();
      else if (word == "--memory")
        a.memory = size_of (value ());
      else if (word == "--report")
        a.report = true;
      else if (!word.empty () && word[0] == '-')
        fail ("there is no option '" + word + "'; see outline-merge --help");
      else
        a.inputs.push_back (word);
    }
  if (a.inputs.empty ())
    fail ("no folder with summaries is named; see outline-merge --help");
  if (a.dictionary.empty () && !a.source.empty ())
    fail ("-S needs -o: the dictionary names what the source defines");
  if (a.dictionary.empty () && a.part.empty () && !a.report)
    fail ("nothing is to be written: name files with -o, or ask for a --part or --report");
  return a;
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

/* Says what the source A names cannot have.  */
void
note_options (const arguments &a, const merged_program &program)
{
  for (const auto &context : program.contexts)
    if (!context.second.assembler.empty ())
      {
        fprintf (stderr, "outline-merge: note: what is assembled with '%s' is not shared, as '%s' may be assembled"
                 " without; leave -S away\n", context.second.assembler.c_str () + 1, a.source.c_str ());
        return;
      }
}

/* Does what A asks for.  */
void
run (const arguments &a)
{
  unit_files units;
  for (const std::string &input : a.inputs)
    units.add (input);
  if (units.empty_p ())
    fail ("there are no summaries in '" + a.inputs[0] + "'; compile with"
          " -fplugin-arg-outline-summary=" + a.inputs[0]);
  merge_limits limits;
  /* The rest is for a unit, or a batch, and what is found.  */
  limits.memory = a.memory / 2;
  limits.linkonce = a.source.empty ();
  if (!a.part.empty ())
    write_part (units, limits, a.part);
  if (a.dictionary.empty () && !a.report)
    return;
  merged_program program = merge_units (units, limits);
  if (!a.dictionary.empty ())
    {
      if (!a.source.empty ())
        note_options (a, program);
      if (!a.source.empty () && !write_file_whole (a.source, shared_source (program)))
        fail ("cannot write '" + a.source + "': " + strerror (errno));
      if (!write_file_whole (a.dictionary, dictionary_file (dictionary_of (program))))
        fail ("cannot write '" + a.dictionary + "': " + strerror (errno));
    }
  if (a.report)
    report (program);
}

} // namespace

int
main (int argc, char **argv)
{
  arguments a = parse (argc, argv);
  try
    {
      run (a);
    }
  catch (const file_failure &failure)
    {
      fail (failure.what ());
    }
  catch (const std::bad_alloc &)
    {
      fail ("there is not enough memory");
    }
  return 0;
}
