/* What the assembler is told beside the text that GCC writes.  SPDX-License-Identifier: GPL-3.0-or-later

   The compiler proper is not given the assembler's options, but since GCC 10 the driver puts them into its environment,
   for link-time compilation, and has always put its own there:

     COLLECT_AS_OPTIONS='-mlfence-before-ret=or' '-I' 'dir'
     COLLECT_GCC_OPTIONS='-O2' '-specs=hardened.specs' '-c'  */

#include "facts/assembler-options.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

namespace outline
{

/* The words of the environment variable NAME, each of which is quoted.  */
static std::vector<std::string>
quoted_words (const char *name)
{
  const char *value = getenv (name);
  std::vector<std::string> words;
  if (!value || value[0] != '\'')
    return words;
  const std::string text (value + 1), between = "' '";
  size_t at = 0;
  for (size_t end; (end = text.find (between, at)) != std::string::npos; at = end + between.size ())
    words.push_back (text.substr (at, end - at));
  words.push_back (text.substr (at, text.rfind ('\'') - at));
  return words;
}

static bool
begins_with_p (const std::string &text, const char *start)
{
  return text.rfind (start, 0) == 0;
}

std::vector<std::string>
assembler_options ()
{
  std::vector<std::string> options = quoted_words ("COLLECT_AS_OPTIONS");
  for (const std::string &word : quoted_words ("COLLECT_GCC_OPTIONS"))
    if (begins_with_p (word, "-specs="))
      options.push_back (word);
  return options;
}

bool
assembler_reads_more_p ()
{
  /* The values of these follow.  */
  static const char *const with_value[] = { "--defsym", "-I", "--MD" };
  bool value = false;
  for (const std::string &option : assembler_options ())
    {
      if (!value && (option[0] != '-' || option == "-"))
        return true;
      value = std::find (std::begin (with_value), std::end (with_value), option) != std::end (with_value);
    }
  return false;
}

std::vector<std::string>
names_of_assembler_options ()
{
  std::vector<std::string> names;
  bool value = false;
  for (const std::string &option : assembler_options ())
    {
      std::string definition = value ? option : std::string ();
      if (begins_with_p (option, "--defsym="))
        definition = option.substr (strlen ("--defsym="));
      if (!definition.empty ())
        names.push_back (definition.substr (0, definition.find ('=')));
      value = option == "--defsym";
    }
  return names;
}

bool
assembler_may_change_returns_p ()
{
  /* The starts of options that change nothing before a return: listings, messages, search, debug information and
     sections, the choice of instructions that are accepted, padding by instructions without effect, and what goes
     before calls and after loads.  */
  static const char *const harmless[]
    = { "--32", "--64", "--MD", "--compress-debug", "--debug-prefix-map=", "--defsym", "--execstack",
        "--fatal-warnings", "--g", "--generate-missing-build-notes=", "--keep-locals", "--listing-", "--no-warn",
        "--nocompress", "--noexecstack", "--size-check=", "--strip-local-absolute", "--warn", "-I", "-L", "-W", "-a",
        "-g", "-malign-branch", "-march=", "-mbranches-within-32B-boundaries", "-mlfence-after-load=",
        "-mlfence-before-indirect-branch=", "-mlfence-before-ret=none", "-mrelax-relocations=", "-mtune=",
        "-mx86-used-note=", "-v" };
  for (const std::string &option : assembler_options ())
    {
      bool known = false;
      for (const char *start : harmless)
        known |= begins_with_p (option, start);
      if (!known)
        return true;
    }
  return false;
}

} // namespace outline
