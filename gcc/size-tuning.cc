/* Size tuning: options and limits of GCC that cost bytes at -Oz.
   SPDX-License-Identifier: GPL-3.0-or-later

   Each function has an options node, which functions may share; GCC copies it into the global
   variables when it comes to a function with another node than the last one.  So both are
   changed.  */

#include "gcc/size-tuning.h"

#include "facts/frame-chain.h"
#include "facts/statements.h"
#include "facts/target-facts.h"
#include "plugin/options.h"

namespace outline
{

bool
smallest_wanted_p (const std::vector<cgraph_node *> &order)
{
  return std::any_of (order.begin (), order.end (),
                      [] (cgraph_node *node) { return opt_for_fn (node->decl, optimize_size) >= 2; });
}

bool
size_tuning_possible_p (const std::vector<cgraph_node *> &order)
{
  return (opts.limit != 0 && !global_options_set.x_flag_caller_saves
          && !global_options_set.x_flag_shrink_wrap
          && !global_options_set.x_flag_move_loop_invariants
          && smallest_wanted_p (order));
}

void
enlarge_partitions ()
{
  /* By GCC's estimate.  A firmware is one unit then; it is compiled in seconds.  */
  const int least_instructions = 50000;
  if (flag_wpa && optimize_size && opts.limit != 0 && !global_options_set.x_param_min_partition_size)
    param_min_partition_size = MAX (param_min_partition_size, least_instructions);
}

void
tune_for_size (const std::vector<cgraph_node *> &order)
{
  for (cgraph_node *node : order)
    {
      cl_optimization *options = opts_for_fn (node->decl);
      if (options->x_optimize_size >= 2)
        options->x_flag_caller_saves = options->x_flag_shrink_wrap = options->x_flag_move_loop_invariants = 0;
    }
  if (optimization_current_node)
    {
      cl_optimization *current = TREE_OPTIMIZATION (optimization_current_node);
      flag_caller_saves = current->x_flag_caller_saves != 0;
      flag_shrink_wrap = current->x_flag_shrink_wrap != 0;
      flag_move_loop_invariants = current->x_flag_move_loop_invariants != 0;
    }
}

void
lay_out_by_traces (const std::vector<cgraph_node *> &order)
{
  if (opts.limit == 0 || global_options_set.x_flag_reorder_blocks_algorithm)
    return;
  const int least = facts_of_target ().least_size_for_traces;
  for (cgraph_node *node : order)
    {
      cl_optimization *options = opts_for_fn (node->decl);
      if (options->x_optimize_size >= least)
        options->x_flag_reorder_blocks_algorithm = REORDER_BLOCKS_ALGORITHM_STC;
    }
  if (optimization_current_node)
    flag_reorder_blocks_algorithm
      = TREE_OPTIMIZATION (optimization_current_node)->x_flag_reorder_blocks_algorithm;
}

/* GCC limits the number because it compares each edge with every other one.  A thousand edges take
   no measurable time; a switch of ten thousand cases takes GCC minutes anyway.  */
static const int crossjump_edges = 1000;

void
merge_more_tails (const std::vector<cgraph_node *> &order)
{
  if (opts.limit == 0 || !opts.rtl
      || global_options_set.x_param_max_crossjump_edges)
    return;
  for (cgraph_node *node : order)
    {
      cl_optimization *options = opts_for_fn (node->decl);
      if (options->x_optimize_size >= 2)
        options->x_param_max_crossjump_edges
          = MAX (options->x_param_max_crossjump_edges, crossjump_edges);
    }
  if (optimization_current_node)
    param_max_crossjump_edges
      = TREE_OPTIMIZATION (optimization_current_node)->x_param_max_crossjump_edges;
}

bool
moves_better_p ()
{
  return optimize_size > 1 && followed_row_bytes () > 0 && opts.limit != 0;
}

void
keep_moves ()
{
  optimize_size = 1;
}

bool
moves_kept_p ()
{
  return optimize_size != opt_for_fn (current_function_decl, optimize_size);
}

void
forget_moves ()
{
  optimize_size = opt_for_fn (current_function_decl, optimize_size);
}

/* Statements of a block that are copied so that jumps need not go through it.  GCC copies up to 15, at each level: with a
   few one condition less costs more than it saves (docs/experiments.md).  */
static const int threaded_statements = 4;

bool
passes_tuned_p (const std::vector<cgraph_node *> &order)
{
  const uint64_t least_statements = 300;
  return (opts.limit != 0 && opts.rtl && order.size () >= 2 && count_statements (order) >= least_statements
          && std::any_of (order.begin (), order.end (),
                          [] (cgraph_node *node) { return opt_for_fn (node->decl, optimize_size) > 0; }));
}

tuned_passes::tuned_passes (cgraph_node *node)
{
  if (!opt_for_fn (node->decl, optimize_size))
    return;
  m_options = opts_for_fn (node->decl);
  m_merges_tails = m_options->x_flag_tree_tail_merge;
  m_threaded = m_options->x_param_max_jump_thread_duplication_stmts;
  set (global_options_set.x_flag_tree_tail_merge ? m_merges_tails : 0,
       global_options_set.x_param_max_jump_thread_duplication_stmts ? m_threaded
                                                                    : MIN (m_threaded, threaded_statements));
}

tuned_passes::~tuned_passes ()
{
  if (m_options)
    set (m_merges_tails, m_threaded);
}

/* Sets the options of the function, and the global variables to the current ones.  */
void
tuned_passes::set (int merges_tails, int threaded)
{
  m_options->x_flag_tree_tail_merge = merges_tails;
  m_options->x_param_max_jump_thread_duplication_stmts = threaded;
  if (!optimization_current_node)
    return;
  const cl_optimization *current = TREE_OPTIMIZATION (optimization_current_node);
  flag_tree_tail_merge = current->x_flag_tree_tail_merge != 0;
  param_max_jump_thread_duplication_stmts = current->x_param_max_jump_thread_duplication_stmts;
}

} // namespace outline
