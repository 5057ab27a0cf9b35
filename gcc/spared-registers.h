/* Registers that GCC does without in a function.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GCC_SPARED_REGISTERS_H
#define OUTLINE_GCC_SPARED_REGISTERS_H

#include <optional>
#include <vector>

#include "gcc/gcc-compat.h"

namespace outline
{

/* Registers that are not allocated, as with -ffixed-REG, but in one function.  */
class spared_registers
{
public:
  /* Before "ira": REGNOS are not allocated in the current function, until end, which must come after "reload".  */
  void begin (const std::vector<unsigned> &regnos);
  void end ();

  /* Whether begin has been called, and not yet end.  */
  bool active_p () const { return m_usual.has_value (); }

private:
  std::optional<HARD_REG_SET> m_usual; /* What GCC does not allocate otherwise.  */
};

} // namespace outline

#endif
