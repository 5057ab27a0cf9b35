/* Which functions of a unit become one.  SPDX-License-Identifier: GPL-3.0-or-later

   1. Functions that look alike: of one class (function_classes), with as many blocks and the same kinds of
      statements in them.  Few do, and only these are read.
   2. Those whose bodies have equal keys (gimple/merge/body.h).
   3.  Of these, groups that differ in so few operands that these can be parameters: the first function, and
      each later one that can be added within that limit; then the same for the rest.
   4. Groups that save something by the cost model.

     int f () { use (1, &a); return g (4, &a); }
     int h () { use (1, &b); return k (4, &b); }     one parameter is for both uses of &a, a second one for g

   The idea is that of LLVM's GlobalMergeFunctions and of Swift's function merger; the way in which differences
   are found and judged is new.

   Limits: COMDAT functions are not merged, as it is not known which of their copies a linker keeps; nor are functions
   with parameters or results in memory.  */

#include "gimple/merge/merge-plan.h"

#include "core/linked-worth.h"
#include "facts/asm-text.h"
#include "facts/attributes.h"
#include "facts/call-graph.h"
#include "facts/frame-chain.h"
#include "facts/free-registers.h"
#include "facts/frequency.h"
#include "facts/function-size.h"
#include "facts/statements.h"
#include "facts/symbol-name.h"
#include "facts/tail-calls.h"
#include "gimple/cost/cost.h"
#include "plugin/options.h"

