/* The text of a fragment from the texts of its instructions.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PROGRAM_COMPOSE_H
#define OUTLINE_PROGRAM_COMPOSE_H

#include <string>
#include <vector>

#include "program/summary.h"
#include "rtl/insn/frame-rules.h"

namespace outline
{

/* From byte AT of the text on, the frame is the one that DIRECTIVES make of the frame at a function's start.  */
struct text_frame
{
  size_t at;
  std::string directives;
};

struct composed_fragment
{
  std::string text;             /* Instructions and constants.  */
  uint32_t labels = 0;          /* In it, of jumps and of constants: "@0", "@1" and so on.  */
  std::string names;            /* As class_text's, of all of them.  */
  std::vector<text_frame> frames; /* Empty where unwinders do not use them; else the first at 0.  */
  std::string table_entry;      /* As fragment_context's.  */

  /* The text with all directives.  */
  std::string unwound_text () const;
};

/* Composes into *RESULT the fragment of KIND, in CONTEXT, of INSNS; FRAMES: the directives of the frame
   before each of them, and after the last one; null where that is not known.  Returns false if there is no such
   fragment: an instruction lacks the form that it would need, or a frame is not known.  The result is what
   print_fragment (rtl/write/printed-fragment.h) prints for them.  */
bool compose (fragment_kind kind, const fragment_context &context,
              const std::vector<const class_text *> &insns,
              const std::vector<const std::string *> &frames, composed_fragment *result);

/* A frame that is read from directives.  */
struct parsed_frame : frame_rules
{
  /* That at the start of a function in CONTEXT.  */
  explicit parsed_frame (const fragment_context &context)
    : frame_rules (context.stack_register, context.start_offset)
  {}

  /* Applies DIRECTIVES, as frame_rules::directives makes them; false if there is one that no frame has.  */
  bool apply (const std::string &directives);
};

} // namespace outline

#endif
