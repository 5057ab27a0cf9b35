/* Parsing of the plugin's options.  SPDX-License-Identifier: GPL-3.0-or-later

   Each -fplugin-arg-outline-KEY[=VALUE] is looked up in a table made from
   plugin/options.def and stored by the entry's own setter.  An argument that
   is wrong in any way is reported, and the next one is looked at: a user sees
   all mistakes at once.  If an option is given more than once, the last one
   counts, as with GCC's own: setters replace what was stored before.

   The arguments are read from the command line, as GCC decoded it, and not
   from what GCC hands to plugin_init: there a value that contains '=' is truncated
   (parse_plugin_arg_opt in GCC's plugin.cc does not count the '=').  */

#include "plugin/options.h"

#include "gcc/gcc-compat.h"

#include <fnmatch.h>

namespace outline
{

options opts;

namespace
{

enum option_kind { FLAG, NUMBER, STRING, OPTIONAL_STRING, CHOICE, LIST };

struct option_entry
{
  const char *name;
  option_kind kind;
  const char *argument;        /* What --help calls the value, or null;
                                  CHOICE: the words.  */
  const char *words;           /* NUMBER: the default, if it is none.  */
  int64_t otherwise, min, max; /* NUMBER: default and range; CHOICE: default.  */
  void (*set) (const char *value, int64_t number);
  const char *help;
};

pattern_list split (const char *list);

const option_entry table[] = {
#define OUTLINE_FLAG(FIELD, NAME, HELP) \
  { NAME, FLAG, NULL, "", 0, 0, 0, \
    [] (const char *, int64_t) { opts.FIELD = true; }, HELP },
#define OUTLINE_NUMBER(TYPE, FIELD, NAME, DEFAULT, WORDS, MIN, MAX, HELP) \
  { NAME, NUMBER, "N", WORDS, DEFAULT, MIN, MAX, \
    [] (const char *, int64_t number) { opts.FIELD = number; }, HELP },
#define OUTLINE_STRING(FIELD, NAME, ARGUMENT, OPTIONAL, HELP) \
  { NAME, (OPTIONAL) ? OPTIONAL_STRING : STRING, ARGUMENT, "", 0, 0, 0, \
    [] (const char *value, int64_t) { opts.FIELD = value ? value : ""; }, \
    HELP },
#define OUTLINE_CHOICE(FIELD, NAME, WORDS, DEFAULT, HELP) \
  { NAME, CHOICE, WORDS, "", DEFAULT, 0, 0, \
    [] (const char *, int64_t number) { opts.FIELD = number; }, HELP },
#define OUTLINE_LIST(FIELD, NAME, HELP) \
  { NAME, LIST, "LIST", "", 0, 0, 0, \
    [] (const char *value, int64_t) { opts.FIELD = split (value); }, HELP },
#include "plugin/options.def"
};

/* The parts of LIST, which are separated by commas.  */
pattern_list
split (const char *list)
{
  pattern_list parts;
  for (;;)
    {
      size_t length = strcspn (list, ",");
      if (length)
        parts.emplace_back (list, length);
      list += length;
      if (!*list)
        return parts;
      list++;
    }
}

/* The entry for KEY, or null after an error that names the one most like
   it.  */
const option_entry *
find_entry (const char *plugin, const char *key)
{
  auto_vec<const char *> names;
  for (const option_entry &entry : table)
    {
      if (!strcmp (entry.name, key))
        return &entry;
      names.safe_push (entry.name);
    }
  if (const char *hint = find_closest_string (key, &names))
    error ("plugin %qs has no option %qs; did you mean %qs?", plugin, key,
           hint);
  else
    error ("plugin %qs has no option %qs", plugin, key);
  return NULL;
}

/* Reads VALUE, digits only, into NUMBER; false if it is not a number in
   ENTRY's range, after an error.  */
bool
read_number (const char *option, const option_entry &entry, const char *value,
             int64_t *number)
{
  errno = 0;
  char *end;
  *number = strtoll (value, &end, 10);
  if (!ISDIGIT (value[0]) || *end)
    {
      error ("the value %qs of %qs is not a whole number", value, option);
      return false;
    }
  if (errno == ERANGE || *number < entry.min || *number > entry.max)
    {
      error ("the value %qs of %qs is not between %s and %s", value, option,
             std::to_string (entry.min).c_str (), std::to_string (entry.max).c_str ());
      return false;
    }
  return true;
}

/* The words of ENTRY, a CHOICE.  */
std::vector<std::string>
choice_words (const option_entry &entry)
{
  gcc_assert (entry.argument);
  std::vector<std::string> words (1);
  for (const char *p = entry.argument; *p; p++)
    if (*p == '|')
      words.emplace_back ();
    else
      words.back () += *p;
  return words;
}

/* Finds the place of VALUE among ENTRY's words; false after an error.  */
bool
read_choice (const char *option, const option_entry &entry, const char *value,
             int64_t *number)
{
  std::vector<std::string> words = choice_words (entry);
  auto found = std::find (words.begin (), words.end (), value);
  *number = found - words.begin ();
  if (found == words.end ())
    error ("the value %qs of %qs is none of %qs", value, option,
           entry.argument);
  return found != words.end ();
}

/* Stores VALUE, null if there is none, for ENTRY, which the user wrote as
   OPTION; false after an error if it does not fit.  */
bool
store (const char *option, const option_entry &entry, const char *value)
{
  int64_t number = 0;
  if (entry.kind == FLAG && value)
    {
      error ("%qs takes no value", option);
      return false;
    }
  if (!value && entry.kind != FLAG && entry.kind != OPTIONAL_STRING)
    {
      error ("%qs needs a value: %<%s=%s%>", option, option, entry.argument);
      return false;
    }
  if (value && !*value)
    {
      error ("the value of %qs is empty", option);
      return false;
    }
  if (entry.kind == NUMBER && !read_number (option, entry, value, &number))
    return false;
  if (entry.kind == CHOICE && !read_choice (option, entry, value, &number))
    return false;
  entry.set (value, number);
  return true;
}

} // namespace

/* The -fplugin-arg-* options for the plugin NAME on the command line, without
   "-fplugin-arg-NAME-".  */
static std::vector<const char *>
given_arguments (const char *name)
{
  std::string prefix = std::string (name) + "-";
  std::vector<const char *> arguments;
  for (unsigned i = 0; i < save_decoded_options_count; i++)
    {
      const cl_decoded_option &option = save_decoded_options[i];
      if (option.opt_index == OPT_fplugin_arg_
          && startswith (option.arg, prefix.c_str ()))
        arguments.push_back (option.arg + prefix.size ());
    }
  return arguments;
}

bool
parse_options (const plugin_name_args *plugin)
{
  bool good = true;
  for (const char *argument : given_arguments (plugin->base_name))
    {
      const char *equals = strchr (argument, '=');
      std::string key
        = equals ? std::string (argument, equals - argument) : argument;
      const char *value = equals ? equals + 1 : NULL;
      std::string option
        = std::string ("-fplugin-arg-") + plugin->base_name + "-" + key;
      const option_entry *entry = find_entry (plugin->base_name, key.c_str ());
      if (!entry)
        good = false;
      else if (!store (option.c_str (), *entry, value))
        good = false;
    }
  return good;
}

/* ENTRY's range and default, for --help.  */
static std::string
range_text (const option_entry &entry)
{
  std::string text = " [" + std::to_string (entry.min) + " to "
                     + std::to_string (entry.max) + "; default ";
  text += entry.otherwise < entry.min ? entry.words : std::to_string (entry.otherwise);
  return text + "]";
}

std::string
options_help (const char *name)
{
  std::string text;
  for (const option_entry &entry : table)
    {
      text += text.empty () ? "" : "\n";
      text += std::string ("-fplugin-arg-") + name + "-" + entry.name;
      if (entry.kind == OPTIONAL_STRING)
        text += std::string ("[=") + entry.argument + "]";
      else if (entry.argument)
        text += std::string ("=") + entry.argument;
      text += std::string ("\n    ") + entry.help;
      if (entry.kind == NUMBER)
        text += range_text (entry);
      else if (entry.kind == CHOICE)
        text += " [default " + choice_words (entry)[entry.otherwise] + "]";
    }
  return text;
}

/* Whether one of PATTERNS matches NAME as a whole.  */
static bool
matches_any (const pattern_list &patterns, const char *name)
{
  for (const std::string &pattern : patterns)
    if (!fnmatch (pattern.c_str (), name, 0))
      return true;
  return false;
}

bool
name_excluded_p (const char *function_name)
{
  return matches_any (opts.no_outline_functions, function_name);
}

bool
file_excluded_p (const char *file)
{
  return file && matches_any (opts.no_outline_files, file);
}

} // namespace outline
