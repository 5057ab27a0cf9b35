/* GCC's headers, in an order in which they compile, and what differs between
   GCC versions.  SPDX-License-Identifier: GPL-3.0-or-later

   The only header that includes GCC's: a file that needs GCC includes this one.  The C++ standard
   headers come first, because GCC's system.h poisons names that they use (malloc, ctype macros).
   make compiles this header once, and each file that needs GCC begins with the result (PRECOMPILED
   in the Makefile): a standard header that cannot come after GCC's has to be listed here.

   What changed between versions is at the end, as small functions named
   for what they do, each with the version that changed it.  */

#ifndef OUTLINE_GCC_GCC_COMPAT_H
#define OUTLINE_GCC_GCC_COMPAT_H

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <queue>
#include <set>
#include <sstream>
#include <string>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "gcc-plugin.h"
#include "bversion.h"

#include "target.h"
#include "rtl.h"
#include "tree.h"
#include "memmodel.h"
#include "tm_p.h"
#include "stringpool.h"
#include "attribs.h"
#include "gimple.h"
#include "cfghooks.h"
#include "df.h"
#include "alloc-pool.h"
#include "tree-pass.h"
#include "ssa.h"
#include "gimple-iterator.h"
#include "cgraph.h"
#include "symbol-summary.h"
#include "context.h"
#include "pass_manager.h"
#include "diagnostic-core.h"
#include "diagnostic.h"
#include "dumpfile.h"
#include "optinfo.h"
#include "dump-context.h"
#include "toplev.h"
#include "opts.h"
#include "intl.h"
#include "langhooks.h"
#include "output.h"
#include "fold-const.h"
#include "stor-layout.h"
#include "varasm.h"
#include "builtins.h"
#include "calls.h"
#include "except.h"
#include "function.h"
#include "gimplify.h"
#include "gimple-fold.h"
#include "gimple-pretty-print.h"
#include "gimple-walk.h"
#include "internal-fn.h"
#include "ipa-utils.h"
#include "predict.h"
#include "profile.h"
#include "regs.h"
#include "insn-config.h"
#include "insn-addr.h"
#include "insn-attr.h"
#include "recog.h"
#include "rtl-iter.h"
#include "sreal.h"
#include "function-abi.h"
#include "emit-rtl.h"
#include "debug.h"
#include "dwarf2out.h"
#include "expr.h"
#include "version.h"
#include "asan.h"
#include "ggc.h"
#include "inchash.h"
#include "spellcheck.h"
#include "statistics.h"
#include "timevar.h"
#include "cfgloop.h"
#include "tree-cfg.h"
#include "tree-cfgcleanup.h"
#include "tree-dfa.h"
#include "tree-eh.h"
#include "tree-hash-traits.h"
#include "tree-inline.h"
#include "tree-into-ssa.h"
#include "tree-pretty-print.h"
#include "tree-ssa-address.h"
#include "tree-ssa.h"
#include "print-tree.h"

/* As in optabs-query.h, which not all distributions install.  */
bool can_compare_and_swap_p (machine_mode, bool);
bool can_atomic_load_p (machine_mode);

