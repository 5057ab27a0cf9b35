/* Which functions are not folded at all.  SPDX-License-Identifier: GPL-3.0-or-later

   Three answers, of which the first that refuses counts: by the declaration (facts/eligibility.h), as for any
   outlining; by what GCC puts around the instructions; by the target (target/legality.h).  */

#include "rtl/read/fold-refusal.h"

#include "facts/asm-text.h"
#include "facts/code-place.h"
#include "facts/eligibility.h"

namespace outline
{

refusal
fold_refusal (function *fn, const fold_target &target)
{
  refusal why = source_refusal (cgraph_node::get (fn->decl));
  if (why != REFUSAL_NONE)
    return why;
  if (in_named_section_p (cgraph_node::get (fn->decl)))
    return REFUSAL_SECTION;
  if (crtl->profile && !target.profiled_at_entry_p ())
    return REFUSAL_PROFILED;
  if (unwind_tables_p () && !dwarf2out_do_cfi_asm ())
    return REFUSAL_CODE_ATTRIBUTE;
  const asm_facts facts = facts_of_asm_from (get_insns ());
  if (facts.closed_p ())
    return REFUSAL_ASM_UNKNOWN;
  if (facts.rows)
    return REFUSAL_ASM_FRAME;
  return target.function_refusal (fn);
}

} // namespace outline
