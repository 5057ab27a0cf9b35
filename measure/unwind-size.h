/* How many bytes the unwind table takes.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_MEASURE_UNWIND_SIZE_H
#define OUTLINE_MEASURE_UNWIND_SIZE_H

#include "measure/object-size.h"

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

/* The bytes of the unit's unwind table.  Functions are added in their order.  */
class unwind_size
{
public:
  /* SIZES: of the functions so far, in which each is charged with its part of the table; must outlive this.  */
  explicit unwind_size (std::vector<function_size> &sizes) : m_sizes (sizes) {}

  /* Adds NODE, of PARTS, the last function so far.  */
  void add (cgraph_node *node, const unwind_parts &parts);
  /* Notes that NODE, which is not in question, comes next: functions without an entry yet share NODE's.  */
  void skip (cgraph_node *node);
  /* Ends the entries of the functions that have none yet; fragments may come after them.  */
  void close ();
  /* The beginning and the end of the table, and the part of its entries that belongs to no function.  */
  uint32_t common_part () const;

private:
  uint32_t entry (uint32_t rows, bool personality, bool lsda);

  /* Functions of one section without an entry yet.  Where all functions share entries, each is
     charged for its rows, and the unit for the rest; otherwise the last function is charged for
     all.  */
  struct open_entry
  {
    section *where;
    size_t last;
    uint32_t rows, charged;      /* Bytes.  */
    uint32_t directives;
    uint32_t restoring;          /* Of ROWS, those that the last function has for the next one.  */
  };
  std::vector<open_entry>::iterator open_in (section *where);
  void close (const open_entry &e);
  void close_unshared (open_entry e);
  std::vector<open_entry> m_open;
  std::vector<function_size> &m_sizes;
  bool m_kinds[2][2] = { { false, false }, { false, false } };
  uint32_t m_bytes = 0;          /* Of all entries.  */
  uint32_t m_of_unit = 0;        /* Of these, and of the header table, what no function is
                                    charged with.  */
};

} // namespace outline

#endif
