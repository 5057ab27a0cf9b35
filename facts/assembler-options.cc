/* What the assembler is told beside the text that GCC writes.  SPDX-License-Identifier: GPL-3.0-or-later

   The compiler proper is not given the assembler's options, but since GCC 10 the driver puts them into its environment,
   for link-time compilation, and has always put its own there:

     COLLECT_AS_OPTIONS='-mlfence-before-ret=or' '-I' 'dir'
     COLLECT_GCC_OPTIONS='-O2' '-specs=hardened.specs' '-c'  */

#include "facts/assembler-options.h"

#include <cstdlib>

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

namespace
{

/* What an option does, from the least.  */
enum class effect
{
  none,           /* Nothing to code: listings, messages, search, debug information, which instructions are accepted.  */
  code,           /* Something, but not before returns: padding by instructions without effect, and what goes before
                     calls and after loads.  */
  unknown
};

struct known_option
{
  const char *start;            /* The option, or its start.  */
  effect does;
  bool value;                   /* The next word is its value, if it is no more than START.  */
};

const known_option known_options[]
  = {
      { "--defsym", effect::none, true }, { "-I", effect::none, true }, { "--MD", effect::none, true },
      { "--32", effect::none, false }, { "--64", effect::none, false }, { "--compress-debug", effect::none, false },
      { "--debug-prefix-map=", effect::none, false }, { "--execstack", effect::none, false },
      { "--fatal-warnings", effect::none, false }, { "--g", effect::none, false },
      { "--generate-missing-build-notes=", effect::none, false }, { "--keep-locals", effect::none, false },
      { "--listing-", effect::none, false }, { "--no-warn", effect::none, false },
      { "--nocompress", effect::none, false }, { "--noexecstack", effect::none, false },
      { "--size-check=", effect::none, false }, { "--strip-local-absolute", effect::none, false },
      { "--warn", effect::none, false }, { "-L", effect::none, false }, { "-W", effect::none, false },
      { "-a", effect::none, false }, { "-g", effect::none, false }, { "-v", effect::none, false },
      { "-march=", effect::none, false }, { "-mx86-used-note=", effect::none, false },
      { "-mlfence-before-ret=none", effect::none, false },
      { "-malign-branch", effect::code, false }, { "-mbranches-within-32B-boundaries", effect::code, false },
      { "-mlfence-after-load=", effect::code, false }, { "-mlfence-before-indirect-branch=", effect::code, false },
      { "-mrelax-relocations=", effect::code, false }, { "-mtune=", effect::code, false },
    };

/* The known option that WORD is, or null.  */
const known_option *
known (const std::string &word)
{
  for (const known_option &option : known_options)
    if (begins_with_p (word, option.start))
      return &option;
  return nullptr;
}

/* Calls VISIT (option, value) for each option, with its value, if that is a word of its own.  */
template <typename visitor>
void
for_each_option (visitor visit)
{
  const std::vector<std::string> &words = assembler_options ();
  for (size_t i = 0; i < words.size (); i++)
    {
      const std::string &word = words[i];
      const known_option *option = known (word);
      bool value = option && option->value && word == option->start && i + 1 < words.size ();
      visit (word, value ? words[++i] : std::string ());
    }
}

effect
effect_of (const std::string &option)
{
  const known_option *is = known (option);
  return is ? is->does : effect::unknown;
}

} // namespace

const std::vector<std::string> &
assembler_options ()
{
  static std::vector<std::string> options;
  static bool read = false;
  if (read)
    return options;
  read = true;
  options = quoted_words ("COLLECT_AS_OPTIONS");
  for (const std::string &word : quoted_words ("COLLECT_GCC_OPTIONS"))
    if (begins_with_p (word, "-specs="))
      options.push_back (word);
  return options;
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
    if (effect_of (option) != effect::none)
      text += ' ' + option + (value.empty () ? value : ' ' + value);
  });
  return text;
}

bool
assembler_may_change_returns_p ()
{
  bool may = false;
  for_each_option ([&] (const std::string &option, const std::string &) {
    may |= effect_of (option) == effect::unknown;
  });
  return may;
}

} // namespace outline
