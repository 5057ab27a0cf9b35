/* Call frame information, interpreted.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/insn/frame-state.h"

#include "facts/frame-chain.h"
#include "facts/function-size.h"

namespace outline
{

frame_rules
start_row ()
{
  return frame_rules (DWARF2_FRAME_REG_OUT (DWARF_FRAME_REGNUM (STACK_POINTER_REGNUM), 1), incoming_frame_offset ());
}

std::string
directives_from_start (const frame_rules &row)
{
  return row.directives (start_row ());
}

void
frame_state::apply (const dw_cfi_node *cfi)
{
  unsigned reg = 0;
  switch (cfi->dw_cfi_opc)
    {
    case DW_CFA_offset:
    case DW_CFA_offset_extended:
    case DW_CFA_offset_extended_sf:
      reg = DWARF2_FRAME_REG_OUT (cfi->dw_cfi_oprnd1.dw_cfi_reg_num, 1);
      m_row.saved[reg] = cfi->dw_cfi_oprnd2.dw_cfi_offset;
      break;
    case DW_CFA_restore:
    case DW_CFA_restore_extended:
      reg = DWARF2_FRAME_REG_OUT (cfi->dw_cfi_oprnd1.dw_cfi_reg_num, 1);
      m_row.saved.erase (reg);
      break;
    case DW_CFA_def_cfa:
    case DW_CFA_def_cfa_sf:
      m_row.cfa_register
        = DWARF2_FRAME_REG_OUT (cfi->dw_cfi_oprnd1.dw_cfi_reg_num, 1);
      m_row.cfa_offset = cfi->dw_cfi_oprnd2.dw_cfi_offset;
      break;
    case DW_CFA_def_cfa_register:
      m_row.cfa_register
        = DWARF2_FRAME_REG_OUT (cfi->dw_cfi_oprnd1.dw_cfi_reg_num, 1);
      break;
    case DW_CFA_def_cfa_offset:
    case DW_CFA_def_cfa_offset_sf:
      m_row.cfa_offset = cfi->dw_cfi_oprnd1.dw_cfi_offset;
      break;
    case DW_CFA_GNU_args_size:
      m_args_size = cfi->dw_cfi_oprnd1.dw_cfi_offset;
      break;
    case DW_CFA_GNU_window_save:
      m_row.toggled = !m_row.toggled;
      break;
    case DW_CFA_remember_state:
      m_remembered.emplace_back (m_row, m_args_size);
      break;
    case DW_CFA_restore_state:
      if (m_remembered.empty ())
        m_lost = true;
      else
        {
          std::tie (m_row, m_args_size) = m_remembered.back ();
          m_remembered.pop_back ();
        }
      break;
    default:
      m_lost = true;
    }
  m_row.known = !m_lost && m_args_size == 0;
  m_shared = NULL;
}

/* Where the unit has tables, all directives go there, also those of functions that need none
   (dwarf2out_assembly_start, dwarf2out.cc).  With -flto one unit may have both.  */
cfi_consumer
cfi_consumer_of_function ()
{
  if (unwind_tables_p ())
    return dwarf2out_do_cfi_asm () ? cfi_consumer::unwinders : cfi_consumer::none;
  bool tables = (!targetm.arm_eabi_unwinder
                 && tables_wanted_p (*TREE_OPTIMIZATION (optimization_default_node)));
  return (!tables && dwarf_debuginfo_p () && dwarf2out_do_cfi_asm ()
            ? cfi_consumer::debuggers
            : cfi_consumer::none);
}

HOST_WIDE_INT
stack_move (rtx_insn *insn)
{
  HOST_WIDE_INT bytes;
  if (!find_args_size_adjust (insn).is_constant (&bytes))
    return unknown_move;
  rtx set = PATTERN (insn);
  bool copied = (GET_CODE (set) == SET && MEM_P (SET_DEST (set))
                 && !MEM_P (SET_SRC (set))
                 && reg_mentioned_p (stack_pointer_rtx, SET_SRC (set)));
  return bytes && copied ? unknown_move : bytes;
}

std::string
followed_frame_base ()
{
  if (!followed_by_code_p ())
    return std::string ();
  return crtl->drap_reg ? "by drap " : frame_pointer_needed ? "by frame pointer " : "";
}

std::vector<rtx_insn *>
cfi_notes_after (rtx_insn *insn)
{
  std::vector<rtx_insn *> notes;
  for (insn = NEXT_INSN (insn);
       insn && !printed_p (insn) && !LABEL_P (insn) && !BARRIER_P (insn)
       && !(NOTE_P (insn) && NOTE_KIND (insn) == NOTE_INSN_SWITCH_TEXT_SECTIONS);
       insn = NEXT_INSN (insn))
    if (NOTE_P (insn) && NOTE_KIND (insn) == NOTE_INSN_CFI)
      notes.push_back (insn);
  return notes;
}

} // namespace outline
