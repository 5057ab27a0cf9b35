/* The reasons why code is not outlined, folded or merged.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PLUGIN_REFUSALS_H
#define OUTLINE_PLUGIN_REFUSALS_H

#include <unordered_map>

namespace outline
{

/* REFUSAL_NONE, which is 0, or why something is left alone
   (plugin/refusals.def).  */
enum refusal
{
  REFUSAL_NONE,
#define OUTLINE_REFUSAL(IDENT, NAME, EXPLANATION) REFUSAL_##IDENT,
#include "plugin/refusals.def"
  REFUSAL_COUNT
};

/* Why functions are left alone, by DECL_UID.  Looked up in, never walked.  */
typedef std::unordered_map<unsigned, refusal> function_reasons;

/* The stable word for WHY in dumps, remarks, statistics and the report.  WHY
   is not REFUSAL_NONE.  */
const char *refusal_name (refusal why);

/* One sentence for users that explains WHY, without a full stop.  */
const char *refusal_explanation (refusal why);

} // namespace outline

#endif
