/* How much stack option max-stack-growth leaves to folding.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_STACK_GROWTH_H
#define OUTLINE_FACTS_STACK_GROWTH_H

#include <unordered_map>

#include "gcc/gcc-compat.h"
#include "plugin/options.h"

namespace outline
{

/* By how much outlining has deepened stacks.  */
class stack_growth
{
public:
  /* Notes that outlining has deepened the stack of the function with DECL_UID UID
     by BYTES, 0 or more.  */
  void note (unsigned uid, int64_t bytes) { m_bytes[uid] = bytes; }

  /* By how many bytes the stack of function DECL may still be deepened: 0 for
     functions that outlining made, as it would deepen that of their callers.  */
  int64_t
  left (const_tree decl) const
  {
    if (opts.max_stack_growth < 0)
      return INT64_MAX;
    if (m_bytes.empty ())
      return opts.max_stack_growth;
    auto found = m_bytes.find (DECL_UID (decl));
    return found == m_bytes.end () ? 0 : opts.max_stack_growth - found->second;
  }

private:
  /* By DECL_UID; empty if nothing was outlined.  Looked up in, never walked.  */
  std::unordered_map<unsigned, int64_t> m_bytes;
};

} // namespace outline

#endif
