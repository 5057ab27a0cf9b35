/* The text of a fragment from the texts of its instructions.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PROGRAM_COMPOSE_H
#define OUTLINE_PROGRAM_COMPOSE_H

#include <string>
#include <vector>

#include "program/summary.h"

namespace outline
{

/* From byte AT of the text on, the frame is ROW.  */
struct frame_change
{
  size_t at;
  frame_rules row;
};

/* The label of a place, printed as it is, and its number among a fragment's labels.  */
struct place_label
{
  std::string text;
  uint32_t number;
};

struct composed_fragment
{
  std::string text;             /* Instructions and constants.  A label is LABEL_MARK and its number.  */
  uint32_t labels = 0;          /* Of jumps, constants and places.  */
  std::vector<place_label> places;
  std::string names;            /* As class_text's, of all of them.  */
  /* The first at 0.  Where unwinders use them, all are known.  */
  std::vector<frame_change> frames;
  bool calls = false;           /* Calls in it come back to it.  */
  bool unwound = false;         /* As fragment_context's.  */
  std::string table_entry;      /* As fragment_context's.  */
  std::vector<size_t> starts, ends; /* By instruction: the bytes where its text is.  */

  /* What the fragment is, beside its context: the text with all directives, "@0" for its label 0, and so on.
     START: fragment_context's.  */
  std::string full_text (const frame_rules &start) const;

  /* The text with the last line first, each line after the directives for its frame, if unwinders use them.  If one
     fragment is the end of another, its text begins the other's.  (Labels before that end give its own other numbers:
     then it is not found.)  */
  std::string read_backwards (const frame_rules &start) const;
};

/* TEXT, a part of a fragment's, with labels: PREFIX and their numbers, to which FIRST is added.  */
std::string labelled (const std::string &text, const std::string &prefix, uint32_t first);

/* TEXT with BY in place of LABEL.  */
std::string replace_label (std::string text, const std::string &label, const std::string &by);

/* Composes into *RESULT the fragment of KIND, in CONTEXT, of INSNS; ROWS: the frames before each of them, and after
   the last one; null where that is not known.  Returns false if there is no such fragment: an instruction lacks the
   form that it would need, a constant might be out of reach, or a frame that unwinders need is not known.  */
bool compose (fragment_kind kind, const fragment_context &context,
              const std::vector<const class_text *> &insns,
              const std::vector<const frame_rules *> &rows, composed_fragment *result);

} // namespace outline

#endif
