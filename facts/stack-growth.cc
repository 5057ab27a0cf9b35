/* How much stack option max-stack-growth leaves to folding.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "facts/stack-growth.h"

#include "plugin/options.h"

namespace outline
{

/* By DECL_UID; empty if nothing was outlined.  Looked up in, never walked.  */
static std::unordered_map<unsigned, int64_t> growth;

void
note_stack_growth (unsigned uid, int64_t bytes)
{
  growth[uid] = bytes;
}

int64_t
stack_growth_left (tree decl)
{
  if (opts.max_stack_growth < 0)
    return INT64_MAX;
  if (growth.empty ())
    return opts.max_stack_growth;
  auto found = growth.find (DECL_UID (decl));
  return found == growth.end () ? 0 : opts.max_stack_growth - found->second;
}

} // namespace outline
