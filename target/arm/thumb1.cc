/* What is different in Thumb-1 code.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "target/arm/thumb1.h"

#include <algorithm>
#include <vector>

#include "insn-codes.h"

#include "facts/asm-text.h"
#include "facts/function-size.h"
#include "gcc/memory-output.h"
#include "rtl/insn/expression.h"
#include "rtl/insn/insn-key.h"

namespace outline
{

bool
thumb1_epilogue_p (rtx_insn *insn)
{
  return JUMP_P (insn) && volatile_unspec_p (insn, VUNSPEC_EPILOGUE);
}

bool
thumb1_saves_high_registers_p ()
{
  const unsigned long high = 0xf00;
  return cfun->machine->stack_offsets.saved_regs_mask & high;
}

void
append_thumb1_epilogue (std::string &key)
{
  const arm_stack_offsets &offsets = cfun->machine->stack_offsets;
  machine_mode returned = (crtl->return_rtx ? GET_MODE (crtl->return_rtx)
                                            : DECL_MODE (DECL_RESULT (current_function_decl)));
  append_numbers (key, { offsets.saved_regs_mask, offsets.outgoing_args - offsets.saved_regs,
                         offsets.locals_base - offsets.saved_regs, frame_pointer_needed,
                         HOST_WIDE_INT (arm_current_func_type ()), GET_MODE_SIZE (returned).to_constant (),
                         optimize_size, HOST_WIDE_INT (crtl->args.pretend_args_size) });
}

/* Each becomes asm of the same length for GCC, which counts lines, so that no jump is printed in another way.  "final"
   adds the tab before the first line and the newline after the last one.  */
void
fix_thumb1_epilogues ()
{
  if (!thumb1_saves_high_registers_p ())
    return;
  std::string text = printed_by (thumb1_unexpanded_epilogue);
  if (text.size () < 2)
    return;
  text = text.substr (1, text.size () - 2);
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    if (thumb1_epilogue_p (insn))
      {
        const int bytes_of_line = 4;
        int lines = 1 + std::count (text.begin (), text.end (), '\n');
        std::string padded = text + std::string (MAX (get_attr_length (insn) / bytes_of_line - lines, 0), '\n');
        PUT_CODE (insn, INSN);
        PATTERN (insn) = gen_rtx_ASM_INPUT_loc (VOIDmode, ggc_strdup (padded.c_str ()), BUILTINS_LOCATION);
        INSN_CODE (insn) = -1;
      }
}

namespace
{

/* Whether INSN is a jump before which "final" leaves out the comparison if that would set the flags as they are.  */
bool
comparing_jump_p (rtx_insn *insn)
{
  return (JUMP_P (insn) && any_condjump_p (insn) && GET_CODE (PATTERN (insn)) == SET
          && COMPARISON_P (XEXP (SET_SRC (PATTERN (insn)), 0)));
}

/* Whether the flags are known to be those of the comparison CONDITION.  */
bool
flags_known_p (const_rtx condition)
{
  const machine_function *m = cfun->machine;
  return (m->thumb1_cc_insn && rtx_equal_p (m->thumb1_cc_op0, XEXP (condition, 0))
          && rtx_equal_p (m->thumb1_cc_op1, XEXP (condition, 1)));
}

} // namespace

/* Goes through the function as "final" does.  */
thumb1_flags
find_thumb1_flags ()
{
  thumb1_flags found;
  machine_function *m = cfun->machine;
  int saved_names = flag_print_asm_name;
  flag_print_asm_name = 0;
  CC_STATUS_INIT;
  std::vector<const rtx_insn *> since; /* What has been passed since the flags were set, from the setter on.  */
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    {
      if (LABEL_P (insn))
        CC_STATUS_INIT;
      if (!NONDEBUG_INSN_P (insn) || !printed_p (insn))
        continue;
      if (asm_p (insn))
        {
          CC_STATUS_INIT;
          continue;
        }
      recog_memoized (insn);
      rtx before = m->thumb1_cc_insn;
      thumb1_final_prescan_insn (insn);
      bool jump = comparing_jump_p (insn);
      if (jump && flags_known_p (XEXP (SET_SRC (PATTERN (insn)), 0)))
        {
          found.users.insert (insn);
          found.in_use_after.insert (since.begin (), since.end ());
          since.clear ();
        }
      else if (jump)
        {
          const_rtx condition = XEXP (SET_SRC (PATTERN (insn)), 0);
          m->thumb1_cc_insn = insn;
          m->thumb1_cc_op0 = XEXP (condition, 0);
          m->thumb1_cc_op1 = XEXP (condition, 1);
          m->thumb1_cc_mode = CCmode;
        }
      if (m->thumb1_cc_insn != before)
        since.clear ();
      since.push_back (insn);
    }
  CC_STATUS_INIT;
  flag_print_asm_name = saved_names;
  return found;
}

} // namespace outline
