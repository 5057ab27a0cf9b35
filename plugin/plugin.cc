/* Entry point: plugin_init, which GCC calls once after it has loaded the plugin.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "gcc/gcc-compat.h"

#include "measure/restart.h"
#include "outline-config.h"
#include "facts/function-size.h"
#include "facts/linked-functions.h"
#include "gcc/size-tuning.h"
#include "plugin/attributes.h"
#include "plugin/compilation.h"
#include "plugin/options.h"
#include "plugin/passes.h"
#include "plugin/version-check.h"
#include "report/report.h"
#include "rtl/dictionary/program-fragments.h"
#include "target/target.h"

extern "C"
{
__attribute__ ((visibility ("default"))) int plugin_is_GPL_compatible;
__attribute__ ((visibility ("default"))) int
plugin_init (plugin_name_args *plugin, plugin_gcc_version *version);
}

namespace outline
{

/* The options of the plugin called NAME, and what to know about this compiler.  */
static std::string
help_text (const char *name)
{
  std::string note = untested_version_note ();
  return options_help (name) + (note.empty () ? "" : "\n" + note);
}

/* Gives GCC what "--version" and "--help -v" print.  */
static void
register_info (const char *plugin_name)
{
  static std::string help = help_text (plugin_name);
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
  bool good = parse_options (plugin);
  if (!check_report_name (name) || !good)
    return 1;
  if (opts.help)
    {
      puts (help_text (name).c_str ());
      exit (SUCCESS_EXIT_CODE);
    }
  if (!load_dictionary () || !load_link_map ())
    return 1;
  if (!opts.disable)
    {
      enlarge_partitions ();
      begin_restarts (in_fnames, num_in_fnames, asm_file_name);
    }
  attributes_init (name);
  set_insn_measure (target_insn_measure ());
  static compilation all;
  register_passes (name, all);
  if (opts.dump && !opts.disable)
    request_dump (name);
  return 0;
}
