/* Memory accesses that serve for several.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "gimple/access.h"

namespace outline
{

tree
access_at (tree ref, tree base, HOST_WIDE_INT distance, unsigned align, tree alias)
{
  if (!alias)
    alias = build_pointer_type_for_mode (char_type_node, ptr_mode, true);

  tree type = TYPE_MAIN_VARIANT (TREE_TYPE (ref));
  if (TREE_THIS_VOLATILE (ref))
    type = build_qualified_type (type, TYPE_QUAL_VOLATILE);
  if (align < TYPE_ALIGN (type))
    type = build_aligned_type (type, align);
  tree made = build2 (MEM_REF, type, base, build_int_cst (alias, distance));
  TREE_THIS_VOLATILE (made) = TREE_THIS_VOLATILE (ref);
  TREE_SIDE_EFFECTS (made) = TREE_SIDE_EFFECTS (ref);
  return made;
}

void
forget_access_facts (tree ref)
{
  for (; handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
    TREE_THIS_NOTRAP (ref) = 0;
  if (TREE_CODE (ref) == MEM_REF || TREE_CODE (ref) == TARGET_MEM_REF)
    {
      TREE_THIS_NOTRAP (ref) = 0;
      MR_DEPENDENCE_CLIQUE (ref) = 0;
      MR_DEPENDENCE_BASE (ref) = 0;
    }
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
