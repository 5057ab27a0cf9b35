/* Call frame information, interpreted.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/frame-state.h"

#include "plugin/function-size.h"

namespace outline
{

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
      m_row.args_size = cfi->dw_cfi_oprnd1.dw_cfi_offset;
      break;
    case DW_CFA_GNU_window_save:
      m_row.toggled = !m_row.toggled;
      break;
    case DW_CFA_remember_state:
      m_remembered.push_back (m_row);
      break;
    case DW_CFA_restore_state:
      if (m_remembered.empty ())
        m_known = false;
      else
        {
          m_row = m_remembered.back ();
          m_remembered.pop_back ();
        }
      break;
    default:
      m_known = false;
    }
}

bool
frame_state::on_stack_pointer_p () const
{
  unsigned sp = DWARF2_FRAME_REG_OUT (DWARF_FRAME_REGNUM (STACK_POINTER_REGNUM),
                                      1);
  return (m_row.cfa_register == INVALID_REGNUM || m_row.cfa_register == sp);
}

bool
frame_state::saved_below_p () const
{
  HOST_WIDE_INT offset = m_row.cfa_offset ? m_row.cfa_offset
                                          : INCOMING_FRAME_SP_OFFSET;
  if (on_stack_pointer_p ())
    for (const auto &saved : m_row.saved)
      if (saved.second < -offset)
        return true;
  return false;
}

std::string
frame_state::directives () const
{
  std::string text;
  if (!on_stack_pointer_p ())
    text += "\t.cfi_def_cfa " + std::to_string (m_row.cfa_register) + ", "
            + std::to_string (m_row.cfa_offset) + "\n";
  else if (m_row.cfa_offset != 0
           && m_row.cfa_offset != INCOMING_FRAME_SP_OFFSET)
    text += "\t.cfi_def_cfa_offset " + std::to_string (m_row.cfa_offset) + "\n";
  for (const auto &saved : m_row.saved)
    text += "\t.cfi_offset " + std::to_string (saved.first) + ", "
            + std::to_string (saved.second) + "\n";
  if (m_row.toggled)
    text += "\t.cfi_window_save\n";
  return text;
}

unsigned
frame_state::directive_bytes () const
{
  std::string text = directives ();
  return 2 * std::count (text.begin (), text.end (), '\n');
}

std::vector<rtx_insn *>
cfi_notes_behind (rtx_insn *insn)
{
  std::vector<rtx_insn *> notes;
  for (insn = NEXT_INSN (insn);
       insn && !printed_p (insn) && !LABEL_P (insn) && !BARRIER_P (insn);
       insn = NEXT_INSN (insn))
    if (NOTE_P (insn) && NOTE_KIND (insn) == NOTE_INSN_CFI)
      notes.push_back (insn);
  return notes;
}

const char *const unknown_frame = "unknown";

/* Where the unit has tables, directives go there, also those of functions without
   (dwarf2out_assembly_start, dwarf2out.cc).  */
bool
debug_frames_p ()
{
  const cl_optimization *unit = TREE_OPTIMIZATION (optimization_default_node);
  bool tables = (!targetm.arm_eabi_unwinder
                 && (unit->x_flag_unwind_tables || unit->x_flag_exceptions
                     || unit->x_flag_asynchronous_unwind_tables));
  return (!tables && !unwind_tables_p () && dwarf_debuginfo_p ()
          && dwarf2out_do_cfi_asm ());
}

} // namespace outline
