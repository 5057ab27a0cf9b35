/* The table of the plugin's passes and hooks: everything that GCC calls.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PLUGIN_PASSES_H
#define OUTLINE_PLUGIN_PASSES_H

namespace outline
{

/* Registers the passes and hooks of the plugin called PLUGIN_NAME.  Call once, from plugin_init, when
   the options are known.  */
void register_passes (const char *plugin_name);

} // namespace outline

#endif
