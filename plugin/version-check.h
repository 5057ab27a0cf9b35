/* Checks that the plugin was built for the compiler that loads it.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PLUGIN_VERSION_CHECK_H
#define OUTLINE_PLUGIN_VERSION_CHECK_H

#include <string>

struct plugin_gcc_version;

namespace outline
{

/* Compares COMPILER, the version of the compiler that runs, with the one that
   the plugin called NAME was built for.  False after an error that names the
   first difference and says how to rebuild.  */
bool check_version (const char *name, const plugin_gcc_version *compiler);

/* A warning for "--help -v" if the plugin is built for a version of GCC that is newer than
   any it has been tested with; otherwise empty.  */
std::string untested_version_note ();

} // namespace outline

#endif
