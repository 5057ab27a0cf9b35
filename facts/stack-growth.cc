/* How much stack option max-stack-growth leaves to folding.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "facts/stack-growth.h"

#include "plugin/options.h"

namespace outline
{

int64_t
stack_growth::left (const_tree decl) const
{
  if (opts.max_stack_growth < 0)
    return INT64_MAX;
  if (m_bytes.empty ())
    return opts.max_stack_growth;
  auto found = m_bytes.find (DECL_UID (decl));
  return found == m_bytes.end () ? 0 : opts.max_stack_growth - found->second;
}

} // namespace outline
