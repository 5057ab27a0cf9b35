/* The passes that read the unit.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_READ_READING_H
#define OUTLINE_RTL_READ_READING_H

#include <map>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "facts/call-graph.h"
#include "facts/stack-growth.h"
#include "plugin/refusals.h"
#include "rtl/fold/shared-constants.h"
#include "rtl/functions/function-contents.h"
#include "rtl/read/function-reader.h"
#include "target/target.h"

namespace outline
{

/* What is known of the unit before its functions are expanded, and what has been read of
   them.  Functions are identified by DECL_UID.  */
class unit_reading
{
public:
  /* Records what must be known of the functions of ORDER, each entered ENTRIES times, before any of
     them is expanded for TARGET.  Their stacks are deeper by GROWTH, which must outlive this.  */
  void begin (const std::vector<cgraph_node *> &order, const std::vector<double> &entries,
              const stack_growth &growth, const fold_target &target);

  /* While ACTIVE: reads FN, the current function: its frequencies while it has basic blocks, and its final
     instructions.  */
  void note_frequencies (function *fn);
  void read_final_insns (function *fn);

  /* Whether FN is being expanded and will be read for folding.  */
  bool reads_p (function *fn) const { return active && folds && !m_left_alone.count (DECL_UID (fn->decl)); }

  /* Has GCC make a prologue and epilogues of FN, the current function, that save registers by calls of the target's
     routines (save_routines): from before registers are allocated until they have been made, or when registers are
     such that the function has to do without.  */
  bool saves_by_calls_p (function *fn) const;
  void begin_saves ();
  bool saving_p () const { return m_saving; }
  void end_impossible_saves ();
  void end_saves ();

  /* Whether FN goes through GCC's passes as without the plugin: the unit has a profile, by which FN runs, and only cold
     code may be folded.  */
  bool as_usual_p (function *fn) const { return m_as_usual.count (DECL_UID (fn->decl)); }

  /* Whether functions of the unit have a profile.  */
  bool profiled_p () const { return m_profiled; }

  bool active = false;
  const save_routines *saves = NULL; /* How functions save registers by calls; null if they do not.  */
  std::map<std::string, const save_routine *> routines; /* Those that are called for it, by name.  */
  bool folds = true;            /* False: compile as GCC does, and fold nothing.  */
  link_groups groups;           /* Of the order.  */
  class_table classes;
  std::vector<function_code> functions;
  std::unordered_map<unsigned, function_insns> insns; /* Of these, by DECL_UID, for who folds them.  */
  unit_contents contents;       /* Of all functions that are expanded.  */
  constant_texts constants;     /* Of those in functions' tables.  */

private:
  void keep_as_usual (const std::vector<cgraph_node *> &order, const std::vector<double> &entries);
  void forbid_stack_growth (function_code &code, function *fn) const;

  const fold_target *m_target = NULL;
  const stack_growth *m_growth = NULL;
  /* Functions that are not read, with the reason.  */
  std::unordered_map<unsigned, refusal> m_left_alone;
  /* Functions that go through GCC's passes as without the plugin.  */
  std::unordered_set<unsigned> m_as_usual;
  bool m_profiled = false;
  bool m_saving = false;        /* Between begin_saves and end_saves.  */
  insn_frequencies m_frequencies; /* Of the current function.  */
  bool m_constants_shared = false; /* Functions share them (constants_shared_p).  */
};

} // namespace outline

#endif
