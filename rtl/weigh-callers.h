/* What folding costs callers.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_WEIGH_CALLERS_H
#define OUTLINE_RTL_WEIGH_CALLERS_H

#include <functional>

#include "rtl/rehearsed-unit.h"

namespace outline
{

/* Where callers keep a value in the return register of bodies while functions are executed
   in which UNIT, that is ORDER, has such bodies (-fipa-ra), GCC would compile them in another
   way, which may take more than is saved: then chooses anew, by CHOOSE, without these bodies in
   any function on which a caller relies.  */
void weigh_callers (rehearsed_unit &unit, const std::vector<cgraph_node *> &order,
                    const std::function<choice ()> &choose);

} // namespace outline

#endif
