/* Routines that save and restore registers for functions.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_TARGET_SAVE_ROUTINES_H
#define OUTLINE_TARGET_SAVE_ROUTINES_H

#include <string>
#include <vector>

#include "gcc/gcc-compat.h"
#include "rtl/insn/frame-rules.h"

namespace outline
{

/* Code that functions call to save registers, or jump to, to restore them and return.  */
struct save_routine
{
  std::string name;             /* Its symbol.  */
  std::string text;             /* Its instructions.  */
  std::vector<std::pair<size_t, frame_rules>> frames; /* From which byte of the text on; the first at 0.  */
  uint32_t bytes = 0;
};

/* A compiler may make prologues and epilogues that call routines of its library.  The plugin has it do so, and puts
   these routines into the unit, each in a COMDAT section, under the same names: so functions of a program that save
   different registers, at other offsets than each other, share the code for it.  */
class save_routines
{
public:
  virtual ~save_routines () = default;

  /* Has GCC make such prologues and epilogues from now on: before the frame of the current function is laid out.  */
  virtual void begin () const = 0;

  /* Before they are made, when registers are known: whether calls are right for these, and pay.  */
  virtual bool possible_p () const = 0;

  /* From now on GCC makes them as usual.  If they have been made, their calls become final.  */
  virtual void end () const = 0;

  /* The routine that INSN calls or jumps to; null if none.  It lives as long as the plugin.  */
  virtual const save_routine *called_by (const rtx_insn *insn) const = 0;
};

} // namespace outline

#endif
