/* DWARF's numbers for call frame instructions.
   SPDX-License-Identifier: GPL-3.0-or-later

   GCC's dwarf2out.h includes its dwarf2.h, which is not installed for plugins.  So
   the enumerations that it mentions are declared here; the numbers are those
   of the DWARF 5 standard, table 7.29.  Since GCC 15 coretypes.h declares the first
   one, too, as int.  */

#ifndef OUTLINE_GCC_MISSING_DWARF2_H
#define OUTLINE_GCC_MISSING_DWARF2_H

enum dwarf_call_frame_info : int
{
  DW_CFA_offset_extended = 0x05,
  DW_CFA_restore_extended = 0x06,
  DW_CFA_undefined = 0x07,
  DW_CFA_same_value = 0x08,
  DW_CFA_register = 0x09,
  DW_CFA_remember_state = 0x0a,
  DW_CFA_restore_state = 0x0b,
  DW_CFA_def_cfa = 0x0c,
  DW_CFA_def_cfa_register = 0x0d,
  DW_CFA_def_cfa_offset = 0x0e,
  DW_CFA_offset_extended_sf = 0x11,
  DW_CFA_def_cfa_sf = 0x12,
  DW_CFA_def_cfa_offset_sf = 0x13,
  DW_CFA_GNU_window_save = 0x2d,
  DW_CFA_GNU_args_size = 0x2e,
  DW_CFA_offset = 0x80,
  DW_CFA_restore = 0xc0
};

enum dwarf_location_atom { DW_OP_addr = 0x03 };
enum dwarf_attribute { DW_AT_sibling = 0x01 };
enum dwarf_tag { DW_TAG_padding = 0x00 };

#endif
