/* What only the back end knows of the options in force.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_TARGET_FACTS_H
#define OUTLINE_FACTS_TARGET_FACTS_H

namespace outline
{

/* These values hold for a target of which nothing is known.  */
struct target_facts
{
  bool kernel_code_model = false; /* The unit has the code model of a kernel.  */
  /* Linux's objtool follows the code, and takes what is in another section for a function.  */
  bool objtool = false;
  /* Bytes that a kernel keeps in memory for each place where the stack pointer changes: a row of Linux's ORC table, six
     bytes, and its place, four.  */
  unsigned kernel_row_bytes = 0;
  bool makes_tail_calls = true; /* Functions end in jumps to others where nothing forbids it.  */
  /* It jumps through pointers as it jumps to names, if there is a register for the pointer that no argument is in.  */
  bool jumps_by_address = false;
  bool prints_names = false;    /* The name of each function is in the code before it (-mpoke-function-name).  */
  /* Addresses of variables that take as many bytes of a function as the address of a section anchor, from which all of
     them are in reach; 0 where there are no anchors.  */
  unsigned addresses_for_anchor = 0;
  /* From which level for size on (1: -Os, 2: -Oz, 3: none) blocks that are laid out by traces
     (-freorder-blocks-algorithm=stc) take less, with what is shared of them.  */
  int least_size_for_traces = 3;
  /* Functions the type of which has this attribute keep registers for their callers that the unit's own convention does
     not; null: what GCC's ABIs of functions say is all.  */
  const char *keeping_attribute = nullptr;
};

/* Those of the target, defined in its folder.  */
target_facts facts_of_target ();

} // namespace outline

#endif
