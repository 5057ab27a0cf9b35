/* Records functions for the report as they are printed.  SPDX-License-Identifier: GPL-3.0-or-later

   The pass before "final" counts the bytes of the function.  If the plugin made the function,
   it also replaces asm_out_file with a memory stream; the pass after "final" copies the text to the
   file and records its instructions.  These two passes are the innermost, so that gcc/unwind.cc
   sees the same text as without a report.

   Limits: lengths of instructions are GCC's, exact but for jumps and atomics on x86-64
   (function-size.h).  */

#include "report/printed-code.h"

#include <stdio.h>
#include <stdlib.h>

#include "facts/function-size.h"
#include "facts/symbol-name.h"
#include "gcc/pipeline.h"
#include "plugin/options.h"
#include "report/assembler-lines.h"
#include "report/remarks.h"

namespace outline
{

namespace
{

/* The assembler file while asm_out_file is a memory stream.  */
FILE *outer_file = NULL;
char *buffer = NULL;
size_t buffer_size = 0;

/* The group whose function is NODE's; null: the plugin did not make it.  */
outlined_group *
group_of (cgraph_node *node)
{
  /* By name: indices into unit_report.groups, which is complete when the first function is
     printed.  */
  static std::unordered_map<std::string, size_t> places;
  if (places.empty ())
    for (size_t i = 0; i < unit_report.groups.size (); i++)
      places.emplace (unit_report.groups[i].name, i);
  auto found = places.find (assembler_name (node->decl));
  return found == places.end () ? NULL : &unit_report.groups[found->second];
}

void
report_code (function *fn)
{
  cgraph_node *node = cgraph_node::get (fn->decl);
  unit_report.sizes.push_back ({ place_of (node, NULL), code_bytes () });
  if (!group_of (node))
    return;
  FILE *memory = open_memstream (&buffer, &buffer_size);
  if (!memory)
    return;
  outer_file = asm_out_file;
  asm_out_file = memory;
}

void
note_text (function *fn)
{
  fclose (asm_out_file);
  asm_out_file = outer_file;
  outer_file = NULL;
  std::string text (buffer, buffer_size);
  free (buffer);
  buffer = NULL;
  fwrite (text.data (), 1, text.size (), asm_out_file);
  group_of (cgraph_node::get (fn->decl))->assembler = assembler_lines (text);
}

} // namespace

const pass_description report_code_pass
  = { RTL_PASS, "outline_report", OPTGROUP_NONE, TV_NONE,
      [] (function *) { return opts.report != NULL; }, report_code };
const pass_description reported_code_pass
  = { RTL_PASS, "outline_reported", OPTGROUP_NONE, TV_NONE,
      [] (function *) { return outer_file != NULL; }, note_text };

} // namespace outline
