/* Notes of instructions.  SPDX-License-Identifier: GPL-3.0-or-later

   Most are for passes that have run, or say how an instruction changes the frame (rtl/insn/frame-state.h).  */

#include "rtl/insn/insn-notes.h"

#include "facts/name-set.h"

namespace outline
{

/* As GCC's dumps print them (reg-notes.def), without "REG_".  */
static const char known_notes[] = R"(
  DEP_TRUE DEP_OUTPUT DEP_ANTI DEP_CONTROL DEAD UNUSED INC EQUIV EQUAL NONNEG LABEL_TARGET LABEL_OPERAND BR_PROB BR_PRED
  NOALIAS EH_REGION SAVE_NOTE NORETURN NON_LOCAL_GOTO SETJMP TM ARGS_SIZE RETURNED STACK_CHECK CALL_DECL UNTYPED_CALL
  CALL_NOCF_CHECK CALL_ARG_LOCATION CC_SETTER CC_USER
  FRAME_RELATED_EXPR CFA_DEF_CFA CFA_ADJUST_CFA CFA_OFFSET CFA_REGISTER CFA_EXPRESSION CFA_VAL_EXPRESSION CFA_RESTORE
  CFA_NO_RESTORE CFA_SET_VDRAP CFA_WINDOW_SAVE CFA_FLUSH_QUEUE CFA_TOGGLE_RA_MANGLE CFA_NEGATE_RA_STATE
)";

/* GET_REG_NOTE_NAME of KIND, without the prefix.  */
static const char *
name_of (unsigned kind)
{
  const char *name = GET_REG_NOTE_NAME (kind);
  return startswith (name, "REG_") ? name + strlen ("REG_") : name;
}

static bool
known_kind_p (unsigned kind)
{
  static const known_values known (known_notes, REG_NOTE_MAX, name_of);
  return known.has_p (kind);
}

bool
known_note_p (const_rtx note)
{
  return known_kind_p (REG_NOTE_KIND (note));
}

bool
printed_note_p (const_rtx note)
{
  switch (REG_NOTE_KIND (note))
    {
    case REG_NORETURN:
    case REG_CALL_NOCF_CHECK:
      return true;
#ifdef STACK_REGS
    /* Whether an instruction pops (output_387_binary_op and others in
       i386.cc).  */
    case REG_DEAD:
    case REG_UNUSED:
      return STACK_REG_P (XEXP (note, 0));
#endif
    default:
      return false;
    }
}

std::vector<std::string>
unclassified_notes ()
{
  return names_but_of (REG_NOTE_MAX, name_of, known_kind_p);
}

} // namespace outline
