/* Folding on targets whose calls put the return address into a register.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "target/link-register.h"

#include <algorithm>

#include "facts/callee.h"
#include "facts/reserved-registers.h"
#include "rtl/insn/expression.h"
#include "rtl/insn/liveness.h"
#include "target/saved-link.h"

namespace outline
{

std::vector<uint8_t>
link_register_target::find_legal_uses (function *, const std::vector<rtx_insn *> &insns) const
{
  /* By their places in TRACKED.  */
  const uint32_t link = 1, kept = return_register () == INVALID_REGNUM ? 0 : 2;
  std::vector<unsigned> tracked = { m_link };
  if (kept)
    tracked.push_back (return_register ());
  tracked.insert (tracked.end (), m_veneer.begin (), m_veneer.end ());
  if (m_flags != INVALID_REGNUM)
    tracked.push_back (m_flags);
  final_liveness live (tracked,
                       [this] (rtx_insn *insn) { return leaves_by_link_p (insn) ? link : 0; },
                       [this] (const char *name) { return register_named (name); },
                       [this] (rtx_insn *insn) { return loads_link_p (insn) ? link : 0; });
  saved_link saved (m_link);
  bool reserved = std::any_of (m_veneer.begin (), m_veneer.end (), reserved_p);
  bool callable = callable_p (), linked_jump = sizes ().linked_jump;
  std::vector<uint8_t> uses;
  for (rtx_insn *insn : insns)
    {
      uint32_t before = insn ? live.before (insn) : link;
      uint32_t after = !insn || LABEL_P (insn) ? before : live.after (insn);
      bool call = callable && !((before | after) & link) && insn && saved.before (insn);
      bool enter = (!reserved && !(before & ~(link | kept))
                    && (!linked_jump || (!(before & link) && insn && saved.before (insn))));
      bool unused = kept && insn && unused_at_p (live, kept, insn);
      uses.push_back (ITEM_LEAVE | (call ? ITEM_CALL : 0) | (enter ? ITEM_ENTER : 0)
                      | (unused ? ITEM_REGISTER : 0));
    }
  return uses;
}

rtx
link_register_target::jumpable_callee (const rtx_insn *insn)
{
  const rtx *callee = callee_of (insn);
  bool known = callee && (SYMBOL_REF_P (*callee) ? !missing_symbol_p (*callee) : REG_P (*callee));
  return known ? *callee : NULL_RTX;
}

bool
link_register_target::classify_expression (const_rtx x, bool address, uint32_t *traits) const
{
  if (unfoldable_p (x))
    return false;
  if (address && stack_offset_p (x))
    {
      *traits |= TRAIT_STACK_REFERENCE;
      return true;
    }
  switch (GET_CODE (x))
    {
    case REG:
      for (unsigned reg : { m_link, unsigned (STACK_POINTER_REGNUM) })
        if (REGNO (x) <= reg && END_REGNO (x) > reg)
          *traits |= TRAIT_TAIL_ONLY;
      return true;
    case MEM:
      return classify_expression (XEXP (x, 0), true, traits);
    case CLOBBER:
      if (REG_P (XEXP (x, 0)) && REGNO (XEXP (x, 0)) == m_link)
        {
          *traits |= TRAIT_CALLS;
          return true;
        }
      break;
    case SET:
      return (classify_expression (SET_DEST (x), false, traits)
              && classify_expression (SET_SRC (x), REG_P (SET_DEST (x)), traits));
    default:
      break;
    }
  return all_parts (x, [=] (const_rtx part) {
    return classify_expression (part, false, traits);
  });
}

uint32_t
link_register_target::label_alignment ()
{
  uint32_t alignment = 8;
  for (align_flags *align : { &align_labels, &align_loops, &align_jumps })
    alignment = MAX (alignment, (uint32_t) align->levels[0].get_value ());
  return alignment;
}

HARD_REG_SET
link_register_target::entry_clobbers () const
{
  HARD_REG_SET set = HARD_REG_SET ();
  for (unsigned reg : m_veneer)
    SET_HARD_REG_BIT (set, reg);
  if (m_flags != INVALID_REGNUM)
    SET_HARD_REG_BIT (set, m_flags);
  return set;
}

rtx_insn *
link_register_target::emit_call_before (rtx symbol, rtx_insn *place) const
{
  rtx clobber = gen_rtx_CLOBBER (VOIDmode, gen_rtx_REG (Pmode, m_link));
  return emit_call_insn_before (call_pattern (symbol, clobber), place);
}

rtx_insn *
link_register_target::emit_jump_before (rtx symbol, rtx_insn *place) const
{
  if (sizes ().linked_jump)
    return emit_call_before (symbol, place);
  rtx_insn *insn = emit_call_insn_before (call_pattern (symbol, ret_rtx), place);
  SIBLING_CALL_P (insn) = 1;
  return insn;
}

rtx
link_register_target::adjust_stack_references (rtx pattern, int bytes) const
{
  return add_to_stack_addresses (
    pattern, bytes, stack_offset_p,
    [] (const_rtx set) { return REG_P (SET_DEST (set)) && stack_offset_p (SET_SRC (set)); },
    [this] (HOST_WIDE_INT sum) { return stack_offset_added_p (sum); });
}

/* "str x30, [sp, -16]!".  */
rtx
link_register_target::inner_calls_prologue (unsigned) const
{
  rtx lower = plus_constant (Pmode, stack_pointer_rtx, -inner_call_stack ());
  rtx address = gen_rtx_PRE_MODIFY (Pmode, stack_pointer_rtx, lower);
  return gen_rtx_SET (gen_rtx_MEM (Pmode, address), gen_rtx_REG (Pmode, m_link));
}

/* "ldr x30, [sp], 16".  */
rtx
link_register_target::inner_calls_epilogue (rtx_insn *, unsigned) const
{
  rtx higher = plus_constant (Pmode, stack_pointer_rtx, inner_call_stack ());
  rtx address = gen_rtx_POST_MODIFY (Pmode, stack_pointer_rtx, higher);
  return gen_rtx_SET (gen_rtx_REG (Pmode, m_link), gen_rtx_MEM (Pmode, address));
}

/* FILLER is saved below the link register.  */
frame_rules
link_register_target::inner_calls_frame (unsigned filler) const
{
  frame_rules row = start_row ();
  row.cfa_offset = inner_call_stack ();
  row.saved[m_link] = (filler == INVALID_REGNUM ? 0 : UNITS_PER_WORD) - inner_call_stack ();
  return row;
}

} // namespace outline
