/* The table of the plugin's passes and hooks: everything that GCC calls.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PLUGIN_PASSES_H
#define OUTLINE_PLUGIN_PASSES_H

namespace outline
{

struct compilation;

/* Registers the passes and hooks of the plugin called PLUGIN_NAME, which hand on C; it must live as long as the
   compiler.  Call once, from plugin_init, when the options are known.  */
void register_passes (const char *plugin_name, compilation &c);

} // namespace outline

#endif
