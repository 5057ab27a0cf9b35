/* The types of outlined functions.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "gimple/plan/signature.h"

#include "facts/free-registers.h"

namespace outline
{

tree
word_type ()
{
  return lang_hooks.types.type_for_mode (word_mode, 1);
}

tree
pair_type ()
{
  tree complex = build_complex_type (word_type ());
  if (!aggregate_value_p (complex, NULL_TREE))
    return returnable_p (complex) ? complex : NULL_TREE;
  tree wide = build_nonstandard_integer_type (2 * BITS_PER_WORD, 1);
  return aggregate_value_p (wide, NULL_TREE) || !returnable_p (wide) ? NULL_TREE : wide;
}

/* The type in which P's function returns results.  */
static tree
result_type (const unit &u, const plan &p)
{
  const output_plan &o = p.outputs;
  if (o.sets.empty ())
    return void_type_node;
  if (o.pair)
    return pair_type ();
  tree type = TREE_TYPE (u.definition_at (p.starts[0] + o.sets[0][0]).t);
  for (const output_set &set : o.sets)
    if (!types_compatible_p (TREE_TYPE (u.definition_at (p.starts[0] + set[0]).t), type))
      return word_type ();
  return TYPE_MAIN_VARIANT (type);
}

tree
parameter_type (const unit &u, const region_structure &s, const parameter &param)
{
  const value &v = u.values[s.column[param.column]];
  return v.object_address ? build_pointer_type (TREE_TYPE (v.t))
                          : TYPE_MAIN_VARIANT (TREE_TYPE (v.t));
}

tree
signature (const unit &u, const plan &p, const region_structure &s)
{
  auto_vec<tree> types;
  for (const parameter &param : p.parameters)
    types.safe_push (parameter_type (u, s, param));
  for (uint32_t i = 0; i < p.outputs.pointers; i++)
    types.safe_push (ptr_type_node);
  if (p.outputs.selector)
    types.safe_push (unsigned_type_node);
  return build_function_type_array (result_type (u, p), types.length (), types.address ());
}

} // namespace outline
