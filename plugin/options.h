/* The options of the plugin.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PLUGIN_OPTIONS_H
#define OUTLINE_PLUGIN_OPTIONS_H

#include <limits.h>
#include <stdint.h>

#include <string>
#include <vector>

struct plugin_name_args;

namespace outline
{

typedef std::vector<std::string> pattern_list;

/* One member for each option in plugin/options.def.  */
struct options
{
#define OUTLINE_FLAG(FIELD, NAME, HELP) bool FIELD = false;
#define OUTLINE_NUMBER(TYPE, FIELD, NAME, DEFAULT, WORDS, MIN, MAX, HELP) \
  TYPE FIELD = DEFAULT;
#define OUTLINE_STRING(FIELD, NAME, ARGUMENT, OPTIONAL, HELP) \
  const char *FIELD = nullptr;
#define OUTLINE_CHOICE(FIELD, NAME, WORDS, DEFAULT, HELP) \
  unsigned FIELD = DEFAULT;
#define OUTLINE_LIST(FIELD, NAME, HELP) pattern_list FIELD;
#include "plugin/options.def"
};

/* The values of option scope, in the order of its words.  */
enum code_scope : unsigned
{
  SCOPE_AUTO, SCOPE_COLD, SCOPE_UNLIKELY, SCOPE_WARM, SCOPE_ALL
};

/* The values of option unwind-entries, in the order of its words.  */
enum unwind_sharing : unsigned
{
  UNWIND_AUTO, UNWIND_OWN, UNWIND_SHARED
};

/* The values of option unwind-by, in the order of its words.  */
enum unwound_by : unsigned
{
  UNWIND_BY_AUTO, UNWIND_BY_TABLES, UNWIND_BY_CODE, UNWIND_BY_NOTHING
};

/* The values of option fragment-names, in the order of its words.  */
enum fragment_name_length : unsigned
{
  NAMES_AUTO, NAMES_LONG, NAMES_SHORT
};

/* The values of option variants, in the order of its words.  */
enum tried_variants : unsigned
{
  VARIANTS_FEW, VARIANTS_MANY
};

/* What the user asked for.  Set once, by parse_options.  */
extern options opts;

/* Sets opts from the arguments of PLUGIN; of an option that is given more than once the
   last one counts.  Each argument that is wrong is a GCC error of its own; returns false
   if there was one.  */
bool parse_options (const plugin_name_args *plugin);

/* The text for --help and option help: each option of the plugin called NAME, with what it does.  */
std::string options_help (const char *name);

/* Whether option no-outline-functions covers the function FUNCTION_NAME.  */
bool name_excluded_p (const char *function_name);

/* Whether option no-outline-files covers FILE, a source file as locations
   name it.  */
bool file_excluded_p (const char *file);

} // namespace outline

#endif
