/* What GCC prints, in memory.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GCC_MEMORY_OUTPUT_H
#define OUTLINE_GCC_MEMORY_OUTPUT_H

#include <string>

#include "gcc/gcc-compat.h"

namespace outline
{

/* Holds back what is printed to asm_out_file.  Several may do so at a time; the last that began ends first.  */
class memory_output
{
public:
  /* From now on all goes to memory.  Ends the compilation if there is none.  */
  void
  begin ()
  {
    m_file = asm_out_file;
    asm_out_file = open_memstream (&m_text, &m_size);
    if (!asm_out_file)
      fatal_error (UNKNOWN_LOCATION, "no memory for the assembler file: %s", xstrerror (errno));
  }

  /* Whether it has begun and not ended.  */
  bool active_p () const { return m_file; }

  /* asm_out_file is again what it was.  Returns what has been printed since begin.  */
  std::string
  end ()
  {
    fclose (asm_out_file);
    asm_out_file = m_file;
    m_file = nullptr;
    std::string text (m_text, m_size);
    free (m_text);
    return text;
  }

private:
  FILE *m_file = nullptr;       /* asm_out_file as it was.  */
  char *m_text = nullptr;
  size_t m_size = 0;
};

/* What PRINT () prints to asm_out_file.  */
template <typename printer>
std::string
printed_by (printer print)
{
  memory_output memory;
  memory.begin ();
  print ();
  return memory.end ();
}

} // namespace outline

#endif
