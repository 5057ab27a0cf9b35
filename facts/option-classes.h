/* What each option of GCC means for shared code.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_OPTION_CLASSES_H
#define OUTLINE_FACTS_OPTION_CLASSES_H

#include <string>
#include <vector>

#include "gcc/gcc-compat.h"

namespace outline
{

enum class option_class
{
  none,      /* Code does not depend on it, or only by statements, types and names that the plugin sees.  */
  equal,     /* Code depends on it: equal in functions, and units, that share code.  */
  handled,   /* The same, and the plugin has code for what else it means.  */
  alone,     /* A unit in which it is on is left alone.  */
  unknown    /* The plugin has not been told of it: a unit with it is left alone.  */
};

/* The class of the option with the number INDEX in cl_options; of numbers that are no option's: none.  */
option_class class_of_option (size_t index);

/* The tests that show what the plugin does about the option with the number INDEX in cl_options, if that is handled:
   files below testsuite/ with spaces between them; else empty.  */
const char *tests_of_option (size_t index);

/* The option on the command line for which the unit has to be left alone, as the user wrote it; empty if there is
   none.  Sets KNOWN to whether the plugin knows it.  */
std::string closing_option (bool *known);

/* Whether the options that attributes or pragmas give the function DECL may differ from the unit's in one that is
   unknown.  */
bool has_unknown_options_p (const_tree decl);

/* The names of the options of the running compiler that are unknown.  */
std::vector<std::string> unclassified_options ();

} // namespace outline

#endif
