/* What the plugin has not been told of.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PLUGIN_UNCLASSIFIED_H
#define OUTLINE_PLUGIN_UNCLASSIFIED_H

namespace outline
{

/* With option unclassified, writes to its file the names of what the compiler has and the plugin has not classified,
   one a line, sorted: "KIND NAME".  For the end of the unit, when all built-ins are declared.  An error if the file
   cannot be written.  */
void write_unclassified ();

} // namespace outline

#endif
