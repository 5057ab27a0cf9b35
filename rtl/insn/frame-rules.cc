/* What a row of the call frame table says, as directives.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/insn/frame-rules.h"

namespace outline
{

std::string
frame_rules::directives (const frame_rules &from) const
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
