/* A hash of the unit's finished GIMPLE.  SPDX-License-Identifier: GPL-3.0-or-later

   It covers a description of the blocks, statements and operands of each function, with names as
   follows:

     globals    by the names that linkers know
     the rest   (SSA names, local variables, labels, static functions' variables) by the place where it is
                first met: UIDs, and the names made of them, differ with -g
     types      by what values of them need: mode, precision, sign, size

   Example.  "_5 = a_3(D) + 1; return _5;" are an assignment of PLUS_EXPR, name 0 (32 bits, signed), name 1, integer
   1, and a return of name 0.  */

#include "gimple/number/unit-hash.h"

#include "facts/assembler-options.h"
#include "facts/linked-functions.h"
#include "facts/options-text.h"
#include "facts/symbol-meaning.h"
#include "plugin/options.h"
#include "program/bytes.h"
#include "program/digest.h"

namespace outline
{

namespace
{

/* Describes a unit in bytes.  */
class unit_describer
{
public:
  void add (cgraph_node *node);
  void add_text (const std::string &text) { m_bytes.text (text); }
  const std::string &bytes () const { return m_bytes.contents (); }

private:
  void blocks (function *fn);
  void statement (function *fn, gimple *stmt);
  void phi (gphi *phi);
  void tree_ (tree t);
  void type (tree t);
  void decl (tree t);
  void place (tree t);

