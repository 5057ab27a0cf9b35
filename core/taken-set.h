/* A set of text positions.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_CORE_TAKEN_SET_H
#define OUTLINE_CORE_TAKEN_SET_H

#include <cstddef>
#include <cstring>
#include <vector>

namespace outline
{
namespace core
{

/* A byte a position, of which memchr looks at 16 or more at once: most sequences that are asked about have few
   statements.  */
class taken_set
{
public:
  /* An empty set of positions less than LENGTH.  */
  explicit taken_set (size_t length) : m_taken (length + 1) {}

  /* Adds the positions from BEGIN to END - 1.  */
  void
  add (size_t begin, size_t end)
  {
    if (begin < end)
      memset (&m_taken[begin], 1, end - begin);
  }

  /* Whether any of the positions from BEGIN to END - 1 is in the set.  */
  bool
  any (size_t begin, size_t end) const
  {
    return begin < end && memchr (&m_taken[begin], 1, end - begin);
  }

private:
  std::vector<char> m_taken;
};

} // namespace core
} // namespace outline

#endif
