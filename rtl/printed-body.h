/* A body as assembler text.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_PRINTED_BODY_H
#define OUTLINE_RTL_PRINTED_BODY_H

#include <string>

#include "plugin/gcc-compat.h"
#include "rtl/code-constants.h"
#include "rtl/target.h"

namespace outline
{

/* A body, without what stands around it.  */
struct printed_body
{
  std::string text;
  std::string content;        /* What its name depends on.  */
  std::string state;          /* Directives for the frame state at its start.  */
  size_t settled = 0;         /* From this byte of TEXT on up to the next directive
                                 the frame state is STATE again.  */
  bool changes_frame;         /* Ends in another state than it began.  */
  /* What only debuggers are told: the state at its sites; directives that an entry of its
     own begins with, if any, and those inside, each with the byte of TEXT that it stands
     before.  */
  std::string debug_state;
  std::string debug_opening;
  std::vector<std::pair<size_t, std::string>> debug_frame;
  std::string opening;        /* Directives that its unwind entry begins with; none
                                 where unwinders are not told of it.  */
  std::string machine;        /* As machine_directives.  */
  bool entry;                 /* STATE begins the entry of a table that tells of
                                 functions (function_tables_p).  */
};

/* Prints into BODY a body of KIND from the instructions FIRST to LAST of the
   current function, whose constants in the code are CONSTANTS; STATE: the directives for
   the frame state before FIRST, where KIND is in_place_p.  Returns false if the target
   cannot print it, or a constant would be out of reach.  */
bool print_body (const fold_target &target, body_kind kind, rtx_insn *first,
                 rtx_insn *last, const std::string &state,
                 const code_constants &constants, printed_body &body);

} // namespace outline

#endif
