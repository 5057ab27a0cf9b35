/* Tuning of the RTL passes of one function.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GCC_FUNCTION_TUNING_H
#define OUTLINE_GCC_FUNCTION_TUNING_H

#include <map>
#include <optional>
#include <vector>

#include "gcc/gcc-compat.h"

namespace outline
{

/* What makes some functions smaller and others larger (docs/cost.md).  Bits.  */
enum function_tuning : unsigned
{
  TUNED_AS_USUAL = 0,
  FEW_REGISTERS = 1,            /* Registers that cost bytes are not allocated, as with -ffixed-REG; not with asm.  */
  ONE_CSE = 2,                  /* Values are found once, not again after loops: -fno-rerun-cse-after-loop.  */
  TRACES = 4,                   /* Blocks are laid out by traces: -freorder-blocks-algorithm=stc.  */
  BY_PRIORITY = 8,              /* Registers are allocated by priority: -fira-algorithm=priority.  */
  BRANCHES = 16,                /* Conditions stay branches: -fno-if-conversion, -fno-if-conversion2.  */
  LITTLE_EFFORT = 32,           /* -fno-expensive-optimizations.  */
  NO_FORWARDING = 64            /* Values stay in registers of their own: -fno-forward-propagate.  */
};

/* The tuning of each function for -Oz of a unit.  */
struct function_tunings
{
  unsigned others = TUNED_AS_USUAL; /* That of functions that are not in OF.  */
  std::map<unsigned, unsigned> of;      /* By DECL_UID.  */

  unsigned of_function (const_tree decl) const;
};

/* The current function's passes, while they are tuned.  */
class tuned_function
{
public:
  /* After "expand": tunes as TUNING says, but not what the user sets, until end, which must come after "bbro".
     COSTLY_REGISTERS: hard registers for FEW_REGISTERS.  */
  void begin (unsigned tuning, const std::vector<unsigned> &costly_registers);
  void end ();

  /* Whether begin has been called, and not yet end.  */
  bool active_p () const { return m_usual.has_value (); }

private:
  struct tuned
  {
    HARD_REG_SET not_allocated;
    reorder_blocks_algorithm layout;
    ira_algorithm allocation;
    std::vector<int> options;   /* Those that a tuning may turn off, in the order of their table.  */
  };

  std::optional<tuned> m_usual; /* What these were before.  */
};

} // namespace outline

#endif
