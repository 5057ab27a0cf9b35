/* Reports to the user what was done and what not.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_REPORT_REMARKS_H
#define OUTLINE_REPORT_REMARKS_H

#include "gcc/gcc-compat.h"
#include "report/report.h"

namespace outline
{

/* Whether remarks go anywhere: a report, -fopt-info, a dump, statistics or an optimization record
   was asked for.  If not, the functions below do nothing, and their arguments need not be
   computed.  */
bool remarks_wanted_p ();

/* Where STMT, a statement of the function of NODE, comes from; where the
   function is declared, if STMT is null or has no place.  */
place place_of (cgraph_node *node, const gimple *stmt);

/* Completes P, where a stretch of code begins, by what LOCATIONS, those of all of the code, tell: its lines, and the
   function that it was inlined from.  */
void describe_stretch (place &p, const std::vector<location_t> &locations);

/* Reports GROUP; STMT is the first statement of its first copy, in the
   function of NODE, or any other that has its place.  */
void note_outlined (const outlined_group &group, cgraph_node *node,
                    const gimple *stmt);

/* Reports REFUSED code in the function of NODE, which begins with STMT; null:
   the whole function.  */
void note_refused (const refused_code &refused, cgraph_node *node,
                   const gimple *stmt);

} // namespace outline

#endif
