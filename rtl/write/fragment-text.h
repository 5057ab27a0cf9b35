/* Instructions of a fragment as assembler text.  SPDX-License-Identifier: GPL-3.0-or-later

   Fragments are printed by GCC's own "final", an instruction at a time, while the
   function of their first site is the current one.  Labels, and constants in the code, which are
   printed after the last instruction, get new names in the copy.  Instructions whose text depends
   on those that follow (IT blocks of Thumb-2) are printed together.  */

#ifndef OUTLINE_RTL_WRITE_FRAGMENT_TEXT_H
#define OUTLINE_RTL_WRITE_FRAGMENT_TEXT_H

#include <string>
#include <vector>

#include "gcc/gcc-compat.h"
#include "rtl/read/code-constants.h"
#include "target/target.h"

namespace outline
{

/* Redirects what GCC prints into memory, without line numbers and comments about instructions (-fverbose-asm, -dp, -dP),
   which are those of one site, until finish, which returns it.  At most one exists at a time.  */
class assembler_text
{
public:
  assembler_text ();
  std::string finish ();

private:
  FILE *m_saved_file;
  const gcc_debug_hooks *m_saved_hooks;
  int m_saved_verbose, m_saved_names, m_saved_rtl;
};

/* Prints an instruction with PATTERN.  */
void print_pattern (rtx pattern);

/* Prints what comes before a fragment's constants.  */
void print_table_start ();

/* Prints copies of the instructions FIRST to LAST of the current function.  Keeps
   references to what it is made of.  */
class copy_printer
{
public:
  copy_printer (const fold_target &target, const code_constants &constants,
                rtx_insn *first, rtx_insn *last);

  /* Prints INSN, for BYTES more on the stack, as a tail call if SIBLING, with those
     that must be printed with it.  Returns the last of these; null if the target
     does not know such an instruction.  */
  rtx_insn *print (rtx_insn *insn, int bytes, bool sibling);

  void print_label (rtx_insn *label);

  /* Gives LABEL, which is not among the instructions, a name of its own in the copy, the next one of
     without_label_numbers.  */
  void name_label (rtx label);

  /* Prints the constants that were loaded, AFTER bytes at most after the last
     instruction that print has printed.  Returns false, having printed nothing, if
     one of them might be out of reach of an instruction that loads it.  */
  bool print_table (uint32_t after);

  /* TEXT with the numbers of internal labels that it defines replaced by their
     places: names must not depend on the numbers.  */
  std::string without_label_numbers (std::string text) const;

private:
  rtx_insn *emit_copy (rtx_insn *insn, int bytes, bool sibling);
  rtx copy_of_pattern (rtx_insn *insn);
  void replace_labels (rtx x) const;
  rtx label_for (const code_constant &constant, uint32_t reach);
  bool in_reach_p (uint32_t after) const;

  const fold_target &m_target;
  const code_constants &m_constants;
  rtx_insn *m_last;
  /* By label of the function, that in the fragment.  */
  std::unordered_map<rtx, rtx> m_labels;
  struct fragment_constant
  {
    const code_constant *constant;
    rtx label;
    uint32_t limit;             /* The highest of m_bytes where it may be placed.  */
  };
  std::vector<fragment_constant> m_table;
  uint32_t m_bytes = 0;         /* Upper bound of the bytes printed.  */
  std::vector<std::string> m_defined;
};

} // namespace outline

#endif
