/* The passes that fold.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_PASS_H
#define OUTLINE_RTL_PASS_H

namespace outline
{

/* Registers the passes and callbacks of folding.  Call once, from plugin_init,
   behind the registration of the pass "outline".  */
void folding_init (const char *plugin_name);

} // namespace outline

#endif
