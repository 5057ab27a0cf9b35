/* Numbering the unit.  SPDX-License-Identifier: GPL-3.0-or-later

   1. Each function that takes part (gimple/number/legality.h) is walked block by
      block; describer gives each statement a key and operands.
   2. Equal keys get equal symbols, in the order of first appearance; a
      statement that is refused, and the end of each block, a new one.
   3. Operands become value_ids: one for each SSA name, one for each distinct
      constant.
   4. For each SSA name defined in the text: where it is used last, so that
      "is it used after the region [a, b)" is one comparison.

   Example, with "|" for the end of a block:

     t_1 = a_2 + 1;  *p_3 = t_1;  |  t_4 = b_5 + 2;  *q_6 = t_4;  |
     text      0 1 2 0 1 3
     operands  a_2 1, p_3 t_1, -, b_5 2, q_6 t_4, -  */

#include "gimple/number/unit.h"

#include <string>
#include <unordered_map>

#include "facts/asm-text.h"
#include "facts/call-graph.h"
#include "facts/free-registers.h"
#include "facts/frequency.h"
#include "facts/statements.h"
#include "gimple/cost/cost.h"
#include "gimple/number/cross-jumping.h"
#include "gimple/number/legality.h"
#include "gimple/number/live-floats.h"
#include "gimple/number/shape.h"

namespace outline
{

/* Clobbers of locals of more than this many bytes are barriers: if one were dropped, the local
   could no longer share its stack slot.  */
static const unsigned HOST_WIDE_INT small_local = 32;

/* Whether STMT ends the life of a large local.  */
static bool
ends_life_p (const gimple *stmt)
{
  if (!gimple_clobber_p (stmt) || !VAR_P (gimple_assign_lhs (stmt)))
    return false;
  tree size = DECL_SIZE_UNIT (gimple_assign_lhs (stmt));
  return !size || !tree_fits_uhwi_p (size) || tree_to_uhwi (size) > small_local;
}

bool
transparent_p (const gimple *stmt)
{
  return (is_gimple_debug (stmt) || gimple_clobber_p (stmt)
          || gimple_code (stmt) == GIMPLE_NOP
          || gimple_code (stmt) == GIMPLE_PREDICT
          || gimple_code (stmt) == GIMPLE_LABEL);
}

value
constant_value (tree t, bool object_address)
{
  tree base = (object_address               ? t
               : TREE_CODE (t) == ADDR_EXPR ? get_base_address (TREE_OPERAND (t, 0))
                                            : NULL_TREE);
  value v = { { true, passing_of (object_address ? ptr_type_node : TREE_TYPE (t)) }, t, object_address };
  v.shareable = !(base && DECL_P (base) && !decl_address_ip_invariant_p (base));
  v.has_number = TREE_CODE (t) == INTEGER_CST && tree_fits_shwi_p (t);
  v.number = v.has_number ? tree_to_shwi (t) : 0;
  return v;
}

namespace
{

class numbering
{
public:
  /* PROFILE: whether functions of the unit have a profile.  */
  explicit numbering (bool profile) : m_profile (profile) {}
  void add (cgraph_node *node, double entries, uint32_t group, refusal why);
  unit take () { return std::move (m_unit); }

private:
  void add_block (basic_block bb, const block_frequencies &frequencies);
  uint32_t symbol_of_shape ();
  void note_landing (statement &s);
  void add_operands (statement &s);
  void add_statement (gimple *stmt, refusal why);
  statement begun_statement (gimple *stmt) const;
  void add_barrier ();
  void find_last_uses (uint32_t first);
  value_id value_of (const operand &op);
  value_id constant (tree t, bool object_address);
  value_id name_value (tree name);
  void refuse (refusal why, gimple *stmt);

  unit m_unit;
  double m_entries = 0;        /* Of the function.  */
  bool m_profile;
  float m_frequency = 0;       /* Of the block.  */
  type_table m_types;
  describer m_describer { m_types };
  constant_table m_numbers;
  function_classes m_classes;
  /* Looked up in, never walked.  */
  std::unordered_map<std::string, uint32_t> m_symbols;
  std::unordered_map<uint32_t, value_id> m_constants; /* By number.  */
  name_values m_names;

  /* By value: the block that used it last (for the addresses of locals, which
     stay in registers that calls save, the function), counted from 1.  */
  std::vector<uint32_t> m_used_in;
  uint32_t m_block = 0;

  unit_function *m_function = NULL;
  uint32_t m_class = 0;

  /* Since the last barrier: the last statement that may throw, and
     statement::earliest_start.  */
  uint32_t m_thrower = elsewhere, m_earliest_start = 0;

