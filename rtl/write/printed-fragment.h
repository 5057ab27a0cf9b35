/* A fragment as assembler text.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_WRITE_PRINTED_FRAGMENT_H
#define OUTLINE_RTL_WRITE_PRINTED_FRAGMENT_H

#include <string>
#include <vector>

#include "gcc/gcc-compat.h"
#include "rtl/insn/frame-state.h"
#include "rtl/read/code-constants.h"
#include "rtl/write/fragment-debug.h"
#include "target/target.h"

namespace outline
{

/* The frame is ROW from byte AT of a fragment's text on.  */
struct frame_change
{
  size_t at;
  frame_row row;
};

/* A fragment, without its label and the directives around it.  */
struct printed_fragment
{
  std::string text;           /* Instructions and constants.  */
  std::string content;        /* What its name depends on.  */
  cfi_consumer readers;       /* Who reads FRAMES.  */
  /* In the order of the text, the first from byte 0 on.  Where unwinders use them, all are
     known.  */
  std::vector<frame_change> frames;
  frame_row at_sites;         /* The frame of its sites.  */
  std::string opening;        /* Directives that an entry for it begins with.  */
  std::string machine;        /* As machine_directives.  */
  std::string function_entry; /* Directives that its entry in a table of functions
                                 (function_tables_p) begins with.  */
  fragment_debug debug;       /* CONTENT does not depend on it.  */
};

/* The registers that the instructions FIRST to LAST change.  */
HARD_REG_SET changed_registers (rtx_insn *first, rtx_insn *last);

/* The directives that the entry of a fragment in a table of functions begins with; empty where there is no such
   table (function_tables_p).  CALLED: it is called; INNER: with calls inside, for which it saves FILLER
   (target/linkage.h) beside the return address.  */
std::string function_entry_of (const fold_target &target, bool called, bool inner, unsigned filler);

/* Prints into FRAGMENT a fragment of KIND from the instructions FIRST to LAST of the
   current function, whose constants in the code are CONSTANTS; FRAME: that before FIRST,
   where KIND is in_place_p, else that of a function's start.  Returns false, with
   FRAGMENT unspecified, if the target cannot print it, a constant would be out of reach, or
   directives cannot express a frame that unwinders need.  */
bool print_fragment (const fold_target &target, fragment_kind kind, rtx_insn *first,
                     rtx_insn *last, const frame_row &frame,
                     const code_constants &constants, printed_fragment &fragment);

} // namespace outline

#endif
