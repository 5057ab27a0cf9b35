/* Names of outlined functions.  SPDX-License-Identifier: GPL-3.0-or-later

   The name is ORIGIN.outline.HASH, where HASH is a hash of the content of the
   function, so that it is the same from build to build and does not change
   when another part of the unit does.  Functions outlined from COMDAT
   functions leave ORIGIN out and are hidden COMDAT functions themselves: the linker keeps one of
   equal ones, as it does of their callers.  It compares only the name, so HASH is longer there.  */

#include "gimple/emit/function-name.h"

#include "facts/assembler-options.h"
#include "facts/attributes.h"
#include "facts/content-hash.h"
#include "facts/eligibility.h"
#include "facts/options-text.h"
#include "facts/statements.h"
#include "facts/symbol-meaning.h"
#include "facts/symbol-name.h"
#include "gcc/pipeline.h"
#include "gimple/number/legality.h"
#include "gimple/number/tree-codes.h"

namespace outline
{

/* Adds NUMBERS to TEXT.  */
static void
add_numbers (std::string &text, std::initializer_list<HOST_WIDE_INT> numbers)
{
  for (HOST_WIDE_INT number : numbers)
    text += std::to_string (number) + ".";
  text += " ";
}

/* Adds to TEXT those properties of TYPE that code and calling conventions depend on, but not
   its name, which may mean something else in another unit.  */
static void
add_type (std::string &text, tree type)
{
  bool number = INTEGRAL_TYPE_P (type) || FIXED_POINT_TYPE_P (type);
  add_numbers (text, { TREE_CODE (type), TYPE_MODE (type), TYPE_ALIGN (type),
                       number ? TYPE_PRECISION (type) : 0,
                       number && TYPE_UNSIGNED (type),
                       POINTER_TYPE_P (type)
                         ? TYPE_ADDR_SPACE (TREE_TYPE (type)) : 0,
                       FIXED_POINT_TYPE_P (type) && TYPE_SATURATING (type),
                       AGGREGATE_TYPE_P (type)
                         && TYPE_REVERSE_STORAGE_ORDER (type) });
  if (TYPE_SIZE_UNIT (type) && tree_fits_uhwi_p (TYPE_SIZE_UNIT (type)))
    add_numbers (text, { (HOST_WIDE_INT) tree_to_uhwi (TYPE_SIZE_UNIT (type)) });
  if (VECTOR_TYPE_P (type) || TREE_CODE (type) == COMPLEX_TYPE
      || TREE_CODE (type) == ARRAY_TYPE)
    add_type (text, TREE_TYPE (type));
  if (RECORD_OR_UNION_TYPE_P (type))
    for (tree field = TYPE_FIELDS (type); field; field = DECL_CHAIN (field))
      if (TREE_CODE (field) == FIELD_DECL)
        {
          add_numbers (text, { int_bit_position (field) });
          add_type (text, TREE_TYPE (field));
        }
}

/* Describes which accesses to memory may overlap by their types, whatever these are called: code may be ordered by it.
   With "s->a = 1; return t->b;", s and t may point to one type in one unit, and to two in another.  */
class alias_describer
{
public:
  /* T: a variable, or a reference to memory.  */
  void
  add (tree t)
  {
    tree type = TYPE_CANONICAL (TREE_TYPE (t)) ? TYPE_CANONICAL (TREE_TYPE (t)) : TYPE_MAIN_VARIANT (TREE_TYPE (t));
    m_text += std::to_string (number_among (m_sets, get_alias_set (t))) + ","
              + std::to_string (number_among (m_types, type)) + " ";
  }

  /* For all that was added, the numbers of its alias set and type, in order of appearance; and which of the sets
     conflict.  */
  std::string
  text () const
  {
    std::string text = m_text;
    for (size_t i = 0; i < m_sets.size (); i++)
      for (size_t j = 0; j < i; j++)
        text += alias_sets_conflict_p (m_sets[i], m_sets[j]) ? '1' : '0';
    return text;
  }

private:
  template <typename T>
  static size_t
  number_among (std::vector<T> &known, T item)
  {
    size_t number = std::find (known.begin (), known.end (), item) - known.begin ();
    if (number == known.size ())
      known.push_back (item);
    return number;
  }

