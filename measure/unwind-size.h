/* How many bytes the unwind table takes.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_MEASURE_UNWIND_SIZE_H
#define OUTLINE_MEASURE_UNWIND_SIZE_H

#include <string>
#include <vector>

#include "gcc/gcc-compat.h"

namespace outline
{

/* What the unwind entry of a function depends on.  */
struct unwind_parts
{
  uint32_t rows = 0;            /* Bytes.  */
  bool lsda = false, personality = false, partitioned = false;
  /* Additional bytes of rows if its frame must be the same at its end as at its beginning.  */
  uint32_t restoring = 0;
  uint32_t directives = 0;      /* With the first and the last one.  */
  section *where = NULL;
};

/* Those of FN, the current function, just before "final".  */
unwind_parts read_unwind_parts (function *fn);

/* The bytes of the unit's unwind table, with its header table.  Functions are added in their order.  */
class unwind_size
{
public:
  /* Adds NODE, of PARTS, the last function so far.  */
  void add (cgraph_node *node, const unwind_parts &parts);
  /* The size once the entries that are open are ended; fragments may come after them.  */
  uint64_t bytes () const;

private:
  /* Functions of one section that share an entry, which the next one may share, too.  */
  struct open_entry
  {
    std::string where;           /* Its assembler_section.  */
    uint32_t rows, directives;
    uint32_t restoring;          /* Of ROWS, those that the last function has for the next one.  */
  };
  void end_entry (uint32_t rows, bool personality, bool lsda);

  std::vector<open_entry> m_open;
  bool m_kinds[2][2] = { { false, false }, { false, false } };
  uint64_t m_entries = 0, m_bytes = 0; /* Of those that are ended.  */
};

} // namespace outline

#endif
