/* Dumps, remarks and reports of folding.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_EXPLAIN_H
#define OUTLINE_RTL_EXPLAIN_H

#include "report/report.h"
#include "rtl/choose/choose.h"
#include "rtl/write/fragment-store.h"

namespace outline
{

/* Reports what was chosen for the unit.  EXECUTED: the instructions that the unit executes without folding,
   in the units of CHOSEN; LIMITS: those of the choice.  */
void explain_choice (const choice &chosen, const class_table &classes, double executed,
                     const choice_limits &limits);

/* Writes the items of CODE, the function of NODE, to the dump file: the number of each in the
   function, that of its class (class_id), bytes of code and of unwind rows, traits, uses, frame
   state.  */
void dump_function (cgraph_node *node, const function_code &code, const class_table &classes);

/* Writes CHOSEN to the dump file.  */
void dump_choice (const choice &chosen, const class_table &classes);

/* Reports that nothing is folded in the unit, as UNKNOWN is not supported.  */
void explain_no_folding (const char *unknown);

/* Reports why nothing can be folded in the function of NODE; if SOME, why some code of it cannot, or only in fewer
   ways.  */
void explain_unfolded (cgraph_node *node, const partial_refusal &refused, bool some);

/* Notes TEXT, the assembler code of the fragment NAME, for the report.  */
void explain_fragment (const std::string &name, const std::string &text);

/* Where the instructions of a site come from.  */
struct site_source
{
  location_t first;                         /* Of the first one.  */
  std::vector<location_t> all;              /* For the report; else empty.  */
};

/* Where the instructions FIRST to LAST come from.  */
site_source source_of_site (rtx_insn *first, rtx_insn *last);

/* Reports that code of the current function from SOURCE became a call of, or a jump to, FRAGMENT, number INDEX of the
   choice, whose symbol is NAME, and which takes STACK bytes of stack; FIRST: the fragment is new.  */
void explain_folded (const chosen_fragment &fragment, uint32_t index, const std::string &name, int stack, bool first,
                     const site_source &source);

/* Reports the bytes of code of the current function BEFORE and AFTER folding.  */
void explain_function (uint32_t before, uint32_t after);

} // namespace outline

#endif
