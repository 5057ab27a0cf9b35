/* The attribute no_outline.  SPDX-License-Identifier: GPL-3.0-or-later

     __attribute__ ((no_outline)) void careful (void) { ... }

   It holds for the code that is compiled as this function: where GCC inlines
   it, the caller's attributes decide.  */

#include "plugin/attributes.h"

#include "gcc/gcc-compat.h"

namespace outline
{

/* The handler of no_outline, called NAME, on the declaration *NODE.  */
static tree
handle_no_outline (tree *node, tree name, tree, int, bool *no_add_attrs)
{
  if (TREE_CODE (*node) != FUNCTION_DECL)
    {
      warning (OPT_Wattributes, "%qE attribute applies only to functions",
               name);
      *no_add_attrs = true;
    }
  return NULL_TREE;
}

static attribute_spec no_outline = {
  "no_outline",
  0, 0,              /* No arguments.  */
  true,              /* For declarations ...  */
  false, false,      /* ... not types.  */
  false,             /* Types stay what they are.  */
  handle_no_outline,
  NULL               /* Excludes no other attribute.  */
};

static void
register_attributes (void *, void *)
{
  register_attribute (&no_outline);
}

void
attributes_init (const char *plugin_name)
{
  register_callback (plugin_name, PLUGIN_ATTRIBUTES, register_attributes,
                     NULL);
}

} // namespace outline
