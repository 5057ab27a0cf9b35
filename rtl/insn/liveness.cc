/* Liveness without a CFG.  SPDX-License-Identifier: GPL-3.0-or-later

   Just before "final" there is neither a CFG nor data flow information, and the last passes have
   moved and added instructions.  So the instructions are walked backwards, and each label
   accumulates the registers that are live at it, until nothing changes:

                        link register, x16
     ldr x30, [sp], 16      -
     L1: add x0, x0, x16    1 1       (L1 keeps 1 1)
     ret                    1 -
     barrier
     cbz x1, L1             1 1       on the second walk

   A walk takes time linear in the number of instructions; each level of loops takes one
   more walk.

   A computed jump leads to the labels whose address is taken (as make_edges of GCC's cfgbuild.cc has it), unless it
   leaves the function.  Nothing is known of asm goto: everything is in use.  Landing pads need no edges: an exception
   arrives with the call-saved registers restored, and the pad reads everything else from its frame.  So this must not
   be used for call-saved registers.  */

#include "rtl/insn/liveness.h"

#include "facts/asm-text.h"
#include "facts/reserved-registers.h"

namespace outline
{

final_liveness::final_liveness (const std::vector<unsigned> &registers,
                                exit_mask at_exit, register_number named, loaded_mask loaded)
  : m_registers (registers), m_all ((uint64_t (1) << registers.size ()) - 1),
    m_at_exit (std::move (at_exit)), m_loaded (std::move (loaded)), m_named (std::move (named)),
    m_before (get_max_uid (), 0), m_after (get_max_uid (), 0)
{
  while (walk ())
    ;
}

uint32_t
final_liveness::at (const std::vector<uint32_t> &masks,
                    const rtx_insn *insn) const
{
  size_t uid = INSN_UID (insn);
  return uid < masks.size () ? masks[uid] : m_all;
}

/* The mask of register REGNO; 0 if it is of no interest.  */
uint32_t
final_liveness::bit (unsigned regno) const
{
  for (size_t i = 0; i < m_registers.size (); i++)
    if (m_registers[i] == regno)
      return uint32_t (1) << i;
  return 0;
}

/* The registers that asm of INSN names, or may.  */
uint32_t
final_liveness::named_in (const rtx_insn *insn) const
{
  uint32_t named = 0;
  const asm_facts facts = facts_of_asm (insn);
  if (facts.closed_p ())
    return m_all;
  for (const std::string &word : facts.words)
    {
      int regno = ISALPHA (word[0]) ? m_named (word.c_str ()) : -1;
      named |= regno >= 0 ? bit (regno) : 0;
    }
  return named;
}

/* The registers that INSN reads.  Asm may read what is not among its operands:
   "mov %0, lr".  */
uint32_t
final_liveness::used_by (rtx_insn *insn) const
{
  uint32_t used = named_in (insn);
  for (size_t i = 0; i < m_registers.size (); i++)
    {
      rtx reg = regno_reg_rtx[m_registers[i]];
      if (reg_referenced_p (reg, PATTERN (insn))
          || (CALL_P (insn) && find_reg_fusage (insn, USE, reg)))
        used |= uint32_t (1) << i;
    }
  return used;
}

/* The registers whose values do not outlive INSN.  */
uint32_t
final_liveness::set_by (rtx_insn *insn) const
{
  struct walk { const final_liveness *self; uint32_t set; } w = { this, 0 };
  if (GET_CODE (PATTERN (insn)) != COND_EXEC)
    note_pattern_stores (PATTERN (insn), [] (rtx dest, const_rtx, void *data) {
      walk *to = static_cast<walk *> (data);
      if (REG_P (dest))
        for (unsigned r = REGNO (dest); r < END_REGNO (dest); r++)
          to->set |= to->self->bit (r);
    }, &w);
  return w.set;
}

/* Whether INSN, a jump, goes to an address that is computed of labels of this function.  */
static bool
computed_goto_p (const rtx_insn *insn)
{
  return computed_jump_p (insn) && !find_reg_note (insn, REG_NON_LOCAL_GOTO, NULL_RTX);
}

/* The registers live after INSN, a jump, if those of NEXT are live before the instruction that
   follows it.  */
uint32_t
final_liveness::after_jump (rtx_insn *insn, uint32_t next) const
{
  bool goes_on = any_condjump_p (insn) || GET_CODE (PATTERN (insn)) == COND_EXEC;
  if (returnjump_p (insn))
    return m_at_exit (insn) | (goes_on ? next : 0);
  if (extract_asm_operands (PATTERN (insn)))
    return m_all;
  std::vector<rtx_insn *> labels = labels_of_jump (insn);
  if (labels.empty ())
    return computed_goto_p (insn) ? m_at_addressed : m_all;
  uint32_t live = 0;
  for (rtx_insn *label : labels)
    live |= before (label);
  return simplejump_p (insn) ? live : live | next;
}

/* Goes over the function once; returns whether a label has changed.  */
bool
final_liveness::walk ()
{
  bool changed = false;
  uint32_t live = m_all;
  for (rtx_insn *insn = get_last_insn (); insn; insn = PREV_INSN (insn))
    {
      if (BARRIER_P (insn))
        live = 0;
      else if (LABEL_P (insn))
        {
          changed |= m_before[INSN_UID (insn)] != live;
          m_before[INSN_UID (insn)] = live;
          if (LABEL_PRESERVE_P (insn))
            m_at_addressed |= live;
        }
      if (!NONDEBUG_INSN_P (insn))
        continue;
      if (JUMP_P (insn))
        live = after_jump (insn, live);
      else if (CALL_P (insn) && SIBLING_CALL_P (insn))
        live = (m_at_exit (insn)
                | (GET_CODE (PATTERN (insn)) == COND_EXEC ? live : 0));
      m_after[INSN_UID (insn)] = live;
      live = ((live & ~set_by (insn)) | used_by (insn)) & ~m_loaded (insn);
      m_before[INSN_UID (insn)] = live;
    }
  return changed;
}

/* Jumps through a table name it, and where they lead to without it.  */
std::vector<rtx_insn *>
labels_of_jump (rtx_insn *jump)
{
  std::vector<rtx_insn *> found;
  subrtx_iterator::array_type array;
  FOR_EACH_SUBRTX (i, array, PATTERN (jump), ALL)
    if (GET_CODE (*i) == LABEL_REF)
      {
        rtx_insn *label = as_a<rtx_insn *> (XEXP (*i, 0));
        rtx_insn *data = next_insn (label);
        if (!data || !JUMP_TABLE_DATA_P (data))
          {
            found.push_back (label);
            continue;
          }
        rtvec labels = as_a<rtx_jump_table_data *> (data)->get_labels ();
        for (int k = 0; k < GET_NUM_ELEM (labels); k++)
          found.push_back (as_a<rtx_insn *> (XEXP (RTVEC_ELT (labels, k), 0)));
      }
  return found;
}

bool
unused_at_p (const final_liveness &live, uint32_t registers, rtx_insn *insn)
{
  uint32_t used = live.before (insn);
  if (!LABEL_P (insn))
    used |= live.after (insn) | live.named_by (insn);
  return !(used & registers);
}

/* Whether the current function clears registers before it returns
   (-fzero-call-used-regs).  */
static bool
clears_registers_p ()
{
  return (flag_zero_call_used_regs > zero_regs_flags::SKIP
          || lookup_attribute ("zero_call_used_regs",
                               DECL_ATTRIBUTES (current_function_decl)));
}

unsigned
register_for_fragments (unsigned regno)
{
  bool ours = (!reserved_p (regno)
               && crtl->abi->clobbers_full_reg_p (regno)
               && !clears_registers_p ());
  return ours ? regno : INVALID_REGNUM;
}

} // namespace outline
