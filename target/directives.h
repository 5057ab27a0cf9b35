/* Assembler directives for fragments on a target.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_TARGET_DIRECTIVES_H
#define OUTLINE_TARGET_DIRECTIVES_H

#include <string>

#include "gcc/gcc-compat.h"

namespace outline
{

class fragment_directives
{
public:
  virtual ~fragment_directives () = default;

  /* What to write between the functions of a text section and its fragments.  */
  virtual const char *functions_end () const { return ""; }

  /* Writes to FILE what comes before a group of fragments.  */
  virtual void declare_fragments (FILE *) const {}

  /* Called before each instruction of a fragment is printed.  What GCC prints must not depend on the one before.  */
  virtual void forget_printed () const {}

  /* Before the label of each fragment.  */
  virtual const char *before_label () const { return ""; }

  /* Directives that tell the assembler the machine of the current function's code, if it has to
     know.  */
  virtual std::string machine_directives () const { return std::string (); }

  /* Call frame directives that an unwind entry with fragments from the current function begins
     with.  */
  virtual const char *entry_cfi () const { return ""; }

  /* As machine_directives, for an assembler file that has only fragments.  */
  virtual std::string program_machine_directives () const { return machine_directives (); }

  /* What such a file ends in, so that objects of the unit can be linked with it as with each other; empty: on
     this target units do not share fragments.  */
  virtual std::string program_file_end () const { return std::string (); }

protected:
  /* The section that marks the stack as not executable.  */
  static std::string plain_stack () { return "\t.section\t.note.GNU-stack,\"\",%progbits\n"; }

  /* program_file_end for a target whose stack is not executable.  The linker marks a program as protected if all its
     objects have the mark: FEATURES of the property TYPE (GNU_PROPERTY_..._FEATURE_1_AND); 0: none.  */
  static std::string
  file_end_with (const char *type, unsigned features)
  {
    std::string text = plain_stack ();
    if (features)
      text += (std::string ("\t.section\t.note.gnu.property,\"a\"\n\t.balign\t8\n"
                            "\t.4byte\t4, 16, 5\n\t.string\t\"GNU\"\n\t.4byte\t")
               + type + ", 4, " + std::to_string (features) + ", 0\n");
    return text;
  }

public:

  /* Where unwind tables describe whole functions (function_tables_p): the directives of the entry
     for a fragment that begins with fragment_linkage::inner_calls_prologue for FILLER.  */
  virtual std::string inner_calls_unwinding (unsigned) const { return std::string (); }
};

} // namespace outline

#endif
