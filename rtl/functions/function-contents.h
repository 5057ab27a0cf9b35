/* Decides which functions have the same machine code.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_FUNCTIONS_FUNCTION_CONTENTS_H
#define OUTLINE_RTL_FUNCTIONS_FUNCTION_CONTENTS_H

#include <map>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "gcc/gcc-compat.h"
#include "target/target.h"

namespace outline
{

/* A function of the unit that has been read.  */
struct function_contents
{
  unsigned uid;                 /* Its DECL_UID.  */
  /* The number of its contents: functions with equal numbers may take each other's place.
     no_contents: it is equal to no other.  */
  uint32_t number;
  uint32_t instructions, bytes; /* Of code.  */
  uint32_t rows;                /* Bytes of its unwind table, without the entry.  */
  entry_kind entry;             /* What it begins with.  */
};

const uint32_t no_contents = UINT32_MAX;

/* The functions of a unit.  They are read while they are the current function, in the order of
   expansion: as a call of a function is the same as a call of an equal one, callees come first.  */
class unit_contents
{
public:
  /* Reads FN, the current function, whose next pass is "final", for TARGET.  COMPARED: whether it
     may be equal to others; if not, only what it refers to is noted.  */
  void read (function *fn, const fold_target &target, bool compared);

  /* In the order in which they were read.  */
  const std::vector<function_contents> &functions () const { return m_functions; }

  /* Whether code of a function that was read uses the address of DECL, a function, other than
     to call it.  */
  bool address_used_p (const_tree decl) const { return m_used.count (DECL_UID (decl)); }

private:
  friend class contents_reader;

  uint32_t intern (const std::string &key);
  uint32_t number_of (const_tree t);
  void note_addresses (rtx_insn *insn);
  void note_addresses_in_constant (const_rtx x);

  std::vector<function_contents> m_functions;
  /* Numbers of descriptions of instructions and the like, and of trees; looked up in only.  */
  std::unordered_map<std::string, uint32_t> m_parts;
  std::unordered_map<const_tree, uint32_t> m_trees;
  /* By sequence of such numbers: the number of the contents.  Contents are compared; there is no
     hash that could be equal by chance.  */
  std::map<std::vector<uint32_t>, uint32_t> m_numbers;
  /* By DECL_UID: the number of the contents of functions that were read.  */
  std::unordered_map<unsigned, uint32_t> m_number_of;
  /* DECL_UIDs.  Asked for membership only.  */
  std::unordered_set<unsigned> m_used;
  /* Constants that have been searched for addresses.  */
  std::unordered_set<const_tree> m_searched;
};

} // namespace outline

#endif
