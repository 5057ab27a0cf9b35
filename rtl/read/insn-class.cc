/* The class of an instruction, which does not depend on where it is.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/read/insn-class.h"

#include "facts/callee.h"
#include "facts/frame-chain.h"
#include "facts/function-size.h"
#include "facts/symbol-meaning.h"
#include "facts/symbol-name.h"
#include "rtl/insn/insn-key.h"

namespace outline
{

rtx_insn *
jump_target (rtx_insn *insn)
{
  if (!JUMP_P (insn) || !JUMP_LABEL (insn) || !LABEL_P (JUMP_LABEL (insn))
      || !(simplejump_p (insn) || any_condjump_p (insn)) || !onlyjump_p (insn))
    return NULL;
  return JUMP_LABEL_AS_INSN (insn);
}

/* Adds to TRAITS what X says by the symbols that it names.  Returns false if one
   of them cannot be named from another section.  */
static bool
add_symbol_traits (const_rtx x, uint32_t *traits)
{
  subrtx_iterator::array_type array;
  FOR_EACH_SUBRTX (i, array, x, ALL)
    if (SYMBOL_REF_P (*i))
      {
        tree decl = SYMBOL_REF_DECL (*i);
        bool seen = (decl && (VAR_P (decl) || TREE_CODE (decl) == FUNCTION_DECL)
                     && means_same_everywhere_p (decl));
        symtab_node *node = seen || !decl || !DECL_P (decl)
                              ? NULL
                              : symtab_node::get (decl);
        if (node && node->comdat_local_p ())
          return false;
        /* The printing of a module base searches the function for such a symbol
           (get_some_local_dynamic_name, final.cc).  */
        if (SYMBOL_REF_TLS_MODEL (*i) == TLS_MODEL_LOCAL_DYNAMIC)
          return false;
        *traits |= TRAIT_NAMES_SYMBOL | (seen ? 0u : TRAIT_NAMES_LOCAL);
      }
  return true;
}

/* Whether INSN, which is not a call, changes a call-saved register.  */
static bool
changes_kept_p (rtx_insn *insn)
{
  bool changes = false;
  note_pattern_stores (PATTERN (insn), [] (rtx dest, const_rtx, void *data) {
    if (REG_P (dest) && !fixed_regs[REGNO (dest)]
        && !crtl->abi->clobbers_full_reg_p (REGNO (dest)))
      *static_cast<bool *> (data) = true;
  }, &changes);
  return changes;
}

/* Whether INSN, a call, goes on unwinding from the frame that it is in, by the registers that it finds
   (EHABI: __gnu_Unwind_Resume, unwind-arm-common.inc).  DWARF's unwinder starts at its caller, which may
   be a fragment.  */
static bool
resumes_unwinding_p (const rtx_insn *insn)
{
  tree callee = function_tables_p () ? called_function (insn) : NULL_TREE;
  return (callee
          && (fndecl_built_in_p (callee, BUILT_IN_CXA_END_CLEANUP)
              || fndecl_built_in_p (callee, BUILT_IN_UNWIND_RESUME)));
}

/* The pattern of INSN for comparison with others: with the value of the constant that it loads from
   the code, and without numbers of places.  Records both in ITEM.  */
static rtx
meaning (rtx_insn *insn, const fold_target &target,
         const code_constants &constants, raw_item &item)
{
  rtx pattern = target.compared_pattern (insn);
  if (const code_constant *constant = constants.loaded_by (insn))
    {
      pattern = constants.pattern_with (insn, constant->value, false);
      item.loads = true;
      item.cls.constant_bytes = constant->bytes;
      item.constants = constant->loads == 1 ? constant->bytes : 0;
    }
  item.place = target.place_named (pattern);
  return item.place < 0 ? pattern : target.forget_place (copy_rtx (pattern));
}

