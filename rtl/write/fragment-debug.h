/* Debug information of fragments.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_WRITE_FRAGMENT_DEBUG_H
#define OUTLINE_RTL_WRITE_FRAGMENT_DEBUG_H

#include <string>
#include <vector>

#include "gcc/debug-info.h"
#include "gcc/gcc-compat.h"
#include "target/target.h"

namespace outline
{

/* An event for debug information at a point of a fragment's text.  */
struct debug_mark
{
  enum kind : uint8_t
  {
    LINE,                       /* The following text comes from WHERE.  */
    CALL,                       /* A call that returns ends here.  */
    TAIL_CALL                   /* A tail call ends here.  */
  };
  size_t at;                    /* Bytes of text before it.  */
  kind what;
  expanded_location where;
  rtx callee = NULL_RTX;        /* The address of the function that is called; null: not known.  */
};

/* The debug information of a fragment.  Empty without -g.  */
struct fragment_debug
{
  tree decl = NULL_TREE;           /* The declaration by which calls name the fragment.  */
  code_origins origins;            /* The functions of its sites.  */
  std::vector<debug_mark> marks;   /* In the order of the text.  */
  std::vector<size_t> starts;      /* By instruction: the byte at which its text starts, or that of those printed
                                      with it.  */
  std::vector<debug_mark> others;  /* Where statements of sites begin that were removed.  */
  std::vector<inlined_frames> inlined; /* By instruction: the functions that it is from at all sites.  */
};

/* Notes in DEBUG, of a fragment, that the next of its instructions, FIRST to LAST, is the text from byte START to
   END; TAIL: as a tail call.  */
void note_printed (fragment_debug &debug, rtx_insn *first, rtx_insn *last, size_t start, size_t end, bool tail);

/* Makes DEBUG, with its marks, that of a new fragment with the symbol NAME.  */
void begin_fragment_debug (fragment_debug &debug, const std::string &name);

/* Keeps the trees that DEBUG names from GCC's garbage collector.  */
void mark_fragment_debug (const fragment_debug &debug);

/* Reduces INLINED, of the fragment of DEBUG, to the inlined functions that the fragment of END also has.  The text of
   END is the tail, from byte START on, of the text of DEBUG's fragment.  */
void keep_common (std::vector<inlined_frames> &inlined, const fragment_debug &debug, const fragment_debug &end,
                  size_t start);

/* Adds LINES, of a text that begins at byte START of that of MARKS, to MARKS.  The text after each keeps its
   lines.  */
void add_site_lines (std::vector<debug_mark> &marks, const std::vector<debug_mark> &lines,
                     size_t start);

/* The line in force at byte AT by MARKS; that of the first mark if AT is before it; null if MARKS
   has no line.  */
const expanded_location *line_at (const std::vector<debug_mark> &marks, size_t at);

} // namespace outline

#endif
