/* Says where the plugin does nothing.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PLUGIN_IDLE_H
#define OUTLINE_PLUGIN_IDLE_H

#include "gcc/pass.h"

namespace outline
{

/* The pass that says, to those who ask for missed optimisations, that nothing is outlined
   in this compilation and what to do about it.  */
extern const pass_description idle_pass;

} // namespace outline

#endif
