/* Says where the plugin does nothing.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PLUGIN_IDLE_H
#define OUTLINE_PLUGIN_IDLE_H

namespace outline
{

/* Says, to those who ask for remarks, that nothing is outlined in this compilation and what to do about
   it.  */
void explain_idle ();

} // namespace outline

#endif