bool
classify_insn (rtx_insn *insn, const fold_target &target,
               const code_constants &constants, raw_item *result)
{
  insn_class &cls = result->cls;
  if (!target.classify (insn, &cls.traits))
    return false;
  rtx pattern = meaning (insn, target, constants, *result);
  if (result->place < -1)
    return false;
  if (JUMP_P (insn))
    {
      if (returnjump_p (insn))
        cls.traits |= TRAIT_TAIL_END | TRAIT_TAIL_ONLY;
      else if (!jump_target (insn))
        return false;
    }
  else if (CALL_P (insn))
    {
      if (find_reg_note (insn, REG_SETJMP, NULL_RTX))
        return false;
      /* For those who follow the code only a function jumps to a function, and what is called returns.  */
      if (followed_by_code_p () && (SIBLING_CALL_P (insn) || find_reg_note (insn, REG_NORETURN, NULL_RTX)))
        return false;
      if (SIBLING_CALL_P (insn))
        cls.traits |= TRAIT_TAIL_END | TRAIT_TAIL_ONLY;
      else
        {
          cls.traits |= TRAIT_CALLS;
          if (target.stack_arguments_p (insn) || resumes_unwinding_p (insn))
            cls.traits |= TRAIT_CALLERS_FRAME;
          if (target.tail_call (insn))
            cls.traits |= TRAIT_THUNK_END;
          if (frame_chain_wanted_p (current_function_decl))
            {
              cls.traits |= TRAIT_CALLERS_FRAME | TRAIT_RETURNS_TO_SITE;
              cls.key += "to site ";
            }
        }
    }
  else if (!NONJUMP_INSN_P (insn) || GET_CODE (PATTERN (insn)) == SEQUENCE)
    return false;
  if (!add_symbol_traits (pattern, &cls.traits))
    return false;
  /* A fragment has no name of its own then, so an address in it is taken for one in the function before.  */
  if (short_names_p () && may_trap_or_fault_p (PATTERN (insn)))
    cls.traits |= TRAIT_TRAPS;
  if (target.called_may_save_p () && changes_kept_p (insn))
    cls.traits |= TRAIT_CHANGES_KEPT;
  cls.bytes = insn_bytes (insn);
  target.append_context (cls.key, insn);
  return append_insn_key (cls.key, insn, pattern);
}

refusal
insn_refusal (rtx_insn *insn)
{
  if (CALL_P (insn) && find_reg_note (insn, REG_SETJMP, NULL_RTX))
    return REFUSAL_RETURNS_TWICE;
  bool in_memory = false;
  subrtx_iterator::array_type array;
  FOR_EACH_SUBRTX (i, array, PATTERN (insn), ALL)
    if (GET_CODE (*i) == ASM_OPERANDS || GET_CODE (*i) == ASM_INPUT)
      return REFUSAL_ASM;
    else if (MEM_P (*i))
      in_memory = true;
    else if (SYMBOL_REF_P (*i) && CONSTANT_POOL_ADDRESS_P (*i))
      return REFUSAL_FUNCTION_CONSTANT;
    else if (SYMBOL_REF_P (*i) && SYMBOL_REF_DECL (*i) && DECL_P (SYMBOL_REF_DECL (*i))
             && symtab_node::get (SYMBOL_REF_DECL (*i))
             && symtab_node::get (SYMBOL_REF_DECL (*i))->comdat_local_p ())
      return REFUSAL_COMDAT_LOCAL;
    /* "leaq .L4(%rip), %rdx", where the table is; "ldr r3, .L4", where the constant is.  */
    else if (GET_CODE (*i) == LABEL_REF && !JUMP_P (insn))
      return in_memory ? REFUSAL_FUNCTION_CONSTANT : REFUSAL_JUMP_TABLE;
  if (!JUMP_P (insn))
    return REFUSAL_INSTRUCTION;
  return tablejump_p (insn, NULL, NULL) ? REFUSAL_JUMP_TABLE : REFUSAL_COMPUTED_JUMP;
}

std::string
insn_kind (rtx_insn *insn)
{
  int code = recog_memoized (insn);
  const char *name = code < 0 ? "" : get_insn_name (code);
  return name[0] == '*' ? name + 1 : name;
}

} // namespace outline
