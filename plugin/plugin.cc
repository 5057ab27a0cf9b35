/* Entry point of the plugin: what GCC calls, and what is registered with it.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/gcc-compat.h"

#include "plugin-version.h"

#include "gimple/pass.h"
#include "plugin/options.h"
#include "plugin/pipeline.h"

extern "C"
{
__attribute__ ((visibility ("default"))) int plugin_is_GPL_compatible;
__attribute__ ((visibility ("default"))) int
plugin_init (plugin_name_args *plugin, plugin_gcc_version *version);
}

/* Registers the pass behind the last of GCC's late IPA passes.  */
static void
register_pass (const char *plugin_name)
{
  register_pass_info where;
  where.pass = outline::make_outline_pass (g);
  where.reference_pass_name = "simdclone";
  where.ref_pass_instance_number = 1;
  where.pos_op = PASS_POS_INSERT_AFTER;
  register_callback (plugin_name, PLUGIN_PASS_MANAGER_SETUP, NULL, &where);
}

int
plugin_init (plugin_name_args *plugin, plugin_gcc_version *version)
{
  if (!plugin_default_version_check (version, &gcc_version))
    return 1;
  if (!outline::parse_options (plugin))
    return 1;
  if (outline::opts.disable)
    return 0;
  outline::pipeline_init (plugin->base_name);
  register_pass (plugin->base_name);
  return 0;
}
