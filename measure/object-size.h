/* How many bytes the functions of the unit take, in the object and on the stack.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_MEASURE_OBJECT_SIZE_H
#define OUTLINE_MEASURE_OBJECT_SIZE_H

#include <unordered_map>
#include <vector>

#include "gcc/unwind-table.h"
#include "measure/record.h"

namespace outline
{

/* Sizes of the functions of a unit, which are measured as they are expanded.  */
class object_sizes
{
public:
  /* Starts measuring.  */
  void begin () { m_measuring = true; }

  /* Stops measuring, and forgets what was measured.  */
  void end ();

  bool measuring_p () const { return m_measuring; }

  /* What is measured of FN, the current function: directly after "expand", before calls are merged; when its
     instructions are final.  */
  void note_expanded (function *fn);
  void measure (function *fn);

  /* Sets what has been measured in RECORDS, of the functions of ORDER and in their order.  Returns the bytes that they
     take: code with the padding before aligned functions, printed names (-mpoke-function-name), call sites of exception
     tables, the unwind table, of UNWIND, with its header table, and what those who follow the code keep instead.  */
  uint64_t sum (const std::vector<cgraph_node *> &order, const unwind_table &unwind,
                std::vector<function_record> &records) const;

private:
  struct function_parts
  {
    uint32_t code = 0, call_sites = 0;
    uint32_t followed = 0;      /* Bytes that those who follow the code keep of it.  */
    section *where = NULL;
    function_record record;     /* What is measured of it.  */
  };

  bool m_measuring = false;
  /* Of the current function.  */
  function_properties m_properties;
  /* Of the functions that have been measured, by DECL_UID.  Looked up in, never walked.  */
  std::unordered_map<unsigned, function_parts> m_measured;
};

} // namespace outline

#endif
