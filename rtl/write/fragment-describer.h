/* Fragments as functions for debuggers, while they are written.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_WRITE_FRAGMENT_DESCRIBER_H
#define OUTLINE_RTL_WRITE_FRAGMENT_DESCRIBER_H

#include <string>
#include <vector>

#include "rtl/write/fragment-output.h"

namespace outline
{

/* Describes the code of fragments, while it is written to asm_out_file, as functions.  */
class fragment_describer
{
public:
  /* Of the text of FRAGMENT with MARKS; its instruction number i is inlined from INLINED[i], which may change before
     begin is called again.  */
  fragment_describer (const fold_target &target, const placed_fragment &fragment,
                      const std::vector<debug_mark> &marks, const std::vector<inlined_frames> &inlined)
    : m_target (target), m_fragment (fragment), m_marks (marks), m_inlined (inlined),
      m_next (marks.begin ())
  {}

  /* Begins the function of DEBUG, from ORIGINS, with byte START of the text; it ends before byte END.  It is in the
     section with the name SECTION, in which the assembler is; empty: text_section.  GROUP: the
     name of the section's COMDAT group; empty: none.  */
  void begin (const fragment_debug &debug, const code_origins &origins, const std::string &section,
              const std::string &group, size_t start, size_t end);
  /* Writes the text from byte START to END, with its marks.  */
  void write (size_t start, size_t end);
  /* Ends the function.  */
  void end ();

private:
  /* A scope begins or ends at a byte of the text.  */
  struct scope_mark
  {
    size_t at;
    tree scope;
    bool begins;
  };

  void make_scopes (size_t start, size_t end);
  void write_text (size_t start, size_t end);
  void write_mark (const debug_mark &mark);
  void write_scopes (size_t *start, size_t end);

  const fold_target &m_target;
  const placed_fragment &m_fragment;
  const std::vector<debug_mark> &m_marks;
  const std::vector<inlined_frames> &m_inlined;
  std::vector<debug_mark>::const_iterator m_next;
  std::vector<scope_mark> m_scopes;     /* Of the function.  */
  size_t m_next_scope = 0;
  tree m_decl = NULL_TREE;      /* The function that has been begun.  */
};

} // namespace outline

#endif
