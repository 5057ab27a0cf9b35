/* Which code shares unwind entries.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GCC_UNWIND_TABLE_H
#define OUTLINE_GCC_UNWIND_TABLE_H

#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "gcc/expansion.h"

namespace outline
{

/* Makes NODE, which the plugin has made or which comes after such functions, share entries at any level.  */
void share_unwind_entry (cgraph_node *node);

/* Whether entries of functions made from code of NODE can be shared: not where each function has a section of its own,
   where GCC itself writes the tables, or where asm may write code among theirs.  */
bool unwind_entries_shared_p (cgraph_node *node);

/* Whether NODE shares entries with its neighbours, if these do and its code allows it: at -Os and -Oz, where it is
   cold, or as option unwind-entries or share_unwind_entry says.  Not if GCC may not reorder it: then there may be
   toplevel asm before the next function, with entries of its own.  */
bool shares_unwind_entry_p (cgraph_node *node);

/* Whether a thunk of NODE (of a virtual function, say) will be written after it, with an entry of its own.  */
bool thunks_p (cgraph_node *node);

/* What begins in one section: a function, or one of the two parts of a partitioned one.  */
struct unwind_part
{
  cgraph_node *node = NULL;
  std::string section;          /* As the assembler knows it (assembler_section).  */
  bool shares = false;          /* It may be one of several parts in an entry.  */
  bool lsda = false, personality = false;
  unsigned directives = 2;      /* With the first and the last one.  */
  uint32_t row_bytes = 0;
  uint32_t restoring = 0;       /* Bytes of more rows if it leaves its entry open.  */
  bool counted = false;         /* It is expanded and has an entry that counts, and the numbers are known.  */
};

/* An entry that is open: what comes next in its section continues it.  */
struct open_unwind_entry
{
  unsigned directives = 0;      /* How many it has so far, with that which begins it, and one for each part's end.  */
  /* For who prints it: the section, the directive with which the next part restores the frame of an entry's start, or
     an empty string, and whether an entry of this kind names a key (AArch64's .cfi_b_key_frame).  */
  section *where = NULL;
  const char *restore = "";
  bool key = false;
};

/* The code of a unit in the order in which it is printed, and which of it shares entries.  */
class unwind_table
{
public:
  unwind_table () {}
  /* Of the functions of ORDER, that of expansion, and SUSPENDED, which must outlive this; of which those with the
     DECL_UIDs JUMPS will be replaced by a jump, without exception tables.  Fragments come after the last function of
     the sections with the names FRAGMENTS.  To be made when all functions that can be suspended are.  */
  unwind_table (const std::vector<cgraph_node *> &order, const suspended_functions &suspended,
                const std::unordered_set<unsigned> &jumps, const std::set<std::string> &fragments);

  const std::vector<unwind_part> &parts () const { return m_parts; }

  /* By the assembler's names of sections.  */
  std::map<std::string, open_unwind_entry> &open () { return m_open; }

  /* Reads the parts of NODE, the current function, as they are now, before "final".  Returns the first of them, and
     sets COUNT to how many there are; null and 0 if the table does not know them and what comes after them.  */
  const unwind_part *update (cgraph_node *node, size_t *count);

  /* How an entry goes on over a part: the part continues the one that is open in its section, and leaves it open.  */
  struct placement { bool continues, open; };

  /* Decides on PART, one of the table's, and notes in OPEN what is open after it.  For each part, in their order.  */
  placement place (const unwind_part &part);

private:
  bool continued_p (size_t part, unsigned directives) const;

  const suspended_functions *m_suspended = nullptr;
  std::vector<unwind_part> m_parts;
  /* By part: the one after it in its section, or no_part.  */
  std::vector<size_t> m_next;
  std::unordered_map<unsigned, std::pair<size_t, size_t>> m_parts_of; /* By DECL_UID: the first, how many.  */
  std::set<std::string> m_fragments;
  std::map<std::string, open_unwind_entry> m_open;
};

} // namespace outline

#endif
