/* Sets of names that are written down as text.  SPDX-License-Identifier: GPL-3.0-or-later

   What GCC has by the hundred (attributes, built-ins, codes of expressions) is known to the plugin by name, as
   values change between versions, and each version and target has some that others lack.  */

#include "facts/name-set.h"

#include <sstream>

namespace outline
{

name_set::name_set (const char *words)
{
  std::istringstream text (words);
  std::string word;
  while (text >> word)
    if (word.back () == '*')
      m_prefixes.push_back (word.substr (0, word.size () - 1));
    else
      m_names.insert (word);
}

bool
name_set::has_p (const std::string &name) const
{
  if (m_names.count (name))
    return true;
  for (const std::string &prefix : m_prefixes)
    if (!name.compare (0, prefix.size (), prefix))
      return true;
  return false;
}

} // namespace outline
