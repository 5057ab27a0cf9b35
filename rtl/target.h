/* What folding has to know of a target.
   SPDX-License-Identifier: GPL-3.0-or-later

   Each target has a file, rtl/target-NAME.cc, with a class that derives from
   fold_target and the functions that are declared last below; what else is its own is
   in rtl/NAME-*.  configure chooses NAME by the compiler's target, "none" where there
   is no such file, and only these files are compiled.  Numbering,
   choice, rewriting and unwind tables are the same for all.  What has a fragment
   here is what most targets answer; CONTRIBUTING.md says how to add one.  */

#ifndef OUTLINE_RTL_TARGET_H
#define OUTLINE_RTL_TARGET_H

#include "plugin/asm-text.h"
#include "plugin/function-size.h"
#include "plugin/gcc-compat.h"
#include "plugin/refusals.h"
#include "rtl/choose.h"
#include "rtl/frame-state.h"

namespace outline
{

class fold_target
{
public:
  virtual ~fold_target () = default;

  /* What calls and returns cost.  */
  virtual linkage_bytes sizes () const = 0;

  /* Whether code may grow at a site, in stress mode: not where constants that
     it loads must stay within reach.  */
  virtual bool sites_may_grow_p () const { return true; }

  /* Whether FN can wait between its expansion and its printing: GCC does not look at data flow
     when it prints its instructions.  */
  virtual bool suspendable_p (function *fn) const
  {
    (void) fn;
    return true;
  }

  /* Why nothing can be folded in FN, the current function, or
     REFUSAL_NONE.  */
  virtual refusal function_refusal (function *fn) const = 0;

  /* What may happen at each of INSNS of FN, the current function, in their
     order; null ones are points that no sequence contains.  Returns masks of
     item_use: ITEM_CALL for what may stand in code that is replaced by a call,
     because that destroys nothing there; ITEM_ENTER for what such code, or code
     that is replaced by a jump, may begin with; ITEM_REGISTER for what leaves
     return_register alone, where it is not in use.  */
  virtual std::vector<uint8_t>
  find_legal_uses (function *fn, const std::vector<rtx_insn *> &insns) const = 0;

  /* Why a function may have no item that is ITEM_CALL.  */
  virtual refusal no_call_reason () const = 0;

  /* The traits of INSN that follow from its form alone: TRAIT_TAIL_ONLY,
     TRAIT_STACK_REFERENCE, TRAIT_FREES_REGISTER, TRAIT_RAISES_STACK where there are
     register-call fragments, and TRAIT_CALLS for what is not a
     call but destroys what a fragment needs to return.  Returns false if INSN has to
     stay.  */
  virtual bool classify (rtx_insn *insn, uint32_t *traits) const = 0;

  /* Appends to KEY what decides the text of INSN beside the instruction
     itself: something about the current function.  */
  virtual void append_context (std::string &key, rtx_insn *insn) const
  {
    (void) key, (void) insn;
  }

  /* Whether INSN is part of something that no fragment may have a part of, and whether
     SECOND, which comes a little later, continues what FIRST, such a part, begins.  */
  virtual bool part_p (rtx_insn *insn) const
  {
    (void) insn;
    return false;
  }
  virtual bool parts_p (rtx_insn *first, rtx_insn *second) const
  {
    (void) first, (void) second;
    return false;
  }

  /* What INSN, not asm, is of the two between which nothing is folded: processors
     promise progress only if nothing else is done there.  */
  virtual exclusive_access access_of (rtx_insn *insn) const
  {
    (void) insn;
    return exclusive_access::none;
  }

  /* Whether the text of INSN depends on the instruction that follows.  */
  virtual bool printed_with_next_p (rtx_insn *insn) const
  {
    (void) insn;
    return false;
  }

  /* Constants in the code (rtl/code-constants.h): whether there are any; the value
     of INSN if it is an entry of a table of them, with its BYTES, else null;
     whether INSN aligns a table.  */
  virtual bool constants_in_code_p () const { return false; }
  virtual rtx table_entry (rtx_insn *insn, uint32_t *bytes) const
  {
    (void) insn, (void) bytes;
    return NULL_RTX;
  }
  virtual bool table_alignment_p (rtx_insn *insn) const
  {
    (void) insn;
    return false;
  }

  /* How many bytes after the start of INSN, which loads a constant from the code,
     that may stand.  */
  virtual uint32_t constant_reach (rtx_insn *insn) const
  {
    (void) insn;
    return 0;
  }

  /* The number of the place in the code that X, an instruction's pattern with the
     constant that it loads, is relative to or marks; -1 if there is none, -2 if X
     has to stay.  */
  virtual int place_named (const_rtx x) const
  {
    (void) x;
    return -1;
  }

  /* X, a copy, with 0 as the number of that place.  */
  virtual rtx forget_place (rtx x) const { return x; }

  /* The internal label of place NUMBER, as it is printed.  */
  virtual std::string place_label (int number) const
  {
    (void) number;
    return std::string ();
  }

  /* The instruction after the last entry of a table.  */
  virtual rtx table_end () const { return NULL_RTX; }

  /* Whether the callee of INSN, a call, may find arguments by the stack pointer:
     nothing may be pushed before.  */
  virtual bool stack_arguments_p (rtx_insn *insn) const = 0;

  /* The pattern of INSN, a call, as a tail call, or as a jump that sets the pc: new;
     null if there is none.  */
  virtual rtx tail_call (rtx_insn *insn) const = 0;