namespace outline
{

namespace
{

/* At most this many parameters are added to a function.  */
const size_t most_parameters = 3;
/* Functions with equal keys are divided into groups at most this many times; the rest is left alone.  */
const unsigned most_divisions = 8;
/* In tenths of a byte: groups that promise less are left alone.  */
const int64_t least_benefit = 10 * tenths;

/* Whether a call at the end of the function DECL can be a jump.  */
bool
ends_in_jumps_p (tree decl)
{
  return (makes_tail_calls_p (decl) && opt_for_fn (decl, flag_optimize_sibling_calls)
          && !TREE_THIS_VOLATILE (decl));
}

/* Whether callers know all that is passed to the function DECL.  */
bool
plain_arguments_p (tree decl)
{
  return prototype_p (TREE_TYPE (decl)) && !stdarg_p (TREE_TYPE (decl)) && !DECL_STATIC_CHAIN (decl);
}

/* Whether the function DECL must stay as it is because of its name or its COMDAT group.  */
bool
special_function_p (tree decl)
{
  return (DECL_COMDAT (decl) || DECL_ONE_ONLY (decl) || MAIN_NAME_P (DECL_NAME (decl)) || fndecl_built_in_p (decl)
          || DECL_FUNCTION_VERSIONED (decl));
}

/* Whether the function of NODE may become a call of another one.  */
bool
may_become_call_p (cgraph_node *node, bool profile)
{
  tree decl = node->decl;
  function *fn = DECL_STRUCT_FUNCTION (decl);
  if (!node->has_gimple_body_p () || !fn || !fn->cfg || node->thunk || special_function_p (decl)
      || !plain_arguments_p (decl) || !ends_in_jumps_p (decl) || fn->calls_setjmp || fn->has_nonlocal_label
      || in_frame_chain_p (node) || !tree_versionable_function_p (decl) || !single_succ_p (ENTRY_BLOCK_PTR_FOR_FN (fn)))
    return false;
  for (tree attribute = DECL_ATTRIBUTES (decl); attribute; attribute = TREE_CHAIN (attribute))
    if (!harmless_attribute_p (attribute))
      return false;
  block_frequencies frequencies (fn);
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    if (block_refusal (fn, bb, frequencies, profile) != REFUSAL_NONE)
      return false;
  return (source_refusal (node) == REFUSAL_NONE && asm_refusal (node) == REFUSAL_NONE
          && statements_refusal (node) == REFUSAL_NONE);
}

/* A cheap key that functions that can be merged have in common: a hash of the kinds of NODE's statements and
   of its class.  */
uint64_t
looks_of (cgraph_node *node, uint32_t class_number)
{
  inchash::hash hash;
  hash.add_int (class_number);
  unsigned statements = 0;
  basic_block bb;
  FOR_EACH_BB_FN (bb, DECL_STRUCT_FUNCTION (node->decl))
    {
      hash.add_int (EDGE_COUNT (bb->succs));
      for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
        if (!transparent_p (gsi_stmt (gsi)))
          {
            hash.add_int (gimple_code (gsi_stmt (gsi)));
            hash.add_int (gimple_num_ops (gsi_stmt (gsi)));
            statements++;
          }
    }
  /* A call and a return are no smaller than a call of another function.  */
  return statements < 3 ? 0 : (uint64_t (hash.end ()) << 32) + statements;
}

/* Whether A and B, types of functions, have the same attributes that code of callers may follow.  */
bool
same_attributes_p (const_tree a, const_tree b)
{
  auto within_p = [] (const_tree some, const_tree all) {
    for (tree attribute = TYPE_ATTRIBUTES (some); attribute; attribute = TREE_CHAIN (attribute))
      {
        tree other = lookup_attribute (IDENTIFIER_POINTER (get_attribute_name (attribute)), TYPE_ATTRIBUTES (all));
        if (!harmless_attribute_p (attribute) && !(other && attribute_value_equal (attribute, other)))
          return false;
      }
    return true;
  };
  return a == b || (comp_type_attributes (a, b) == 1 && within_p (a, b) && within_p (b, a));
}

/* Whether calls of functions of types A and B pass what they pass, values of types that are alike, in the same
   way.  */
bool
same_convention_p (tree a, tree b)
{
  if (stdarg_p (a) || stdarg_p (b) || !prototype_p (a) || !prototype_p (b)
      || !same_attributes_p (a, b) || type_num_arguments (a) != type_num_arguments (b))
    return false;
  tree p = TYPE_ARG_TYPES (a), q = TYPE_ARG_TYPES (b);
  for (; p && q; p = TREE_CHAIN (p), q = TREE_CHAIN (q))
    if (!types_compatible_p (TREE_VALUE (p), TREE_VALUE (q)))
      return false;
  return true;
}

/* Whether CALLEE may follow another convention than calls through a pointer do: GCC gives local functions one of their
   own (cgraph_node::local).  In one unit merging takes that back; with LTO there are callers in other ones.  */
bool
own_convention_p (tree callee)
{
  const cgraph_node *node = cgraph_node::get (callee);
  return in_lto_p && node && (node->local || node->in_other_partition);
}

/* Whether functions begin with a landing pad where indirect calls need one (-fcf-protection), or none does.  */
bool
landing_pads_p ()
{
#ifdef flag_manual_endbr /* x86 */
  return !(flag_cf_protection & CF_BRANCH && flag_manual_endbr);
#else
  return true;
#endif
}

/* Whether CALLEE is a function of this unit that no other definition replaces, without attributes that may say how
   it is called.  Of others it is not known how linkers and loaders treat calls of them, in contrast to their
   addresses.  */
bool
own_plain_function_p (tree callee)
{
  const cgraph_node *node = cgraph_node::get (callee);
  if (!node || !node->definition || !decl_binds_to_current_def_p (callee) || TYPE_ATTRIBUTES (TREE_TYPE (callee)))
    return false;
  for (tree attribute = DECL_ATTRIBUTES (callee); attribute; attribute = TREE_CHAIN (attribute))
    if (!any_call_attribute_p (attribute))
      return false;
  return true;
}

/* Whether O, a direct call of a function, may be a call through a pointer.  A tail call stays one, and with
   -fno-function-cse calls name what they call.  FN: the function of O.  */
bool
callable_by_address_p (const body_operand &o, function *fn)
{
  gcall *call = as_a<gcall *> (o.stmt);
  tree callee = gimple_call_fndecl (call);
  const int special = ECF_CONST | ECF_PURE | ECF_NOVOPS | ECF_NORETURN | ECF_RETURNS_TWICE | ECF_TM_PURE
                      | ECF_TM_BUILTIN | ECF_LOOPING_CONST_OR_PURE;
  return (!(gimple_call_flags (call) & special) && !gimple_call_ctrl_altering_p (call)
          && !(gimple_call_tail_p (call) && !jumps_by_address_p (gimple_call_fntype (call), fn))
          && TYPE_MAIN_VARIANT (gimple_call_fntype (call)) == TYPE_MAIN_VARIANT (TREE_TYPE (callee))
          && own_plain_function_p (callee) && !own_convention_p (callee) && landing_pads_p () && !flag_no_function_cse);
}

/* Whether T, an object or a function, may be named in another function.  */
bool
nameable_p (tree t)
{
  if (!DECL_P (t))
    return TREE_CODE (t) == STRING_CST;
  if (TREE_CODE (t) != FUNCTION_DECL && TREE_CODE (t) != CONST_DECL
      && !(VAR_P (t) && (TREE_STATIC (t) || DECL_EXTERNAL (t)) && !DECL_THREAD_LOCAL_P (t) && !DECL_NONALIASED (t)
           && !DECL_HARD_REGISTER (t)))
    return false;
  symtab_node *node = TREE_CODE (t) == CONST_DECL ? NULL : symtab_node::get (t);
  return !node || !node->comdat_local_p ();
}

/* Whether operand O of the function FN, for which ARGUMENT is passed, may be a parameter.  */
bool
parameter_p (const body_operand &o, tree argument, function *fn)
{
  if (passing_of (TREE_TYPE (argument)) != PASS_INTEGER || (o.callee && !callable_by_address_p (o, fn)))
    return false;
  if (TREE_CODE (argument) == INTEGER_CST)
    return true;
  if (TREE_CODE (argument) != ADDR_EXPR || !is_gimple_min_invariant (argument))
    return false;
  tree base = get_base_address (TREE_OPERAND (argument, 0));
  return base && nameable_p (base);
}

/* One of several functions with equal keys.  */
struct alike_body
{
  function_body body;
  std::vector<uint32_t> arguments;      /* By operand.  */
};

/* A group that grows: which operands differ, and which of them in the same way.  */
class growing_group
{
public:
  explicit growing_group (const alike_body &first)
    : m_first (first), m_classes (first.arguments), m_differs (first.arguments.size (), false)
  {}

