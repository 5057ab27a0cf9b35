/* The passes that read the unit.  SPDX-License-Identifier: GPL-3.0-or-later

   For each function that is expanded while the reading is active:

     outline_frequency   how often instructions are executed, while there is a CFG
     outline_read        the final instructions, as classes

   Both run for all functions of the unit before any of it is printed.  */

#include "rtl/read/reading.h"

#include <optional>

#include "facts/asm-text.h"
#include "facts/block-frequencies.h"
#include "facts/call-graph.h"
#include "facts/callee.h"
#include "facts/code-place.h"
#include "facts/eligibility.h"
#include "facts/frame-chain.h"
#include "facts/frequency.h"
#include "facts/function-size.h"
#include "facts/scope.h"
#include "gcc/pipeline.h"
#include "plugin/options.h"
#include "rtl/dictionary/unit-summary.h"
#include "rtl/fold/jump-chains.h"
#include "rtl/functions/equal-functions.h"
#include "rtl/insn/insn-places.h"
#include "rtl/insn/liveness.h"

namespace outline
{

namespace
{

/* The function that INSN, a call, calls, as far as it is known; else null.  Without -fipa-ra GCC makes no note of
   it.  */
tree
known_callee (rtx_insn *insn)
{
  tree noted = get_call_fndecl (insn);
  return noted ? noted : called_function (insn);
}

/* The DECL_UID of the function that CALL, whose callee is known, calls; UINT32_MAX where that is none of the unit.  */
uint32_t
called_uid (rtx_insn *call)
{
  cgraph_node *callee = cgraph_node::get (known_callee (call));
  return callee ? DECL_UID (callee->ultimate_alias_target ()->decl) : UINT32_MAX;
}

/* Records in READ, the current function, whose instructions are at PLACES, where its items are.  */
void
note_item_places (read_function &read, const insn_places &places)
{
  read.code.bytes_in_object = places.bytes ();
  uint32_t place = places.bytes ();
  for (size_t i = read.insns.size (); i-- > 0;)
    {
      if (read.insns[i])
        place = places.before (read.insns[i]);
      read.code.items[i].at = place;
    }
}

/* Records in CODE the calls of the current function, where its instructions are, if PLACES says so, and the callees
   across whose calls it keeps a
   value in the register in which fragments of TARGET may keep their return address, because GCC
   knows that the callee does not clobber it (-fipa-ra).  The other registers that sites change
   (entry_clobbers) are clobbered by every call anyway, as linker veneers may use them.  */
void
note_calls (function_code &code, const std::optional<insn_places> &places, const fold_target &target)
{
  unsigned regno = target.return_register ();
  std::vector<rtx_insn *> leave_register;
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    if (CALL_P (insn) && known_callee (insn))
      {
        code.calls.push_back ({ called_uid (insn), places ? places->before (insn) : 0, bool (SIBLING_CALL_P (insn)) });
        if (regno != INVALID_REGNUM && !SIBLING_CALL_P (insn)
            && !insn_callee_abi (insn).clobbers_full_reg_p (regno))
          leave_register.push_back (insn);
      }
  if (leave_register.empty ())
    return;
  final_liveness live ({ regno }, [] (rtx_insn *) { return uint32_t (0); });
  for (rtx_insn *insn : leave_register)
    if (live.after (insn))
      code.ipa_ra_callees.push_back (called_uid (insn));
}

} // namespace

/* Forbids uses in CODE, of FN, for which folding would need more stack than option max-stack-growth
   allows: calls of fragments, or at least of those with calls inside.  Jumps to fragments need none.  */
void
unit_reading::forbid_stack_growth (function_code &code, function *fn) const
{
  int64_t left = m_growth->left (fn->decl);
  bool calls = left >= m_target->called_stack ();
  bool inner_calls = left >= m_target->inner_call_stack ();
  for (insn_item &item : code.items)
    if (item.uses & ITEM_CALL && item.id != no_class
        && !(classes[item.id].traits & TRAIT_CALLS ? inner_calls
                                                               : calls))
      {
        item.uses &= ~ITEM_CALL;
        refusal_for (code.partly_refused, REFUSAL_STACK_GROWTH);
      }
}

/* Only for -Oz: calls take time.  Code in a section that the user has named may run where others are not mapped.  */
bool
unit_reading::saves_by_calls_p (function *fn) const
{
  return (saves && reads_p (fn) && !as_usual_p (fn)
          && (opts.stress || opt_for_fn (fn->decl, optimize_size) >= 2) && scope_of (fn->decl) == SCOPE_ALL
          && !in_named_section_p (cgraph_node::get (fn->decl)));
}

void
unit_reading::begin_saves ()
{
  saves->begin ();
  m_saving = true;
}

void
unit_reading::end_impossible_saves ()
{
  if (!saves->possible_p ())
    end_saves ();
}

void
unit_reading::end_saves ()
{
  saves->end ();
  m_saving = false;
}

/* Blocks, which have frequencies, are gone when the final instructions are read.  */
void
unit_reading::note_frequencies (function *fn)
{
  m_frequencies.assign (get_max_uid (), -1);
  block_frequencies frequencies (fn);
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    {
      float frequency = frequencies[bb];
      rtx_insn *insn;
      FOR_BB_INSNS (bb, insn)
        m_frequencies[INSN_UID (insn)] = frequency;
    }
}

void
unit_reading::read_final_insns (function *fn)
{
  auto left = m_left_alone.find (DECL_UID (fn->decl));
  read_function read;
  if (left == m_left_alone.end ())
    read = read_insns (fn, *m_target, m_frequencies, classes);
  else
    read.code.refused = left->second;
  if (opts.equal_functions)
    contents.read (fn, *m_target,
                           left == m_left_alone.end ()
                           && equality_allowed_p (cgraph_node::get (fn->decl))
                           && (crtl->is_leaf || !(frame_chain_wanted_p (fn->decl) || followed_by_code_p ())));
  note_class_texts (read, *m_target, classes);
  read.code.bytes = code_bytes ();
  read.code.has_asm = facts_of_asm_from (get_insns ()).code;
  if (m_constants_shared)
    note_table_constants (fn, *m_target, read, constants);
  if (!read.code.refused && opts.jump_chains)
    read.code.jump_chains = read_jump_chains (*m_target, m_frequencies);
  std::optional<insn_places> places;
  if (m_target->near_reach (FRAGMENT_TAIL))
    note_item_places (read, places.emplace (*m_target));
  note_calls (read.code, places, *m_target);
  if (saves)
    for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
      if (const save_routine *routine = saves->called_by (insn))
        routines.emplace (routine->name, routine);
  forbid_stack_growth (read.code, fn);
  read.code.uid = DECL_UID (fn->decl);
  functions.push_back (std::move (read.code));
  if (!functions.back ().refused)
    insns.emplace (functions.back ().uid, std::move (read));
}

/* In a unit with a profile, where only cold code may be folded: marks the functions of ORDER that run, by ENTRIES, to
   be compiled as usual.  (Their blocks that may be folded are not scheduled: rtl/skipped-passes.cc.)  */
void
unit_reading::keep_as_usual (const std::vector<cgraph_node *> &order, const std::vector<double> &entries)
{
  if (m_profiled)
    for (size_t i = 0; i < order.size (); i++)
      if (entries[i] > 0 && scope_of (order[i]->decl) <= SCOPE_UNLIKELY)
        m_as_usual.insert (DECL_UID (order[i]->decl));
}

void
unit_reading::begin (const std::vector<cgraph_node *> &order, const std::vector<double> &entries,
                     const stack_growth &growth, const fold_target &target)
{
  m_target = &target;
  m_growth = &growth;
  m_profiled = profiled_unit_p (order);
  folds = opts.limit != 0;
  m_constants_shared = constants_shared_p (target);
  keep_as_usual (order, entries);
  groups = find_link_groups (order);
  for (cgraph_node *node : order)
    {
      refusal why = source_refusal (node);
      if (why == REFUSAL_NONE)
        why = statements_refusal (node, true);
      if (why != REFUSAL_NONE)
        m_left_alone.emplace (DECL_UID (node->decl), why);
    }
}

} // namespace outline
