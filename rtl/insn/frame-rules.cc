/* What a row of the call frame table says, as directives.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/insn/frame-rules.h"

#include <algorithm>
#include <cstdlib>

namespace outline
{

bool
frame_rules::operator== (const frame_rules &other) const
{
  return (cfa_register == other.cfa_register && cfa_offset == other.cfa_offset
          && saved == other.saved && toggled == other.toggled
          && known == other.known);
}

bool
frame_rules::saved_below_p (unsigned stack_pointer) const
{
  return (cfa_register == stack_pointer
          && std::any_of (saved.begin (), saved.end (), [&] (const auto &reg) { return reg.second < -cfa_offset; }));
}

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

bool
frame_rules::apply (const std::string &text)
{
  for (size_t at = 0, end; at < text.size (); at = end + 1)
    {
      end = text.find ('\n', at);
      if (end == std::string::npos)
        return false;
      std::string line = text.substr (at, end - at);
      size_t space = line.find (' '), comma = line.find (", ");
      std::string word = line.substr (0, space);
      int64_t first = space == std::string::npos ? 0 : strtoll (&line[space + 1], nullptr, 10);
      int64_t second = comma == std::string::npos ? 0 : strtoll (&line[comma + 2], nullptr, 10);
      if (word == "\t.cfi_def_cfa")
        cfa_register = first, cfa_offset = second;
      else if (word == "\t.cfi_def_cfa_register")
        cfa_register = first;
      else if (word == "\t.cfi_def_cfa_offset")
        cfa_offset = first;
      else if (word == "\t.cfi_offset")
        saved[first] = second;
      else if (word == "\t.cfi_window_save")
        toggled = !toggled;
      else
        return false;
    }
  return true;
}

} // namespace outline
