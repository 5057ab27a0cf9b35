/* Which functions take part.  SPDX-License-Identifier: GPL-3.0-or-later

   What users, attributes and calling conventions forbid, for GIMPLE outlining
   and for folding alike.  */

#include "facts/eligibility.h"

#include "facts/attributes.h"
#include "facts/code-place.h"
#include "facts/linked-functions.h"
#include "facts/machine-builtins.h"
#include "facts/option-classes.h"
#include "facts/scope.h"
#include "facts/statements.h"
#include "facts/target-facts.h"
#include "plugin/options.h"

namespace outline
{

bool
excluded_p (const_tree decl)
{
  return (lookup_attribute ("no_outline", DECL_ATTRIBUTES (decl))
          || name_excluded_p (IDENTIFIER_POINTER (DECL_NAME (decl)))
          || file_excluded_p (LOCATION_FILE (DECL_SOURCE_LOCATION (decl))));
}

refusal
source_refusal (cgraph_node *node)
{
  tree decl = node->decl;
  function *fn = DECL_STRUCT_FUNCTION (decl);

  if (!level_takes_part_p (decl))
    return REFUSAL_OPTIMIZATION_LEVEL;
  if (excluded_p (decl))
    return REFUSAL_NO_OUTLINE;
  if (fate_of (decl) == FATE_DROPPED)
    return REFUSAL_DROPPED;
  if (has_unknown_options_p (decl))
    return REFUSAL_UNKNOWN_OPTION;
  if (refusal why = attributes_refusal (decl))
    return why;
  /* -fsanitize-coverage distinguishes blocks by where they call from.  Units under the
     address sanitizer stay as they are (pipeline.cc).  */
  if (flag_sanitize_coverage || sanitize_flags_p (SANITIZE_THREAD, decl))
    return REFUSAL_SANITIZER;
  /* Programs may copy what is between two functions of such a section.  */
  if (node->no_reorder && in_named_section_p (node))
    return REFUSAL_SECTION;
  if (fn->calls_eh_return)
    return REFUSAL_EH_RETURN;
  /* A transaction begins with a call that returns again if it fails.  */
  if (fn->calls_setjmp || (fn->gimple_df && fn->gimple_df->tm_restart))
    return REFUSAL_RETURNS_TWICE;
  if (fn->has_nonlocal_label)
    return REFUSAL_NONLOCAL_GOTO;
  /* A call between the assignment to such a variable and the asm that reads
     it may change the register.  */
  if (fn->has_local_explicit_reg_vars)
    return REFUSAL_REGISTER_VARIABLE;
  return REFUSAL_NONE;
}

tree
target_options (const_tree decl)
{
  tree own = DECL_FUNCTION_SPECIFIC_TARGET (decl);
  return own ? own : target_option_default_node;
}

tree
optimization_options (const_tree decl)
{
  tree own = DECL_FUNCTION_SPECIFIC_OPTIMIZATION (decl);
  return own ? own : optimization_default_node;
}

bool
missing_function_p (tree decl)
{
  return ((DECL_WEAK (decl) && DECL_EXTERNAL (decl))
          || lookup_attribute ("weakref", DECL_ATTRIBUTES (decl)));
}

static bool
label_address_p (tree t)
{
  return (TREE_CODE (t) == ADDR_EXPR
          && TREE_CODE (TREE_OPERAND (t, 0)) == LABEL_DECL);
}

/* Whether STMT passes the address of a label to a function or converts it to a number, which
   are no uses by a jump.  */
static bool
passes_label_address_p (gimple *stmt)
{
  if (gassign *assign = dyn_cast<gassign *> (stmt))
    return (label_address_p (gimple_assign_rhs1 (assign))
            && INTEGRAL_TYPE_P (TREE_TYPE (gimple_assign_lhs (assign))));
  gcall *call = dyn_cast<gcall *> (stmt);
  for (unsigned i = 0; call && i < gimple_call_num_args (call); i++)
    if (label_address_p (gimple_call_arg (call, i)))
      return true;
  return false;
}

/* Whether STMT may use what GIMPLE does not show: a register or mode of the machine that other built-ins set and calls
   change.  With a call between the two GCC deletes what sets it.  FINAL: as statements_refusal has it.  */
static bool
uses_machine_state_p (gimple *stmt, bool final)
{
  if (!gimple_call_builtin_p (stmt, BUILT_IN_MD))
    return false;
  machine_builtin kind = machine_builtin_of (gimple_call_fndecl (stmt));
  return (kind == machine_builtin::hidden_state || kind == machine_builtin::unknown
          || (kind == machine_builtin::vectors && !final));
}

/* Whether STMT calls a function by a type with an attribute that is not known.  */
static bool
called_in_unknown_way_p (gimple *stmt)
{
  return (is_gimple_call (stmt) && !gimple_call_internal_p (stmt)
          && !known_attributes_p (TYPE_ATTRIBUTES (gimple_call_fntype (stmt))));
}

refusal
statements_refusal (cgraph_node *node, bool final)
{
  refusal why = REFUSAL_NONE;
  for_each_statement (node, [&] (gimple *stmt, basic_block) {
    if (gimple_call_builtin_p (stmt, BUILT_IN_APPLY))
      why = REFUSAL_STACK;
    else if (why == REFUSAL_NONE && passes_label_address_p (stmt))
      why = REFUSAL_LABEL_ADDRESS;
    else if (why == REFUSAL_NONE && uses_machine_state_p (stmt, final))
      why = REFUSAL_MACHINE_STATE;
    else if (why == REFUSAL_NONE && called_in_unknown_way_p (stmt))
      why = REFUSAL_UNKNOWN_ATTRIBUTE;
  });
  return why;
}

/* Whether functions of TYPE keep registers for their callers that functions of the unit's own convention change.  */
static bool
keeps_more_p (const_tree type)
{
  const char *attribute = facts_of_target ().keeping_attribute;
  if (attribute && lookup_attribute (attribute, TYPE_ATTRIBUTES (type)))
    return true;
  return !hard_reg_set_empty_p (default_function_abi.full_and_partial_reg_clobbers ()
                                & ~fntype_abi (type).full_and_partial_reg_clobbers ());
}

refusal
convention_refusal (cgraph_node *node)
{
  if (!keeps_more_p (TREE_TYPE (node->decl)))
    return REFUSAL_NONE;
  bool saves = false;
  for_each_statement (node, [&] (gimple *stmt, basic_block) {
    const gcall *call = dyn_cast<gcall *> (stmt);
    saves |= (call && !gimple_call_internal_p (call) && !gimple_call_builtin_p (call)
              && !keeps_more_p (gimple_call_fntype (call)));
  });
  return saves ? REFUSAL_NONE : REFUSAL_KEPT_BY_CALLERS;
}

} // namespace outline
