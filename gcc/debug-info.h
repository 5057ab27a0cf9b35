/* Debug information of code that the plugin makes.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GCC_DEBUG_INFO_H
#define OUTLINE_GCC_DEBUG_INFO_H

#include <string>
#include <vector>

#include "gcc/gcc-compat.h"

namespace outline
{

/* Whether DWARF with lines and functions is written (-g1 or more).  */
bool debug_info_p ();

/* The functions that shared code comes from.  */
class code_origins
{
public:
  /* Adds FUNCTION, a declaration, or the origins of a function that the plugin made.  */
  void add (tree function);
  void add (const code_origins &others);

  /* A name for the code, HOW it was made and from what: "outlined from f, g", or with more than
     four of them "outlined from f, g, h and 3 more".  */
  std::string text (const char *how) const;

private:
  void add (const std::string &name);

  std::vector<std::string> m_names;     /* In the order in which they were added, each once.  */
};

/* A function that is inlined at some place, and where it is called there.  */
struct inlined_frame
{
  tree function;
  location_t call;

  bool
  operator== (const inlined_frame &other) const
  {
    return function == other.function && call == other.call;
  }
};

/* The inlined functions at one place, innermost first.  */
typedef std::vector<inlined_frame> inlined_frames;

/* The inlined functions of code at LOCATION.  */
inlined_frames frames_at (location_t location);

/* FRAMES and OTHER belong to two copies of the same code.  Reduces FRAMES to the inlined functions that both
   copies come from.  */
void keep_common (inlined_frames &frames, const inlined_frames &other);

/* The same where the other copy is in FUNCTION, with LOCATION: FUNCTION itself may be inlined in the first
   copy.  */
void keep_common (inlined_frames &frames, location_t location, tree function);

/* FRAMES and OTHER belong to code of one function.  Reduces FRAMES to the calls inside of which both are.  */
void keep_common_callers (inlined_frames &frames, const inlined_frames &other);

/* Adds a BLOCK for code that was inlined from FRAME to SCOPE, a BLOCK, and returns it.  */
tree add_scope (tree scope, const inlined_frame &frame);

/* A scope for code of FRAMES in SCOPE: one that add_scope has made there, or a new one.  */
tree debug_scope (tree scope, const inlined_frames &frames);

/* Calls DESCRIBE, a debug hook function_decl, for DECL, so that it uses NAME instead of the symbol.  */
void describe_as (tree decl, const std::string &name, void (*describe) (tree));

/* Gives DECL, a function that the plugin made, the name ORIGINS.text (HOW) in debug information.  Its
   symbol is unchanged.  */
void name_made (tree decl, const char *how, const code_origins &origins);

/* Makes GCC use a copy of its debug hooks, which WRAP may change.  The hooks that an earlier call has
   set are wrapped in turn.  */
void wrap_debug_hooks (void (*wrap) (gcc_debug_hooks &));

} // namespace outline

#endif
