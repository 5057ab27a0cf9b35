/* The attributes no_outline and minsize.  SPDX-License-Identifier: GPL-3.0-or-later

     __attribute__ ((no_outline)) void careful (void) { ... }
     __attribute__ ((minsize)) void rare (void) { ... }

   They hold for the code that is compiled as this function: where GCC inlines
   it, the caller's attributes decide.  The second is named as clang's.  */

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

/* The same of minsize: it is GCC's optimize ("Oz"), and by that the plugin knows it.  */
static tree
handle_minsize (tree *node, tree name, tree arguments, int flags, bool *no_add_attrs)
{
  handle_no_outline (node, name, arguments, flags, no_add_attrs);
  if (!*no_add_attrs)
    decl_attributes (node, tree_cons (get_identifier ("optimize"),
                                      build_tree_list (NULL_TREE, build_string (sizeof smallest_level, smallest_level)),
                                      NULL_TREE), flags);
  return NULL_TREE;
}

/* An attribute of function declarations without arguments, which excludes no other.  */
#define FUNCTION_ATTRIBUTE(NAME, HANDLER) { NAME, 0, 0, true, false, false, false, HANDLER, NULL }

static attribute_spec no_outline = FUNCTION_ATTRIBUTE ("no_outline", handle_no_outline);
static attribute_spec minsize = FUNCTION_ATTRIBUTE ("minsize", handle_minsize);

static void
register_attributes (void *, void *)
{
  register_attribute (&no_outline);
  register_attribute (&minsize);
}

void
attributes_init (const char *plugin_name)
{
  register_callback (plugin_name, PLUGIN_ATTRIBUTES, register_attributes,
                     NULL);
}

} // namespace outline
