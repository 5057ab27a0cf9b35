/* The names of refusals.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/refusals.h"

namespace outline
{

static const struct
{
  const char *name, *explanation;
} texts[] = {
  { "none", "there is no reason against it" },
#define OUTLINE_REFUSAL(IDENT, NAME, EXPLANATION) { NAME, EXPLANATION },
#include "plugin/refusals.def"
};

const char *
refusal_name (refusal why)
{
  return texts[why].name;
}

const char *
refusal_explanation (refusal why)
{
  return texts[why].explanation;
}

} // namespace outline
