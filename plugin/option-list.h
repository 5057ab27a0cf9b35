/* The compiler's options, for tests that try them all.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PLUGIN_OPTION_LIST_H
#define OUTLINE_PLUGIN_OPTION_LIST_H

namespace outline
{

/* With option option-classes, writes to its file the compiler's options and their classes.  An error if the file cannot
   be written.  */
void write_option_list ();

} // namespace outline

#endif
