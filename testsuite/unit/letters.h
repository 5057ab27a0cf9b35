/* Units that are written in letters, for tests of rtl/choose/.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_TESTSUITE_UNIT_LETTERS_H
#define OUTLINE_TESTSUITE_UNIT_LETTERS_H

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "rtl/choose/choose.h"

namespace lettered
{

using namespace outline;

const linkage_bytes sizes = { 5, 5, false, 1, 12, 1, 32, 6, 12, 3, 2 };

inline choice_limits
no_limits ()
{
  choice_limits limits;
  limits.min_occurrences = 2;
  limits.min_benefit = 1;
  limits.stress = false;
  limits.budget = -1;
  limits.droppable = false;
  limits.tables = true;
  return limits;
}

/* A unit, written in letters.  Lower case: plain instructions; upper case: those
   in the map of traits; '.': a point that no sequence contains.  Every
   instruction has eight bytes, so that the unwind entry is soon paid for.  */
class letters
{
public:
  letters ()
  {
    traits['C'] = traits['D'] = TRAIT_CALLS | TRAIT_THUNK_END;
    traits['S'] = TRAIT_CALLS | TRAIT_THUNK_END | TRAIT_CALLERS_FRAME;
    traits['R'] = TRAIT_TAIL_END | TRAIT_TAIL_ONLY;
    traits['P'] = TRAIT_TAIL_ONLY;
    traits['L'] = TRAIT_NAMES_SYMBOL | TRAIT_NAMES_LOCAL;
    traits['E'] = TRAIT_CALLS;
  }

  /* Adds a function with CODE, entered ENTRIES times.  */
  function_code &
  add (const std::string &code, double entered = 1)
  {
    function_code t;
    for (char c : code)
      {
        insn_class cls;
        cls.key = c;
        cls.traits = traits.count (c) ? traits[c] : 0;
        cls.bytes = 8;
        cls.constant_bytes = c == 'K' ? 4 : 0;
        t.items.push_back ({ c == '.' ? no_class : classes.intern (cls), 1, 0, 0 });
      }
    functions.push_back (t);
    entries.push_back (entered);
    return functions.back ();
  }

  choice
  choose (const choice_limits &limits = no_limits ())
  {
    return choose_fragments (classes, functions, entries, sizes, limits);
  }

  std::string
  spelled (const chosen_fragment &fragment)
  {
    std::string code;
    for (class_id id : fragment.classes)
      code += classes[id].key;
    return code;
  }

  class_table classes;
  std::vector<function_code> functions;
  std::vector<double> entries;
  std::map<char, uint32_t> traits;
};

/* The only fragment of CHOSEN; fails the test if there is not exactly one.  */
inline chosen_fragment
only_fragment (const choice &chosen)
{
  EXPECT_EQ (chosen.fragments.size (), 1u);
  return chosen.fragments.empty () ? chosen_fragment () : chosen.fragments[0];
}

} // namespace lettered

#endif
