/* Assembler text for the report.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_REPORT_ASSEMBLER_LINES_H
#define OUTLINE_REPORT_ASSEMBLER_LINES_H

#include <string>
#include <vector>

namespace outline
{

/* The instructions, constants and local labels of TEXT, as GCC writes it, one
   element a line.  Directives for debuggers, unwinders and the linker are left out,
   and comments that take a whole line.  Local labels that no line names are left out;
   the others are numbered .L1, .L2, ... in the order in which they occur, so that the
   result does not depend on what else the unit has, nor on -g.

     "\t.cfi_startproc\n.LVL3:\n\tjmp\t.L17\n.L17:\n\tret\n"  ->  "jmp\t.L1", ".L1:", "ret"  */
std::vector<std::string> assembler_lines (const std::string &text);

} // namespace outline

#endif
