/* Options of GCC that cost bytes at -Oz.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PLUGIN_FRUGAL_H
#define OUTLINE_PLUGIN_FRUGAL_H

#include <vector>

#include "plugin/gcc-compat.h"

namespace outline
{

/* Whether the functions of ORDER can be compiled more frugally: at -Oz, unless the
   user asks for the options himself.  */
bool frugal_possible_p (const std::vector<cgraph_node *> &order);

/* Has the functions of ORDER that are compiled for -Oz expanded without (ON), or
   again with (not ON), -fcaller-saves and -fshrink-wrap, which leave code larger and
   less alike: what is saved around a call stands at each call, and a prologue that
   was moved is as no other.  */
void set_frugal (const std::vector<cgraph_node *> &order, bool on);

} // namespace outline

#endif
