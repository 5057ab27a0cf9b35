/* Constants in the code that functions load from tables of functions after them.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_FOLD_SHARED_CONSTANTS_H
#define OUTLINE_RTL_FOLD_SHARED_CONSTANTS_H

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/numbered-texts.h"
#include "rtl/choose/class-table.h"
#include "rtl/read/function-reader.h"

namespace outline
{

/* Constants as they are printed.  */
typedef core::numbered_texts constant_texts;

/* Whether the functions of the unit, for TARGET, can share constants, and are to.  Takes time O(n) for N
   functions.  */
bool constants_shared_p (const fold_target &target);

/* If constants are shared: records in READ, which describes FN, the current function, for TARGET, its place in .text
   and the constants that it loads, numbered by TEXTS.  */
void note_table_constants (function *fn, const fold_target &target, read_function &read, constant_texts &texts);

/* Makes the functions of a unit share constants.  */
class shared_constants
{
public:
  /* Plans what the functions of the unit will share.  FUNCTIONS: those that were read; CHOSEN: their fragments; TEXTS:
     the constants by number.  Does nothing where constants cannot be shared, or are not to be.  */
  void plan (const std::vector<function_code> &functions,
             const std::vector<chosen_fragment> &chosen, constant_texts texts, const fold_target &target);

  /* Whether functions share constants.  If so, the next two are called, for each function just before it is
     printed and after the last one.  */
  bool active_p () const { return m_deferred != nullptr; }

  /* Has FN, the current function, load what code after it has from there.  */
  void share (function *fn, const fold_target &target);

  /* Writes the constants still pending after the last function.  */
  void finish ();

private:
  rtx_insn *label_rtx (int label);
  void write (const std::vector<int> &labels);
  bool apply (const std::vector<deferred_constant> &decided, const section_code &code,
              const std::vector<code_constants::movable> &movable, code_constants &constants);

  constant_texts m_texts;
  std::unique_ptr<deferred_constants> m_deferred;
  std::unordered_map<unsigned, size_t> m_numbers; /* By DECL_UID: the place in what is expected.  */
  /* By label of M_DEFERRED: the number that it is printed with, and its constant.  */
  std::vector<std::pair<int, uint32_t>> m_labels;
};

} // namespace outline

#endif
