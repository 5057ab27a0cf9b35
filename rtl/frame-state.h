/* What unwind tables say about the frame at a point of a function.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_FRAME_STATE_H
#define OUTLINE_RTL_FRAME_STATE_H

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "plugin/gcc-compat.h"

namespace outline
{

/* A row of the call frame table (DWARF 5, 6.4.1): how to find the frame of the caller
   from a point of a function.  Example, after "pushq %rbx":

     cfa    register 7 + 16          directives ()  .cfi_def_cfa_offset 16
     saved  register 3 at cfa - 16                  .cfi_offset 3, -16  */
struct frame_row
{
  /* The row at the start of every function: only the return address lies on the
     stack.  */
  frame_row ();

  unsigned cfa_register;                   /* DWARF's number.  */
  HOST_WIDE_INT cfa_offset;                /* Bytes.  */
  std::map<unsigned, HOST_WIDE_INT> saved; /* By register: bytes from the CFA.  */
  bool toggled = false;                    /* AArch64: the return address is signed.  */
  /* False where directives cannot express the row: pushed arguments with a note for landing
     pads; and from the first DWARF expression on (functions that realign their stack).  */
  bool known = true;

  bool operator== (const frame_row &other) const;
  bool operator!= (const frame_row &other) const { return !(*this == other); }

  /* The directives that change FROM to this row; both must be known.  */
  std::string directives (const frame_row &from = frame_row ()) const;

  /* Whether the CFA is found through the stack pointer.  */
  bool on_stack_pointer_p () const;

  /* Whether a register is listed as saved in a slot below the stack pointer: it has been
     popped.  */
  bool saved_below_p () const;
};

/* Many instructions have the same row.  */
typedef std::shared_ptr<const frame_row> shared_row;

/* Follows the call frame information of a function, in the order in which it
   is written.  */
class frame_state
{
public:
  explicit frame_state (const frame_row &start = frame_row ())
    : m_row (start), m_lost (!start.known)
  {}

  /* Applies CFI, from a note of the function.  */
  void apply (const dw_cfi_node *cfi);

  /* The current row.  */
  const frame_row &row () const { return m_row; }

private:
  frame_row m_row;
  HOST_WIDE_INT m_args_size = 0;
  bool m_lost;                  /* A change was met that rows cannot express.  */
  std::vector<std::pair<frame_row, HOST_WIDE_INT>> m_remembered;
};

/* Who uses the call frame information of the current function and its fragments.  */
enum class cfi_consumer
{
  none,
  debuggers,                    /* By .debug_frame.  No code may depend on it, as code is
                                   the same without -g.  */
  unwinders
};
cfi_consumer cfi_consumer_of_function ();

/* The notes of call frame information that belong to INSN: those after it, up to
   the next instruction, label or barrier, or the end of the function's first part.  */
std::vector<rtx_insn *> cfi_notes_after (rtx_insn *insn);

} // namespace outline

#endif
