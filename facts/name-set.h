/* Sets of names that are written down as text.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_NAME_SET_H
#define OUTLINE_FACTS_NAME_SET_H

#include <string>
#include <unordered_set>
#include <vector>

namespace outline
{

/* Names, and prefixes of names.  */
class name_set
{
public:
  /* WORDS: names with white space between them; "NAME*" stands for all that begin with NAME.  Tables have sets as
     text.  */
  name_set (const char *words);

  bool has_p (const std::string &name) const;

private:
  std::unordered_set<std::string> m_names;
  std::vector<std::string> m_prefixes;
};

/* Which values of one of GCC's enumerations have their names in a set; each name is looked for once.  */
class known_values
{
public:
  /* NAMES: as those of name_set.  COUNT: how many values there are.  NAME_OF: the name of one, or null.  */
  template <typename namer>
  known_values (const char *names, unsigned count, namer name_of)
  {
    const name_set set (names);
    for (unsigned value = 0; value < count; value++)
      {
        const char *name = name_of (value);
        m_known.push_back (name && set.has_p (name));
      }
  }

  bool has_p (unsigned value) const { return value < m_known.size () && m_known[value]; }

private:
  std::vector<bool> m_known;
};

/* The names of the values from 0 to COUNT - 1 for which KNOWN (value) is false.  NAME_OF: as that of known_values;
   values without a name are left out.  */
template <typename namer, typename predicate>
std::vector<std::string>
names_but_of (unsigned count, namer name_of, predicate known)
{
  std::vector<std::string> names;
  for (unsigned value = 0; value < count; value++)
    if (const char *name = known (value) ? nullptr : name_of (value))
      names.push_back (name);
  return names;
}

} // namespace outline

#endif
