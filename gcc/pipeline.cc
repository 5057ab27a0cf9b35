/* The module pipeline.  SPDX-License-Identifier: GPL-3.0-or-later

   GCC optimises and expands one function after the other: when it comes to the second, the first
   has already been printed.  An outliner needs all of them at once.  So this file splits the work
   that GCC does for a function in two:

     1. finished_unit::finish runs, for each function in GCC's own order, those of
        GCC's passes before "expand" (cgraph_node::expand in
        cgraphunit.cc is the model for what has to be set up around them);
     2. when GCC comes to the function, a gate hook skips the passes that
        have run, and the function begins at "expand".

   Example, for a unit of f and g, where g calls f:

     GCC alone         f: ccp .. uncprop, expand .. final   g: ccp .. final
     with the plugin   f: ccp .. uncprop   g: ccp .. uncprop
                       (the outliner)
                       f: expand .. final   g: expand .. final

   What must stay as without the plugin, and how that is ensured:

   - The order in which functions are finished and expanded.  Late passes
     give callers what they found out about a callee (pure, nothrow), and
     with -fipa-ra a caller uses the registers that its callee leaves alone.
     expansion_order repeats GCC's choice before the passes run, and since
     the passes remove call-graph edges on which that choice rests,
     keep_expansion_order replaces them with a chain of edges that allows only one order.
   - cgraph_node::process, by which passes ask whether the callers of a
     function have been seen already: set for all functions while they wait,
     as mark_functions_to_output does.
   - What is known of callees and variables when a function is expanded
     (gcc/unit-facts.h).

   A function that a pass creates during this is not marked as finished: GCC runs all passes for it
   when it comes to it.  */

#include "gcc/pipeline.h"

#include <algorithm>
#include <optional>

#include "facts/asm-text.h"
#include "facts/linked-functions.h"
#include "facts/option-classes.h"
#include "facts/scope.h"
#include "facts/symbol-meaning.h"
#include "gcc/pass.h"
#include "gcc/size-tuning.h"
#include "plugin/options.h"

