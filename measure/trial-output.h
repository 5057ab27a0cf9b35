/* What a trial prints.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_MEASURE_TRIAL_OUTPUT_H
#define OUTLINE_MEASURE_TRIAL_OUTPUT_H

#include "gcc/memory-output.h"

namespace outline
{

/* Turns off all output of this process: assembler text, messages, dumps, lists of stack usage.  */
void discard_output ();

/* Whether GCC has been asked for a dump or remarks.  */
bool dumps_wanted_p ();

/* The output of a process, held back in memory until it is known whether the process goes on as the compiler.  One that
   ends instead just exits.  */
class captured_output
{
public:
  /* Redirects the standard streams and the assembler file to memory.  Returns false if that fails; the output is
     then unusable.  To be called once.  */
  bool capture ();

  /* Whether nothing has been printed for the user since.  */
  bool nothing_shown_p () const;

  /* Prints the assembler text that has been held back, and undoes the redirection.  To be called if
     nothing_shown_p.  */
  void release ();

private:
  /* Copies of the descriptors of the standard streams as they were, and where these print to.  */
  int m_output = -1, m_messages = -1, m_captured = -1;
  memory_output m_memory;
};

} // namespace outline

#endif
