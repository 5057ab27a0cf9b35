/* The options that code depends on, as text that is the same in every compilation with the same options.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_OPTIONS_TEXT_H
#define OUTLINE_FACTS_OPTIONS_TEXT_H

#include <string>

#include "gcc/gcc-compat.h"

namespace outline
{

/* The target options of NODE, a TARGET_OPTION_NODE, or nothing if it is null: some targets, as RISC-V before GCC 14,
   have no such nodes, only the options that the compilation was given.  */
std::string target_options_text (tree node);

/* The optimization options of NODE, an OPTIMIZATION_NODE, without those lines that -g changes.  */
std::string optimization_text (tree node);

/* The options that this compilation was given and that its code may depend on: -ffixed-REG, -mharden-sls=, and others
   that neither kind of node has.  Left out are those that only change debug information, dumps and messages, and
   those that name files.  */
std::string given_options_text ();

} // namespace outline

#endif
