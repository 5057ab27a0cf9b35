/* Floating-point values that calls would have to keep.  SPDX-License-Identifier: GPL-3.0-or-later

   Calls keep few floating-point registers, on x86-64 none, and who uses those has to save them: where statements become
   a call in the middle of a computation, whatever of it lives on goes to memory and comes back.

     live     where names of such types live, from their uses back to their definitions
     kept     those that live across a call that the function makes already: they are in memory
     across   at each statement: how many others live across it

   GCC has a liveness of names, too (tree-ssa-live.h), which plugins cannot include: partition.h is not installed.

   Example, in a function without calls:

     a_1 = *p_2;  b_3 = *q_4;  *r_5 = 7;  c_6 = a_1 + b_3;   across  0  1  2  0  */

#include "gimple/number/live-floats.h"

#include "gimple/cost/cost.h"

namespace outline
{

namespace
{

/* How many floating-point registers a value of TYPE takes, or 0 if it is kept elsewhere.  Vectors that the machine does
   not have are taken apart later.  */
unsigned
float_registers_of (tree type)
{
  if (VECTOR_TYPE_P (type))
    return TYPE_MODE (type) == BLKmode ? constant_lower_bound (TYPE_VECTOR_SUBPARTS (type)) : 1;
  return SCALAR_FLOAT_TYPE_P (type) ? 1 : COMPLEX_FLOAT_TYPE_P (type) ? 2 : 0;
}

/* The names of a function that are in floating-point registers, numbered densely, and where they live.  */
class float_names
{
public:
  explicit float_names (function *fn);

  /* Walks BB backwards.  Calls BEGIN (name) where the walk meets the last use of a name, or the block's end if it lives
     there; AT (statement) after what the statement defines has ended and before what it uses begins; and END (name)
     where a name is defined, or at the block's start.  */
  template <typename BEGIN, typename AT, typename END>
  void walk (basic_block bb, BEGIN begin, AT at, END end) const;

  /* By name; 0 for those that are not counted any more.  */
  std::vector<unsigned> registers_of;

private:
  void find_life (tree name);
  void live_at_end (basic_block bb, unsigned name);

  function *m_fn;
  std::vector<int> m_number;  /* By SSA_NAME_VERSION: its number, or -1.  */

  /* By block: the names that live at its end, ascending.  */
  std::vector<std::vector<unsigned>> m_living;
  std::vector<basic_block> m_work;
};

/* NAME lives at the end of BB.  */
void
float_names::live_at_end (basic_block bb, unsigned name)
{
  std::vector<unsigned> &living = m_living[bb->index];
  if (!living.empty () && living.back () == name)
    return;
  living.push_back (name);
  m_work.push_back (bb);
}

/* Goes back from each use of NAME to its definition.  */
void
float_names::find_life (tree name)
{
  const gimple *def = SSA_NAME_DEF_STMT (name);
  const basic_block home = gimple_nop_p (def) ? ENTRY_BLOCK_PTR_FOR_FN (m_fn) : gimple_bb (def);
  const unsigned number = m_number[SSA_NAME_VERSION (name)];
  auto live_at_start = [&] (basic_block bb) {
    edge e;
    edge_iterator edges;
    FOR_EACH_EDGE (e, edges, bb->preds)
      live_at_end (e->src, number);
  };
  imm_use_iterator iterator;
  use_operand_p use;
  FOR_EACH_IMM_USE_FAST (use, iterator, name)
    {
      gimple *user = USE_STMT (use);
      if (is_gimple_debug (user))
        continue;
      if (gphi *phi = dyn_cast<gphi *> (user))
        live_at_end (gimple_phi_arg_edge (phi, PHI_ARG_INDEX_FROM_USE (use))->src, number);
      else if (gimple_bb (user) != home)
        live_at_start (gimple_bb (user));
    }
  while (!m_work.empty ())
    {
      basic_block bb = m_work.back ();
      m_work.pop_back ();
      if (bb != home)
        live_at_start (bb);
    }
}

float_names::float_names (function *fn)
  : m_fn (fn), m_number (SSANAMES (fn)->length (), -1), m_living (last_basic_block_for_fn (fn))
{
  unsigned version;
  tree name;
  FOR_EACH_SSA_NAME (version, name, fn)
    if (unsigned n = float_registers_of (TREE_TYPE (name)))
      {
        m_number[version] = registers_of.size ();
        find_life (name);
        registers_of.push_back (n);
      }
}

template <typename BEGIN, typename AT, typename END>
void
float_names::walk (basic_block bb, BEGIN begin, AT at, END end) const
{
  auto_bitmap living;
  auto use = [&] (unsigned name) {
    if (bitmap_set_bit (living, name))
      begin (name);
  };
  auto for_operands = [&] (gimple *stmt, int which, auto &&f) {
    tree t;
    ssa_op_iter operands;
    FOR_EACH_SSA_TREE_OPERAND (t, stmt, operands, which)
      if (int name = m_number[SSA_NAME_VERSION (t)]; name >= 0)
        f (name);
  };

  for (unsigned name : m_living[bb->index])
    use (name);
  for (gimple_stmt_iterator gsi = gsi_last_bb (bb); !gsi_end_p (gsi); gsi_prev (&gsi))
    {
      gimple *stmt = gsi_stmt (gsi);
      if (is_gimple_debug (stmt))
        continue;
      for_operands (stmt, SSA_OP_DEF, [&] (unsigned name) {
        if (bitmap_clear_bit (living, name))
          end (name);
      });
      at (stmt);
      for_operands (stmt, SSA_OP_USE, use);
    }
  unsigned name;
  bitmap_iterator names;
  EXECUTE_IF_SET_IN_BITMAP (living, 0, name, names)
    end (name);
}

/* No longer counts those of NAMES that live across calls which FN makes.  */
void
leave_out_kept (function *fn, float_names &names)
{
  std::vector<unsigned> calls_at_end (names.registers_of.size ());
  std::vector<bool> kept (names.registers_of.size ());
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    {
      unsigned calls = 0;
      names.walk (
        bb, [&] (unsigned name) { calls_at_end[name] = calls; },
        [&] (gimple *stmt) { calls += becomes_call_p (stmt) && !gimple_call_tail_p (as_a<gcall *> (stmt)); },
        [&] (unsigned name) { kept[name] = kept[name] || calls > calls_at_end[name]; });
    }
  for (unsigned name = 0; name < kept.size (); name++)
    if (kept[name])
      names.registers_of[name] = 0;
}

} // namespace

void
count_floats_across (function *fn, std::vector<statement> &statements)
{
  if (!float_registers_p ())
    return;
  float_names names (fn);
  if (names.registers_of.empty ())
    return;
  leave_out_kept (fn, names);
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    {
      unsigned living = 0;
      names.walk (
        bb, [&] (unsigned name) { living += names.registers_of[name]; },
        [&] (gimple *stmt) {
          if (unsigned position = gimple_uid (stmt))
            statements[position - 1].floats_across = living;
        },
        [&] (unsigned name) { living -= names.registers_of[name]; });
    }
}

} // namespace outline