  /* Whether a called fragment may save registers of its site: the stack pointer is
     the same in both, and the return address is not among what is saved.  */
  virtual bool called_may_save_p () const { return false; }

  /* What keeps the return address in register_call and register-jump fragments in the current
     function; INVALID_REGNUM if there are none.  */
  virtual unsigned return_register () const { return INVALID_REGNUM; }

  /* The instruction that a register-call fragment begins with, which takes the return address
     from the stack into return_register, the one that puts it back, and the return
     after that.  Null where linkage_bytes::register_call is 0.  */
  virtual rtx take_return_address () const { return NULL_RTX; }
  virtual rtx give_return_address () const { return NULL_RTX; }
  virtual rtx register_call_return () const { return NULL_RTX; }

  /* Puts, before PLACE, what sets return_register to the place after, and a
     jump to the fragment SYMBOL.  Returns the jump.  */
  virtual rtx_insn *
  emit_register_jump_before (rtx symbol, rtx_insn *place) const
  {
    (void) symbol, (void) place;
    return NULL;
  }

  /* The instruction that leaves a register-jump fragment by return_register.  */
  virtual rtx register_jump_return () const { return NULL_RTX; }

  /* The registers that a jump or call may change on its way to a fragment.  */
  virtual HARD_REG_SET entry_clobbers () const { return HARD_REG_SET (); }

  /* Puts, before PLACE, a call of the fragment SYMBOL, or a jump to it with the
     barrier after.  Returns the call or jump.  */
  virtual rtx_insn *emit_call_before (rtx symbol, rtx_insn *place) const = 0;
  virtual rtx_insn *emit_jump_before (rtx symbol, rtx_insn *place) const = 0;

  /* The bytes of JUMP, a conditional or unconditional jump, if it goes to a fragment;
     0 if it must not.  NEAR: the most bytes that may lie between any two points of
     the unit's code, in the section of the fragments; 0 where that is not known.  */
  virtual uint32_t direct_jump_bytes (rtx_insn *jump, uint32_t near) const
  {
    (void) jump, (void) near;
    return 0;
  }

  /* Changes PATTERN, a copy, for a place where BYTES more lie on the stack.
     Returns null if the result would have to be split before it is printed; one
     that the target does not know may be returned.  */
  virtual rtx adjust_stack_references (rtx pattern, int bytes) const = 0;

  /* The bytes that lie on the stack more in a called fragment; and with what
     inner_calls_prologue puts there.  */
  virtual int called_stack () const = 0;
  virtual int inner_call_stack () const = 0;

  /* The instruction that a called fragment with calls inside begins with, and the
     one that takes it back: directly after the last of these, CALL, or, where
     that is null, anywhere after; and the frame between the two.  FILLER: what
     inner_calls_filler has said of the fragment.  */
  virtual rtx inner_calls_prologue (unsigned filler) const = 0;
  virtual rtx inner_calls_epilogue (rtx_insn *call, unsigned filler) const = 0;
  virtual frame_row inner_calls_frame (unsigned filler) const = 0;

  /* A register that is saved beside the return address, of those that a fragment
     which changes CHANGED leaves alone; INVALID_REGNUM if none is needed.  */
  virtual unsigned inner_calls_filler (const HARD_REG_SET &changed) const
  {
    (void) changed;
    return INVALID_REGNUM;
  }

  /* The return of a called fragment with calls inside that is its epilogue too; null
     if there is none.  */
  virtual rtx inner_calls_return (unsigned filler) const
  {
    (void) filler;
    return NULL_RTX;
  }

  /* Where unwinding is told a function at a time (function_tables_p): what
     unwinders need to know of a fragment that begins with inner_calls_prologue, as
     directives.  */
  virtual std::string inner_calls_unwinding (unsigned filler) const
  {
    (void) filler;
    return std::string ();
  }

  /* The return instruction of a called fragment.  */
  virtual rtx return_pattern () const = 0;

  /* A directive between the functions of the text section and its fragments.  */
  virtual const char *functions_end () const { return ""; }

  /* Directives that tell the assembler for which machine the current function's code
     is, where it has to know.  */
  virtual std::string machine_directives () const { return std::string (); }

  /* Writes to FILE what the assembler has to know before a group of fragments.  */
  virtual void declare_fragments (FILE *file) const { (void) file; }

  /* Call frame directives that an unwind entry with fragments from the current function
     begins with.  */
  virtual const char *entry_cfi () const { return ""; }

  /* Directives before the label of each fragment.  */
  virtual const char *fragment_directives () const { return ""; }
};

/* Either the target that the unit is compiled for, which lives as long as the plugin;
   or null and what it is that folding does not know, in classes that follow "for".  */
struct unit_target
{
  const fold_target *target;
  const char *unknown;
};

unit_target fold_target_for_unit ();

/* As fold_target_for_unit: TARGET, unless SET of one of UNKNOWN holds.  */
struct unknown_option
{
  bool set;
  const char *what;
};
unit_target target_unless (std::initializer_list<unknown_option> unknown,
                           const fold_target &target);

/* What the target's files define: fold_target_for_unit as far as it is about the
   target, and what to hand to set_insn_measure, null where GCC's lengths are
   right.  */
unit_target built_fold_target ();
insn_measure target_insn_measure ();

} // namespace outline

#endif
