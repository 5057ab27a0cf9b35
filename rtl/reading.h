/* The passes that read the unit.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_READING_H
#define OUTLINE_RTL_READING_H

#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "plugin/gcc-compat.h"
#include "plugin/refusals.h"
#include "rtl/function-reader.h"
#include "target/target.h"

namespace outline
{

/* What must be known of the unit while its functions are expanded, and what is
   read of them.  Functions by DECL_UID.  */
struct unit_reading
{
  const fold_target *target = NULL;
  /* What is not read, with the reason.  */
  std::unordered_map<unsigned, refusal> left_alone;
  /* By function of the order: as function_code's KEPT; empty where nothing is dropped.  */
  std::vector<uint32_t> kept;
  /* What keeps its second scheduling.  */
  std::unordered_set<unsigned> scheduled;

  bool profiled = false;        /* Functions of the unit have a profile.  */
  bool folds = true;            /* Something may be folded; else code is as GCC makes it.  */
  bool active = false;
  insn_frequencies frequencies; /* Of the current function.  */
  class_table classes;
  std::vector<function_code> functions;
};

/* The passes that read a function: while it has blocks, and in the end.  */
opt_pass *make_frequency_pass (gcc::context *ctxt);
opt_pass *make_read_pass (gcc::context *ctxt);

/* Notes what must be known of the functions of ORDER, entered ENTRIES times, before
   any of them is expanded, for TARGET.  Returns the one reading of this process.  */
unit_reading &note_unit (const std::vector<cgraph_node *> &order,
                         const std::vector<double> &entries,
                         const fold_target &target);

/* Whether FN is being expanded and will be read for folding.  */
bool read_p (function *fn);

/* Whether functions of the unit have a profile.  */
bool unit_profiled_p ();

/* Whether functions of the noted unit have a profile.  */
bool noted_profile_p ();

/* Whether FN, which was noted, is to be scheduled as ever.  */
bool keeps_scheduling_p (function *fn);

} // namespace outline

#endif
