/* The frame at each point of a function that is read.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_READ_FRAME_FOLLOWER_H
#define OUTLINE_RTL_READ_FRAME_FOLLOWER_H

#include <string>

#include "rtl/choose/class-table.h"
#include "rtl/insn/frame-state.h"
#include "rtl/read/insn-class.h"

namespace outline
{

/* Follows the frame of the current function from its start: what unwinders see (row), what debuggers see where
   only they have tables, and whether registers have been popped of which the tables do not say so.  The caller hands
   over, in order, all instructions that are printed, barriers and notes of call frame information.  */
class frame_follower
{
public:
  /* CLASSES: where the classes of frame states are to be.  */
  explicit frame_follower (class_table &classes) : m_classes (classes) {}

  /* INSN is executed.  */
  void pass (rtx_insn *insn);

  /* Control does not pass this point.  */
  void pass_barrier () { m_popping = false; }

  /* Applies CFI, which unwinders see, or debuggers only.  */
  void apply (const dw_cfi_node *cfi) { m_state.apply (cfi); }
  void apply_for_debuggers (const dw_cfi_node *cfi) { m_debugged.apply (cfi); }

  /* A part of the function with an unwind entry of its own begins.  */
  void begin_part ();

  /* What unwinders see here.  */
  const frame_rules &row () const { return m_state.row (); }

  /* Notes in ITEM the frame here.  */
  void note_in (raw_item &item);

  /* The directives of ROW, and its class (frame_state_class).  The results for the last ROW are kept, as adjacent
     instructions mostly have the same one, and making directives takes longer than reading an instruction.  */
  const std::string &directives_of (const shared_row &row);
  class_id class_of (const shared_row &row);

private:
  class_table &m_classes;
  cfi_consumer m_consumer = cfi_consumer_of_function ();
  frame_state m_state;
  /* The frame where only debuggers use it; no class depends on it.  */
  frame_state m_debugged;
  /* The last argument of directives_of and class_of, and the results; no_class: not known yet.  */
  shared_row m_asked;
  std::string m_directives;
  class_id m_class = no_class;
  /* Set after a pop without a row, where the CFA is not found by the stack pointer.  */
  bool m_popping = false;
  rtx_insn *m_before = NULL;     /* The last instruction.  */
};

} // namespace outline

#endif
