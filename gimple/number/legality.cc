/* Which blocks and functions may share code.  SPDX-License-Identifier: GPL-3.0-or-later

   facts/eligibility.cc decides which functions take part at all; single statements are judged where
   their shape is described (gimple/number/shape.cc, gimple/number/statement-shape.cc).  */

#include "facts/asm-text.h"
#include "facts/attributes.h"
#include "facts/frequency.h"
#include "facts/scope.h"
#include "facts/statements.h"
#include "gimple/number/legality.h"
#include "plugin/options.h"

namespace outline
{

refusal
block_refusal (function *fn, basic_block bb, const block_frequencies &frequencies, bool profile)
{
  bool hot = profiled_p (fn) && maybe_hot_bb_p (fn, bb) && !opts.stress;
  return hot || !in_scope_p (fn, bb, frequencies, profile) ? REFUSAL_HOT : REFUSAL_NONE;
}

function_reasons
hot_functions (const std::vector<cgraph_node *> &order)
{
  function_reasons hot;
  bool profile = profiled_unit_p (order);
  for (cgraph_node *node : order)
    {
      function *fn = DECL_STRUCT_FUNCTION (node->decl);
      basic_block bb;
      if (!fn || !fn->cfg)
        continue;
      block_frequencies frequencies (fn);
      FOR_EACH_BB_FN (bb, fn)
        if (protected_block_p (fn, bb, frequencies, profile))
          {
            hot.emplace (DECL_UID (node->decl), REFUSAL_HOT_FUNCTION);
            break;
          }
    }
  return hot;
}

bool
gains_guard_p (function *fn)
{
  if (opt_for_fn (fn->decl, flag_stack_protect) != SPCT_FLAG_STRONG || fn->calls_alloca)
    return false;
  unsigned i;
  tree variable;
  FOR_EACH_LOCAL_DECL (fn, i, variable)
    if (VAR_P (variable) && !is_global_var (variable)
        && (TREE_ADDRESSABLE (variable) || TREE_CODE (TREE_TYPE (variable)) == ARRAY_TYPE))
      return false;
  return true;
}

uint32_t
function_classes::number (cgraph_node *node)
{
  tree decl = node->decl;
  const char *section = DECL_SECTION_NAME (decl);
  auto key
    = std::make_tuple (target_options (decl), optimization_options (decl),
                       section ? get_identifier (section) : NULL_TREE,
                       (bool) DECL_ONE_ONLY (decl), sanitize_flags (decl),
                       inherited_flags (decl));
  return m_numbers.emplace (key, m_numbers.size ()).first->second;
}

} // namespace outline
