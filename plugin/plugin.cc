/* Entry point: what GCC calls, and what is registered with GCC.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/gcc-compat.h"

#include "gimple/pass.h"
#include "measure/object-size.h"
#include "measure/trial.h"
#include "outline-config.h"
#include "plugin/attributes.h"
#include "plugin/choose-variant.h"
#include "plugin/options.h"
#include "plugin/expansion.h"
#include "plugin/pipeline.h"
#include "plugin/printed-code.h"
#include "plugin/report.h"
#include "plugin/unwind.h"
#include "plugin/version-check.h"
#include "rtl/pass.h"

extern "C"
{
__attribute__ ((visibility ("default"))) int plugin_is_GPL_compatible;
__attribute__ ((visibility ("default"))) int
plugin_init (plugin_name_args *plugin, plugin_gcc_version *version);
}

namespace outline
{

/* Tells GCC what "--version" and "--help -v" print.  */
static void
register_info (const char *plugin_name)
{
  static std::string help = options_help (plugin_name);
  static plugin_info info = { OUTLINE_VERSION, help.c_str () };
  register_callback (plugin_name, PLUGIN_INFO, NULL, &info);
}

/* Asks for the dump that option dump describes: GCC reads its own dump options
   before it knows the passes of plugins.  */
static void
request_dump (const char *plugin_name)
{
  std::string flags = *opts.dump ? std::string ("-") + opts.dump : "";
  if (!valid_dump_flags_p (flags.c_str ()))
    error ("the value %qs of %<-fplugin-arg-%s-dump%> is not a list of dump"
           " flags with %<-%> between them", opts.dump, plugin_name);
  else
    g->get_dumps ()->dump_switch_p (("ipa-outline" + flags).c_str ());
}

} // namespace outline

int
plugin_init (plugin_name_args *plugin, plugin_gcc_version *version)
{
  using namespace outline;
  const char *name = plugin->base_name;
  if (!check_version (name, version))
    return 1;
  register_info (name);
  if (!parse_options (plugin))
    return 1;
  attributes_init (name);
  report_init (name);
  if (opts.disable)
    return 0;
  pipeline_init (name);
  unwind_init (name);
  trial_init (name);
  add_pass (name, make_try_pass (g), "outline_finish", PASS_POS_INSERT_AFTER);
  add_pass (name, make_outline_pass (g), "outline_try", PASS_POS_INSERT_AFTER);
  folding_init (name);
  object_size_init (name);
  expansion_init (name, "outline_read");
  printed_code_init (name);
  if (opts.dump)
    request_dump (name);
  return 0;
}
