/* Texts as numbers.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_CORE_NUMBERED_TEXTS_H
#define OUTLINE_CORE_NUMBERED_TEXTS_H

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace outline
{
namespace core
{

/* Texts, numbered in the order in which they are first asked for.  */
class numbered_texts
{
public:
  /* The number of TEXT; a new one if it is new.  */
  uint32_t
  intern (const std::string &text)
  {
    auto [known, is_new] = m_numbers.emplace (text, m_texts.size ());
    if (is_new)
      m_texts.push_back (text);
    return known->second;
  }

  /* By number.  */
  const std::vector<std::string> &texts () const { return m_texts; }

private:
  std::vector<std::string> m_texts;
  std::unordered_map<std::string, uint32_t> m_numbers; /* Looked up in, never walked.  */
};

} // namespace core
} // namespace outline

#endif
