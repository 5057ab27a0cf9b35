/* Records functions for the report as they are printed.  SPDX-License-Identifier: GPL-3.0-or-later

   The pass before "final" counts the bytes of the function.  If the plugin made the function,
   it also replaces asm_out_file with a memory stream; the pass after "final" copies the text to the
   file and records its instructions.  These two passes are the innermost, so that gcc/unwind.cc
   sees the same text as without a report.

   Limits: lengths of instructions are GCC's, exact but for jumps and atomics on x86-64
   (function-size.h).  */

#include "report/printed-code.h"

#include "facts/function-size.h"
#include "facts/symbol-name.h"
#include "report/assembler-lines.h"
#include "report/remarks.h"

namespace outline
{

/* The group whose function is NODE's; null: the plugin did not make it.  */
outlined_group *
printed_code::group_of (cgraph_node *node)
{
  if (m_places.empty ())
    for (size_t i = 0; i < unit_report.groups.size (); i++)
      m_places.emplace (unit_report.groups[i].name, i);
  auto found = m_places.find (assembler_name (node->decl));
  return found == m_places.end () ? NULL : &unit_report.groups[found->second];
}

void
printed_code::before (function *fn)
{
  cgraph_node *node = cgraph_node::get (fn->decl);
  unit_report.sizes.push_back ({ place_of (node, NULL), code_bytes () });
  if (group_of (node))
    m_memory.begin ();
}

void
printed_code::after (function *fn)
{
  const std::string text = m_memory.end ();
  fwrite (text.data (), 1, text.size (), asm_out_file);
  group_of (cgraph_node::get (fn->decl))->assembler = assembler_lines (text);
}

} // namespace outline