  /* The first position after the last barrier.  */
  uint32_t m_segment = 0;
  cross_jumping m_cross_jumping { m_unit, m_names };
};

void
numbering::refuse (refusal why, gimple *stmt)
{
  m_unit.refusals.push_back ({ why, m_function->node, stmt });
}

/* The next statement, which is STMT; null: a barrier.  */
statement
numbering::begun_statement (gimple *stmt) const
{
  return { stmt, (uint32_t) m_unit.functions.size () - 1, (uint32_t) m_unit.operands.size () };
}

void
numbering::add_barrier ()
{
  m_unit.text.push_back (m_unit.alphabet++);
  m_unit.statements.push_back (begun_statement (NULL));
  m_thrower = elsewhere;
  m_earliest_start = 0;
  m_segment = m_unit.text.size ();
}

value_id
numbering::name_value (tree name)
{
  auto inserted = m_names.emplace (name, m_unit.values.size ());
  if (inserted.second)
    m_unit.values.push_back ({ { false, passing_of (TREE_TYPE (name)), m_types.compatible (TREE_TYPE (name)) },
                               name, false, true });
  return inserted.first->second;
}

/* The number of T, a constant or, with OBJECT_ADDRESS, an object of which it is the address.  */
value_id
numbering::constant (tree t, bool object_address)
{
  /* "&object" and an access of OBJECT have the same address.  */
  if (TREE_CODE (t) == ADDR_EXPR
      && (DECL_P (TREE_OPERAND (t, 0))
          || TREE_CODE (TREE_OPERAND (t, 0)) == STRING_CST))
    {
      t = TREE_OPERAND (t, 0);
      object_address = true;
    }
  value_id id = m_unit.values.size ();
  auto inserted = m_constants.emplace (m_numbers.number (t), id);
  if (!inserted.second)
    return inserted.first->second;

  m_unit.values.push_back (constant_value (t, object_address));
  m_unit.values.back ().type = m_types.compatible (object_address ? ptr_type_node : TREE_TYPE (t));
  return id;
}

value_id
numbering::value_of (const operand &op)
{
  tree t = *op.where;
  if (op.kind == OPERAND_OBJECT)
    return constant (t, true);
  if (TREE_CODE (t) == SSA_NAME)
    return name_value (t);
  return constant (t, false);
}

/* The symbol of the shape that the describer holds, in a function of the current
   class.  */
uint32_t
numbering::symbol_of_shape ()
{
  m_describer.key.push_back (m_class);
  std::string key (reinterpret_cast<const char *> (m_describer.key.data ()),
                   m_describer.key.size () * sizeof (uint32_t));
  auto inserted = m_symbols.emplace (std::move (key), m_unit.alphabet);
  if (inserted.second)
    m_unit.alphabet++;
  return inserted.first->second;
}

/* Fills in where S, the next statement, throws to, and with which statements before it
   it can share a region.  */
void
numbering::note_landing (statement &s)
{
  if (stmt_could_throw_p (m_function->fn, s.stmt))
    {
      s.landing = lookup_stmt_eh_lp_fn (m_function->fn, s.stmt);
      if (m_thrower != elsewhere
          && m_unit.statements[m_thrower].landing != s.landing)
        m_earliest_start = m_thrower + 1;
      m_thrower = m_unit.text.size ();
    }
  s.earliest_start = m_earliest_start;
}

/* Adds the operands of S, which the describer holds, and deducts from its size what
   those save that its block has used before.  */
void
numbering::add_operands (statement &s)
{
  s.operand_count = m_describer.operands.size ();
  for (const operand &op : m_describer.operands)
    {
      value_id v = value_of (op);
      m_unit.operands.push_back (v);
      bool accessed = op.kind == OPERAND_OBJECT;
      if (op.kind == OPERAND_POINTER || m_unit.values[v].ssa
          || (accessed && !target_costs ().symbol_in_register))
        continue;
      bool local = !m_unit.values[v].shareable;
      uint32_t scope = local ? m_unit.functions.size () : m_block;
      if (v < m_used_in.size () && m_used_in[v] == scope)
        s.size = MAX (target_costs ().least_statement,
                      s.size - (accessed
                                  ? repeated_access_saving (s.stmt, m_unit.values[v])
                                  : repetition_saving (m_unit.values[v])));
      m_used_in.resize (MAX (m_used_in.size (), v + 1), 0);
      m_used_in[v] = scope;
    }
}

/* STMT is the next statement of its block; WHY it must not be outlined, or
   REFUSAL_NONE when the describer holds its shape.  */
void
numbering::add_statement (gimple *stmt, refusal why)
{
  if (why != REFUSAL_NONE)
    {
      if (why != REFUSAL_CONTROL)
        refuse (why, stmt);
      add_barrier ();
      return;
    }

  uint32_t symbol = symbol_of_shape ();
  uint32_t position = m_unit.text.size ();
  statement s = begun_statement (stmt);
  s.commutative = m_describer.commutative;
  s.calls = becomes_call_p (stmt);
  if (const gcall *call = dyn_cast<const gcall *> (stmt))
    s.noreturn = !gimple_call_internal_p (call) && gimple_call_noreturn_p (call);
  s.frequency = m_frequency;
  s.size = statement_size (stmt);
  note_landing (s);
  add_operands (s);
  if (tree lhs = gimple_get_lhs (stmt))
    if (TREE_CODE (lhs) == SSA_NAME)
      {
        s.def = name_value (lhs);
        m_unit.values[s.def].def = position;
      }
  gimple_set_uid (stmt, position + 1);
  m_unit.text.push_back (symbol);
  m_unit.statements.push_back (s);
}

void
numbering::add_block (basic_block bb, const block_frequencies &frequencies)
{
  m_block++;
  m_frequency = m_entries * frequencies[bb];
  refusal block_why = block_refusal (m_function->fn, bb, frequencies, m_profile);
  if (block_why != REFUSAL_NONE)
    {
      if (gimple *last = last_nondebug_stmt (bb))
        refuse (block_why, last);
      return;
    }
  for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi);
       gsi_next (&gsi))
    {
      gimple *stmt = gsi_stmt (gsi);
      if (ends_life_p (stmt))
        {
          add_statement (stmt, REFUSAL_LIFETIME);
          continue;
        }
      if (transparent_p (stmt))
        continue;
      if (becomes_call_p (stmt)
          && !gimple_call_tail_p (as_a<gcall *> (stmt)))
        m_function->calls = true;
      add_statement (stmt, m_describer.describe (m_function->fn, stmt));
    }
  if (EDGE_COUNT (bb->succs) == 0
      || (single_succ_p (bb) && !(single_succ_edge (bb)->flags & EDGE_COMPLEX)))
    m_cross_jumping.merge_end (bb, m_segment);
  add_barrier ();
}

