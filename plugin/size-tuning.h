/* Options and limits of GCC that cost bytes at -Oz.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PLUGIN_SIZE_TUNING_H
#define OUTLINE_PLUGIN_SIZE_TUNING_H

#include <vector>

#include "plugin/gcc-compat.h"

namespace outline
{

/* Whether a function of ORDER is compiled for -Oz.  */
bool smallest_wanted_p (const std::vector<cgraph_node *> &order);

/* Whether the functions of ORDER can be compiled tuned for size: at -Oz, unless the
   user asks for the options himself.  */
bool size_tuning_possible_p (const std::vector<cgraph_node *> &order);

/* Has the functions of ORDER that are compiled for -Oz expanded without
   -fcaller-saves and -fshrink-wrap, which leave code larger and
   less alike: what is saved around a call is saved at each call, and a prologue that
   was moved is as no other.  */
void tune_for_size (const std::vector<cgraph_node *> &order);

/* Has GCC merge equal tails of blocks (-fcrossjumping) in the functions of ORDER that
   are compiled for -Oz where up to 1000 edges meet: it gives up at 100, as the ends
   of a large switch have.  Not with rtl=off, and not if the user says how many himself
   (--param=max-crossjump-edges).  */
void merge_more_tails (const std::vector<cgraph_node *> &order);

} // namespace outline

#endif
