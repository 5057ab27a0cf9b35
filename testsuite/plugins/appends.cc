/* A plugin whose pass writes the name of each function that it sees to the end of the file in its argument FILE.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "gcc/gcc-compat.h"

extern "C"
{
__attribute__ ((visibility ("default"))) int plugin_is_GPL_compatible;
__attribute__ ((visibility ("default"))) int plugin_init (plugin_name_args *plugin, plugin_gcc_version *version);
}

namespace
{

const char *file_name;

const pass_data appends_data = { RTL_PASS, "appends", OPTGROUP_NONE, TV_NONE, 0, 0, 0, 0, 0 };

class appends : public rtl_opt_pass
{
public:
  explicit appends (gcc::context *context) : rtl_opt_pass (appends_data, context) {}

  unsigned
  execute (function *fn) override
  {
    FILE *file = fopen (file_name, "a");
    fprintf (file, "%s\n", function_name (fn));
    fclose (file);
    return 0;
  }
};

} // namespace

int
plugin_init (plugin_name_args *plugin, plugin_gcc_version *)
{
  file_name = plugin->argc ? plugin->argv[0].value : "/dev/null";
  register_pass_info info = { new appends (g), "expand", 1, PASS_POS_INSERT_AFTER };
  register_callback (plugin->base_name, PLUGIN_PASS_MANAGER_SETUP, NULL, &info);
  return 0;
}
