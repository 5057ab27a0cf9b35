/* Functions that several units have, of which the linker keeps one.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PROGRAM_COMDAT_H
#define OUTLINE_PROGRAM_COMDAT_H

#include <optional>

#include "program/external-sort.h"
#include "program/summary.h"

namespace outline
{

/* Finds, in the first of several walks over all units, which COMDAT functions are copies of one in another unit,
   and removes these in the later walks.  The copy of the unit with the lowest ORDER is kept, so the result does
   not depend on the order of the walk.  */
class comdat_copies
{
public:
  /* MEMORY: bytes that it may take.  */
  explicit comdat_copies (size_t memory) : m_named (memory / 2), m_copies (memory / 2) {}

  /* The next unit of the first walk; ORDER is unit_source's.  */
  void note (const unit_summary &unit, const std::string &order);

  /* Another walk begins.  */
  void begin_walk ();

  /* Removes the copies from UNIT, the next one of this walk.  */
  void remove_from (unit_summary *unit);

private:
  /* Function FUNCTION of the unit with number UNIT, by the hash of its symbol.  */
  struct named_function
  {
    uint64_t name[2], order;
    uint32_t unit, function;

    bool
    operator< (const named_function &other) const
    {
      for (int i = 0; i < 2; i++)
        if (name[i] != other.name[i])
          return name[i] < other.name[i];
      if (order != other.order)
        return order < other.order;
      return unit != other.unit ? unit < other.unit : function < other.function;
    }
  };

  struct copy
  {
    uint32_t unit, function;

    bool
    operator< (const copy &other) const
    {
      return unit != other.unit ? unit < other.unit : function < other.function;
    }
  };

  void find_copies ();

  std::optional<external_sorter<named_function>> m_named; /* In the first walk.  */
  external_sorter<copy> m_copies;
  uint32_t m_noted = 0, m_walked = 0; /* Units.  */
  const copy *m_next = nullptr;
};

} // namespace outline

#endif
