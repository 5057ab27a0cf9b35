/* What the assembler is told beside the text that GCC writes.  SPDX-License-Identifier: GPL-3.0-or-later

   The compiler proper is not given the assembler's options, but since GCC 10 the driver puts them into its environment,
   for link-time compilation, and has always put its own there:

     COLLECT_AS_OPTIONS='-mlfence-before-ret=or' '-I' 'dir'
     COLLECT_GCC_OPTIONS='-O2' '-specs=hardened.specs' '-c'  */

#include "facts/assembler-options.h"

#include <cstdlib>

#include "facts/name-set.h"

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

/* The options that the driver passes to the assembler (-Wa,OPTION and -Xassembler), in their order.  An "@FILE" is not
   read, and a file of specs, which may add options, counts as the option "-specs=FILE".  Not seen are options that
   somebody gives who runs the assembler on what -S has made, and those in the specs that GCC was built with.  */
static std::vector<std::string>
assembler_options ()
{
  std::vector<std::string> options = quoted_words ("COLLECT_AS_OPTIONS");
  for (const std::string &word : quoted_words ("COLLECT_GCC_OPTIONS"))
    if (begins_with_p (word, "-specs="))
      options.push_back (word);
  return options;
}

/* Options, and starts of some, that do nothing to code: listings, messages, search, debug information, which
   instructions are accepted.  */
static const char harmless[] = R"(
  --defsym* -I* --MD* --32* --64* --compress-debug* --debug-prefix-map=* --execstack* --fatal-warnings* --g*
  --generate-missing-build-notes=* --keep-locals* --listing-* --no-warn* --nocompress* --noexecstack* --size-check=*
  --strip-local-absolute* --warn* -L* -W* -a* -g* -v* -march=* -mx86-used-note=* -mlfence-before-ret=none*
)";

/* Those that do something, but not before returns: padding by instructions without effect, and what goes before calls
   and after loads.  */
static const char of_code[] = R"(
  -malign-branch* -mbranches-within-32B-boundaries* -mlfence-after-load=* -mlfence-before-indirect-branch=*
  -mrelax-relocations=* -mtune=*
)";

/* Of these the next word is the value, if they are a word of their own.  */
static const char with_value[] = "--defsym -I --MD";

/* Calls VISIT (option, value) for each option, with its value, if that is a word of its own.  */
template <typename visitor>
static void
for_each_option (visitor visit)
{
  static const name_set valued (with_value);
  static const std::vector<std::string> words = assembler_options ();
  for (size_t i = 0; i < words.size (); i++)
    {
      const std::string &option = words[i];
      bool value = valued.has_p (option) && i + 1 < words.size ();
      visit (option, value ? words[++i] : std::string ());
    }
}

static bool
harmless_p (const std::string &option)
{
  static const name_set names (harmless);
  return names.has_p (option);
}

bool
assembler_reads_more_p ()
{
  bool more = false;
  for_each_option ([&] (const std::string &option, const std::string &) {
    more |= option[0] != '-' || option == "-";
  });
  return more;
}

std::vector<std::string>
names_of_assembler_options ()
{
  std::vector<std::string> names;
  for_each_option ([&] (const std::string &option, const std::string &value) {
    if (begins_with_p (option, "--defsym"))
      {
        std::string definition = value.empty () ? option.substr (option.find ('=') + 1) : value;
        names.push_back (definition.substr (0, definition.find ('=')));
      }
  });
  return names;
}

std::string
assembler_code_options ()
{
  std::string text;
  for_each_option ([&] (const std::string &option, const std::string &value) {
    if (!harmless_p (option))
      text += ' ' + option + (value.empty () ? value : ' ' + value);
  });
  return text;
}

bool
assembler_may_change_returns_p ()
{
  static const name_set known (of_code);
  bool may = false;
  for_each_option ([&] (const std::string &option, const std::string &) {
    may |= !harmless_p (option) && !known.has_p (option);
  });
  return may;
}

} // namespace outline
