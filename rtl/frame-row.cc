/* A row of the call frame table, as directives.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/frame-row.h"

namespace outline
{

bool
frame_row::operator== (const frame_row &other) const
{
  return (cfa_register == other.cfa_register && cfa_offset == other.cfa_offset
          && saved == other.saved && toggled == other.toggled
          && known == other.known);
}

bool
frame_row::on_stack_pointer_p () const
{
  return cfa_register == frame_row ().cfa_register;
}

bool
frame_row::saved_below_p () const
{
  if (on_stack_pointer_p ())
    for (const auto &[reg, place] : saved)
      if (place < -cfa_offset)
        return true;
  return false;
}

std::string
frame_row::directives (const frame_row &from) const
{
  std::string text;
  std::string offset = std::to_string (cfa_offset) + "\n";
  std::string reg_text = std::to_string (cfa_register);
  if (cfa_register != from.cfa_register && cfa_offset != from.cfa_offset)
    text += "\t.cfi_def_cfa " + reg_text + ", " + offset;
  else if (cfa_register != from.cfa_register)
    text += "\t.cfi_def_cfa_register " + reg_text + "\n";
  else if (cfa_offset != from.cfa_offset)
    text += "\t.cfi_def_cfa_offset " + offset;
  for (const auto &[reg, place] : from.saved)
    if (!saved.count (reg))
      text += "\t.cfi_restore " + std::to_string (reg) + "\n";
  for (const auto &[reg, place] : saved)
    {
      auto before = from.saved.find (reg);
      if (before == from.saved.end () || before->second != place)
        text += ("\t.cfi_offset " + std::to_string (reg) + ", "
                 + std::to_string (place) + "\n");
    }
  if (toggled != from.toggled)
    text += "\t.cfi_window_save\n";
  return text;
}

} // namespace outline
