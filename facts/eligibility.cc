/* Which functions take part.  SPDX-License-Identifier: GPL-3.0-or-later

   What users, attributes and calling conventions forbid, for GIMPLE outlining
   and for folding alike.  */

#include "facts/eligibility.h"

#include "facts/scope.h"
#include "facts/statements.h"
#include "plugin/options.h"

namespace outline
{

/* Whether the function DECL or its type has one of the attributes NAMES, a
   list that ends in null.  */
static bool
has_attribute (tree decl, const char *const *names)
{
  for (; *names; names++)
    if (lookup_attribute (*names, DECL_ATTRIBUTES (decl))
        || lookup_attribute (*names, TYPE_ATTRIBUTES (TREE_TYPE (decl))))
      return true;
  return false;
}

/* Attributes that give a function another entry, exit or set of registers.  */
static const char *const interrupt_attributes[]
  = { "interrupt", "interrupt_handler", "signal", "isr", "fiq",
      "no_caller_saved_registers", "cmse_nonsecure_entry", NULL };

/* Attributes of a function that control how its code is made and that are not part of its
   target or optimization options.  */
static const char *const code_attributes[]
  = { "indirect_branch", "function_return", "indirect_return",
      "zero_call_used_regs", "force_align_arg_pointer", "ms_hook_prologue",
      "no_split_stack", "stack_protect", "no_stack_protector",
      "no_stack_limit", "fentry_name", "fentry_section", "nocf_check",
      "cf_check", "long_call", "short_call", "strub", NULL };

/* Whether ATTRIBUTES has one like [[arm::streaming]]: such a function is called or runs in
   another mode of the processor, and code outlined from it would not.  */
static bool
changes_mode_p (tree attributes)
{
  for (; attributes; attributes = TREE_CHAIN (attributes))
    {
      tree space = get_attribute_namespace (attributes);
      if (space && id_equal (space, "arm"))
        return true;
    }
  return false;
}

static const char *const noipa_attributes[] = { "noipa", "noclone", NULL };

bool
excluded_p (const_tree decl)
{
  return (lookup_attribute ("no_outline", DECL_ATTRIBUTES (decl))
          || name_excluded_p (IDENTIFIER_POINTER (DECL_NAME (decl)))
          || file_excluded_p (LOCATION_FILE (DECL_SOURCE_LOCATION (decl))));
}

/* Whether an attribute gives the function DECL a patchable entry; it may also say that DECL has none.  */
static bool
has_patchable_attribute_p (const_tree decl)
{
  tree attribute = lookup_attribute ("patchable_function_entry", DECL_ATTRIBUTES (decl));
  return attribute && !integer_zerop (TREE_VALUE (TREE_VALUE (attribute)));
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
  /* Before noipa, which it implies.  */
  if (lookup_attribute ("naked", DECL_ATTRIBUTES (decl)))
    return REFUSAL_NAKED;
  if (has_attribute (decl, noipa_attributes))
    return REFUSAL_NOIPA;
  if (has_attribute (decl, interrupt_attributes))
    return REFUSAL_INTERRUPT;
  if (has_patchable_attribute_p (decl))
    return REFUSAL_PATCHABLE;
  if (has_attribute (decl, code_attributes)
      || changes_mode_p (DECL_ATTRIBUTES (decl))
      || changes_mode_p (TYPE_ATTRIBUTES (TREE_TYPE (decl))))
    return REFUSAL_CODE_ATTRIBUTE;
  /* -fsanitize-coverage distinguishes blocks by where they call from.  Units under the
     address sanitizer stay as they are (pipeline.cc).  */
  if (flag_sanitize_coverage || sanitize_flags_p (SANITIZE_THREAD, decl))
    return REFUSAL_SANITIZER;
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

/* Whether STMT reads what GIMPLE does not show: a register of the machine that other built-ins set and calls clobber.
   With a call between the two GCC deletes what sets it.  SVE's first-fault register; Arm's flags Q and GE, which the
   Arm C Language Extensions name, and MVE's carry.  */
static bool
reads_machine_state_p (gimple *stmt)
{
  if (!gimple_call_builtin_p (stmt, BUILT_IN_MD))
    return false;
  const char *name = IDENTIFIER_POINTER (DECL_NAME (gimple_call_fndecl (stmt)));
  for (const char *reader : { "svrdffr", "svldff1", "svldnf1", "__builtin_arm_saturation_occurred",
                              "__builtin_arm_sel", "__builtin_arm_get_fpscr_nzcvqc", "__builtin_mve_vadcq",
                              "__builtin_mve_vsbcq" })
    if (startswith (name, reader))
      return true;
  return false;
}

refusal
statements_refusal (cgraph_node *node)
{
  refusal why = REFUSAL_NONE;
  for_each_statement (node, [&] (gimple *stmt, basic_block) {
    if (gimple_call_builtin_p (stmt, BUILT_IN_APPLY))
      why = REFUSAL_STACK;
    else if (why == REFUSAL_NONE && passes_label_address_p (stmt))
      why = REFUSAL_LABEL_ADDRESS;
    else if (why == REFUSAL_NONE && reads_machine_state_p (stmt))
      why = REFUSAL_MACHINE_STATE;
  });
  return why;
}

} // namespace outline
