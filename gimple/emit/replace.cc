/* Putting calls in place of regions.  SPDX-License-Identifier: GPL-3.0-or-later

   The call is where the region began: all that the region reads is
   defined before.  Results that are used outside keep their SSA names, so that nothing outside of
   the region changes:

     t_1 = a_2->f;  y_3 = t_1 + 4;  use (y_3)
     y_3 = f.outline.4k2j9d (a_2, 4);  use (y_3)

   Debug statements in the region stay; those that use a removed value are rewritten by GCC when its
   definition is removed.  Clobbers are removed: without one an object only lives longer, while
   moving one could be wrong.  */

#include "gimple/emit/replace.h"

#include <algorithm>

#include "facts/asm-text.h"
#include "facts/statements.h"
#include "facts/tail-calls.h"
#include "gcc/pass.h"
#include "gimple/plan/signature.h"

namespace outline
{

/* Puts STMT before the region; after it when a call is to end the block.  */
void
replacer::insert (gimple *stmt)
{
  gimple_set_location (stmt, m_location);
  if (m_after)
    gsi_insert_after (&m_gsi, stmt, GSI_NEW_STMT);
  else
    gsi_insert_before (&m_gsi, stmt, GSI_SAME_STMT);
}

/* V as an argument of a call.  Marks an object whose address is passed as addressable.  */
static tree
argument (const value &v)
{
  if (!v.object_address)
    return unshare_expr (v.t);
  mark_addressable (v.t);
  return build1 (ADDR_EXPR, build_pointer_type (TREE_TYPE (v.t)), v.t);
}

gcall *
replacer::make_call (const plan &p, uint32_t site, const outlined_function &f)
{
  const output_plan &o = p.outputs;
  auto_vec<tree> arguments;
  for (const parameter &param : p.parameters)
    arguments.safe_push (argument (m_unit.values[m_structure.column[param.column]]));

  /* A place for each result that is stored: the site's own set says of what
     type.  */
  m_slots.assign (o.pointers, NULL_TREE);
  const output_set *set = o.set_of (site);
  for (uint32_t k = 0; k < o.pointers; k++)
    if (set && o.returned () + k < set->size ())
      {
        tree name = m_unit.definition_at (p.starts[site] + (*set)[o.returned () + k]).t;
        tree type = TYPE_MAIN_VARIANT (TREE_TYPE (name));
        m_slots[k] = create_tmp_var (type, "outlined");
        TREE_ADDRESSABLE (m_slots[k]) = 1;
        arguments.safe_push (build_fold_addr_expr (m_slots[k]));
      }
    else
      arguments.safe_push (null_pointer_node);

  if (o.selector)
    arguments.safe_push (
      build_int_cst (unsigned_type_node, set ? o.site_set[site] : (int) o.sets.size ()));
  gcall *call = gimple_build_call_vec (f.node->decl, arguments);
  gimple_call_set_nothrow (call, TREE_NOTHROW (f.node->decl));
  return call;
}

/* Makes STMT define the SSA name that the statement at POSITION defines
   now.  */
void
replacer::take_definition (uint32_t position, gimple *stmt)
{
  gimple *old = m_unit.statements[position].stmt;
  tree name = gimple_get_lhs (old);
  gimple_set_lhs (old, copy_ssa_name (name, old));
  gimple_set_lhs (stmt, name);
  SSA_NAME_DEF_STMT (name) = stmt;
}

/* Inserts what takes part K of WHOLE, of pair_type.  Returns its name.  */
tree
replacer::take_part (tree whole, uint32_t k)
{
  tree type = TREE_TYPE (whole);
  if (TREE_CODE (type) == COMPLEX_TYPE)
    {
      tree_code code = k == 0 ? REALPART_EXPR : IMAGPART_EXPR;
      tree part = make_ssa_name (TREE_TYPE (type));
      insert (gimple_build_assign (part, code,
                                   build1 (code, TREE_TYPE (type), whole)));
      return part;
    }
  if (k > 0)
    {
      tree shifted = make_ssa_name (type);
      insert (gimple_build_assign (shifted, RSHIFT_EXPR, whole,
                                   build_int_cst (integer_type_node,
                                                  BITS_PER_WORD)));
      whole = shifted;
    }
  tree part = make_ssa_name (word_type ());
  insert (gimple_build_assign (part, NOP_EXPR, whole));
  return part;
}

/* Inserts an assignment of FROM, converted, to the SSA name that the statement at POSITION
   defines now.  */
void
replacer::define (uint32_t position, tree from)
{
  tree type = TREE_TYPE (m_unit.definition_at (position).t);
  gassign *take
    = useless_type_conversion_p (type, TREE_TYPE (from))
        ? gimple_build_assign (make_ssa_name (type), from)
        : gimple_build_assign (make_ssa_name (type), NOP_EXPR, from);
  release_ssa_name (gimple_assign_lhs (take));
  take_definition (position, take);
  insert (take);
}

/* Inserts CALL and what takes its results into the names that the site
   needs.  */
void
replacer::take_results (const plan &p, uint32_t site, gcall *call,
                        tree return_type)
{
  const output_plan &o = p.outputs;
  uint32_t start = p.starts[site];
  std::vector<uint32_t> needed;
  region_outputs (m_unit, start, p.length, needed);
  if (needed.empty ())
    {
      insert (call);
      return;
    }

  const output_set &set = o.sets[o.site_set[site]];
  auto used = [&] (uint32_t k) {
    return k < set.size ()
           && std::binary_search (needed.begin (), needed.end (), set[k]);
  };

  tree whole = NULL_TREE;   /* What the call returns, unless result 0 itself.  */
  bool direct = false;
  if (used (0) || (o.pair && used (1)))
    {
      tree type = TREE_TYPE (m_unit.definition_at (start + set[0]).t);
      direct = !o.pair && useless_type_conversion_p (type, return_type);
      if (direct)
        take_definition (start + set[0], call);
      else
        {
          whole = make_ssa_name (return_type, call);
          gimple_call_set_lhs (call, whole);
        }
    }
  insert (call);

  for (uint32_t k = 0; k < set.size (); k++)
    {
      if (!used (k) || (k == 0 && direct))
        continue;
      define (start + set[k], k >= o.returned () ? m_slots[k - o.returned ()]
                              : o.pair           ? take_part (whole, k)
                                                 : whole);
    }
  for (tree slot : m_slots)
    if (slot)
      insert (gimple_build_assign (slot,
                                   build_clobber (TREE_TYPE (slot))));
}

/* Removes the statements of the region, last first, so that each is unused
   when it goes.  */
void
replacer::remove_region (uint32_t start, uint32_t length)
{
  gimple *first = m_unit.statements[start].stmt;
  gimple_stmt_iterator gsi
    = gsi_for_stmt (m_unit.statements[start + length - 1].stmt);
  bool more = true;
  while (more)
    {
      gimple *stmt = gsi_stmt (gsi);
      more = stmt != first;
      gimple_stmt_iterator previous = gsi;
      gsi_prev (&previous);
      if (!is_gimple_debug (stmt))
        {
          unlink_stmt_vdef (stmt);
          gsi_remove (&gsi, true);
          release_defs (stmt);
        }
      gsi = previous;
    }
}

/* The landing pad, or exception region, that receives what the region of LENGTH statements at START throws; 0 if
   none.  */
int
replacer::thrown_to (uint32_t start, uint32_t length) const
{
  for (uint32_t i = start; i < start + length; i++)
    if (m_unit.statements[i].landing)
      return m_unit.statements[i].landing;
  return 0;
}

void
replacer::replace_site (const plan &p, uint32_t site,
                        const outlined_function &f)
{
  uint32_t start = p.starts[site];
  const statement &first = m_unit.statements[start];
  push_cfun (m_unit.functions[first.function].fn);
  m_reader.read (start, p.length, m_structure);
  /* A call that ends its block must come after the debug statements.  */
  const statement &last = m_unit.statements[start + p.length - 1];
  m_after = ends_block_p (last);
  m_gsi = gsi_for_stmt (m_after ? last.stmt : first.stmt);
  m_location = gimple_location (first.stmt);
  gcall *call = make_call (p, site, f);
  gimple_call_set_ctrl_altering (call, last.noreturn);
  gimple_call_set_tail (call, ends_in_tail_call_p (m_unit, p, site));
  take_results (p, site, call, f.return_type);
  if (stmt_could_throw_p (cfun, call))
    if (int landing = thrown_to (start, p.length))
      add_stmt_to_eh_lp (call, landing);
  remove_region (start, p.length);
  pop_cfun ();
  m_changed.resize (m_unit.functions.size (), false);
  m_changed[first.function] = true;
}

void
replacer::replace (const plan &p, const outlined_function &f)
{
  for (uint32_t site = 0; site < p.starts.size (); site++)
    replace_site (p, site, f);
}

/* The calls of the current function.  */
static std::vector<gcall *>
calls_of_function ()
{
  std::vector<gcall *> calls;
  for_each_statement (cfun, [&] (gimple *stmt, basic_block) {
    if (gcall *call = dyn_cast<gcall *> (stmt))
      if (!gimple_call_internal_p (call))
        calls.push_back (call);
  });
  return calls;
}

/* Whether every way out of the current function leads through the end of
   BB.  */
static bool
only_way_out_p (basic_block bb)
{
  while (single_succ_p (bb) && single_succ (bb) != EXIT_BLOCK_PTR_FOR_FN (cfun))
    {
      bb = single_succ (bb);
      if (!single_pred_p (bb))
        return false;
    }
  return single_succ_p (bb) && single_pred_p (EXIT_BLOCK_PTR_FOR_FN (cfun));
}

std::vector<gcall *>
mark_tail_calls ()
{
  static opt_pass *pass = make_pass_tail_calls (g);
  std::vector<gcall *> before, marked;
  if (!pass->gate (cfun))
    return marked;
  for (gcall *call : calls_of_function ())
    if (!gimple_call_tail_p (call))
      before.push_back (call);
  if (unsigned todo = pass->execute (cfun))
    {
      if (todo & TODO_cleanup_cfg)
        cleanup_tree_cfg (todo & TODO_update_ssa_any);
      else if (todo & TODO_update_ssa_any)
        update_ssa (todo & TODO_update_ssa_any);
    }
  for (gcall *call : before)
    if (gimple_call_tail_p (call))
      {
        tree callee = gimple_call_fndecl (call);
        if (callee && missing_function_p (callee))
          gimple_call_set_tail (call, false);
        else
          marked.push_back (call);
      }
  return marked;
}

/* Makes calls in the current function, which are new, tail calls where that pays: each has an epilogue of its own, so
   it must be the only one, or none must be needed.  */
static void
mark_useful_tail_calls ()
{
  size_t candidates = 0;
  for (gcall *call : calls_of_function ())
    candidates += !gimple_call_tail_p (call);
  const std::vector<gcall *> marked = mark_tail_calls ();
  if (marked.size () == candidates || (marked.size () == 1 && only_way_out_p (gimple_bb (marked[0]))))
    return;
  for (gcall *call : marked)
    gimple_call_set_tail (call, false);
}

void
replacer::finish ()
{
  quiet_dump quiet;
  bitmap_obstack_initialize (NULL);
  for (uint32_t i = 0; i < m_changed.size (); i++)
    if (m_changed[i])
      {
        push_cfun (m_unit.functions[i].fn);
        update_ssa (TODO_update_ssa_only_virtuals);
        /* A function whose calls all become one jump gets no aligned stack, and uses the red zone: asm may rely on the
           former, and on nothing being there.  */
        if (!facts_of_asm (m_unit.functions[i].node).code && new_tail_calls_p (m_unit.functions[i].node->decl))
          mark_useful_tail_calls ();
        free_dominance_info (CDI_DOMINATORS);
        pop_cfun ();
      }
  bitmap_obstack_release (NULL);
}

} // namespace outline