namespace outline
{

/* Whether DECL is a function whose calls GCC replaces by their result only in functions that are being expanded
   (gimple-fold.cc): acc_on_device, and since 15 omp_is_initial_device, which is a built-in function with -fopenmp.  */
inline bool
folded_in_expansion_p (const_tree decl)
{
#if BUILDING_GCC_MAJOR >= 15
  if (fndecl_built_in_p (decl, BUILT_IN_OMP_IS_INITIAL_DEVICE))
    return true;
#endif
  return fndecl_built_in_p (decl, BUILT_IN_ACC_ON_DEVICE);
}

/* Whether FLAGS, "-NAME..." as after -fdump-ipa-PASS, are all known.  Prints
   nothing.  */
inline bool
valid_dump_flags_p (const char *flags)
{
#if BUILDING_GCC_MAJOR < 14 /* Which renamed it.  */
  bool &inhibited = global_dc->dc_inhibit_warnings;
#else
  bool &inhibited = global_dc->m_inhibit_warnings;
#endif
  bool saved = inhibited;
  inhibited = true;
  const char *file;
  dump_flags_t result = parse_dump_option (flags, &file);
  inhibited = saved;
#if BUILDING_GCC_MAJOR >= 12
  return !(result & TDF_ERROR);
#else
  /* An unknown flag leaves TDF_ERROR in place of all flags before, but GCC 12 was the
     first to give that a bit of its own.  This flag is always set.  */
  return result & MSG_PRIORITY_USER_FACING;
#endif
}

/* Calls WARN; -Werror does not turn its warnings into errors.  GCC 14 made the field private.  */
template <typename warner>
void
without_werror (warner warn)
{
#if BUILDING_GCC_MAJOR < 14
  bool saved = global_dc->warning_as_error_requested;
  global_dc->warning_as_error_requested = false;
  warn ();
  global_dc->warning_as_error_requested = saved;
#else
  bool saved = global_dc->warning_as_error_requested_p ();
  global_dc->set_warning_as_error_requested (false);
  warn ();
  global_dc->set_warning_as_error_requested (saved);
#endif
}

/* Calls VISIT with the name of each attribute in the tables of the language and the machine: "NAME", or
   "NAMESPACE::NAME" where that is not gnu.  GCC 14 gave tables namespaces.  */
template <typename visitor>
void
for_each_attribute_name (visitor visit)
{
#if BUILDING_GCC_MAJOR >= 14
  for (auto tables : { lang_hooks.attribute_table, targetm.attribute_table })
    for (const scoped_attribute_specs *table : tables)
      for (const attribute_spec &each : table->attributes)
        visit (table->ns && strcmp (table->ns, "gnu") ? table->ns + std::string ("::") + each.name : each.name);
#else
  for (const attribute_spec *table : { lang_hooks.attribute_table, lang_hooks.common_attribute_table,
                                       lang_hooks.format_attribute_table, targetm.attribute_table })
    for (; table && table->name; table++)
      visit (table->name);
#endif
}

#if BUILDING_GCC_MAJOR < 12
/* What options without a mask have; the name is new.  */
#define CLVC_INTEGER CLVC_BOOLEAN

/* Whether STRING begins with PREFIX.  GCC 12 has it.  */
inline bool
startswith (const char *string, const char *prefix)
{
  return strncmp (string, prefix, strlen (prefix)) == 0;
}

/* Whether DWARF debug information is written.  GCC 12 has it, and can write other
   formats beside it.  */
inline bool
dwarf_debuginfo_p ()
{
  return (write_symbols == DWARF2_DEBUG
          || write_symbols == VMS_AND_DWARF2_DEBUG);
}

#endif

/* The level for the smallest code, as attribute optimize takes it.  GCC 12 has -Oz.  */
const char smallest_level[] = { 'O', BUILDING_GCC_MAJOR >= 12 ? 'z' : 's', '\0' };

/* Makes NODE a function that a dynamic linker may replace by another one if ORIGIN is
   one.  GCC 11 has it among the function's options, which are copied anyway.  */
inline void
copy_interposition (symtab_node *node, const symtab_node *origin)
{
#if BUILDING_GCC_MAJOR >= 12
  node->semantic_interposition = origin->semantic_interposition;
#else
  (void) node, (void) origin;
#endif
}

/* Whether no code is written for NODE, which has a body and is past the GIMPLE passes: since GCC
   13, a SIMD clone that no loop uses, or the function made of an assumption.  */
inline bool
never_expanded_p (const cgraph_node *node)
{
#if BUILDING_GCC_MAJOR >= 13
  const function *fn = DECL_STRUCT_FUNCTION (node->decl);
  return node->gc_candidate || (fn && fn->assume_function);
#else
  (void) node;
  return false;
#endif
}

/* Lets GCC know the loops of the current function, and which are irreducible, and changes nothing
   of its blocks.  Before GCC 12 that takes two steps.  */
inline void
find_loops_as_they_are ()
{
#if BUILDING_GCC_MAJOR >= 12
  loop_optimizer_init (AVOID_CFG_MODIFICATIONS | LOOPS_HAVE_MARKED_IRREDUCIBLE_REGIONS);
#else
  loop_optimizer_init (AVOID_CFG_MODIFICATIONS);
  mark_irreducible_loops ();
#endif
}

#if BUILDING_GCC_MAJOR < 14

/* The last statement of BB that is not about debugging, or null.  GCC 14 renamed
   it.  */
inline gimple *
last_nondebug_stmt (basic_block bb)
{
  return last_stmt (bb);
}

#endif

/* Whether an error in the source has been reported, or a fatal one, which ends the compilation.  GCC 14 and 16 renamed
   what counts them.  */
inline bool
error_reported_p ()
{
#if BUILDING_GCC_MAJOR >= 16
  const int fatal = global_dc->diagnostic_count (diagnostics::kind::fatal);
#elif BUILDING_GCC_MAJOR >= 14
  const int fatal = global_dc->diagnostic_count (DK_FATAL);
#else
  const int fatal = diagnostic_kind_count (global_dc, DK_FATAL);
#endif
  return seen_error () || fatal > 0;
}

/* The CALL rtx in INSN; null if INSN is not a call instruction, or is a conditional one.  GCC's function
   does the same up to 15; that of 16 asserts that there is a call, and looks into conditional ones.  */
inline rtx
call_in (const rtx_insn *insn)
{
  if (!CALL_P (insn) || GET_CODE (PATTERN (insn)) == COND_EXEC)
    return NULL_RTX;
  rtx call = get_call_rtx_from (insn);
  return call && MEM_P (XEXP (call, 0)) ? call : NULL_RTX;
}

#ifdef TARGET_SSE2 /* x86 */

/* Whether the code of FN, the current function, which has its prologue, ever keeps data below its
   stack pointer.  This includes registers that a prologue saves by moves before it lowers the stack
   pointer: until GCC 16 such a prologue set red_zone_used, as a leaf function does that never
   lowers it.  In GCC 16 a prologue that is shrink-wrapped separately lowers the stack pointer
   first.  */
inline bool
red_zone_used_p (function *fn)
{
  const machine_function *machine = fn->machine;
  if (machine->frame.red_zone_size != 0 || machine->red_zone_used)
    return true;
#if BUILDING_GCC_MAJOR >= 16
  return (ix86_using_red_zone () && machine->frame.save_regs_using_mov
          && machine->frame.nregs != 0 && !crtl->shrink_wrapped_separate);
#else
  return false;
#endif
}

#endif

#if defined TARGET_SVE || defined TARGET_THUMB1 /* AArch64, Arm */

/* Whether functions that save their return address sign it, by the options in force.  GCC 13 renamed AArch64's
   variable, and was the first that could on Arm.  */
inline bool
signs_return_addresses_p ()
{
#if BUILDING_GCC_MAJOR >= 13
  return aarch_ra_sign_scope != AARCH_FUNCTION_NONE;
#elif defined TARGET_SVE
  return aarch64_ra_sign_scope != AARCH64_FUNCTION_NONE;
#else
  return false;
#endif
}

/* Whether all other functions do so, too.  */
inline bool
signs_leaf_functions_p ()
{
#if BUILDING_GCC_MAJOR >= 13
  return aarch_ra_sign_scope == AARCH_FUNCTION_ALL;
#elif defined TARGET_SVE
  return aarch64_ra_sign_scope == AARCH64_FUNCTION_ALL;
#else
  return false;
#endif
}

#endif

#ifdef TARGET_SVE /* AArch64 */

/* Whether functions under OPTIONS, a cl_target_option or gcc_options, begin with landing pads
   for indirect calls ("bti c"): 0 or 1, or 2 while the options are being read.  GCC 13 renamed
   the option's variable, which Arm has, too, since then.  */
template <typename options_type>
int
landing_pads_option (const options_type *options)
{
#if BUILDING_GCC_MAJOR >= 13
  return options->x_aarch_enable_bti;
#else
  return options->x_aarch64_enable_bti;
#endif
}

/* Whether return addresses are signed with key B.  GCC 13 renamed the variable, and GCC 14 renamed
   it back.  */
inline bool
signs_with_b_key_p ()
{
#if BUILDING_GCC_MAJOR == 13
  return aarch_ra_sign_key == AARCH_KEY_B;
#else
  return aarch64_ra_sign_key == AARCH64_KEY_B;
#endif
}

/* Whether the processor may check that each return is of a call (the Guarded Control Stack), under OPTIONS, as
   landing_pads_option.  GCC 15 was the first that could say so.  */
template <typename options_type>
bool
guarded_stack_option_p (const options_type *options)
{
#if BUILDING_GCC_MAJOR >= 15
  return options->x_aarch64_enable_gcs == 1;
#else
  (void) options;
  return false;
#endif
}

/* Whether FN, which has its frame, keeps its return address on a shadow stack, too.  GCC 12 was
   the first that could.  */
inline bool
shadow_call_stack_p (const function *fn)
{
#if BUILDING_GCC_MAJOR >= 12
  return fn->machine->frame.is_scs_enabled;
#else
  (void) fn;
  return false;
#endif
}

#endif

/* Whether STMT is one without operands, the text of which is no template.  */
inline bool
basic_asm_p (const gasm *stmt)
{
#ifdef ASM_BASIC_P /* Since GCC 15.  */
  return gimple_asm_basic_p (stmt);
#else
  return gimple_asm_input_p (stmt);
#endif
}

/* Whether the row CFI says that the return address is signed now, if it was not before, or the other way round.  GCC 15
   was the first with a second such row (DW_CFA_AARCH64_negate_ra_state_with_pc).  */
inline bool
negates_ra_state_p (const dw_cfi_node *cfi)
{
  const int negate_ra_state_with_pc = 0x2c;
  return cfi->dw_cfi_opc == DW_CFA_GNU_window_save || int (cfi->dw_cfi_opc) == negate_ra_state_with_pc;
}

/* Has HOOKS, gcc_debug_hooks, write the begin label of SCOPE, a BLOCK, which is an argument since GCC
   15.  */
template <typename debug_hooks_type>
inline void
begin_debug_scope (const debug_hooks_type &hooks, tree scope)
{
  if constexpr (std::is_invocable_v<decltype (hooks.begin_block), unsigned, unsigned, tree>)
    hooks.begin_block (0, BLOCK_NUMBER (scope), scope);
  else
    hooks.begin_block (0, BLOCK_NUMBER (scope));
}

#ifdef TARGET_THUMB1 /* Arm */

/* Whether the options in force are for iWMMXt, which GCC 16 no longer knows.  */
inline bool
iwmmxt_p ()
{
#if BUILDING_GCC_MAJOR >= 16
  return false;
#else
  return TARGET_REALLY_IWMMXT;
#endif
}

/* What indirect calls land on ("bti"), and the same where it also signs the return address ("pacbti"), as
   UNSPEC_VOLATILEs; and what only signs ("pac"), as an UNSPEC.  None before GCC 13.  */
#if BUILDING_GCC_MAJOR >= 13
const int bti_unspec = VUNSPEC_BTI_NOP, pacbti_unspec = VUNSPEC_PACBTI_NOP, pac_unspec = UNSPEC_PAC_NOP;
#else
const int bti_unspec = -1, pacbti_unspec = -1, pac_unspec = -1;
#endif

#endif

#ifdef TARGET_SAVE_RESTORE /* RISC-V */

/* Whether calls may have to reach all of 64 bits.  GCC 14 was the first that could do that.  */
inline bool
large_code_model_p ()
{
#if BUILDING_GCC_MAJOR >= 14
  return riscv_cmodel == CM_LARGE;
#else
  return false;
#endif
}

/* What names the base calling convention in a call's pattern; null before GCC 14, which brought another one.  */
inline rtx
base_calling_convention ()
{
#if BUILDING_GCC_MAJOR >= 14
  return gen_rtx_USE (VOIDmode, gen_rtx_UNSPEC (SImode, gen_rtvec (1, GEN_INT (RISCV_CC_BASE)), UNSPEC_CALLEE_CC));
#else
  return NULL_RTX;
#endif
}

/* What indirect calls land on (Zicfilp), as an UNSPEC_VOLATILE; whether jumps through registers need it; whether
   functions keep their return addresses on a shadow stack, too (Zicfiss).  None before GCC 15.  */
#if BUILDING_GCC_MAJOR >= 15
const int landing_pad_unspec = UNSPECV_LPAD;
inline bool guards_jumps_p () { return is_zicfilp_p (); }
inline bool keeps_shadow_stack_p () { return is_zicfiss_p (); }
#else
const int landing_pad_unspec = -1;
inline bool guards_jumps_p () { return false; }
inline bool keeps_shadow_stack_p () { return false; }
#endif

#endif

} // namespace outline

#endif
