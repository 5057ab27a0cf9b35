/* The list of a function's instructions.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_INSN_INSN_RANGE_H
#define OUTLINE_RTL_INSN_INSN_RANGE_H

#include "facts/function-size.h"
#include "gcc/gcc-compat.h"

namespace outline
{

/* The instructions, notes, labels and barriers from FIRST to LAST, both included, for a range-based for.  Its body may
   remove the one that it is given.  */
class insn_range
{
public:
  class iterator
  {
  public:
    explicit iterator (rtx_insn *insn) : m_insn (insn), m_next (insn ? NEXT_INSN (insn) : NULL) {}
    rtx_insn *operator* () const { return m_insn; }
    iterator &operator++ () { return *this = iterator (m_next); }
    bool operator!= (const iterator &other) const { return m_insn != other.m_insn; }

  private:
    rtx_insn *m_insn, *m_next;
  };

  insn_range (rtx_insn *first, rtx_insn *last) : m_first (first), m_end (NEXT_INSN (last)) {}
  iterator begin () const { return iterator (m_first); }
  iterator end () const { return iterator (m_end); }

private:
  rtx_insn *m_first, *m_end;
};

/* The last instruction up to INSN, or null, that is printed; null if there is none.  */
inline rtx_insn *
last_printed (rtx_insn *insn)
{
  while (insn && !(INSN_P (insn) && printed_p (insn)))
    insn = PREV_INSN (insn);
  return insn;
}

/* Removes LABEL.  Its block loses it first: else a note after it would become the head of the block, and could not be
   removed any more.  */
inline void
remove_label (rtx_insn *label)
{
  set_block_for_insn (label, NULL);
  remove_insn (label);
}

} // namespace outline

#endif