  std::vector<alias_set_type> m_sets;
  std::vector<tree> m_types;
  std::string m_text;
};

/* What a function does, as text that is the same in every compilation of the same code; and what its accesses to
   memory have in common.  */
struct function_description
{
  std::string text;
  std::string callees;          /* What calls may be in this unit, beside what the text says.  */
  alias_describer aliases;
};

/* Adds to TEXT what is made of calls of DECL, a function, beside its name: GCC expands built-in functions itself.  */
static void
add_callee (std::string &text, const_tree decl)
{
  int code = fndecl_built_in_p (decl) ? int (DECL_UNCHECKED_FUNCTION_CODE (decl)) : 0;
  add_numbers (text, { DECL_BUILT_IN_CLASS (decl), code, defined_here_p (decl) });
}

/* walk_tree callback: adds to the function_description at DATA what the code depends on but the dump of *TP
   leaves out.  */
static tree
add_identity (tree *tp, int *walk_subtrees, void *data)
{
  function_description &function = *static_cast<function_description *> (data);
  std::string &text = function.text;
  tree t = *tp;
  if (TYPE_P (t))
    {
      *walk_subtrees = 0;
      return NULL_TREE;
    }
  if (TREE_CODE (t) == FIELD_DECL)
    {
      /* Classes of one name may differ between units.  */
      text += std::to_string (int_bit_position (t)) + "+";
      if (DECL_SIZE (t) && tree_fits_uhwi_p (DECL_SIZE (t)))
        text += std::to_string (tree_to_uhwi (DECL_SIZE (t))) + " ";
      return NULL_TREE;
    }
  if (TREE_CODE (t) == REAL_CST)
    {
      /* Sign and payload of a NaN.  */
      long words[4] = { 0, 0, 0, 0 };
      real_to_target (words, TREE_REAL_CST_PTR (t), TYPE_MODE (TREE_TYPE (t)));
      for (long word : words)
        text += std::to_string (word) + " ";
    }
  if (REFERENCE_CLASS_P (t) || VAR_P (t))
    function.aliases.add (t);
  if (CONSTANT_CLASS_P (t) || EXPR_P (t) || TREE_CODE (t) == SSA_NAME)
    add_type (text, TREE_TYPE (t));
  /* The dump does not show the order of bytes.  */
  if (EXPR_P (t) && expression_flags (t))
    text += "flags " + std::to_string (expression_flags (t)) + " ";
  else if (TREE_CODE (t) == FUNCTION_DECL
           || (VAR_P (t) && (TREE_STATIC (t) || DECL_EXTERNAL (t))))
    text += IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (t));
  if (TREE_CODE (t) == FUNCTION_DECL)
    add_callee (function.callees, t);
  return NULL_TREE;
}

/* Adds to TEXT how CALL passes its arguments, and what it may do.  */
static void
add_call (std::string &text, gcall *call)
{
  const int flags = ECF_NOTHROW | ECF_NORETURN | ECF_RETURNS_TWICE;
  add_numbers (text, { gimple_call_flags (call) & flags });
  tree type = gimple_call_internal_p (call) ? NULL_TREE
                                            : gimple_call_fntype (call);
  if (!type)
    return;
  add_numbers (text, { stdarg_p (type), prototype_p (type) });
  add_type (text, TREE_TYPE (type));
  for (tree arg = TYPE_ARG_TYPES (type); arg; arg = TREE_CHAIN (arg))
    add_type (text, TREE_VALUE (arg));
  for (tree a = TYPE_ATTRIBUTES (type); a; a = TREE_CHAIN (a))
    {
      text += IDENTIFIER_POINTER (get_attribute_name (a));
      for (tree value = TREE_VALUE (a); value; value = TREE_CHAIN (value))
        if (TREE_VALUE (value) && TREE_CODE (TREE_VALUE (value)) == STRING_CST)
          text += TREE_STRING_POINTER (TREE_VALUE (value));
      text += " ";
    }
}

/* Describes the current function.  */
static function_description
describe_function ()
{
  function_description function;
  std::string &text = function.text;
  for_each_statement (cfun, [&] (gimple *stmt, basic_block) {
    pretty_printer pp;
    pp_gimple_stmt_1 (&pp, stmt, 0, TDF_NOUID);
    text += pp_formatted_text (&pp);
    text += '\n';
    if (gcall *call = dyn_cast<gcall *> (stmt))
      {
        add_call (text, call);
        add_numbers (function.callees, { gimple_call_flags (call) });
      }
    for (unsigned i = 0; i < gimple_num_ops (stmt); i++)
      walk_tree_without_duplicates (gimple_op_ptr (stmt, i), add_identity, &function);
  });
  return function;
}

/* The options with which the code of DECL is made, what functions that GCC calls of itself are, and the registers that
   are global variables: objects that differ in them must not share it.  */
std::string
function_namer::options_text (tree decl)
{
  tree optimization = optimization_options (decl), target = target_options (decl);
  std::string &text = m_option_texts[{ target, optimization }];
  if (text.empty ())
    text = target_options_text (target) + " " + optimization_text (optimization);
  std::string variables;
  for (bool global : global_regs)
    variables += global ? '1' : '0';
  return (" " + text + " " + given_options_text () + assembler_code_options () + implicit_calls_text ()
          + std::to_string (flag_pic) + " " + std::to_string (flag_pie) + " " + variables + " "
          + std::to_string (sanitize_flags (decl)) + inherited_flags (decl));
}

std::string
function_namer::name (tree decl, tree origin, bool throws, bool returns)
{
  const function_description function = describe_function ();
  std::string text = function.text;
  for (tree parm = DECL_ARGUMENTS (decl); parm; parm = DECL_CHAIN (parm))
    add_type (text, TREE_TYPE (parm));
  text += " -> ";
  add_type (text, TREE_TYPE (DECL_RESULT (decl)));
  add_numbers (text, { throws, returns });

  if (!DECL_ONE_ONLY (origin))
    return made_name (origin, "outline", text, m_names);
  text += function.callees + function.aliases.text () + options_text (origin);
  if (DECL_SECTION_NAME (origin))
    text += DECL_SECTION_NAME (origin);

  /* Names of equal functions with different options are taken.  */
  std::string suffix;
  for (int i = 1;; i++)
    {
      std::string name = "_.outline." + long_symbol_hash (text + suffix) + suffix;
      if (m_names.insert (name).second)
        return name;
      suffix = "." + std::to_string (i);
    }
}

} // namespace outline