  byte_writer m_bytes;
  std::unordered_map<tree, uint32_t> m_places; /* Looked up in.  */
};

/* Adds T by the order in which it and others are first met.  */
void
unit_describer::place (tree t)
{
  m_bytes.number (m_places.emplace (t, m_places.size ()).first->second);
}

void
unit_describer::type (tree t)
{
  if (!t || TREE_CODE (t) == ERROR_MARK)
    {
      m_bytes.number (0);
      return;
    }
  m_bytes.number (TREE_CODE (t));
  m_bytes.number (TYPE_MODE (t));
  m_bytes.number (INTEGRAL_TYPE_P (t) ? TYPE_PRECISION (t) * 2 + TYPE_UNSIGNED (t) : 0);
  tree size = TYPE_SIZE_UNIT (t);
  m_bytes.number (size && tree_fits_uhwi_p (size) ? tree_to_uhwi (size) : 0);
  m_bytes.number (TYPE_VOLATILE (t));
}

/* Whether the linker, or another unit, knows T by its name.  */
static bool
named_p (tree t)
{
  return ((TREE_CODE (t) == FUNCTION_DECL || VAR_P (t))
          && (TREE_PUBLIC (t) || DECL_EXTERNAL (t)) && DECL_ASSEMBLER_NAME_SET_P (t));
}

void
unit_describer::decl (tree t)
{
  if (TREE_CODE (t) == FIELD_DECL)
    {
      m_bytes.signed_number (DECL_FIELD_OFFSET (t) ? int_bit_position (t) : 0);
      m_bytes.number (DECL_BIT_FIELD (t));
      return;
    }
  place (t);
  m_bytes.number (TREE_STATIC (t) * 4 + TREE_READONLY (t) * 2 + TREE_ADDRESSABLE (t));
  if (named_p (t))
    m_bytes.text (IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (t)));
}

void
unit_describer::tree_ (tree t)
{
  if (!t)
    {
      m_bytes.number (0);
      return;
    }
  m_bytes.number (TREE_CODE (t));
  if (TYPE_P (t))
    {
      type (t);
      return;
    }
  if (TREE_CODE (t) == TREE_LIST)
    {
      for (; t; t = TREE_CHAIN (t))
        tree_ (TREE_VALUE (t));
      return;
    }
  if (TREE_CODE (t) == IDENTIFIER_NODE)
    {
      m_bytes.text (IDENTIFIER_POINTER (t));
      return;
    }
  type (TREE_TYPE (t));
  m_bytes.number (TREE_THIS_VOLATILE (t));
  if (TREE_CODE (t) == SSA_NAME)
    {
      place (t);
      if (SSA_NAME_VAR (t))
        tree_ (SSA_NAME_IS_DEFAULT_DEF (t) ? SSA_NAME_VAR (t) : NULL_TREE);
    }
  else if (CONSTANT_CLASS_P (t))
    {
      inchash::hash hash;
      inchash::add_expr (t, hash);
      m_bytes.number (hash.end ());
    }
  else if (DECL_P (t))
    decl (t);
  else if (TREE_CODE (t) == CONSTRUCTOR)
    for (unsigned i = 0; i < CONSTRUCTOR_NELTS (t); i++)
      {
        tree_ (CONSTRUCTOR_ELT (t, i)->index);
        tree_ (CONSTRUCTOR_ELT (t, i)->value);
      }
  else if (EXPR_P (t))
    for (int i = 0; i < TREE_OPERAND_LENGTH (t); i++)
      tree_ (TREE_OPERAND (t, i));
}

void
unit_describer::statement (function *fn, gimple *stmt)
{
  m_bytes.number (gimple_code (stmt));
  m_bytes.number (gimple_expr_code (stmt));
  m_bytes.signed_number (lookup_stmt_eh_lp_fn (fn, stmt));
  if (gcall *call = dyn_cast<gcall *> (stmt))
    {
      m_bytes.number (gimple_call_flags (call));
      m_bytes.number (gimple_call_internal_p (call) ? gimple_call_internal_fn (call) + 1 : 0);
      m_bytes.number (gimple_call_tail_p (call));
    }
  if (gasm *text = dyn_cast<gasm *> (stmt))
    m_bytes.text (gimple_asm_string (text));
  for (unsigned i = 0; i < gimple_num_ops (stmt); i++)
    tree_ (gimple_op (stmt, i));
}

void
unit_describer::phi (gphi *phi)
{
  if (virtual_operand_p (gimple_phi_result (phi)))
    return;
  tree_ (gimple_phi_result (phi));
  for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
    tree_ (gimple_phi_arg_def (phi, i));
}

void
unit_describer::blocks (function *fn)
{
  std::unordered_map<basic_block, uint32_t> numbers; /* Looked up in.  */
  basic_block bb;
  m_bytes.number (profile_status_for_fn (fn));
  FOR_EACH_BB_FN (bb, fn)
    numbers.emplace (bb, numbers.size () + 1);
  FOR_EACH_BB_FN (bb, fn)
    {
      m_bytes.number (numbers[bb]);
      m_bytes.number (bb->count.initialized_p () ? bb->count.to_frequency (fn) : 0);
      m_bytes.number (bb->count.quality ());
      m_bytes.number (bb->count == profile_count::zero ());
      edge e;
      edge_iterator ei;
      FOR_EACH_EDGE (e, ei, bb->succs)
        {
          m_bytes.number (e->dest == EXIT_BLOCK_PTR_FOR_FN (fn) ? 0 : numbers[e->dest]);
          m_bytes.number (e->flags & (EDGE_FALLTHRU | EDGE_TRUE_VALUE | EDGE_FALSE_VALUE | EDGE_EH
                                      | EDGE_ABNORMAL));
        }
      for (gphi_iterator gsi = gsi_start_phis (bb); !gsi_end_p (gsi); gsi_next (&gsi))
        phi (gsi.phi ());
      for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
        if (!is_gimple_debug (gsi_stmt (gsi)))
          statement (fn, gsi_stmt (gsi));
    }
}

void
unit_describer::add (cgraph_node *node)
{
  tree t = node->decl;
  function *fn = DECL_STRUCT_FUNCTION (t);
  m_bytes.text (IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (t)));
  m_bytes.number (node->frequency);
  m_bytes.number (DECL_ONE_ONLY (t) * 2 + TREE_PUBLIC (t));
  m_bytes.text (DECL_SECTION_NAME (t) ? DECL_SECTION_NAME (t) : "");
  tree target = DECL_FUNCTION_SPECIFIC_TARGET (t);
  tree optimization = DECL_FUNCTION_SPECIFIC_OPTIMIZATION (t);
  m_bytes.text (target && target != target_option_default_node ? target_options_text (target) : "");
  m_bytes.text (optimization && optimization != optimization_default_node
                  ? printed_optimization (optimization) : "");
  for (tree parm = DECL_ARGUMENTS (t); parm; parm = DECL_CHAIN (parm))
    tree_ (parm);
  type (DECL_RESULT (t) ? TREE_TYPE (DECL_RESULT (t)) : NULL_TREE);
  if (fn && fn->cfg)
    blocks (fn);
}

/* The options of GCC that the code of all functions depends on.  */
std::string
general_options ()
{
  std::string text = (printed_optimization (optimization_default_node) + given_options_text ()
                      + target_options_text (target_option_default_node));
  for (int flag : { flag_pic, flag_pie, int (flag_function_sections), int (flag_data_sections),
                    int (flag_unwind_tables), int (flag_asynchronous_unwind_tables),
                    int (flag_exceptions), int (flag_non_call_exceptions), int (flag_sanitize),
                    int (flag_cf_protection), int (profile_flag), int (flag_shlib), int (flag_stack_check) })
    text += std::to_string (flag) + ' ';
  for (const std::string &option : assembler_options ())
    text += option + ' ';
  return text;
}

} // namespace

std::string
unit_hash (const std::vector<cgraph_node *> &order)
{
  unit_describer unit;
  unit.add_text (general_options ());
  unit.add_text (options_text ());
  unit.add_text (implicit_calls_text ());
  for (cgraph_node *node : order)
    {
      unit.add (node);
      unit.add_text (std::to_string (fate_of (node->decl)));
    }
  return digest (unit.bytes ());
}

} // namespace outline
