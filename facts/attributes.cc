/* What is known of attributes.  SPDX-License-Identifier: GPL-3.0-or-later

   Each name is in one row of a table.  An attribute that is in none, as of a newer compiler or of another plugin, may
   mean anything for the code of its function: that is left alone.
   Names of namespaces other than gnu are written NAMESPACE::NAME.  */

#include "facts/attributes.h"

#include "facts/name-set.h"

namespace outline
{

/* Attributes of code that code from it inherits.  "retain" is for the linker, which does not mix sections with and
   without it; the others are for the expanders of Arm's saturating instructions and of those that set the GE flags,
   which omit a flag that nobody reads.  */
static const char *const inherited_flag_names[] = { "retain", "acle qbit", "acle gebits" };

/* Of which kind an attribute is.  */
enum class effect { unknown, harmless, own, inherited, of_objects, refused };

struct known_attributes
{
  effect kind;
  name_set names;       /* With "-" for spaces, which some have that are internal to GCC.  */
  refusal why = REFUSAL_NONE;
};

/* What is known of the attribute NAME.  Of rows that refuse a function the first counts: "naked" implies noipa.  */
static const known_attributes &
attributes_like (std::string name)
{
  static const known_attributes rows[] = {
    /* And inherited_flag_names.  */
    { effect::inherited, "no_sanitize" },
    /* They do not matter for how code of functions is made, or callers alone look at them.  */
    { effect::harmless, R"(
      abi_tag access alloc_align alloc_size always_inline artificial assume_aligned cold const deprecated
      externally_visible fn-spec format format_arg gnu_inline hot leaf malloc minsize nodiscard noinline nonnull nothrow
      pure returns_nonnull section sentinel unused used visibility warn_unused_result weak)" },
    /* They say how a function is called, found, initialized, checked or chosen among versions, or have had their
       effect: code may be taken from it, but it remains itself.  Those of a function's type, such as its convention,
       have to be equal where functions become one.  */
    { effect::own, R"(
      _Noreturn aarch64_vector_pcs alias assume callee_pop_aggregate_return carries_dependency cdecl clang::musttail
      cmse_nonsecure_call constructor copy destructor dllexport dllimport error expected_throw fallthrough fastcall
      fd_arg fd_arg_read fd_arg_write flatten ifunc init_priority interfacearm likely maybe_unused ms_abi musttail
      no_address_safety_analysis no_dangling no_icf no_instrument_function no_outline no_profile_instrument_function
      no_reorder no_sanitize_address no_sanitize_coverage no_sanitize_thread no_sanitize_undefined
      nodirect_extern_access nonnull_if_nonzero noplt noreturn notshared null_terminated_string_arg optimize pcs post
      pre regparm reproducible returns_twice riscv::vector_cc riscv::vls_cc riscv_vector_cc riscv_vls_cc simd sseregparm
      stdcall symver sysv_abi tainted_args target target_clones target_version thiscall transaction_callable
      transaction_may_cancel_outer transaction_pure transaction_safe transaction_safe_dynamic transaction_unsafe
      transaction_wrap unavailable unlikely unsequenced volatile warning weakref
      *dealloc *tm-regparm arg-spec no-vops non-overlapping type-generic omp-declare-simd omp-declare-target
      omp-declare-target-block omp-declare-target-host omp-declare-target-implicit omp-declare-target-indirect
      omp-declare-target-link omp-declare-target-nohost omp-declare-variant-base omp-declare-variant-variant
      omp-declare-variant-variant-args omp-target-entrypoint oacc-function oacc-declare-target -callback
      reproducible-noptr unsequenced-noptr internal-::annotation-)" },
    /* Of types and variables, of which the type, the layout or the symbol has the effect.  */
    { effect::of_objects, R"(
      aligned arm_sve_vector_bits btf_decl_tag btf_type_tag clang::flag_enum cleanup common counted_by designated_init
      flag_enum gcc_struct hardbool indeterminate may_alias mode ms_struct no_unique_address nocommon noinit nonstring
      NSObject objc_nullability objc_root_class packed persistent riscv::rvv_vector_bits riscv_rvv_vector_bits
      scalar_storage_order shared signed_bool_precision strict_flex_array tls_model transparent_union uninitialized
      vector_mask vector_size warn_if_not_aligned warn_unused
      Advanced-SIMD-type SVE-sizeless-type SVE-type RVV-sizeless-type RVV-type asan-odr-indicator ms_abi-va_list
      sysv_abi-va_list omp-allocate omp-dummy-var omp-simd-array omp-simd-inscan omp-simt-private
      internal-::aligned)" },
    { effect::refused, "naked", REFUSAL_NAKED },
    { effect::refused, "noipa noclone", REFUSAL_NOIPA },
    /* Another entry, exit or set of registers.  */
    { effect::refused, "interrupt interrupt_handler signal isr fiq no_caller_saved_registers no_callee_saved_registers"
                       " cmse_nonsecure_entry", REFUSAL_INTERRUPT },
    { effect::refused, "patchable_function_entry", REFUSAL_PATCHABLE },
    /* These control how code is made, and are not part of target or optimization options.  Those like
       [[arm::streaming]] have a function called, or run, in another mode of the processor.  */
    { effect::refused, R"(
      indirect_branch function_return indirect_return zero_call_used_regs force_align_arg_pointer ms_hook_prologue
      no_split_stack stack_protect no_stack_protector no_stack_limit fentry_name fentry_section nocf_check cf_check
      long_call short_call strub norelax preserve_none arm::*)", REFUSAL_CODE_ATTRIBUTE },
    { effect::unknown, "*", REFUSAL_UNKNOWN_ATTRIBUTE }
  };
  for (const char *flag : inherited_flag_names)
    if (name == flag)
      return rows[0];
  std::replace (name.begin (), name.end (), ' ', '-');
  const known_attributes *row = rows;
  while (!row->names.has_p (name))
    row++;
  return *row;
}

/* The full name of ATTRIBUTE.  */
static std::string
full_name (const_tree attribute)
{
  tree space = get_attribute_namespace (attribute);
  std::string name = IDENTIFIER_POINTER (get_attribute_name (attribute));
  return !space || id_equal (space, "gnu") ? name : IDENTIFIER_POINTER (space) + ("::" + name);
}

bool
patchable_attribute_p (const_tree decl)
{
  tree attribute = lookup_attribute ("patchable_function_entry", DECL_ATTRIBUTES (decl));
  return attribute && !integer_zerop (TREE_VALUE (TREE_VALUE (attribute)));
}

/* Says, in a remark, that the attribute NAME is not known; once.  */
static void
name_unknown (const std::string &name)
{
  static std::unordered_set<std::string> said;
  if (dump_enabled_p () && said.insert (name).second)
    dump_printf (MSG_MISSED_OPTIMIZATION,
                 "attribute '%s' is not known to the plugin: functions with it are left alone\n", name.c_str ());
}

refusal
attributes_refusal (const_tree decl)
{
  const known_attributes *first = NULL;
  for (const_tree list : { DECL_ATTRIBUTES (decl), TYPE_ATTRIBUTES (TREE_TYPE (decl)) })
    for (; list; list = TREE_CHAIN (list))
      {
        const std::string name = full_name (list);
        const known_attributes *known = &attributes_like (name);
        if (known->kind == effect::unknown)
          name_unknown (name);
        if (known->why != REFUSAL_NONE && (!first || known < first)
            && (known->why != REFUSAL_PATCHABLE || patchable_attribute_p (decl)))
          first = known;
      }
  return first ? first->why : REFUSAL_NONE;
}

bool
known_attributes_p (const_tree list)
{
  for (; list; list = TREE_CHAIN (list))
    if (attributes_like (full_name (list)).kind == effect::unknown)
      return false;
  return true;
}

bool
harmless_attribute_p (const_tree attribute)
{
  return attributes_like (full_name (attribute)).kind == effect::harmless;
}

bool
any_call_attribute_p (const_tree attribute)
{
  static const name_set of_code ("constructor destructor no_icf no_instrument_function no_profile_instrument_function"
                                 " no_reorder no_sanitize noclone noipa optimize retain target");
  return harmless_attribute_p (attribute) || of_code.has_p (full_name (attribute));
}

bool
warned_of_p (const_tree decl)
{
  return (lookup_attribute ("warning", DECL_ATTRIBUTES (decl)) || lookup_attribute ("error", DECL_ATTRIBUTES (decl)));
}

bool
kept_apart_p (const_tree decl)
{
  return (lookup_attribute ("no_icf", DECL_ATTRIBUTES (decl)) || lookup_attribute ("symver", DECL_ATTRIBUTES (decl))
          || !known_attributes_p (DECL_ATTRIBUTES (decl)) || !known_attributes_p (TYPE_ATTRIBUTES (TREE_TYPE (decl))));
}

unsigned
sanitize_flags (tree decl)
{
  tree spared = lookup_attribute ("no_sanitize", DECL_ATTRIBUTES (decl));
  return flag_sanitize & (spared ? ~tree_to_uhwi (TREE_VALUE (spared)) : ~0u);
}

tree
inherited_attributes (tree decl)
{
  tree kept = NULL_TREE;
  auto keep = [&] (const char *name) {
    if (tree own = lookup_attribute (name, DECL_ATTRIBUTES (decl)))
      kept = tree_cons (TREE_PURPOSE (own), TREE_VALUE (own), kept);
  };
  keep ("no_sanitize");
  keep ("section");
  for (const char *name : inherited_flag_names)
    /* Retained without a section, code has one of its own.  */
    if (DECL_SECTION_NAME (decl) || strcmp (name, "retain"))
      keep (name);
  return kept;
}

std::string
inherited_flags (tree decl)
{
  std::string names;
  for (const char *name : inherited_flag_names)
    if (lookup_attribute (name, DECL_ATTRIBUTES (decl)))
      names += std::string (" ") + name;
  return names;
}

std::vector<std::string>
unclassified_attributes ()
{
  std::vector<std::string> names;
  for_each_attribute_name ([&] (const std::string &name) {
    if (attributes_like (name).kind == effect::unknown)
      names.push_back (name);
  });
  return names;
}

} // namespace outline
