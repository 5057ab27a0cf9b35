/* Memory accesses that are valid at several places.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "gimple/emit/access.h"

namespace outline
{

void
access_facts::add (tree ref)
{
  align = MIN (align, get_object_alignment (ref));
  const tree before = alias;
  alias = reference_alias_ptr_type (ref);
  alias_differs |= before && alias != before;
}

tree
access_at (tree ref, tree base, HOST_WIDE_INT distance, const access_facts &facts)
{
  tree alias = facts.alias_differs ? build_pointer_type_for_mode (char_type_node, ptr_mode, true) : facts.alias;
  tree type = TYPE_MAIN_VARIANT (TREE_TYPE (ref));
  if (TREE_THIS_VOLATILE (ref))
    type = build_qualified_type (type, TYPE_QUAL_VOLATILE);
  unsigned own = TYPE_ALIGN (TREE_TYPE (ref));
  if (facts.align < TYPE_ALIGN (type))
    type = build_aligned_type (type, facts.align);
  else if (own > TYPE_ALIGN (type) && facts.align >= own)
    type = build_aligned_type (type, own);
  tree made = build2 (MEM_REF, type, base, build_int_cst (alias, distance));
  TREE_THIS_VOLATILE (made) = TREE_THIS_VOLATILE (ref);
  TREE_SIDE_EFFECTS (made) = TREE_SIDE_EFFECTS (ref);
  return made;
}

tree
object_at (tree object, tree pointer)
{
  tree type = TREE_TYPE (object);
  tree made = build2 (MEM_REF, type, pointer, build_int_cst (build_pointer_type (TYPE_MAIN_VARIANT (type)), 0));
  TREE_THIS_VOLATILE (made) = TREE_SIDE_EFFECTS (made) = TREE_THIS_VOLATILE (object);
  return made;
}

/* walk_tree callback: forgets the location of the expression *TP, and what GCC knows of it in one place only.  */
static tree
forget_location (tree *tp, int *walk_subtrees, void *)
{
  if (TYPE_P (*tp) || DECL_P (*tp))
    *walk_subtrees = 0;
  else if (EXPR_P (*tp))
    {
      SET_EXPR_LOCATION (*tp, UNKNOWN_LOCATION);
      if (REFERENCE_CLASS_P (*tp))
        TREE_THIS_NOTRAP (*tp) = 0;
      if (TREE_CODE (*tp) == MEM_REF || TREE_CODE (*tp) == TARGET_MEM_REF)
        {
          MR_DEPENDENCE_CLIQUE (*tp) = 0;
          MR_DEPENDENCE_BASE (*tp) = 0;
        }
    }
  return NULL_TREE;
}

void
forget_operand_facts (tree *where)
{
  walk_tree_without_duplicates (where, forget_location, NULL);
}

void
forget_name_facts (tree name)
{
  if (virtual_operand_p (name))
    return;
  if (POINTER_TYPE_P (TREE_TYPE (name)))
    SSA_NAME_PTR_INFO (name) = NULL;
  else
    SSA_NAME_RANGE_INFO (name) = NULL;
  SSA_NAME_POINTS_TO_READONLY_MEMORY (name) = 0;
}

} // namespace outline
