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

  /* Between the functions of a text section and its fragments.  */
  virtual const char *functions_end () const { return ""; }

  /* Writes to FILE what comes before a group of fragments.  */
  virtual void declare_fragments (FILE *file) const { (void) file; }

  /* Before the label of each fragment.  */
  virtual const char *before_label () const { return ""; }

  /* For which machine the current function's code is, where the assembler has to know.  */
  virtual std::string machine_directives () const { return std::string (); }

  /* Call frame directives that an unwind entry with fragments from the current function begins
     with.  */
  virtual const char *entry_cfi () const { return ""; }

  /* The same in an assembler file with nothing but fragments, for those from such functions.  */
  virtual std::string shared_machine_directives () const { return machine_directives (); }

  /* What such a file ends in, so that objects of the unit can be linked with it as with each other; empty: on
     this target units do not share fragments.  */
  virtual std::string shared_file_end () const { return std::string (); }

protected:
  /* That the stack is not executable.  */
  static std::string plain_stack () { return "\t.section\t.note.GNU-stack,\"\",%progbits\n"; }

  /* shared_file_end for a target whose stack is not executable.  The linker marks a program as protected if all its
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

  /* Where each function has an unwind entry of its own kind (function_tables_p): what it says of a
     fragment that begins with fragment_linkage::inner_calls_prologue for FILLER.  */
  virtual std::string inner_calls_unwinding (unsigned filler) const
  {
    (void) filler;
    return std::string ();
  }
};

} // namespace outline

#endif