  /* Adds OTHER if no more than MOST parameters are needed then.  Returns whether it did.  */
  bool add (const alike_body &other, size_t most);

  /* See merge_plan.  */
  std::vector<std::vector<uint32_t>> parameters () const;

private:
  bool may_differ_p (const alike_body &other, size_t i) const;

  const alike_body &m_first;
  /* By operand: a number that those have in common that are equal in each function so far.  */
  std::vector<uint32_t> m_classes;
  std::vector<bool> m_differs;
};

/* Whether operand I may be one thing in the first function, and another one in OTHER.  */
bool
growing_group::may_differ_p (const alike_body &other, size_t i) const
{
  const body_operand &a = m_first.body.operands[i], &b = other.body.operands[i];
  if (a.callee && !same_convention_p (gimple_call_fntype (as_a<gcall *> (a.stmt)),
                                      gimple_call_fntype (as_a<gcall *> (b.stmt))))
    return false;
  auto parameter = [] (const body_operand &o, const alike_body &in) {
    return parameter_p (o, merged_argument (o), DECL_STRUCT_FUNCTION (in.body.node->decl));
  };
  return parameter (a, m_first) && parameter (b, other);
}

bool
growing_group::add (const alike_body &other, size_t most)
{
  if (!same_attributes_p (TREE_TYPE (m_first.body.node->decl), TREE_TYPE (other.body.node->decl)))
    return false;
  std::map<std::pair<uint32_t, uint32_t>, uint32_t> split;
  std::vector<uint32_t> classes (m_classes.size ());
  std::vector<bool> differs = m_differs;
  std::set<uint32_t> parameters;
  for (size_t i = 0; i < m_classes.size (); i++)
    {
      const body_operand &a = m_first.body.operands[i], &b = other.body.operands[i];
      if (a.callee && !same_attributes_p (gimple_call_fntype (as_a<gcall *> (a.stmt)),
                                          gimple_call_fntype (as_a<gcall *> (b.stmt))))
        return false;
      classes[i] = split.emplace (std::make_pair (m_classes[i], other.arguments[i]), split.size ()).first->second;
      if (m_first.arguments[i] != other.arguments[i])
        {
          if (!may_differ_p (other, i))
            return false;
          differs[i] = true;
        }
      if (differs[i])
        parameters.insert (classes[i]);
      if (parameters.size () > most)
        return false;
    }
  m_classes = classes;
  m_differs = differs;
  return true;
}

std::vector<std::vector<uint32_t>>
growing_group::parameters () const
{
  std::vector<std::vector<uint32_t>> found;
  std::map<uint32_t, size_t> place;
  for (uint32_t i = 0; i < m_classes.size (); i++)
    if (m_differs[i])
      {
        auto inserted = place.emplace (m_classes[i], found.size ());
        if (inserted.second)
          found.push_back ({});
        found[inserted.first->second].push_back (i);
      }
  return found;
}

/* What is known of a function by its callers and by the linker.  */
struct function_use
{
  double entries;               /* As entry_frequencies counts.  */
  uint32_t linked_group; /* As link_groups::worth.  */
};
typedef std::unordered_map<unsigned, function_use> function_uses; /* By DECL_UID.  */

/* Estimates the sizes of P.  */
void
estimate (merge_plan &p, const function_uses &uses)
{
  const cost_table &costs = target_costs ();
  const function_body &first = p.bodies[0];
  /* In full where functions share entries, too: it costs less there, but merging competes with outlining from the
     same functions, which saves about as much.  */
  p.function_size = first.size + (unwind_tables_counted_p () || function_tables_p () ? costs.fde : 0)
                    + tenths * loaded_name_bytes (IDENTIFIER_LENGTH (DECL_ASSEMBLER_NAME (first.node->decl))
                                                  + strlen (".merged.1"));
  for (const std::vector<uint32_t> &operands : p.parameters)
    {
      p.function_size += first.calls ? costs.saved : 0;
      for (uint32_t i : operands)
        p.function_size += first.operands[i].callee ? costs.call_indirect - costs.call : 0;
    }
  std::vector<core::linked_user> users;
  for (const function_body &body : p.bodies)
    {
      const function_use &use = uses.at (DECL_UID (body.node->decl));
      int64_t call = costs.tail_call;
      for (const std::vector<uint32_t> &operands : p.parameters)
        call += plain_argument_size (merged_argument (body.operands[operands[0]]));
      p.copies_size += body.size;
      p.calls_size += call;
      p.executed += use.entries * (1 + p.parameters.size ());
      users.push_back ({ use.linked_group, body.size - call });
    }
  p.unsure = p.benefit_if_kept () - core::linked_worth (std::move (users), p.function_size);
}

/* How many statements the function of NODE has that the machine code depends on.  */
uint32_t
count_positions (cgraph_node *node)
{
  uint32_t count = 0;
  for_each_statement (node, [&] (gimple *stmt, basic_block) { count += !transparent_p (stmt); });
  return count;
}

/* The type of the function of BODY with TYPES, those of parameters, added to its own.  */
tree
type_with (const function_body &body, const std::vector<tree> &types)
{
  tree decl = body.node->decl;
  auto_vec<tree> all;
  for (tree parm = DECL_ARGUMENTS (decl); parm; parm = DECL_CHAIN (parm))
    all.safe_push (TREE_TYPE (parm));
  for (tree type : types)
    all.safe_push (type);
  tree type = build_function_type_array (TREE_TYPE (TREE_TYPE (decl)), all.length (), all.address ());
  return build_type_attribute_variant (type, TYPE_ATTRIBUTES (TREE_TYPE (decl)));
}

/* How many parameters, numbers or addresses, the function of BODY can get in registers besides its own; at most
   most_parameters.  */
size_t
free_parameters (const function_body &body)
{
  for (size_t n = most_parameters; n > 0; n--)
    if (in_registers_p (type_with (body, std::vector<tree> (n, ptr_type_node)),
                        DECL_STRUCT_FUNCTION (body.node->decl)))
      return n;
  return 0;
}

/* Divides BODIES, whose keys are equal, into groups; adds those of two or more to PLANS.  */
void
divide (std::vector<alike_body> bodies, const function_uses &uses, std::vector<merge_plan> &plans)
{
  const size_t most = bodies.size () > 1 ? free_parameters (bodies[0].body) : 0;
  for (unsigned division = 0; division < most_divisions && most > 0 && bodies.size () > 1; division++)
    {
      growing_group group (bodies[0]);
      std::vector<alike_body> rest;
      merge_plan p;
      std::vector<const alike_body *> members = { &bodies[0] };
      for (size_t i = 1; i < bodies.size (); i++)
        if (group.add (bodies[i], most))
          members.push_back (&bodies[i]);
        else
          rest.push_back (bodies[i]);
      p.parameters = group.parameters ();
      for (const alike_body *member : members)
        p.bodies.push_back (member->body);
      /* Functions without any parameter are equal: their machine code will be, too.  */
      if (members.size () > 1 && !p.parameters.empty ())
        {
          p.statements = count_positions (p.bodies[0].node);
          estimate (p, uses);
          plans.push_back (std::move (p));
        }
      bodies = std::move (rest);
    }
}

/* The uses of the functions of ORDER.  */
function_uses
uses_of (const std::vector<cgraph_node *> &order)
{
  function_uses uses;
  const std::vector<double> entries = entry_frequencies (order);
  const std::vector<uint32_t> groups = find_link_groups (order).worth;
  for (size_t i = 0; i < order.size (); i++)
    uses[DECL_UID (order[i]->decl)] = { entries[i], groups[i] };
  return uses;
}

/* Reads the functions of NODES, and divides them into those of one class and with equal keys, of which callers may
   assume the same.  */
std::vector<std::vector<alike_body>>
equal_keys (const std::vector<cgraph_node *> &nodes)
{
  body_reader reader;
  constant_table arguments;
  function_classes numbers;
  std::map<std::tuple<uint32_t, int, std::vector<uint32_t>>, size_t> place;
  std::vector<std::vector<alike_body>> equal;
  for (cgraph_node *node : nodes)
    {
      alike_body b;
      if (!reader.read (node, b.body))
        continue;
      for (const body_operand &o : b.body.operands)
        b.arguments.push_back (arguments.number (merged_argument (o)));
      auto inserted = place.emplace (std::make_tuple (numbers.number (node), flags_from_decl_or_type (node->decl),
                                                      b.body.key),
                                     equal.size ());
      if (inserted.second)
        equal.push_back ({});
      equal[inserted.first->second].push_back (std::move (b));
    }
  return equal;
}

/* Writes P to FILE.  */
void
dump_merge_plan (FILE *file, const merge_plan &p)
{
  fprintf (file, "functions that could become one, with %zu parameters: %" PRId64 " - %" PRId64 " - %" PRId64
                 " tenths of a byte, %g instructions more:",
           p.parameters.size (), p.copies_size, p.calls_size, p.function_size, p.executed);
  for (const function_body &body : p.bodies)
    fprintf (file, " %s", body.node->name ());
  fprintf (file, "\n");
}

/* Removes from PLANS those that do not pay, those for which there is no TIME, and those after the first MOST; takes
   the time of the others.  */
void
keep_what_pays (std::vector<merge_plan> &plans, size_t most, time_budget &time)
{
  std::stable_sort (plans.begin (), plans.end (),
                    [] (const merge_plan &a, const merge_plan &b) { return a.benefit () > b.benefit (); });
  if (opts.stress)
    {
      plans.resize (MIN (plans.size (), most));
      return;
    }
  std::vector<merge_plan> kept;
  for (merge_plan &p : plans)
    {
      if (kept.size () == most || p.benefit () < MAX (least_benefit, int64_t (opts.min_benefit) * tenths))
        break;
      if (p.benefit () < p.executed * time.price || (time.left >= 0 && p.executed > time.left))
        continue;
      if (time.left >= 0)
        time.left -= p.executed;
      kept.push_back (std::move (p));
    }
  plans = std::move (kept);
}

} // namespace

tree
merged_argument (const body_operand &o)
{
  tree t = o.value ();
  return o.op.kind == OPERAND_OBJECT ? build1 (ADDR_EXPR, build_pointer_type (TREE_TYPE (t)), t) : t;
}

tree
merged_type (const merge_plan &p)
{
  std::vector<tree> types;
  for (const std::vector<uint32_t> &operands : p.parameters)
    types.push_back (TYPE_MAIN_VARIANT (TREE_TYPE (merged_argument (p.bodies[0].operands[operands[0]]))));
  return type_with (p.bodies[0], types);
}

std::vector<cgraph_node *>
functions_alike (const std::vector<cgraph_node *> &order, const function_reasons &leave)
{
  function_classes classes;
  bool profile = profiled_unit_p (order);
  std::vector<std::pair<cgraph_node *, uint64_t>> looks;
  std::unordered_map<uint64_t, unsigned> count;
  for (cgraph_node *node : order)
    if (!leave.count (DECL_UID (node->decl)) && may_become_call_p (node, profile))
      if (uint64_t look = looks_of (node, classes.number (node)))
        {
          looks.push_back ({ node, look });
          count[look]++;
        }
  std::vector<cgraph_node *> found;
  for (const std::pair<cgraph_node *, uint64_t> &each : looks)
    if (count[each.second] > 1)
      found.push_back (each.first);
  return found;
}

std::vector<merge_plan>
plan_merges (const std::vector<cgraph_node *> &order, const std::vector<cgraph_node *> &alike, size_t most,
             time_budget &time)
{
  std::vector<merge_plan> plans;
  if (alike.empty ())
    return plans;
  const function_uses uses = uses_of (order);
  for (std::vector<alike_body> &bodies : equal_keys (alike))
    divide (std::move (bodies), uses, plans);
  if (dump_file && (dump_flags & TDF_DETAILS))
    for (const merge_plan &p : plans)
      dump_merge_plan (dump_file, p);
  keep_what_pays (plans, most, time);
  return plans;
}

} // namespace outline
