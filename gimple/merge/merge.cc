/* Merges several functions into one.  SPDX-License-Identifier: GPL-3.0-or-later

   1. copy_body: the merged function is a copy of the first one's body, by GCC's own means (tree_function_versioning).
      It is read again: its key must be the same, and its operands are those of the first one.
   2. substitute: operands that differ become parameters.
   3. forget_facts: nothing that GCC found out about the first function alone may stay: ranges, points-to sets, how
      often loops run, alignment, alias sets and dependences of accesses.
   4. make_caller, for each function: its body becomes a tail call.

   Example, with one parameter:

     int f (int *p) { return g (p, 4) + a; }      int f (int *p) { return f.merged.4k2j9d (p, 4); }
     int h (int *q) { return g (q, 8) + a; }      int h (int *q) { return f.merged.4k2j9d (q, 8); }

   Debuggers show the merged function as "merged from f, h".  */

#include "gimple/merge/merge.h"

#include "facts/statements.h"
#include "facts/symbol-name.h"
#include "gcc/pass.h"
#include "gcc/pipeline.h"
#include "gimple/emit/access.h"
#include "gimple/emit/function-node.h"
#include "gimple/emit/replace.h"
#include "gimple/explain.h"

namespace outline
{

namespace
{

/* A name for what P makes: the same whatever else is in the unit.  */
std::string
merged_name (const merge_plan &p, std::unordered_set<std::string> &names)
{
  std::string members;
  for (const function_body &body : p.bodies)
    members += std::string (IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (body.node->decl))) + " ";
  return made_name (p.bodies[0].node->decl, "merged", members, names);
}

/* The filter numbers of a function's exception handlers.  GCC has assigned them (assign_filter_values, except.cc) by
   the time functions are finished; copying must not find them, so they are taken out of ORIGIN while it is copied,
   and then given to both.  */
class handler_numbers
{
public:
  explicit handler_numbers (function *origin);

