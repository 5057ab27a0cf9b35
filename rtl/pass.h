/* The passes that fold.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_PASS_H
#define OUTLINE_RTL_PASS_H

#include "measure/trial.h"
#include "rtl/expanded-unit.h"
#include "rtl/fold/fold.h"
#include "rtl/fold/shared-constants.h"

namespace outline
{

/* A tail that is no other's end, and its ends, by their indices: they are written together.  */
struct tail_group
{
  std::vector<uint32_t> tails;  /* The longest one first.  */
  size_t sites_left = 0;        /* The sites of all these in functions that have not been folded.  */
};

/* What is folded of a unit.  */
struct unit_folding
{
  const fold_target *target = NULL;
  class_table classes;
  choice chosen;
  /* By fragment: its name.  */
  std::vector<std::string> names;
  /* By DECL_UID of a function.  */
  std::unordered_map<unsigned, std::vector<fold_site>> sites;
  std::unordered_map<unsigned, function_insns> insns; /* Of functions with sites, until they are folded.  */
  std::unordered_map<unsigned, std::vector<uint32_t>> jumps; /* As chosen_jumps'.  */
  equal_jumps equal;
  /* Where a tail may stand directly after the function that jumps to it last; and by fragment, the index of its
     group.  */
  std::vector<tail_group> groups;
  std::vector<size_t> group_of;
  std::vector<std::string> following; /* What comes after the current function, the longest first.  */
  fragment_store store;
  text_places places;           /* Of functions and fragments.  */
  shared_constants constants;
  /* As fold_target's direct_jump_bytes.  */
  uint32_t near = 0;
  const save_routines *saves = NULL; /* As unit_reading's.  */
  bool usage_known = false;     /* USAGE is of the current function.  */
  HARD_REG_SET usage;           /* used_registers, and what its sites clobber.  */

  /* Whether something is planned for the function FN.  */
  bool
  planned_p (function *fn) const
  {
    return (sites.count (DECL_UID (fn->decl)) || jumps.count (DECL_UID (fn->decl)) || places.divided_p ()
            || saves);
  }

  /* Folds what is planned for FN, the current function.  To be called when its instructions are final.  */
  void fold_and_chain (function *fn);

  /* When all passes of the current function have run: writes FOLLOWING, if that is not empty.  */
  void write_following ();

  /* If USAGE_KNOWN, after "final" in FN, the current function: restores the register usage recorded before folding.
     "final" assumes that a call of a fragment clobbers everything, and misses what a fragment reached by a jump
     clobbers.  */
  void restore_usage (function *fn);

  /* To be called when GCC has written all functions: writes what is left for the end of the code, constants and
     fragments.  */
  void finish ();
};

/* Expands all functions of UNIT into SUSPENDED in the variant of CHOICE, with READING, and plans what to fold of
   them in FOLDING.  In a trial SELF ends here, or goes on as the compiler.  */
void expand_and_plan (finished_unit &unit, const variant_choice &choice, trial &self, unit_reading &reading,
                      suspended_functions &suspended, unit_folding &folding);

} // namespace outline

#endif
