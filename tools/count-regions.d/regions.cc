/* Counts what merging functions, and outlining regions with control flow, could save.
   SPDX-License-Identifier: GPL-3.0-or-later

   A plugin of its own, loaded after outline.so.  It looks at the finished unit when everything has been
   outlined that is, changes nothing, and at the end of the unit writes a line of JSON to the file of
   -fplugin-arg-regions-output=FILE.  tools/count-regions runs it over programs.

     collect   every body, and every region with one entry: what a block dominates, and what is between it
               and a block that postdominates it; at -O1 to -O3 only of code that hardly ever runs, where
               the outliner works there
     key       blocks in the order of a depth-first walk; statements by their shapes (gimple/shape.h), PHIs
               by their arguments; what is computed inside by its number.  Constants, symbols, callees and
               values from outside are slots: regions with equal keys differ in slots only
     group     regions of one key such that at most -fplugin-arg-regions-parameters=N slots differ
     take      groups in the order of what they save, as far as they do not overlap

   Sizes are those of the cost model (gimple/cost.h), in tenths of a byte, of bodies and savings alike.  Of whole
   bodies the line has the names, too, so that their sizes in the object can be taken: what folding finds in
   them is not there to be saved again.

   Limits: commutative operands are compared as they are; regions left by exceptions or abnormal edges, and
   those with more than one result (two, of one exit), are not counted.  */

#include "gcc/gcc-compat.h"
#include "gimple/cost.h"
#include "gimple/legality.h"
#include "gimple/shape.h"

#include "dominance.h"

extern "C"
{
__attribute__ ((visibility ("default"))) int plugin_is_GPL_compatible;
__attribute__ ((visibility ("default"))) int
plugin_init (plugin_name_args *plugin, plugin_gcc_version *version);
}

namespace outline
{

namespace
{

const char *output;
unsigned most_parameters = 3;
std::string line;                     /* What is written at the end of the unit.  */
std::string merged;                   /* The groups of whole bodies in it.  */

const size_t most_blocks = 60;        /* Of a region that is no whole body.  */
const unsigned most_ends = 6;         /* Regions from one block to a later one.  */

enum slot_kind { SLOT_NUMBER, SLOT_ADDRESS, SLOT_CALLEE, SLOT_OUTSIDE, SLOT_OTHER };

/* Something that may differ from copy to copy.  */
struct slot
{
  std::string value;                  /* Equal strings are the same value.  */
  slot_kind kind;
};

struct region
{
  uint32_t function;
  bool whole;
  std::vector<basic_block> blocks;
  std::vector<uint32_t> key;
  std::vector<slot> slots;
  int size = 0, statements = 0, calls = 0;
  unsigned exits = 0, results = 0;
  bool returns = false;
};

struct body
{
  cgraph_node *node;
  int size;
  bool comdat, local;
  unsigned arguments, callers;
};

/* Makes the keys of regions, one after the other.  */
class key_maker
{
public:
  /* Fills in R, whose blocks are set; HEAD is the first one.  False if it can't be shared.  */
  bool make (region &r, cgraph_node *node, basic_block head);

private:
  void visit (basic_block bb);
  bool block (basic_block bb);
  bool phis (basic_block bb);
  bool statement (gimple *stmt);
  bool call (gcall *call);
  bool condition (gcond *cond);
  bool switch_ (gswitch *stmt);
  bool exactly (tree t);
  bool parts (gimple *stmt);
  void value (tree t, slot_kind kind);
  void type (tree t);
  bool edges (basic_block bb);
  void landing (int number);
  unsigned results () const;
  std::vector<edge> successors (basic_block bb) const;
  int local_number (tree decl);
  bool local_p (tree t) const;

  void push (HOST_WIDE_INT n)
  {
    m_region->key.push_back (uint32_t (n));
    m_region->key.push_back (uint32_t (uint64_t (n) >> 32));
  }