  /* Gives the numbers back to the original, and the same ones to COPY.  */
  void give_back (function *copy) const;

private:
  function *m_origin;
  std::vector<std::pair<eh_catch, tree>> m_catches;
  /* By list of types.  Looked up in, never walked.  */
  std::unordered_map<tree, tree> m_filters;
  std::unordered_map<tree, int> m_allowed;
};

/* Calls VISIT for each exception region of FN.  */
template <typename visitor>
void
for_each_region (function *fn, visitor visit)
{
  eh_region r;
  for (unsigned i = 1; fn->eh && vec_safe_iterate (fn->eh->region_array, i, &r); i++)
    if (r)
      visit (r);
}

/* GCC has removed the handlers' labels by then, but copying reads them: each handler gets a temporary one.  */
handler_numbers::handler_numbers (function *origin) : m_origin (origin)
{
  tree label = build_decl (UNKNOWN_LOCATION, LABEL_DECL, NULL_TREE, void_type_node);
  DECL_CONTEXT (label) = origin->decl;
  DECL_ARTIFICIAL (label) = 1;
  for_each_region (origin, [&] (eh_region r) {
    if (r->type == ERT_ALLOWED_EXCEPTIONS)
      m_allowed[r->u.allowed.type_list] = r->u.allowed.filter;
    else if (r->type == ERT_TRY)
      for (eh_catch c = r->u.eh_try.first_catch; c; c = c->next_catch)
        {
          m_catches.push_back ({ c, c->filter_list });
          m_filters[c->type_list] = c->filter_list;
          c->filter_list = NULL_TREE;
          c->label = label;
        }
  });
}

void
handler_numbers::give_back (function *copy) const
{
  for (const std::pair<eh_catch, tree> &each : m_catches)
    {
      each.first->filter_list = each.second;
      each.first->label = NULL_TREE;
    }
  for_each_region (copy, [&] (eh_region r) {
    if (r->type == ERT_ALLOWED_EXCEPTIONS)
      r->u.allowed.filter = m_allowed.at (r->u.allowed.type_list);
    else if (r->type == ERT_TRY)
      for (eh_catch c = r->u.eh_try.first_catch; c; c = c->next_catch)
        {
          c->filter_list = m_filters.at (c->type_list);
          c->label = NULL_TREE;
        }
  });
  if (!m_origin->eh || !copy->eh)
    return;
  copy->eh->ttype_data = vec_safe_copy (m_origin->eh->ttype_data);
  if (targetm.arm_eabi_unwinder)
    copy->eh->ehspec_data.arm_eabi = vec_safe_copy (m_origin->eh->ehspec_data.arm_eabi);
  else
    copy->eh->ehspec_data.other = vec_safe_copy (m_origin->eh->ehspec_data.other);
}

struct copied_body
{
  tree decl;
  tree added;                   /* The parameters that are to be added, a chain.  */
};

/* Declares the merged function of P under NAME, with a copy of the first body that has not been changed yet.  */
copied_body
copy_body (const merge_plan &p, const std::string &name)
{
  tree origin = p.bodies[0].node->decl;
  tree decl = declare_like (origin, merged_type (p), DECL_SOURCE_LOCATION (origin));
  DECL_NAME (decl) = get_identifier (name.c_str ());
  SET_DECL_ASSEMBLER_NAME (decl, DECL_NAME (decl));
  tree added = DECL_ARGUMENTS (decl);
  for (tree own = DECL_ARGUMENTS (origin); own; own = DECL_CHAIN (own))
    added = DECL_CHAIN (added);
  cgraph_node::get_create (decl);
  function *from = DECL_STRUCT_FUNCTION (origin);
  handler_numbers numbers (from);
  tree_function_versioning (origin, decl, NULL, NULL, false, NULL, NULL);
  function *fn = DECL_STRUCT_FUNCTION (decl);
  numbers.give_back (fn);
  DECL_ABSTRACT_ORIGIN (decl) = NULL_TREE;
  fn->curr_properties = from->curr_properties;
  return { decl, added };
}

/* Whether the accesses A and B have the same access path through objects of the same types, so that alias analysis
   treats them alike (ao_ref_base_alias_set and aliasing_component_refs_p in tree-ssa-alias.cc use the path).  */
bool
same_path_p (tree a, tree b)
{
  while (handled_component_p (a) && TREE_CODE (a) == TREE_CODE (b) && TREE_TYPE (a) == TREE_TYPE (b))
    {
      if ((TREE_CODE (a) == COMPONENT_REF && TREE_OPERAND (a, 1) != TREE_OPERAND (b, 1))
          || (TREE_CODE (a) == ARRAY_REF && !operand_equal_p (TREE_OPERAND (a, 1), TREE_OPERAND (b, 1))))
        return false;
      a = TREE_OPERAND (a, 0);
      b = TREE_OPERAND (b, 0);
    }
  return (TREE_CODE (a) == TREE_CODE (b) && TREE_TYPE (a) == TREE_TYPE (b)
          && (TREE_CODE (a) != MEM_REF || TREE_TYPE (TREE_OPERAND (a, 1)) == TREE_TYPE (TREE_OPERAND (b, 1))));
}

/* Rebuilds access I of P, A in the merged function, so that it is right for all bodies.  WITH: the parameter that takes
   the place of its base, or null.  */
void
rebuild_access (const merge_plan &p, uint32_t i, const body_access &a, tree with)
{
  tree ref = *a.op.access;
  access_facts facts;
  bool same_path = true;
  for (const function_body &body : p.bodies)
    {
      tree own = *body.accesses[i].op.access;
      facts.add (own);
      same_path &= same_path_p (own, ref);
    }
  if (!with && same_path && facts.align == get_object_alignment (ref))
    return;
  tree base = with ? with : merged_argument ({ a.op, a.stmt });
  *a.op.access = access_at (ref, base, a.op.offset, facts);
  update_stmt (a.stmt);
}

/* Replaces O, an operand of the current function, by WITH, a parameter.  */
void
replace_operand (const body_operand &o, tree with)
{
  if (o.phi_argument >= 0)
    SET_USE (gimple_phi_arg_imm_use_ptr (o.stmt, o.phi_argument), with);
  else if (o.callee)
    {
      gcall *call = as_a<gcall *> (o.stmt);
      bool nothrow = gimple_call_flags (call) & ECF_NOTHROW;
      gimple_call_set_fn (call, with);
      gimple_call_set_nothrow (call, nothrow);
    }
  else if (o.op.kind == OPERAND_OBJECT)
    *o.op.where = object_at (*o.op.where, with);
  else
    *o.op.where = with;
}

/* Makes parameters of the operands of BODY, the current function, that differ in P.  ADDED: the parameters, a
   chain.  */
void
substitute (const merge_plan &p, const function_body &body, tree added)
{
  tree decl = body.node->decl;
  DECL_ARGUMENTS (decl) = chainon (DECL_ARGUMENTS (decl), added);
  std::vector<tree> with (body.operands.size (), NULL_TREE);
  for (const std::vector<uint32_t> &operands : p.parameters)
    {
      tree name = get_or_create_ssa_default_def (cfun, added);
      for (uint32_t i : operands)
        with[i] = name;
      added = DECL_CHAIN (added);
    }
  for (uint32_t i = 0; i < body.accesses.size (); i++)
    {
      const body_access &a = body.accesses[i];
      rebuild_access (p, i, a, a.operand_number < 0 ? NULL_TREE : with[a.operand_number]);
    }
  for (uint32_t i = 0; i < body.operands.size (); i++)
    {
      const body_operand &o = body.operands[i];
      if (!with[i] || o.op.access)
        continue;
      replace_operand (o, with[i]);
      if (o.phi_argument < 0)
        update_stmt (o.stmt);
    }
}

/* Forgets what GCC found out about the current function when it had the constants of one function.  */
void
forget_facts ()
{
  tree name;
  unsigned i;
  FOR_EACH_SSA_NAME (i, name, cfun)
    forget_name_facts (name);
  class loop *loop;
  if (loops_for_fn (cfun))
    FOR_EACH_VEC_SAFE_ELT (loops_for_fn (cfun)->larray, i, loop)
      if (loop)
        {
          loop->any_upper_bound = loop->any_likely_upper_bound = loop->any_estimate = false;
          loop->nb_iterations = NULL_TREE;
          loop->constraints = 0;
          loop->owned_clique = 0;
          loop->finite_p = false;
        }
  for_each_statement (cfun, [] (gimple *stmt, basic_block) {
    for (unsigned op = 0; op < gimple_num_ops (stmt) && !is_gimple_debug (stmt); op++)
      forget_operand_facts (gimple_op_ptr (stmt, op));
    if (gcall *call = dyn_cast<gcall *> (stmt))
      {
        pt_solution_reset (gimple_call_use_set (call));
        pt_solution_reset (gimple_call_clobber_set (call));
      }
  });
}

/* Scales the counts of the current function's blocks to those of all bodies of P together.  */
void
scale_counts (const merge_plan &p)
{
  profile_count sum = profile_count::zero ();
  for (const function_body &body : p.bodies)
    {
      profile_count count = ENTRY_BLOCK_PTR_FOR_FN (DECL_STRUCT_FUNCTION (body.node->decl))->count;
      if (!count.initialized_p ())
        return;
      sum += count;
    }
  profile_count first = ENTRY_BLOCK_PTR_FOR_FN (cfun)->count;
  if (!(first > profile_count::zero ()))
    return;
  basic_block bb;
  FOR_ALL_BB_FN (bb, cfun)
    bb->count = bb->count.apply_scale (sum, first);
}

/* Removes the function DECL, which nothing calls.  */
void
discard (tree decl)
{
  cgraph_node *node = cgraph_node::get (decl);
  node->release_body ();
  node->remove ();
}

/* Reads the function DECL, a copy of the one of ORIGIN, into COPY.  Returns whether it is as the original is.  */
bool
read_copy (cgraph_node *origin, tree decl, function_body &copy)
{
  /* Numbers in keys depend on what the reader has seen before.  */
  body_reader reader;
  function_body first;
  return (reader.read (origin, first) && reader.read (cgraph_node::get (decl), copy) && copy.key == first.key
          && copy.operands.size () == first.operands.size () && copy.accesses.size () == first.accesses.size ());
}

/* Generalizes the function COPY, a copy of the first one of P, so that it replaces all of them.  ADDED: the
   parameters, a chain.  */
void
generalize (const merge_plan &p, const function_body &copy, tree added)
{
  push_cfun (DECL_STRUCT_FUNCTION (copy.node->decl));
  substitute (p, copy, added);
  forget_facts ();
  scale_counts (p);
  update_ssa (TODO_update_ssa_only_virtuals);
  mark_tail_calls ();
  update_max_bb_count ();
  free_dominance_info (CDI_DOMINATORS);
  free_dominance_info (CDI_POST_DOMINATORS);
  pop_cfun ();
}

/* Makes the merged function of P; returns null, and leaves nothing behind, if it is not what was planned.  */
cgraph_node *
make_merged (const merge_plan &p, std::unordered_set<std::string> &names)
{
  quiet_dump quiet;
  const std::string name = merged_name (p, names);
  const copied_body copied = copy_body (p, name);
  function_body copy;
  if (!read_copy (p.bodies[0].node, copied.decl, copy))
    {
      discard (copied.decl);
      names.erase (name);
      return NULL;
    }
  generalize (p, copy, copied.added);
  std::vector<cgraph_node *> callers;
  for (const function_body &body : p.bodies)
    callers.push_back (body.node);
  TREE_NOTHROW (copied.decl) = TREE_NOTHROW (p.bodies[0].node->decl);
  return add_made_node (copied.decl, "merged", callers);
}

/* What a caller's new body takes over from the one that it replaces.  */
struct body_traits
{
  unsigned properties;
  location_t start, end;
  profile_count count;
  profile_status_d status;
  bool non_call_exceptions, dead_exceptions;
};

/* Gives DECL, whose body is gone, an empty one with the traits FROM, and makes it the current function.  Returns its
   block.  */
basic_block
begin_body (tree decl, const body_traits &from)
{
  basic_block bb = init_lowered_empty_function (decl, true, from.count);
  profile_status_for_fn (cfun) = from.status;
  cfun->function_start_locus = from.start;
  cfun->function_end_locus = from.end;
  cfun->curr_properties = from.properties;
  cfun->can_throw_non_call_exceptions = from.non_call_exceptions;
  cfun->can_delete_dead_exceptions = from.dead_exceptions;
  return bb;
}

/* Builds a tail call of TARGET with the arguments of DECL, the current function, and MORE.  */
gcall *
build_tail_call (tree decl, tree target, const std::vector<tree> &more)
{
  auto_vec<tree> arguments;
  for (tree parm = DECL_ARGUMENTS (decl); parm; parm = DECL_CHAIN (parm))
    {
      TREE_ADDRESSABLE (parm) = 0;
      DECL_NOT_GIMPLE_REG_P (parm) = 0;
      arguments.safe_push (get_or_create_ssa_default_def (cfun, parm));
    }
  for (tree argument : more)
    arguments.safe_push (argument);
  gcall *call = gimple_build_call_vec (target, arguments);
  gimple_call_set_nothrow (call, TREE_NOTHROW (target));
  gimple_call_set_tail (call, true);
  cfun->tail_call_marked = true;
  if (!VOID_TYPE_P (TREE_TYPE (TREE_TYPE (decl))))
    gimple_call_set_lhs (call, make_ssa_name (TYPE_MAIN_VARIANT (TREE_TYPE (TREE_TYPE (decl))), call));
  return call;
}

/* Gives DECL, whose body is gone, one that calls TARGET with its own arguments and MORE, and returns what that
   returns.  FROM: of the old body.  */
void
build_caller (tree decl, tree target, const std::vector<tree> &more, const body_traits &from)
{
  basic_block bb = begin_body (decl, from);
  gcall *call = build_tail_call (decl, target, more);
  greturn *ret = gimple_build_return (gimple_call_lhs (call));
  gimple_stmt_iterator gsi = gsi_last_bb (bb);
  for (gimple *stmt : { static_cast<gimple *> (call), static_cast<gimple *> (ret) })
    {
      gimple_set_location (stmt, set_block (LOCATION_LOCUS (from.start), DECL_INITIAL (decl)));
      gsi_insert_after (&gsi, stmt, GSI_NEW_STMT);
    }
  update_max_bb_count ();
  update_ssa (TODO_update_ssa_only_virtuals);
  free_dominance_info (CDI_DOMINATORS);
  set_cfun (NULL);
  current_function_decl = NULL_TREE;
}

/* Returns a copy of ARGUMENT to be passed to the merged function.  If it is an address notes that it is taken.  */
tree
passed_argument (tree argument)
{
  argument = unshare_expr (argument);
  forget_operand_facts (&argument);
  if (TREE_CODE (argument) != ADDR_EXPR)
    return argument;
  tree base = get_base_address (TREE_OPERAND (argument, 0));
  if (TREE_CODE (base) != FUNCTION_DECL)
    {
      if (DECL_P (base))
        mark_addressable (base);
      return argument;
    }
  cgraph_node *node = cgraph_node::get_create (base);
  node->mark_address_taken ();
  /* It follows the usual calling convention, as a call through a pointer expects.  */
  node->local = false;
  node->ultimate_alias_target ()->local = false;
  return argument;
}

/* Replaces BODY, of P, by a call of TARGET.  */
void
make_caller (const merge_plan &p, const function_body &body, cgraph_node *target)
{
  quiet_dump quiet;
  std::vector<tree> more;
  for (const std::vector<uint32_t> &operands : p.parameters)
    more.push_back (passed_argument (merged_argument (body.operands[operands[0]])));
  cgraph_node *node = body.node;
  tree decl = node->decl, result = DECL_RESULT (decl);
  function *fn = DECL_STRUCT_FUNCTION (decl);
  const body_traits traits
    = { fn->curr_properties, fn->function_start_locus, fn->function_end_locus,
        ENTRY_BLOCK_PTR_FOR_FN (fn)->count, profile_status_for_fn (fn), bool (fn->can_throw_non_call_exceptions),
        bool (fn->can_delete_dead_exceptions) };
  node->release_body (true);
  node->remove_callees ();
  node->remove_all_references ();
  DECL_RESULT (decl) = result;
  DECL_FUNCTION_PERSONALITY (decl) = NULL_TREE;
  build_caller (decl, target->decl, more, traits);
}

} // namespace

void
merge_functions (const std::vector<merge_plan> &plans, std::unordered_set<std::string> &names,
                 std::vector<made_function> &made)
{
  bitmap_obstack_initialize (NULL);
  for (const merge_plan &p : plans)
    {
      cgraph_node *target = make_merged (p, names);
      if (!target)
        continue;
      made.push_back ({ target, p.bodies[0].node });
      if (dump_file)
        fprintf (dump_file, "\nmerge %zu %s: functions %zu statements %u parameters %zu\n", made.size (),
                 target->name (), p.bodies.size (), p.statements, p.parameters.size ());
      explain_merged (p, target);
      for (const function_body &body : p.bodies)
        make_caller (p, body, target);
    }
  bitmap_obstack_release (NULL);
}

} // namespace outline
