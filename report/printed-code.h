/* Records functions for the report as they are printed.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_REPORT_PRINTED_CODE_H
#define OUTLINE_REPORT_PRINTED_CODE_H

#include <string>
#include <unordered_map>

#include "gcc/memory-output.h"
#include "report/report.h"

namespace outline
{

/* Notes in unit_report how many bytes of code each function takes, and the assembler text of those that the plugin
   made.  */
class printed_code
{
public:
  /* Before and after "final", in each function FN.  */
  void before (function *fn);
  void after (function *fn);

  /* Whether the text of the current function is held back for after.  */
  bool held_p () const { return m_memory.active_p (); }

private:
  outlined_group *group_of (cgraph_node *node);

  memory_output m_memory;
  /* By name: indices into unit_report.groups, which is complete when the first function is
     printed.  */
  std::unordered_map<std::string, size_t> m_places;
};

} // namespace outline

#endif
