/* Parsing of the plugin's options.  SPDX-License-Identifier: GPL-3.0-or-later

   Each -fplugin-arg-outline-KEY[=VALUE] is looked up in a table made from
   plugin/options.def and stored by the entry's own setter.  An argument that
   is wrong in any way is reported, and the next one is looked at: a user sees
   all mistakes at once.  */

#include "plugin/options.h"

#include "plugin/gcc-compat.h"

#include <fnmatch.h>

namespace outline
{

options opts;

namespace
{

enum option_kind { FLAG, NUMBER, STRING, OPTIONAL_STRING, LIST };

struct option_entry
{
  const char *name;
  option_kind kind;
  const char *argument;        /* What --help calls the value, or null.  */
  int64_t otherwise, min, max; /* NUMBER: default and range.  */
  void (*set) (const char *value, int64_t number);
  const char *help;
};

pattern_list split (const char *list);

const option_entry table[] = {
#define OUTLINE_FLAG(FIELD, NAME, HELP) \
  { NAME, FLAG, NULL, 0, 0, 0, \
    [] (const char *, int64_t) { opts.FIELD = true; }, HELP },
#define OUTLINE_NUMBER(TYPE, FIELD, NAME, DEFAULT, MIN, MAX, HELP) \
  { NAME, NUMBER, "N", DEFAULT, MIN, MAX, \
    [] (const char *, int64_t number) { opts.FIELD = number; }, HELP },
#define OUTLINE_STRING(FIELD, NAME, ARGUMENT, OPTIONAL, HELP) \
  { NAME, OPTIONAL ? OPTIONAL_STRING : STRING, ARGUMENT, 0, 0, 0, \
    [] (const char *value, int64_t) { opts.FIELD = value ? value : ""; }, \
    HELP },
#define OUTLINE_LIST(FIELD, NAME, HELP) \
  { NAME, LIST, "LIST", 0, 0, 0, \
    [] (const char *value, int64_t) { opts.FIELD = split (value); }, HELP },
#include "plugin/options.def"
#undef OUTLINE_FLAG
#undef OUTLINE_NUMBER
#undef OUTLINE_STRING
#undef OUTLINE_LIST
};

/* The parts of LIST, which has commas between them.  */
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
      error ("the value %qs of %qs is not between %wd and %wd", value, option,
             (HOST_WIDE_INT) entry.min, (HOST_WIDE_INT) entry.max);
      return false;
    }
  return true;
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
  entry.set (value, number);
  return true;
}

} // namespace

bool
parse_options (const plugin_name_args *plugin)
{
  bool good = true;
  std::set<const option_entry *> seen;
  for (int i = 0; i < plugin->argc; i++)
    {
      const plugin_argument &argument = plugin->argv[i];
      const option_entry *entry = find_entry (plugin->base_name, argument.key);
      std::string option
        = std::string ("-fplugin-arg-") + plugin->base_name + "-"
          + argument.key;
      if (!entry)
        good = false;
      else if (!seen.insert (entry).second)
        {
          error ("%qs is given more than once", option.c_str ());
          good = false;
        }
      else if (!store (option.c_str (), *entry, argument.value))
        good = false;
    }
  return good;
}

std::string
options_help (const char *name)
{
  std::string text;
  for (const option_entry &entry : table)
    {
      text += std::string ("  -fplugin-arg-") + name + "-" + entry.name;
      text += "\n    ";
      text += entry.help;
      text += "\n";
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