  function *m_fn = NULL;
  region *m_region = NULL;
  basic_block m_head = NULL;
  type_table m_types;
  describer m_describer { m_types };
  function_classes m_classes;
  std::unordered_set<basic_block> m_inside;
  std::unordered_map<basic_block, uint32_t> m_numbers;
  std::vector<basic_block> m_order;
  std::unordered_map<tree, uint32_t> m_definitions, m_locals;
  std::unordered_map<basic_block, uint32_t> m_exits;
};

/* The text that stands for T: names of locals with their numbers.  */
std::string
text_of (tree t)
{
  char *s = print_generic_expr_to_str (t);
  std::string text = s;
  free (s);
  if (TREE_CODE (t) == ADDR_EXPR)
    t = get_base_address (TREE_OPERAND (t, 0));
  if (t && DECL_P (t))
    text += "#" + std::to_string (DECL_UID (t));
  return text;
}

/* Whether COND is to be read the other way round.  */
bool
inverted_p (gcond *cond)
{
  return gimple_cond_code (cond) == NE_EXPR;
}

std::vector<edge>
key_maker::successors (basic_block bb) const
{
  std::vector<edge> found (bb->succs->begin (), bb->succs->end ());
  gimple *last = last_nondebug_stmt (bb);
  bool invert = last && gimple_code (last) == GIMPLE_COND && inverted_p (as_a<gcond *> (last));
  if (last && gimple_code (last) == GIMPLE_SWITCH)
    {
      gswitch *stmt = as_a<gswitch *> (last);
      found.clear ();
      for (unsigned i = 0; i < gimple_switch_num_labels (stmt); i++)
        {
          edge e = find_edge (bb, label_to_block (m_fn, CASE_LABEL (gimple_switch_label (stmt, i))));
          if (std::find (found.begin (), found.end (), e) == found.end ())
            found.push_back (e);
        }
      return found;
    }
  auto rank = [&] (edge e) {
    return e->flags & EDGE_EH ? 2 : bool (e->flags & EDGE_FALSE_VALUE) != invert;
  };
  std::stable_sort (found.begin (), found.end (),
                    [&] (edge a, edge b) { return rank (a) < rank (b); });
  return found;
}

void
key_maker::visit (basic_block bb)
{
  std::vector<basic_block> stack = { bb };
  while (!stack.empty ())
    {
      bb = stack.back ();
      stack.pop_back ();
      if (!m_inside.count (bb) || !m_numbers.emplace (bb, m_numbers.size ()).second)
        continue;
      m_order.push_back (bb);
      std::vector<edge> next = successors (bb);
      for (size_t i = next.size (); i-- > 0;)
        stack.push_back (next[i]->dest);
    }
}

int
key_maker::local_number (tree decl)
{
  auto inserted = m_locals.emplace (decl, m_locals.size ());
  return inserted.first->second;
}

bool
key_maker::local_p (tree t) const
{
  return t && DECL_P (t) && auto_var_in_fn_p (t, m_fn->decl);
}

/* Appends T, a type: of objects in memory only what their copies need.  */
void
key_maker::type (tree t)
{
  if (is_gimple_reg_type (t))
    {
      push (m_types.compatible (t));
      return;
    }
  push (TYPE_MODE (t));
  push (VOID_TYPE_P (t) || !COMPLETE_TYPE_P (t) ? -1 : int_size_in_bytes (t));
}

/* Appends the operand T: what is computed inside by its number, anything else as a slot of KIND.  */
void
key_maker::value (tree t, slot_kind kind)
{
  if (kind != SLOT_CALLEE)
    type (TREE_TYPE (t));
  auto found = m_definitions.find (t);
  if (found != m_definitions.end ())
    {
      push (found->second + 1);
      return;
    }
  tree base = TREE_CODE (t) == ADDR_EXPR ? get_base_address (TREE_OPERAND (t, 0)) : t;
  if (m_region->whole && local_p (base))
    {
      push (-1);
      push (local_number (base));
      exactly (t);
      return;
    }
  push (0);
  if (TREE_CODE (t) == SSA_NAME || local_p (base))
    kind = SLOT_OUTSIDE;
  else if (kind != SLOT_CALLEE)
    kind = (TREE_CODE (t) == INTEGER_CST ? SLOT_NUMBER
            : TREE_CODE (t) == ADDR_EXPR || DECL_P (t) || TREE_CODE (t) == STRING_CST
              ? SLOT_ADDRESS : SLOT_OTHER);
  m_region->slots.push_back ({ TREE_CODE (t) == SSA_NAME
                                 ? "_" + std::to_string (SSA_NAME_VERSION (t)) : text_of (t), kind });
}

/* Appends T, an operand that the describer does not take.  Names and constants are values.  */
bool
key_maker::exactly (tree t)
{
  if (!t)
    {
      push (-2);
      return true;
    }
  push (TREE_CODE (t));
  if (TREE_CODE (t) == SSA_NAME || CONSTANT_CLASS_P (t))
    {
      value (t, SLOT_OTHER);
      return true;
    }
  if (DECL_P (t))
    {
      if (!local_p (t))
        value (t, SLOT_ADDRESS);
      else if (!m_region->whole)
        return false;
      else
        {
          push (local_number (t));
          type (TREE_TYPE (t));
          push (DECL_ALIGN (t));
        }
      return true;
    }
  if (!EXPR_P (t))
    return false;
  if (TREE_CODE (t) == ADDR_EXPR || TREE_CODE (t) == OBJ_TYPE_REF)
    return exactly (TREE_OPERAND (t, 0));
  type (TREE_TYPE (t));
  poly_int64 distance;
  HOST_WIDE_INT offset;
  tree base = handled_component_p (t) ? get_addr_base_and_unit_offset (t, &distance) : NULL_TREE;
  if (base && distance.is_constant (&offset)
      && !(TREE_CODE (t) == COMPONENT_REF && DECL_BIT_FIELD (TREE_OPERAND (t, 1))))
    {
      push (offset);
      return exactly (base);
    }
  if (TREE_CODE (t) == COMPONENT_REF)
    {
      push (m_types.decl (TREE_OPERAND (t, 1)));
      return exactly (TREE_OPERAND (t, 0));
    }
  for (int i = 0; i < TREE_OPERAND_LENGTH (t); i++)
    {
      tree operand = TREE_OPERAND (t, i);
      /* The distance of a MEM_REF.  */
      if (i == 1 && TREE_CODE (t) == MEM_REF)
        push (mem_ref_offset (t).coeffs[0].to_shwi ());
      else if (!exactly (operand))
        return false;
    }
  return true;
}

/* Appends STMT operand by operand.  */
bool
key_maker::parts (gimple *stmt)
{
  push (gimple_code (stmt));
  push (is_gimple_assign (stmt) ? gimple_assign_rhs_code (stmt) : 0);
  push (gimple_num_ops (stmt));
  for (unsigned i = 0; i < gimple_num_ops (stmt); i++)
    {
      tree t = gimple_op (stmt, i);
      auto found = m_definitions.find (t);
      if (found != m_definitions.end ())
        push (found->second);
      else if (!exactly (t))
        return false;
    }
  return true;
}

/* A call that could call another function in another copy.  */
bool
key_maker::call (gcall *call)
{
  tree fndecl = gimple_call_fndecl (call);
  m_region->calls++;
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    if (!is_gimple_reg_type (TREE_TYPE (gimple_call_arg (call, i))))
      return false;
  if (gimple_call_lhs (call) && TREE_CODE (gimple_call_lhs (call)) != SSA_NAME)
    return false;
  push (2000);
  push (gimple_call_num_args (call));
  push (gimple_call_flags (call));
  push (gimple_call_tail_p (call));
  value (fndecl, SLOT_CALLEE);
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    value (gimple_call_arg (call, i), SLOT_OTHER);
  type (TREE_TYPE (gimple_call_fntype (call)));
  push (gimple_call_lhs (call) != NULL_TREE);
  return true;
}

bool
key_maker::condition (gcond *cond)
{
  push (inverted_p (cond) ? EQ_EXPR : gimple_cond_code (cond));
  value (gimple_cond_lhs (cond), SLOT_OTHER);
  value (gimple_cond_rhs (cond), SLOT_OTHER);
  return true;
}

bool
key_maker::switch_ (gswitch *stmt)
{
  push (GIMPLE_SWITCH);
  value (gimple_switch_index (stmt), SLOT_OTHER);
  for (unsigned i = 0; i < gimple_switch_num_labels (stmt); i++)
    {
      tree label = gimple_switch_label (stmt, i);
      for (tree bound : { CASE_LOW (label), CASE_HIGH (label) })
        push (bound ? TREE_INT_CST_LOW (bound) : -1);
    }
  return true;
}

/* Appends what happens to an exception that goes to landing pad NUMBER.  */
void
key_maker::landing (int number)
{
  push (number > 0 ? 1 : number < 0 ? -1 : 0);
  if (!number)
    return;
  eh_region inner = (number > 0 ? get_eh_landing_pad_from_number (number)->region
                                : get_eh_region_from_number_fn (m_fn, -number));
  for (eh_region e = inner; e; e = e->outer)
    {
      push (e->type);
      if (e->type == ERT_TRY)
        for (eh_catch c = e->u.eh_try.first_catch; c; c = c->next_catch)
          for (tree list = c->type_list; list; list = TREE_CHAIN (list))
            push (m_types.decl (TREE_VALUE (list)));
    }
}

/* Appends where control goes after BB.  */
bool
key_maker::edges (basic_block bb)
{
  for (edge e : successors (bb))
    {
      if (e->flags & EDGE_ABNORMAL && !(e->flags & EDGE_EH))
        return false;
      push (bool (e->flags & EDGE_EH));
      auto found = m_numbers.find (e->dest);
      if (found != m_numbers.end ())
        {
          push (found->second);
          continue;
        }
      if (e->dest == EXIT_BLOCK_PTR_FOR_FN (m_fn))
        {
          push (-1);
          continue;
        }
      if (e->flags & EDGE_EH)
        return false;
      push (-2);
      push (m_exits.emplace (e->dest, m_exits.size ()).first->second);
    }
  return true;
}

/* Appends the PHIs of BB.  At the entry of a region what comes from outside is one slot.  */
bool
key_maker::phis (basic_block bb)
{
  for (gphi_iterator gsi = gsi_start_phis (bb); !gsi_end_p (gsi); gsi_next (&gsi))
    {
      gphi *phi = gsi.phi ();
      if (virtual_operand_p (gimple_phi_result (phi)))
        continue;
      push (GIMPLE_PHI);
      std::vector<std::pair<uint32_t, edge>> from;
      bool outside = false;
      for (edge e : *bb->preds)
        {
          auto found = m_numbers.find (e->src);
          if (e->flags & EDGE_ABNORMAL)
            return false;
          if (found != m_numbers.end ())
            from.push_back ({ found->second, e });
          else
            outside = true;
        }
      std::stable_sort (from.begin (), from.end (),
                        [] (const std::pair<uint32_t, edge> &a,
                            const std::pair<uint32_t, edge> &b) { return a.first < b.first; });
      for (const std::pair<uint32_t, edge> &each : from)
        {
          value (PHI_ARG_DEF_FROM_EDGE (phi, each.second), SLOT_OTHER);
          m_region->size += target_costs ().copy;
        }
      if (outside)
        {
          type (TREE_TYPE (gimple_phi_result (phi)));
          m_region->slots.push_back ({ "p" + std::to_string (SSA_NAME_VERSION (gimple_phi_result (phi))),
                                       SLOT_OUTSIDE });
        }
    }
  return true;
}

bool
key_maker::statement (gimple *stmt)
{
  m_region->statements++;
  landing (lookup_stmt_eh_lp_fn (m_fn, stmt));
  const cost_table &costs = target_costs ();
  switch (gimple_code (stmt))
    {
    case GIMPLE_COND:
      m_region->size += costs.test + costs.jump;
      return condition (as_a<gcond *> (stmt));
    case GIMPLE_SWITCH:
      m_region->size += gimple_switch_num_labels (as_a<gswitch *> (stmt)) * costs.selector_case;
      return switch_ (as_a<gswitch *> (stmt));
    case GIMPLE_RETURN:
      m_region->returns = true;
      m_region->size += costs.return_;
      push (GIMPLE_RETURN);
      return (!gimple_return_retval (as_a<greturn *> (stmt))
              || exactly (gimple_return_retval (as_a<greturn *> (stmt))));
    case GIMPLE_ASM:
      return false;
    default:
      break;
    }
  m_region->size += statement_size (stmt);
  if (gcall *c = dyn_cast<gcall *> (stmt))
    {
      tree fndecl = gimple_call_fndecl (c);
      if (gimple_call_flags (c) & ECF_RETURNS_TWICE || gimple_call_va_arg_pack_p (c)
          || gimple_call_chain (c) || gimple_call_must_tail_p (c) || gimple_alloca_call_p (c))
        return false;
      if (fndecl && !fndecl_built_in_p (fndecl))
        {
          size_t key = m_region->key.size (), slots = m_region->slots.size ();
          if (call (c))
            return true;
          m_region->key.resize (key);
          m_region->slots.resize (slots);
          m_region->calls--;
        }
      if (becomes_call_p (stmt))
        m_region->calls++;
    }
  refusal why = m_describer.describe (m_fn, stmt);
  if (why != REFUSAL_NONE)
    {
      if (!m_region->whole)
        return false;
      if (gcall *c = dyn_cast<gcall *> (stmt))
        if (gimple_call_internal_p (c))
          push (gimple_call_internal_fn (c));
      return parts (stmt);
    }
  m_region->key.insert (m_region->key.end (), m_describer.key.begin (), m_describer.key.end ());
  for (const operand &op : m_describer.operands)
    value (*op.where, SLOT_OTHER);
  return true;
}

bool
key_maker::block (basic_block bb)
{
  push (-3);
  if (!phis (bb))
    return false;
  for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
    {
      gimple *stmt = gsi_stmt (gsi);
      if (!is_gimple_debug (stmt) && gimple_code (stmt) != GIMPLE_LABEL
          && gimple_code (stmt) != GIMPLE_NOP && gimple_code (stmt) != GIMPLE_PREDICT
          && !gimple_clobber_p (stmt) && !statement (stmt))
        return false;
    }
  return edges (bb);
}

/* How many values of the region are used outside of it.  */
unsigned
key_maker::results () const
{
  unsigned count = 0;
  for (const auto &definition : m_definitions)
    {
      imm_use_iterator iterator;
      use_operand_p use;
      bool outside = false;
      if (SSA_NAME_IS_DEFAULT_DEF (definition.first))
        continue;
      FOR_EACH_IMM_USE_FAST (use, iterator, definition.first)
        {
          gimple *user = USE_STMT (use);
          if (!is_gimple_debug (user) && !m_inside.count (gimple_bb (user)))
            outside = true;
        }
      count += outside;
    }
  return count;
}

bool
key_maker::make (region &r, cgraph_node *node, basic_block head)
{
  m_fn = DECL_STRUCT_FUNCTION (node->decl);
  m_region = &r;
  m_head = head;
  m_inside.clear ();
  m_inside.insert (r.blocks.begin (), r.blocks.end ());
  m_numbers.clear ();
  m_order.clear ();
  m_definitions.clear ();
  m_locals.clear ();
  m_exits.clear ();
  visit (head);
  push (m_classes.number (node));
  push (r.whole);
  if (r.whole)
    {
      if (stdarg_p (TREE_TYPE (node->decl)) || m_fn->calls_setjmp || m_fn->has_nonlocal_label
          || DECL_STATIC_CHAIN (node->decl))
        return false;
      push (m_types.decl (DECL_FUNCTION_PERSONALITY (node->decl)));
      push (aggregate_value_p (DECL_RESULT (node->decl), node->decl));
      type (TREE_TYPE (TREE_TYPE (node->decl)));
      for (tree parm = DECL_ARGUMENTS (node->decl); parm; parm = DECL_CHAIN (parm))
        {
          type (TREE_TYPE (parm));
          local_number (parm);
          if (tree name = ssa_default_def (m_fn, parm))
            m_definitions.emplace (name, m_definitions.size ());
        }
    }
  for (basic_block bb : m_order)
    {
      for (gphi_iterator gsi = gsi_start_phis (bb); !gsi_end_p (gsi); gsi_next (&gsi))
        m_definitions.emplace (gimple_phi_result (gsi.phi ()), m_definitions.size ());
      for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
        if (tree lhs = gimple_get_lhs (gsi_stmt (gsi)))
          if (TREE_CODE (lhs) == SSA_NAME)
            m_definitions.emplace (lhs, m_definitions.size ());
    }
  if (m_order.size () != r.blocks.size ())
    return false;
  for (basic_block bb : m_order)
    if (!block (bb))
      return false;
  r.exits = m_exits.size ();
  r.results = r.whole ? 0 : results ();
  return r.results <= (r.exits == 1 ? 2 : 1) && r.exits <= 4 && !(r.returns && r.exits);
}

/* The slots in which REGIONS differ: one of each set that differ in the same way.  */
std::vector<unsigned>
parameters (const std::vector<const region *> &regions)
{
  std::vector<unsigned> found;
  std::set<std::vector<std::string>> seen;
  for (unsigned i = 0; i < regions[0]->slots.size (); i++)
    {
      std::vector<std::string> column;
      bool differ = regions[0]->slots[i].kind == SLOT_OUTSIDE;
      for (const region *r : regions)
        {
          column.push_back (r->slots[i].value);
          differ |= column.back () != column[0] || r->slots[i].kind == SLOT_OUTSIDE;
        }
      if (differ && seen.insert (column).second)
        found.push_back (i);
    }
  return found;
}

/* What it takes to set slot S to a parameter.  */
int
argument_of (const slot &s)
{
  const cost_table &costs = target_costs ();
  switch (s.kind)
    {
    case SLOT_NUMBER:
      return s.value == "0" ? costs.argument_zero : costs.argument_constant;
    case SLOT_ADDRESS:
    case SLOT_CALLEE:
      return costs.argument_address;
    case SLOT_OUTSIDE:
      return costs.argument;
    default:
      return costs.argument_address + costs.argument_other;
    }
}

struct group
{
  std::vector<const region *> regions;
  unsigned parameters;
  int64_t saved;
};

/* What it takes to call one function for REGIONS, whose slots PARAMS differ, and what more that function
   takes than one of them.  */
int64_t
added (const std::vector<const region *> &regions, const std::vector<unsigned> &params,
       const std::vector<body> &bodies)
{
  const cost_table &costs = target_costs ();
  const region &first = *regions[0];
  int64_t sites = 0;
  for (const region *r : regions)
    {
      const body &b = bodies[r->function];
      int setting = 0;
      for (unsigned i : params)
        setting += argument_of (r->slots[i]);
      if (!r->whole)
        {
          sites += costs.call + setting + r->results * costs.result
                   + (r->exits > 1 ? (r->exits - 1) * costs.selector_case : 0);
          if (r->results > 1 || (r->results && r->exits > 1))
            sites += costs.output_site;
        }
      else if (b.local)
        sites += b.callers * setting;
      else
        sites += costs.tail_call + setting;
    }
  int64_t more = 0;
  if (first.calls)
    more += params.size () * costs.saved;
  for (unsigned i : params)
    if (first.slots[i].kind == SLOT_CALLEE)
      more += costs.call_indirect - costs.call;
  if (!first.whole)
    more += costs.return_ + (first.calls ? costs.frame : 0)
              + (first.exits > 1 ? first.exits * costs.argument_constant : 0);
  return sites + more;
}

/* What REGIONS save if one function serves for all.  */
int64_t
benefit (const std::vector<const region *> &regions, const std::vector<unsigned> &params,
         const std::vector<body> &bodies)
{
  int64_t copies = 0;
  for (const region *r : regions)
    copies += r->size;
  return copies - regions[0]->size - added (regions, params, bodies);
}

class counter
{
public:
  void run ();

private:
  void add_body (cgraph_node *node);
  void add_regions (cgraph_node *node);
  void add (region &&r, basic_block head);
  void form_groups (bool whole);
  void take (bool whole, int64_t min_benefit);
  void note_merged (const std::vector<const region *> &regions, const std::vector<unsigned> &params);

