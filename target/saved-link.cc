/* Where a function has saved its return address.
   SPDX-License-Identifier: GPL-3.0-or-later

   A forward analysis, as liveness (rtl/insn/liveness.cc) is a backward one; a label has what holds on
   all paths to it:

                                 saved
     cbz x1, L1                  no
     stp x29, x30, [sp, -16]!    no
     bl f                        yes
     L2: b L2                    yes
     L1: brk 1000                no

   The instructions of prologue and epilogue that save and restore a register are
   marked for the call frame information, whether or not there will be any.  */

#include "target/saved-link.h"

#include "rtl/insn/liveness.h"

namespace outline
{

saved_link::saved_link (unsigned regno)
  : m_regno (regno), m_before (get_max_uid (), true)
{
  while (walk ())
    ;
}

/* Whether INSN, which is frame-related, saves the link register, LINK: by itself, or, as its notes say, by what it
   calls.  */
static bool
saves_p (const rtx_insn *insn, const_rtx link)
{
  if (contains_mem_rtx_p (PATTERN (insn)))
    return true;
  for (const_rtx note = REG_NOTES (insn); note; note = XEXP (note, 1))
    if (REG_NOTE_KIND (note) == REG_CFA_OFFSET && REG_P (SET_SRC (XEXP (note, 0)))
        && REGNO (SET_SRC (XEXP (note, 0))) == REGNO (link))
      return true;
  return false;
}

/* Whether the link register is not needed after INSN; SAVED: it is not needed before it.  */
bool
saved_link::after (rtx_insn *insn, bool saved) const
{
  if (CALL_P (insn))
    return true;
  rtx link = regno_reg_rtx[m_regno];
  /* What signs it into another register ("pac ip, lr, sp") does not save it.  */
  if (RTX_FRAME_RELATED_P (insn) && reg_mentioned_p (link, PATTERN (insn)))
    return !set_of (link, PATTERN (insn)) && (saved || saves_p (insn, link));
  return saved;
}

/* Merges SAVED, the state on one path to LABEL, into the state at LABEL.  */
void
saved_link::meet (rtx_insn *label, bool saved)
{
  if (saved || !m_before[INSN_UID (label)])
    return;
  m_before[INSN_UID (label)] = false;
  m_changed = true;
}

/* Goes over the function once; returns whether a label has changed.  */
bool
saved_link::walk ()
{
  m_changed = false;
  bool saved = false;
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    {
      if (BARRIER_P (insn))
        saved = true;
      else if (LABEL_P (insn))
        {
          meet (insn, saved && (m_anywhere || !LABEL_PRESERVE_P (insn)));
          saved = m_before[INSN_UID (insn)];
        }
      if (!NONDEBUG_INSN_P (insn))
        continue;
      m_before[INSN_UID (insn)] = saved;
      saved = after (insn, saved);
      if (!JUMP_P (insn))
        continue;
      std::vector<rtx_insn *> labels = labels_of_jump (insn);
      for (rtx_insn *label : labels)
        meet (label, saved);
      if (labels.empty () && !returnjump_p (insn) && m_anywhere && !saved)
        {
          m_anywhere = false;
          m_changed = true;
        }
    }
  return m_changed;
}

} // namespace outline
