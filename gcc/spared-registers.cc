/* Registers that GCC does without in a function.  SPDX-License-Identifier: GPL-3.0-or-later

   GCC keeps the registers that no function of the unit may use (-ffixed-REG, those with a purpose of their own) in one
   set, from which allocation starts anew in each function ("ira" in ira.cc).  */

#include "gcc/spared-registers.h"

#include "ira.h"
#include "ira-int.h"

namespace outline
{

void
spared_registers::begin (const std::vector<unsigned> &regnos)
{
  m_usual = this_target_ira_int->x_no_unit_alloc_regs;
  for (unsigned regno : regnos)
    SET_HARD_REG_BIT (this_target_ira_int->x_no_unit_alloc_regs, regno);
}

void
spared_registers::end ()
{
  this_target_ira_int->x_no_unit_alloc_regs = *m_usual;
  m_usual.reset ();
}

} // namespace outline
