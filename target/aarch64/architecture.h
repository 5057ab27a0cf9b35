/* The assembler's name of the AArch64 architecture in force.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_TARGET_AARCH64_ARCHITECTURE_H
#define OUTLINE_TARGET_AARCH64_ARCHITECTURE_H

#include <string>

namespace outline
{

/* What GCC writes after ".arch" for the options in force (aarch64_declare_function_name,
   aarch64.cc): an architecture with extensions, "armv8-a+crc".  */
std::string assembler_architecture ();

} // namespace outline

#endif