/* Fills in value::last_use for the definitions from text position FIRST on,
   whose functions are complete.  */
void
numbering::find_last_uses (uint32_t first)
{
  for (uint32_t position = first; position < m_unit.text.size (); position++)
    {
      value_id def = m_unit.statements[position].def;
      if (def == no_value)
        continue;
      basic_block bb = gimple_bb (m_unit.statements[position].stmt);
      uint32_t last = position;
      imm_use_iterator iterator;
      use_operand_p use;
      FOR_EACH_IMM_USE_FAST (use, iterator, m_unit.values[def].t)
        {
          gimple *user = USE_STMT (use);
          if (is_gimple_debug (user))
            continue;
          if (gimple_bb (user) != bb || gimple_code (user) == GIMPLE_PHI
              || gimple_uid (user) == 0)
            {
              last = elsewhere;
              break;
            }
          last = MAX (last, gimple_uid (user) - 1);
        }
      m_unit.values[def].last_use = last;
    }
}

void
numbering::add (cgraph_node *node, double entries, uint32_t group, refusal why)
{
  function *fn = DECL_STRUCT_FUNCTION (node->decl);
  m_unit.functions.push_back ({ node, fn, false, gains_guard_p (fn), group });
  m_function = &m_unit.functions.back ();
  if (why == REFUSAL_NONE)
    why = source_refusal (node);
  if (why == REFUSAL_NONE)
    why = statements_refusal (node);
  if (why == REFUSAL_NONE)
    why = asm_refusal (node);
  if (why == REFUSAL_NONE)
    why = convention_refusal (node);
  if (why != REFUSAL_NONE)
    {
      refuse (why, NULL);
      return;
    }

  push_cfun (fn);
  for_each_statement (fn, [] (gimple *stmt, basic_block) { gimple_set_uid (stmt, 0); });
  m_entries = entries;

  uint32_t first = m_unit.text.size ();
  m_segment = first;
  m_cross_jumping.begin_function ();
  m_class = m_classes.number (node);
  block_frequencies frequencies (fn);
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    add_block (bb, frequencies);
  find_last_uses (first);
  count_floats_across (m_unit, first);
  pop_cfun ();
}

} // namespace

unit
number_unit (const std::vector<cgraph_node *> &order,
             const function_reasons &leave)
{
  numbering n (profiled_unit_p (order));
  std::vector<double> entries = entry_frequencies (order);
  std::vector<uint32_t> groups = find_link_groups (order).worth;
  for (size_t i = 0; i < order.size (); i++)
    {
      cgraph_node *node = order[i];
      function *fn = DECL_STRUCT_FUNCTION (node->decl);
      if (node->has_gimple_body_p () && fn && fn->cfg)
        {
          auto found = leave.find (DECL_UID (node->decl));
          n.add (node, entries[i], groups[i],
                 found == leave.end () ? REFUSAL_NONE : found->second);
        }
    }
  unit u = n.take ();
  u.calls_disturbed = calls_disturbed_p ();
  return u;
}

} // namespace outline
