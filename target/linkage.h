/* How fragments are entered and left on a target: the instructions, and what they cost.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_TARGET_LINKAGE_H
#define OUTLINE_TARGET_LINKAGE_H

#include <vector>

#include "facts/function-size.h"
#include "gcc/gcc-compat.h"
#include "rtl/choose/choose.h"
#include "rtl/insn/frame-state.h"

namespace outline
{

/* What a jump would be if its target were near.  */
struct short_jump_form
{
  int reach = 0;            /* The most bytes between jump and target, with some to spare; 0: there is no such
                               form.  */
  uint32_t saves = 0;       /* Bytes by which it is shorter than now.  */
  uint32_t island = 0;      /* The bytes of an island for it; 0: none may be added.  */
};

/* The first instruction of a function, where indirect calls may land.  */
enum class entry_kind : uint8_t
{
  plain,                        /* Any other.  */
  landing_pad,                  /* One that allows that, and does nothing else.  */
  signing_landing_pad           /* One that allows that and is part of the function's code.  */
};

class fragment_linkage
{
public:
  virtual ~fragment_linkage () = default;

  /* What calls and returns cost, in bytes, of the kinds of fragments that there may be in the unit.  */
  linkage_bytes sizes () const;

  /* Whether code may grow at a site, in stress mode: not where constants that it loads must stay
     within reach.  */
  virtual bool sites_may_grow_p () const { return true; }

  /* At a site.  Each emits before PLACE what enters the fragment SYMBOL: a call; a jump; or
     instructions that set return_register to the address after the jump, and the jump.  Returns the
     call or jump.  */
  virtual rtx_insn *emit_call_before (rtx symbol, rtx_insn *place) const = 0;
  virtual rtx_insn *emit_jump_before (rtx symbol, rtx_insn *place) const = 0;
  virtual rtx_insn *emit_register_jump_before (rtx, rtx_insn *) const { return NULL; }

  /* How far, in bytes of the object, a fragment of KIND may be so that its call, or the jump to it, is shorter in the
     linked program by two bytes than one from further away; 0 if it never is.  */
  virtual uint32_t near_reach (fragment_kind) const { return 0; }

  /* The bytes in the object of INSN, a printed one, which the linker may shorten to insn_bytes; those of a call of a
     fragment or jump to one.  */
  virtual uint32_t bytes_in_object (rtx_insn *insn) const { return insn_bytes (insn); }
  virtual uint32_t site_bytes_in_object () const { return sizes ().call; }

  /* The entry_kind of a function whose first instruction is FIRST.  */
  virtual entry_kind entry_of (rtx_insn *) const { return entry_kind::plain; }

  /* The short form of JUMP, a conditional or unconditional jump whose length is known.  */
  virtual short_jump_form short_form (rtx_insn *) const { return {}; }

  /* The bytes of JUMP, a conditional or unconditional jump, if it goes to a fragment; 0 if it must
     not.  NEAR: the most bytes that may lie between any two points of the unit's code, in the
     section of the fragments; 0 where that is not known.  */
  virtual uint32_t direct_jump_bytes (rtx_insn *, uint32_t) const { return 0; }

  /* In all called fragments: the pattern of the return; the bytes by which the stack is deeper in
     the fragment than at the site; and PATTERN, a copy, changed for a stack that is BYTES deeper.
     The last is null if the result would have to be split before it is printed, and may be a
     pattern that the target does not recognise.  */
  virtual rtx return_pattern () const = 0;
  virtual int called_stack () const = 0;
  virtual rtx adjust_stack_references (rtx pattern, int bytes) const = 0;

  /* In thunks: a new pattern for INSN, a call, as a tail call or as a jump that sets the pc; null
     if there is none.  */
  virtual rtx tail_call (rtx_insn *insn) const = 0;

  /* The instruction that makes the room on the stack before inner_calls_prologue, which then only stores; null where
     the prologue does both.  */
  virtual rtx inner_calls_room () const { return NULL_RTX; }

  /* In called fragments with calls inside: the prologue; the epilogue, directly after the last of these
     calls, CALL, or, if CALL is null, anywhere after it; the frame between the two; and by how many bytes
     the stack is deeper there than at the site.  FILLER: a register that is saved beside the return address;
     INVALID_REGNUM if none is.  With a filler the epilogue is the same after every call.  */
  virtual rtx inner_calls_prologue (unsigned filler) const = 0;
  virtual rtx inner_calls_epilogue (rtx_insn *call, unsigned filler) const = 0;
  virtual frame_rules inner_calls_frame (unsigned filler) const = 0;
  virtual int inner_call_stack () const = 0;

  /* The registers that may be FILLER, the best one first: a fragment saves the first one that it does
     not change.  */
  virtual std::vector<unsigned> inner_calls_fillers () const { return {}; }

  /* An instruction that is both epilogue and return; null if there is none.  */
  virtual rtx inner_calls_return (unsigned) const { return NULL_RTX; }

  /* In register-call fragments: the first instruction, which pops the return address into
     return_register; the one that pushes it back; and the return after that.  Null where
     linkage_bytes::register_call is 0.  */
  virtual rtx take_return_address () const { return NULL_RTX; }
  virtual rtx give_return_address () const { return NULL_RTX; }
  virtual rtx register_call_return () const { return NULL_RTX; }

  /* The instruction that leaves a register-jump fragment through return_register.  */
  virtual rtx register_jump_return () const { return NULL_RTX; }

private:
  /* As sizes, of all kinds.  */
  virtual linkage_bytes all_sizes () const = 0;
};

} // namespace outline

#endif
