/* What the assembler file begins with.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "gcc/file-start.h"

#include "gcc/memory-output.h"

namespace outline
{

namespace
{

/* What targetm.asm_out.file_start was, and what it has printed.  GCC hands nothing to its hook.  */
struct
{
  void (*print) ();
  std::string text;
} start;

/* As targetm.asm_out.file_start.  */
void
print_and_note ()
{
  start.text = printed_by (start.print);
  fputs (start.text.c_str (), asm_out_file);
}

} // namespace

void
note_file_start ()
{
  start.print = targetm.asm_out.file_start;
  targetm.asm_out.file_start = print_and_note;
}

std::string
file_start_lines (const std::function<bool (const std::string &line)> &wanted)
{
  std::string lines;
  for (size_t at = 0, end; at < start.text.size (); at = end + 1)
    {
      end = MIN (start.text.find ('\n', at), start.text.size ());
      std::string line = start.text.substr (at, end - at);
      /* With -fverbose-asm.  */
      line.resize (MIN (line.find (std::string ("\t") + ASM_COMMENT_START), line.size ()));
      if (wanted (line))
        lines += line + '\n';
    }
  return lines;
}

} // namespace outline
