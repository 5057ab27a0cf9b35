/* Plugins beside this one.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GCC_OTHER_PLUGINS_H
#define OUTLINE_GCC_OTHER_PLUGINS_H

#include <string>

namespace outline
{

/* The first pass, in the order of the compiler's lists, that another plugin has added, as "NAME of FILE"; empty if
   there is none.  */
std::string pass_of_other_plugin ();

} // namespace outline

#endif
