/* The attributes that the plugin adds to GCC's.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PLUGIN_ATTRIBUTES_H
#define OUTLINE_PLUGIN_ATTRIBUTES_H

namespace outline
{

/* Registers attribute no_outline, which keeps the plugin from taking anything
   out of a function, and minsize, for which a function is compiled as with -Oz.  Call once, from plugin_init.  */
void attributes_init (const char *plugin_name);

} // namespace outline

#endif
