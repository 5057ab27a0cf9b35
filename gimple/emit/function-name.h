/* Names of outlined functions.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_EMIT_FUNCTION_NAME_H
#define OUTLINE_GIMPLE_EMIT_FUNCTION_NAME_H

#include <map>
#include <string>
#include <unordered_set>

#include "gcc/gcc-compat.h"

namespace outline
{

/* Names functions by what they contain.  */
class function_namer
{
public:
  /* NAMES: those that outlined functions of this compilation have; new ones are added.  It must outlive this.  */
  explicit function_namer (std::unordered_set<std::string> &names) : m_names (names) {}

  /* A new name for DECL, the current function, whose body is finished and has come from ORIGIN, a function, and perhaps
     from others.  THROWS and RETURNS: whether it may.  */
  std::string name (tree decl, tree origin, bool throws, bool returns);

private:
  std::string options_text (tree decl);

  std::unordered_set<std::string> &m_names;
  /* By target and optimization options.  Looked up in, never walked.  */
  std::map<std::pair<tree, tree>, std::string> m_option_texts;
};

} // namespace outline

#endif