  std::vector<body> m_bodies;
  std::vector<region> m_regions;
  key_maker m_keys;
  std::vector<group> m_groups;
  std::unordered_set<basic_block> m_taken;
  std::set<uint32_t> m_merged;
  int64_t m_total = 0;
  /* By whole: what is saved, groups, copies.  Of regions: what is saved with several exits.  */
  int64_t m_saved[2] = {}, m_count[2] = {}, m_copies[2] = {}, m_several = 0;
};

void
counter::add (region &&r, basic_block head)
{
  if (m_keys.make (r, m_bodies[r.function].node, head))
    m_regions.push_back (std::move (r));
}

/* Adds the regions of NODE, the current function, that are no whole body.  */
void
counter::add_regions (cgraph_node *node)
{
  function *fn = DECL_STRUCT_FUNCTION (node->decl);
  uint32_t index = m_bodies.size () - 1;
  calculate_dominance_info (CDI_DOMINATORS);
  calculate_dominance_info (CDI_POST_DOMINATORS);
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    {
      auto_vec<basic_block> dominated = get_all_dominated_blocks (CDI_DOMINATORS, bb);
      if (dominated.length () < 2)
        continue;
      auto try_until = [&] (basic_block end) {
        region r;
        r.function = index;
        r.whole = false;
        for (basic_block b : dominated)
          if (!end || b == bb || !dominated_by_p (CDI_DOMINATORS, b, end))
            r.blocks.push_back (b);
        bool in_scope = std::all_of (r.blocks.begin (), r.blocks.end (), [&] (basic_block b) {
          return block_refusal (fn, b, false) == REFUSAL_NONE;
        });
        if (in_scope && r.blocks.size () > 1 && r.blocks.size () <= most_blocks)
          add (std::move (r), bb);
      };
      try_until (NULL);
      basic_block end = bb;
      for (unsigned i = 0; i < most_ends; i++)
        {
          end = get_immediate_dominator (CDI_POST_DOMINATORS, end);
          if (!end || end == EXIT_BLOCK_PTR_FOR_FN (fn) || !dominated_by_p (CDI_DOMINATORS, end, bb)
              || end == bb)
            break;
          try_until (end);
        }
    }
  free_dominance_info (CDI_DOMINATORS);
  free_dominance_info (CDI_POST_DOMINATORS);
}

void
counter::add_body (cgraph_node *node)
{
  function *fn = DECL_STRUCT_FUNCTION (node->decl);
  push_cfun (fn);
  unsigned callers = 0;
  for (cgraph_edge *e = node->callers; e; e = e->next_caller)
    callers++;
  unsigned arguments = aggregate_value_p (DECL_RESULT (node->decl), node->decl) ? 1 : 0;
  for (tree parm = DECL_ARGUMENTS (node->decl); parm; parm = DECL_CHAIN (parm))
    arguments++;
  m_bodies.push_back ({ node, 0, bool (DECL_ONE_ONLY (node->decl)),
                        node->local && !node->address_taken, arguments, callers });
  const cost_table &costs = target_costs ();
  int size = 0;
  bool calls = false;
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
      {
        gimple *stmt = gsi_stmt (gsi);
        if (gimple_code (stmt) == GIMPLE_COND)
          size += costs.test + costs.jump;
        else if (gimple_code (stmt) == GIMPLE_RETURN)
          size += costs.return_;
        else if (gswitch *s = dyn_cast<gswitch *> (stmt))
          size += gimple_switch_num_labels (s) * costs.selector_case;
        else if (is_gimple_assign (stmt) || is_gimple_call (stmt))
          {
            size += statement_size (stmt);
            calls |= becomes_call_p (stmt);
          }
      }
  m_bodies.back ().size = size + (calls ? costs.frame : 0);
  m_total += m_bodies.back ().size;
  region r;
  r.function = m_bodies.size () - 1;
  r.whole = true;
  FOR_EACH_BB_FN (bb, fn)
    r.blocks.push_back (bb);
  r.size = calls ? costs.frame : 0;
  if (single_succ_p (ENTRY_BLOCK_PTR_FOR_FN (fn)))
    add (std::move (r), single_succ (ENTRY_BLOCK_PTR_FOR_FN (fn)));
  add_regions (node);
  pop_cfun ();
}

/* Forms groups of what can share a function: the first region of a key, and each other one that
   leaves at most most_parameters to set; then the first one of what is left.  */
void
counter::form_groups (bool whole)
{
  std::map<std::vector<uint32_t>, std::vector<const region *>> classes;
  for (const region &r : m_regions)
    if (r.whole == whole && !m_merged.count (r.function))
      classes[r.key].push_back (&r);
  const unsigned registers = target_costs ().integer_registers;
  for (auto &each : classes)
    {
      std::vector<const region *> rest = each.second;
      while (rest.size () > 1)
        {
          std::vector<const region *> chosen = { rest[0] }, left;
          std::vector<unsigned> params;
          unsigned most = most_parameters;
          if (whole)
            most = MIN (most, registers - MIN (registers, m_bodies[rest[0]->function].arguments));
          for (size_t i = 1; i < rest.size (); i++)
            {
              chosen.push_back (rest[i]);
              std::vector<unsigned> now = parameters (chosen);
              if (now.size () > most)
                {
                  chosen.pop_back ();
                  left.push_back (rest[i]);
                }
              else
                params = now;
            }
          if (chosen.size () > 1 && !(whole && params.empty ()))
            m_groups.push_back ({ chosen, unsigned (params.size ()),
                                  benefit (chosen, params, m_bodies) });
          rest = left;
        }
    }
}

/* Whether one of the slots PARAMS of R is a callee.  */
static bool
callee_p (const region *r, const std::vector<unsigned> &params)
{
  return std::any_of (params.begin (), params.end (),
                      [&] (unsigned i) { return r->slots[i].kind == SLOT_CALLEE; });
}

/* Notes that REGIONS, whole bodies, are merged.  */
void
counter::note_merged (const std::vector<const region *> &regions, const std::vector<unsigned> &params)
{
  merged += std::string (merged.empty () ? "" : ", ") + "{\"added\": "
            + std::to_string (added (regions, params, m_bodies)) + ", \"parameters\": "
            + std::to_string (params.size ()) + ", \"comdat\": "
            + (m_bodies[regions[0]->function].comdat ? "true" : "false") + ", \"callee\": "
            + (callee_p (regions[0], params) ? "true" : "false") + ", \"functions\": [";
  for (const region *r : regions)
    {
      m_merged.insert (r->function);
      merged += std::string (r == regions[0] ? "" : ", ") + "\""
                + IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (m_bodies[r->function].node->decl)) + "\"";
    }
  merged += "]}";
}

/* Takes what saves the most first.  */
void
counter::take (bool whole, int64_t min_benefit)
{
  std::stable_sort (m_groups.begin (), m_groups.end (),
                    [] (const group &a, const group &b) { return a.saved > b.saved; });
  for (group &g : m_groups)
    {
      if (g.saved < min_benefit)
        break;
      std::vector<const region *> free;
      std::unordered_set<basic_block> blocks;
      for (const region *r : g.regions)
        {
          bool taken = false;
          for (basic_block bb : r->blocks)
            taken |= m_taken.count (bb) || blocks.count (bb);
          if (!taken)
            {
              free.push_back (r);
              blocks.insert (r->blocks.begin (), r->blocks.end ());
            }
        }
      if (free.size () < 2)
        continue;
      std::vector<unsigned> params = parameters (free);
      int64_t saved = benefit (free, params, m_bodies);
      if (saved < min_benefit || (whole && params.empty ()))
        continue;
      m_taken.insert (blocks.begin (), blocks.end ());
      m_saved[whole] += saved;
      m_count[whole]++;
      m_copies[whole] += free.size ();
      if (!whole && free[0]->exits > 1)
        m_several += saved;
      if (whole)
        note_merged (free, params);
    }
  m_groups.clear ();
}

void
counter::run ()
{
  cgraph_node *node;
  FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (node)
    {
      function *fn = DECL_STRUCT_FUNCTION (node->decl);
      if (fn && fn->cfg && !node->inlined_to && fn->curr_properties & PROP_ssa)
        add_body (node);
    }
  const int64_t least = 10 * tenths;
  form_groups (true);
  take (true, least);
  form_groups (false);
  take (false, least);
  line = "{\"total\": " + std::to_string (m_total) + ", \"functions\": " + std::to_string (m_bodies.size ());
  for (int whole = 1; whole >= 0; whole--)
    {
      std::string name = whole ? "bodies" : "regions";
      line += ", \"" + name + "\": {\"saved\": " + std::to_string (m_saved[whole])
              + ", \"groups\": " + std::to_string (m_count[whole])
              + ", \"copies\": " + std::to_string (m_copies[whole]) + "}";
    }
  line += ", \"several_exits\": " + std::to_string (m_several) + ", \"merged\": [" + merged + "]}\n";
}

const pass_data regions_data = { SIMPLE_IPA_PASS, "count_regions", OPTGROUP_NONE, TV_NONE, 0, 0, 0, 0, 0 };

class regions_pass : public simple_ipa_opt_pass
{
public:
  regions_pass (gcc::context *ctxt) : simple_ipa_opt_pass (regions_data, ctxt) {}
  bool gate (function *) final override { return !seen_error (); }
  unsigned execute (function *) final override
  {
    counter ().run ();
    return 0;
  }
};

void
write_line (void *, void *)
{
  if (FILE *file = fopen (output, "a"))
    {
      fputs (line.c_str (), file);
      fclose (file);
    }
}

} // namespace

} // namespace outline

int
plugin_init (plugin_name_args *plugin, plugin_gcc_version *)
{
  using namespace outline;
  for (int i = 0; i < plugin->argc; i++)
    if (!strcmp (plugin->argv[i].key, "output"))
      output = plugin->argv[i].value;
    else if (!strcmp (plugin->argv[i].key, "parameters"))
      most_parameters = atoi (plugin->argv[i].value);
  if (!output)
    {
      error ("%qs needs %<-fplugin-arg-%s-output=FILE%>", plugin->base_name, plugin->base_name);
      return 1;
    }
  static register_pass_info info;
  info.pass = new regions_pass (g);
  info.reference_pass_name = "outline";
  info.ref_pass_instance_number = 1;
  info.pos_op = PASS_POS_INSERT_AFTER;
  register_callback (plugin->base_name, PLUGIN_PASS_MANAGER_SETUP, NULL, &info);
  register_callback (plugin->base_name, PLUGIN_FINISH_UNIT, write_line, NULL);
  return 0;
}