namespace outline
{

/* True if GCC will output code for NODE (the condition of mark_functions_to_output,
   cgraphunit.cc).  */
static bool
will_be_output_p (cgraph_node *node)
{
  return (node->analyzed && !node->thunk && !node->alias && !node->inlined_to
          && !TREE_ASM_WRITTEN (node->decl) && !DECL_EXTERNAL (node->decl));
}

/* Which of GCC's three rounds expands NODE (output_in_order, then the two loops of expand_all_functions, of which the
   first is for functions that are placed by their time profile).  */
static int
round_of (const cgraph_node *node)
{
  const bool by_time = node->tp_first_run && opt_for_fn (node->decl, flag_profile_reorder_functions);
  return node->no_reorder ? 0 : by_time ? 1 : 2;
}

bool
follows_in_order_p (cgraph_node *node)
{
  return round_of (node) == 2;
}

/* The functions of the unit in the order in which GCC alone would expand
   them.  */
static std::vector<cgraph_node *>
expansion_order ()
{
  std::vector<cgraph_node *> postorder (symtab->cgraph_count);
  postorder.resize (ipa_reverse_postorder (postorder.data ()));

  std::vector<cgraph_node *> order;
  for (auto node = postorder.rbegin (); node != postorder.rend (); ++node)
    if (will_be_output_p (*node))
      order.push_back (*node);
  auto key = [] (const cgraph_node *node) {
    int round = round_of (node);
    return std::make_tuple (round, round == 1 ? node->tp_first_run : 0, round == 2 ? 0 : node->order);
  };
  std::stable_sort (order.begin (), order.end (), [&] (cgraph_node *a, cgraph_node *b) { return key (a) < key (b); });
  return order;
}

/* Calls GCC's init_function_start for the function DECL, but for the warning that it gives: it is
   called again when the function is expanded.  */
static void
start_function (tree decl)
{
  int warn = warn_aggregate_return;
  warn_aggregate_return = 0;
  init_function_start (decl);
  warn_aggregate_return = warn;
}

/* Makes all locals of the current function its own: GCC's front end for Objective-C++ leaves the values of
   properties to the translation unit, and those who ask whether the address of a local is passed to a tail call pass
   over them.  */
static void
claim_locals ()
{
  unsigned i;
  tree local;
  FOR_EACH_LOCAL_DECL (cfun, i, local)
    if (VAR_P (local) && !is_global_var (local)
        && (!DECL_CONTEXT (local) || TREE_CODE (DECL_CONTEXT (local)) == TRANSLATION_UNIT_DECL))
      DECL_CONTEXT (local) = cfun->decl;
}

/* Runs the passes of GIMPLE_PASSES, a list that ends before expansion, for
   NODE.  */
void
finished_unit::finish_function (cgraph_node *node, opt_pass *gimple_passes, unit_facts &facts)
{
  tree decl = node->decl;
  location_t saved_location = input_location;

  bitmap_obstack_initialize (NULL);
  node->get_untransformed_body ();
  input_location = DECL_SOURCE_LOCATION (decl);
  push_cfun (DECL_STRUCT_FUNCTION (decl));
  start_function (decl);
  gimple_register_cfg_hooks ();
  bitmap_obstack_initialize (&reg_obstack);
  update_ssa (TODO_update_ssa_only_virtuals);
  if (node->ipa_transforms_to_apply.exists ())
    execute_all_ipa_transforms (false);
  invoke_plugin_callbacks (PLUGIN_ALL_PASSES_START, NULL);
  execute_pass_list (cfun, gimple_passes);

  /* A pass may have discarded the function (TODO_discard_function).  */
  if (cfun)
    {
      claim_locals ();
      facts.note (node);
      free_dominance_info (CDI_DOMINATORS);
      free_dominance_info (CDI_POST_DOMINATORS);
      m_finished.insert (DECL_UID (decl));
      /* init_function_start makes it again at expansion.  */
      if (flag_stack_usage_info && !flag_callgraph_info)
        cfun->su = NULL;
      pop_cfun ();
    }
  /* The rest of the function's passes begins it again.  */
  end_function ();
  bitmap_obstack_release (&reg_obstack);
  bitmap_obstack_release (NULL);
  input_location = saved_location;
}

/* Updates CALL to what is known of its callee.  Returns TODO flags.  */
static unsigned
fix_up_call (gcall *call)
{
  unsigned todo = 0;
  int flags = gimple_call_flags (call);
  if (flags & ECF_CONST ? gimple_vuse (call) != NULL
                        : flags & ECF_PURE && gimple_vdef (call))
    {
      update_stmt (call);
      todo |= TODO_update_ssa_only_virtuals;
      if (gimple_purge_dead_abnormal_call_edges (gimple_bb (call)))
        todo |= TODO_cleanup_cfg;
    }
  if (flags & ECF_NORETURN
      && (fixup_noreturn_call (call)
          || find_fallthru_edge (gimple_bb (call)->succs)))
    todo |= TODO_cleanup_cfg;
  if (maybe_clean_eh_stmt (call)
      && gimple_purge_dead_eh_edges (gimple_bb (call)))
    todo |= TODO_cleanup_cfg;
  return todo;
}

/* Updates NODE's body, if it is optimised for size, to what has been found out about its callees
   since it was finished: a call of a function that does not return ends its block, one that does
   not throw loses its exception edges.  Other functions are expanded as by GCC alone.

   GCC does the same at the start of all_passes (pass_fixup_cfg), but cleans up every function that
   calls a pure one, even if no fact is new.  */
void
finished_unit::fix_up_function (cgraph_node *node, unit_facts &facts) const
{
  function *fn = DECL_STRUCT_FUNCTION (node->decl);
  if (!m_finished.count (DECL_UID (node->decl)) || !fn || !fn->cfg
      || !opt_for_fn (node->decl, optimize_size) || !facts.callee_facts_changed_p (node))
    return;
  facts.expand_with_all (node);
  push_cfun (fn);
  bitmap_obstack_initialize (NULL);
  unsigned todo = 0;
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
      if (gcall *call = dyn_cast <gcall *> (gsi_stmt (gsi)))
        todo |= fix_up_call (call);
  if (todo & TODO_cleanup_cfg)
    cleanup_tree_cfg (todo & TODO_update_ssa_any);
  else if (todo)
    update_ssa (todo & TODO_update_ssa_any);
  free_dominance_info (CDI_DOMINATORS);
  free_dominance_info (CDI_POST_DOMINATORS);
  bitmap_obstack_release (NULL);
  pop_cfun ();
}

/* The last pass of all_passes before expansion, which is its first RTL
   pass.  */
static opt_pass *
last_gimple_pass ()
{
  opt_pass *pass = g->get_passes ()->all_passes;
  while (pass->next->type == GIMPLE_PASS)
    pass = pass->next;
  return pass;
}

/* Reserves the registers of global register variables.  At link time GCC does this when it expands
   the first function that uses one, and gives an error if it has expanded another function before,
   as an outlined one would be.  */
static void
reserve_registers ()
{
  varpool_node *node;
  FOR_EACH_VARIABLE (node)
    if (DECL_HARD_REGISTER (node->decl) && !DECL_RTL_SET_P (node->decl))
      make_decl_rtl (node->decl);
}

/* Lets the heap grow by less between two garbage collections, unless --param=ggc-min-expand is given: all functions of
   the unit wait in it until the last one is known.  Where memory is plenty GCC collects once the heap has doubled; from
   then on this takes GCC's percentage for little memory (ggc_min_expand_heuristic, ggc-common.cc).  Smaller units are
   not collected before GCC would: that takes time and helps nobody.  */
static void
keep_heap_small ()
{
  const int growth = 30;
  if (global_options_set.x_param_ggc_min_expand || param_ggc_min_expand <= growth)
    return;
  /* In KB.  */
  param_ggc_min_heapsize = int64_t (param_ggc_min_heapsize) * (100 + param_ggc_min_expand) / (100 + growth);
  param_ggc_min_expand = growth;
}

/* Runs for every function of ORDER, in that order, the GIMPLE passes that GCC
   would run just before it expands the function.  */
void
finished_unit::run_passes (const std::vector<cgraph_node *> &order, bool for_folding, unit_facts &facts)
{
  pass_interruption interruption;
  opt_pass *last = last_gimple_pass ();
  opt_pass *expand = last->next;
  last->next = NULL;

  keep_heap_small ();
  const bool tuned = for_folding && passes_tuned_p (order);
  facts.begin ();
  for (cgraph_node *node : order)
    node->process = 1;
  for (cgraph_node *node : order)
    {
      node->process = 0;
      std::optional<tuned_passes> options;
      if (tuned)
        options.emplace (node);
      finish_function (node, g->get_passes ()->all_passes, facts);
      ggc_collect ();
    }

  last->next = expand;
  for (cgraph_node *node : order)
    fix_up_function (node, facts);
}

/* Makes ORDER the only order in which GCC can expand the functions.  Afterwards the edges between
   functions mean nothing else.  */
static void
keep_expansion_order (const std::vector<cgraph_node *> &order)
{
  /* ipa_reverse_postorder walks from a function to its callers and numbers it
     after them; expansion goes from the highest number down.  With an edge
     from each function to the one expanded before it no other order is left.
     The walk does not follow an edge from an always_inline caller to a
     callee that is not, hence the second edge past such a caller.  */
  for (cgraph_node *node : order)
    node->remove_callees ();
  cgraph_node *previous = NULL, *previous_ordinary = NULL;
  for (cgraph_node *node : order)
    {
      if (round_of (node) != 2)
        continue;
      if (previous)
        node->create_edge (previous, NULL, profile_count::zero ());
      if (previous_ordinary && previous_ordinary != previous)
        node->create_edge (previous_ordinary, NULL, profile_count::zero ());
      previous = node;
      if (!DECL_DISREGARD_INLINE_LIMITS (node->decl))
        previous_ordinary = node;
    }
}

std::vector<cgraph_node *>
printing_order (std::vector<cgraph_node *> order)
{
  std::stable_sort (order.begin (), order.end (),
                    [] (cgraph_node *a, cgraph_node *b) { return round_of (a) < round_of (b); });
  return order;
}

void
finished_unit::set_order (const std::vector<cgraph_node *> &order)
{
  m_order = order;
  for (cgraph_node *node : order)
    m_finished.insert (DECL_UID (node->decl));
  keep_expansion_order (order);
}

namespace
{

/* Why the passes of the functions of ORDER cannot run ahead of expansion, in words for the user, or
   null:

   - for -fsanitize=address GCC keeps the variables that are poisoned at the end of a scope in one
     list for all functions, until the next expansion (asan_handled_variables, asan.cc).  Variables
     that are not unpoisoned at the end of their function would show as errors in another one;
   - for -fsanitize=undefined they make variables, which with -fno-toplevel-reorder are written where they are made;
   - acc_on_device (OpenACC), with and without -fopenacc, and omp_is_initial_device are folded only once functions are
     being expanded (folded_in_expansion_p);
   - an option of GCC that the plugin does not know may mean anything (option-classes.h);
   - where functions are not reordered, asm outside of them may depend on what is before it (".org 510");
   - asm outside of functions may change what instructions and names are (".code16gcc", a macro called "ret"), or the
     section of the functions after it, up to the first for which GCC switches to another one;
   - -dx ends each function after expansion proper: there are no final instructions.  */
const char *
kept_to_expansion (const std::vector<cgraph_node *> &order)
{
  static std::string why_option;
  bool known = false;
  const std::string option = closing_option (&known);
  why_option = (known ? "with option " + option + " functions share no code"
                      : "the plugin does not know what option " + option + " means for shared code");
  if (!option.empty ())
    return why_option.c_str ();
  if (!flag_toplevel_reorder && symtab->first_asm_symbol ())
    return "functions and asm outside of them are not reordered";
  if (const char *why = changed_by_unit_asm ())
    return why;
  if (rtl_dump_and_exit)
    return "with -dx functions are not compiled further than expansion";
  for (cgraph_node *node : order)
    if (sanitize_flags_p (SANITIZE_ADDRESS | SANITIZE_HWADDRESS, node->decl))
      return "functions of the unit are compiled with the address sanitizer";
    else if (!flag_toplevel_reorder
             && sanitize_flags_p (SANITIZE_UNDEFINED | SANITIZE_UNDEFINED_NONDEFAULT, node->decl))
      return "functions of the unit are compiled with the undefined behavior sanitizer, and may not be reordered";
  /* Headers and streamed units have declarations of their own.  A pointer may turn into a
     call in any pass.  */
  cgraph_node *node;
  ipa_ref *ref;
  FOR_EACH_FUNCTION (node)
    if (folded_in_expansion_p (node->decl) && (node->callers || node->iterate_referring (0, ref)))
      return fndecl_built_in_p (node->decl, BUILT_IN_ACC_ON_DEVICE) ? "the unit calls acc_on_device"
                                                                    : "the unit calls omp_is_initial_device";
  return NULL;
}

} // namespace

bool
unit_takes_part_p ()
{
  if (seen_error ())
    return false;
  cgraph_node *node;
  FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (node)
    if (level_takes_part_p (node->decl))
      return true;
  return false;
}

void
finished_unit::begin ()
{
  m_order = expansion_order ();
  if (const char *why = kept_to_expansion (m_order))
    {
      if (dump_enabled_p ())
        dump_printf (MSG_MISSED_OPTIMIZATION,
                     "nothing is outlined or folded: %s\n", why);
      m_order.clear ();
      return;
    }
  reserve_registers ();
}

void
finished_unit::finish (bool for_folding, unit_facts &facts)
{
  std::vector<cgraph_node *> order = m_order;
  run_passes (order, for_folding, facts);
  note_asm (order);
  note_symbol_meanings (order);
  /* Only now is it known which clones loops use.  */
  order.erase (std::remove_if (order.begin (), order.end (), never_expanded_p),
               order.end ());
  merge_more_tails (order);
  set_order (order);
}

/* Switches -fgnu-tm off while HIDE.  The gate of "*tminit" looks for transactions in the blocks of the
   function (gate_tm_init, trans-mem.cc), and GCC evaluates a gate before it calls the plugin's
   override: a finished function has no transactions any more, and an expanded one has no blocks.  */
void
finished_unit::hide_transactions (bool hide)
{
  if (hide == m_hides_transactions)
    return;
  if (hide)
    m_transactions = flag_tm;
  flag_tm = hide ? 0 : m_transactions;
  m_hides_transactions = hide;
}

void
finished_unit::skip_passes (bool &runs)
{
  bool skip = cfun && current_pass->type == GIMPLE_PASS && symtab->state == EXPANSION
              && m_finished.count (DECL_UID (cfun->decl));
  hide_transactions (skip);
  if (skip)
    runs = false;
}

} // namespace outline
