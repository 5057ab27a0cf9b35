/* The record that a trial process sends to its parent.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_MEASURE_RECORD_H
#define OUTLINE_MEASURE_RECORD_H

#include <cstdint>
#include <string>
#include <vector>

#include "measure/properties.h"

namespace outline
{

struct function_record
{
  bool made = false;            /* By outlining.  */
  /* Its DECL_UID, that of one that was made only where the same is outlined.  */
  uint32_t uid = 0;
  uint32_t bytes = 0;           /* Of its instructions, before they are folded, and its rows of the unwind table.  */
  /* What -fstack-usage reports, without what is allocated at run time: the frame, pushed arguments, and on x86 the
     return address.  0 unless GCC counts it.  */
  uint32_t stack = 0;
  function_properties properties; /* Of one that was expanded.  */
  std::vector<uint32_t> callees; /* Of those that were made: indices into unit_record::functions.  */
};

struct unit_record
{
  std::vector<function_record> functions; /* In the order of expansion.  */
  uint64_t bytes = 0;           /* Of the whole unit, before it is folded.  */
  uint64_t saved = 0;           /* Bytes that folding saves of it.  */
  uint64_t chained = 0;         /* Bytes that chained jumps save in addition.  */
  bool silent = false;          /* Nothing was printed that a user would see, so the process may
                                   continue as the compiler.  */

  /* What folding and chains of jumps save of the unit; its bytes after that.  */
  int64_t folded () const { return int64_t (saved) + int64_t (chained); }
  int64_t bytes_left () const { return int64_t (bytes) - folded (); }
};

/* Returns RECORD as a message for another process of the same compiler.  */
std::string serialize (const unit_record &record);

/* Sets RECORD from MESSAGE, which serialize made.  Returns false if it is damaged.  */
bool parse (const std::string &message, unit_record &record);

} // namespace outline

#endif
