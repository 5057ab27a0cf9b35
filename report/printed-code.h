/* Records functions for the report as they are printed.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_REPORT_PRINTED_CODE_H
#define OUTLINE_REPORT_PRINTED_CODE_H

#include "gcc/pass.h"

namespace outline
{

/* The passes around "final" that note, where a report is asked for, how many
   bytes of code each function takes, and the assembler text of those that the plugin made.
   They change nothing.  */
extern const pass_description report_code_pass, reported_code_pass;

} // namespace outline

#endif
