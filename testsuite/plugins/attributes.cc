/* A plugin that only registers attributes, which ours has not been told of: "exotic" of functions, "exotic_call" of
   their types, "exotic_object" of variables.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "gcc/gcc-compat.h"

extern "C"
{
__attribute__ ((visibility ("default"))) int plugin_is_GPL_compatible;
__attribute__ ((visibility ("default"))) int plugin_init (plugin_name_args *plugin, plugin_gcc_version *version);
}

/* Takes whatever it is given to.  */
static tree
handle (tree *, tree, tree, int, bool *)
{
  return NULL_TREE;
}

static attribute_spec attributes[] = {
  { "exotic", 0, 0, true, false, false, false, handle, NULL },
  { "exotic_call", 0, 0, false, true, true, true, handle, NULL },
  { "exotic_object", 0, 0, true, false, false, false, handle, NULL },
};

static void
register_all (void *, void *)
{
  for (attribute_spec &attribute : attributes)
    register_attribute (&attribute);
}

int
plugin_init (plugin_name_args *plugin, plugin_gcc_version *)
{
  register_callback (plugin->base_name, PLUGIN_ATTRIBUTES, register_all, NULL);
  return 0;
}
