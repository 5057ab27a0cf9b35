/* What GCC knows of a function when it compiles its callers.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PLUGIN_USED_REGISTERS_H
#define OUTLINE_PLUGIN_USED_REGISTERS_H

#include "plugin/gcc-compat.h"
#include "plugin/rehearsal.h"

namespace outline
{

/* The registers that GCC lets the current function change, as it is now, for the
   callers that it compiles later (-fipa-ra; collect_fn_hard_reg_usage in GCC's
   final.cc): all registers where GCC would note nothing.  */
HARD_REG_SET used_registers ();

/* Writes into TO what callers may rely on now that NODE has been expanded: the
   registers and the alignment of the stack (cgraph_rtl_info).  */
void put_callee_facts (cgraph_node *node, std::string &to);

/* In a child: has NODE taken for expanded, with the facts that come next in
   FROM.  */
void take_callee_facts (cgraph_node *node, answer_reader &from);

} // namespace outline

#endif
