/* What unwind tables say about the frame at a point of a function.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_FRAME_STATE_H
#define OUTLINE_RTL_FRAME_STATE_H

#include <map>
#include <string>
#include <vector>

#include "plugin/gcc-compat.h"

namespace outline
{

/* Follows the call frame information of a function, in the order in which it
   is written (DWARF 5, 6.4.1).  Example, behind "pushq %rbx":

     cfa    register 7 + 16          directives ()  .cfi_def_cfa_offset 16
     saved  register 3 at cfa - 16                  .cfi_offset 3, -16  */
class frame_state
{
public:
  /* Takes over what CFI, as a note of the function holds it, changes.  */
  void apply (const dw_cfi_node *cfi);

  /* False where directives () cannot tell the state: pushed arguments with a
     note for landing pads; and from the first expression on (functions that
     realign their stack).  */
  bool known () const { return m_known && m_row.args_size == 0; }

  /* What has to be written at the start of a function, where only the return
     address lies on the stack, to come to this state.  Equal states have equal
     directives.  */
  std::string directives () const;

  /* The bytes that directives () takes in the table.  */
  unsigned directive_bytes () const;

  /* Whether this is the state at the start of every function.  */
  bool initial_p () const { return directives ().empty (); }

  /* Whether the CFA is found through the stack pointer.  */
  bool on_stack_pointer_p () const;

  /* Whether a register that is told to be saved lies below the stack pointer: it
     has been popped.  */
  bool saved_below_p () const;

private:
  struct row
  {
    unsigned cfa_register = INVALID_REGNUM;  /* INVALID_REGNUM: initial.  */
    HOST_WIDE_INT cfa_offset = 0;            /* 0: initial.  */
    std::map<unsigned, HOST_WIDE_INT> saved; /* By register: from the CFA.  */
    HOST_WIDE_INT args_size = 0;
    bool toggled = false;                    /* AArch64: the return address is
                                                signed.  */
  };
  row m_row;
  std::vector<row> m_remembered;
  bool m_known = true;
};

/* Whether debuggers, and nobody else, are told of the frame of the current function
   (.debug_frame).  Nothing may depend on it, as code is the same without -g.  */
bool debug_frames_p ();

/* Stands for directives that cannot tell a state.  */
extern const char *const unknown_frame;

/* The notes of call frame information that belong to INSN: those behind it, up to
   the next instruction, label or barrier.  */
std::vector<rtx_insn *> cfi_notes_behind (rtx_insn *insn);

} // namespace outline

#endif
