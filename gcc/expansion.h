/* Expanding a unit before any of it is printed.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GCC_EXPANSION_H
#define OUTLINE_GCC_EXPANSION_H

#include <functional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "gcc/gcc-compat.h"

namespace outline
{

/* What GCC keeps of a function from its last pass before "final" on.  */
struct suspended_function
{
  rtl_data rtl;
  std::vector<bool> live;       /* By hard register: whether it is ever live.  */
  stack_usage stack;
  bool counts_stack;            /* STACK is set.  */
  bool begins_cold;             /* first_function_block_is_cold.  */
  unsigned properties;          /* function::curr_properties.  */
  location_t prologue, epilogue; /* prologue_location, epilogue_location.  */
  location_t input;             /* input_location, where "final" reports warnings about the whole
                                   function.  */
  std::vector<int> alignments;  /* alignments_of_labels, to check those that are computed
                                   again.  */
};

/* The functions of a unit that have been expanded and are not printed yet.  */
class suspended_functions
{
public:
  /* Expands the functions of ORDER, in this order, up to the last pass before "final", and suspends
     them.  When GCC comes to them, they are resumed there.  Functions for which SUSPENDABLE is false are left
     to GCC.  Call once, from the last IPA pass.  After an error (seen_error) the rest is still expanded, so
     that its errors are reported, too; nothing else may be done with the suspended functions
     then.  */
  void expand (const std::vector<cgraph_node *> &order,
               const std::function<bool (cgraph_node *)> &suspendable);

  /* Whether functions are being expanded to be suspended.  */
  bool expanding_p () const { return m_expanding; }

  /* Suspends FN, the current function, after all passes that only read its final instructions; resumes it before those
     that change them.  */
  void suspend (function *fn);
  void resume (function *fn);

  /* Directly before "final", in each function: counts the call sites of its exception table.  */
  void count_call_sites ();

  /* Overrides the gate of current_pass: clears RUNS for the passes after the point where the function
     is suspended, and, once it is resumed, for those before.  */
  void steer (bool &runs) const;

  /* For the garbage collector.  */
  void mark ();

  /* Whether the function DECL is suspended.  It has RTL and no GIMPLE any more.  */
  bool has_p (const_tree decl) const { return m_waiting.count (DECL_UID (decl)); }

  /* What GCC keeps of the RTL of the function DECL, which is not printed yet (x_rtl, emit-rtl.h), or null if it is not
     suspended.  Valid until DECL is printed.  */
  const rtl_data *rtl_of (const_tree decl) const;

  /* Forgets the code of the function DECL, which is suspended and will not be printed.  */
  void forget (const_tree decl) { m_waiting.erase (DECL_UID (decl)); }

  /* Whether the function DECL was expanded while GCC made no unwind tables, though it does now: after
     one function with tables GCC makes them for all that are printed later (dwarf2out_do_frame,
     dwarf2cfi.cc), and with -flto a unit may have both kinds.  */
  bool without_tables_p (const_tree decl) const;

private:
  void expand_function (cgraph_node *node);
  void number_call_sites () const;

  /* By DECL_UID.  Looked up in; only the garbage collector walks over it.  */
  std::unordered_map<unsigned, suspended_function> m_waiting;
  /* Functions are being expanded to be suspended; the current one has been suspended.  */
  bool m_expanding = false, m_done = false;
  /* The call sites in the exception tables of the functions that have been printed: labels have
     numbers that go on from one function to the next (call_site_base, except.cc).  */
  int m_call_sites = 0;
  /* DECL_UIDs of functions that were suspended while GCC made no unwind tables.  Asked for membership
     only.  */
  std::unordered_set<unsigned> m_without_tables;
};

/* Makes the tables that GCC makes when it expands its first function, with the options of FUNCTION, so that
   processes forked later need not make them again.  */
void prepare_expansion (cgraph_node *function);

} // namespace outline

#endif
