/* The bodies of a unit in the assembler file.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_BODY_OUTPUT_H
#define OUTLINE_RTL_BODY_OUTPUT_H

#include <string>
#include <vector>

#include "plugin/gcc-compat.h"
#include "rtl/printed-body.h"

namespace outline
{

/* A body, and where it goes.  */
struct placed_body : printed_body
{
  std::string name;
  bool linkonce;              /* In a COMDAT section of its own.  */
  body_section section;       /* As body_choice's.  */
  std::vector<int> starts;    /* Numbers of internal labels at its start, for jumps
                                 from functions.  */
};

/* A body, and those whose text is the end of its own, longest first.  */
struct host_body : placed_body
{
  std::vector<placed_body> ends;
};

/* Writes HOSTS, bodies of TARGET, to asm_out_file.  */
void write_bodies (const fold_target &target, std::vector<host_body> hosts);

} // namespace outline

#endif
