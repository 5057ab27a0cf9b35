/* The passes that read the unit.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_READ_READING_H
#define OUTLINE_RTL_READ_READING_H

#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "gcc/pass.h"
#include "plugin/refusals.h"
#include "rtl/fold/shared-constants.h"
#include "rtl/functions/function-contents.h"
#include "rtl/read/function-reader.h"
#include "target/target.h"

namespace outline
{

/* What is known of the unit before its functions are expanded, and what has been read of
   them.  Functions are identified by DECL_UID.  */
struct unit_reading
{
  const fold_target *target = NULL;
  /* Functions that are not read, with the reason.  */
  std::unordered_map<unsigned, refusal> left_alone;
  /* By function of the order: as function_code's GC_GROUP; empty where nothing is dropped.  */
  std::vector<uint32_t> gc_groups;
  /* Functions that go through GCC's passes as without the plugin.  */
  std::unordered_set<unsigned> as_usual;

  bool profiled = false;        /* Functions of the unit have a profile.  */
  bool folds = true;            /* False: compile as GCC does, and fold nothing.  */
  bool active = false;
  insn_frequencies frequencies; /* Of the current function.  */
  class_table classes;
  std::vector<function_code> functions;
  unit_contents contents;       /* Of all functions that are expanded.  */
  bool constants_shared = false; /* Functions share them (constants_shared_p).  */
  constant_texts constants;     /* Of those in functions' tables.  */
};

/* Whether functions are being read.  */
bool reading_p ();

/* Reads FN, the current function: its frequencies while it has basic blocks, and its final
   instructions.  */
void note_frequencies (function *fn);
void read_final_insns (function *fn);

/* Records what must be known of the functions of ORDER, each entered ENTRIES times, before any of
   them is expanded for TARGET.  Returns the only reading of this process.  */
unit_reading &note_unit (const std::vector<cgraph_node *> &order,
                         const std::vector<double> &entries,
                         const fold_target &target);

/* Whether FN is being expanded and will be read for folding.  */
bool read_p (function *fn);

/* Whether functions of the noted unit have a profile.  */
bool noted_profile_p ();

/* Whether FN, a function of the noted unit, goes through GCC's passes as without the plugin: the unit has a profile, by
   which FN runs, and only cold code may be folded.  */
bool compiled_as_usual_p (function *fn);

} // namespace outline

#endif
