/* Folding on targets whose calls put the return address into a register.
   SPDX-License-Identifier: GPL-3.0-or-later

   What AArch64, Arm and RISC-V have in common.  A call is legal where the link register is free, and its value saved
   where unwinders find it.  A linker may route calls and jumps through a veneer, which clobbers a few registers and the
   flags, so a fragment is entered only where these are free.  References to the stack are the same in a fragment as
   at its site, except in fragments that call others, which push the link register.

     bl fragment            fragment: str x30, [sp, -16]!
                                      bl f
                                      ldr x30, [sp], 16
                                      ret

   Each of these targets implements the functions that are pure virtual here.  */

#ifndef OUTLINE_TARGET_LINK_REGISTER_H
#define OUTLINE_TARGET_LINK_REGISTER_H

#include "target/target.h"

namespace outline
{

class link_register_target : public fold_target
{
public:
  /* LINK: the link register; VENEER: those that a linker may change on the way to a fragment, beside FLAGS, which is
     INVALID_REGNUM where the target has none.  */
  link_register_target (unsigned link, const std::vector<unsigned> &veneer, unsigned flags)
    : m_link (link), m_veneer (veneer), m_flags (flags) {}

  std::vector<uint8_t>
  find_legal_uses (function *fn, const std::vector<rtx_insn *> &insns) const override;
  refusal no_call_reason () const final override { return REFUSAL_LINK_REGISTER; }
  HARD_REG_SET entry_clobbers () const final override;
  rtx_insn *emit_call_before (rtx symbol, rtx_insn *place) const final override;
  rtx_insn *emit_jump_before (rtx symbol, rtx_insn *place) const final override;
  rtx adjust_stack_references (rtx pattern, int bytes) const final override;
  int called_stack () const final override { return 0; }
  unsigned link_register () const final override { return m_link; }
  rtx inner_calls_prologue (unsigned filler) const override;
  rtx inner_calls_epilogue (rtx_insn *call, unsigned filler) const override;
  frame_rules inner_calls_frame (unsigned filler) const override;
  rtx return_pattern () const override { return simple_return_rtx; }

protected:
  /* The most bytes by which the assembler may align a label of the current function; at least 8.  Code may be so many
     times as long as NEAR of direct_jump_bytes says.  */
  static uint32_t label_alignment ();

  /* The pattern of an instruction that is printed as TEXT.  GCC adds a line comment to it if its location is known.  */
  static rtx
  assembler_line (const char *text)
  {
    return gen_rtx_ASM_INPUT_loc (VOIDmode, text, BUILTINS_LOCATION);
  }

  /* What INSN, a call, calls, if a jump may go there in its place: a register or a symbol; else null.  A weak function
     may be undefined: the linker then removes the call (AAELF64, 5.7.10), and the code after it runs.  */
  static rtx jumpable_callee (const rtx_insn *insn);

  /* As classify does, for X, a part of an instruction.  ADDRESS: X is an address, or all that is copied to a
     register.  */
  bool classify_expression (const_rtx x, bool address, uint32_t *traits) const;

  /* Whether an instruction that contains X must not be folded.  */
  virtual bool unfoldable_p (const_rtx x) const = 0;

  /* Whether code of the current function may be called at all.  */
  virtual bool callable_p () const { return true; }

  /* Whether INSN, a return or tail call, leaves the function by the link register's value.  */
  virtual bool leaves_by_link_p (rtx_insn *) const { return true; }

  /* Whether INSN, though its pattern does not say so, or uses the link register, too, first loads it from where the
     function has saved it.  */
  virtual bool loads_link_p (rtx_insn *) const { return false; }

  /* Like decode_reg_name, for a NAME in lower case.  */
  virtual int register_named (const char *name) const { return decode_reg_name (name); }

  /* The pattern of a call of SYMBOL, with LAST in it: a clobber of the link register, or, for a jump, a return.  */
  virtual rtx call_pattern (rtx symbol, rtx last) const = 0;

  /* Whether one instruction sets a register to the stack pointer and OFFSET.  */
  virtual bool stack_offset_added_p (HOST_WIDE_INT offset) const = 0;

private:
  unsigned m_link;
  std::vector<unsigned> m_veneer;
  unsigned m_flags;
};

} // namespace outline

#endif
