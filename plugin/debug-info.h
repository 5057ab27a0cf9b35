/* What debug information says of code that the plugin makes.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PLUGIN_DEBUG_INFO_H
#define OUTLINE_PLUGIN_DEBUG_INFO_H

#include <string>
#include <vector>

#include "plugin/gcc-compat.h"

namespace outline
{

/* Whether DWARF with lines and functions is written (-g1 or more).  */
bool debug_info_p ();

/* The functions that shared code was in.  */
class code_origins
{
public:
  /* Adds FUNCTION, a declaration; of one that the plugin made, its origins.  */
  void add (tree function);
  void add (const code_origins &others);

  /* A name for the code, HOW it was made and from what: "outlined from f, g", or with more than
     four of them "outlined from f, g, h and 3 more".  */
  std::string text (const char *how) const;

private:
  void add (const std::string &name);

  std::vector<std::string> m_names;     /* In the order in which they were added, each once.  */
};

/* Has debug information name DECL, a function that was outlined, after ORIGINS.  Its symbol keeps its
   name.  */
void name_outlined (tree decl, const code_origins &origins);

/* Has GCC call WRAP, given its current debug hooks, for its own copy of them.  Each call may wrap what
   the one before has left.  */
void wrap_debug_hooks (void (*wrap) (gcc_debug_hooks &));

} // namespace outline

#endif
