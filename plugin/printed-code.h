/* What the report tells of functions as they are printed.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PLUGIN_PRINTED_CODE_H
#define OUTLINE_PLUGIN_PRINTED_CODE_H

namespace outline
{

/* Registers the passes around "final" that note, where a report is asked for, how many
   bytes of code each function takes, and the assembler text of those that the plugin made.
   They change nothing.  Call once, from plugin_init, after all others that register passes
   around "final".  */
void printed_code_init (const char *plugin_name);

} // namespace outline

#endif
