/* Pieces of functions from which shared fragments are chosen together.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PROGRAM_BATCH_H
#define OUTLINE_PROGRAM_BATCH_H

#include <deque>

#include "program/merge.h"

namespace outline
{

/* A piece of a function.  The class and state of its items are what the batch has numbered.  */
struct batch_piece
{
  uint32_t unit = 0;            /* Its number in the program.  */
  double entries = 0, max_executions = -1; /* As summary_function's.  */
  bool counted = false;
  std::vector<insn_item> items;
};

/* Pieces of one context, with common numbers for their classes and states.  */
class piece_batch
{
public:
  explicit piece_batch (const fragment_context &context) : m_context (context) {}

  /* The numbers of a class and of the frame state that DIRECTIVES set up.  */
  class_id number (const class_text &text);
  class_id number_state (const std::string &directives);

  void add (batch_piece piece);

  /* Chooses the fragments that several units share and adds them to *PROGRAM.  Its fragments of the same context
     are used, too.  */
  void choose (const choice_limits &limits, merged_program *program) const;

private:
  class_id intern (const insn_class &cls, const class_text *text, const frame_rules *state);
  shared_fragment fragment_of (const chosen_fragment &chosen) const;
  program_supply supply_of (const merged_program &program, const std::string &context) const;

  const fragment_context &m_context;
  class_table m_classes;
  std::deque<class_text> m_texts;
  std::deque<frame_rules> m_states;
  std::vector<const class_text *> m_text_of;   /* By class; null for frame states.  */
  std::vector<const frame_rules *> m_state_of; /* By class; null for others.  */
  std::vector<function_code> m_functions;
  std::vector<double> m_entries;
  std::vector<uint32_t> m_units;               /* By function.  */
};

} // namespace outline

#endif
