/* What GCC finds out about functions and variables while it finishes a unit.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GCC_UNIT_FACTS_H
#define OUTLINE_GCC_UNIT_FACTS_H

#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "gcc/gcc-compat.h"

namespace outline
{

/* The facts about the functions and variables of a unit, by when they were found.  */
class unit_facts
{
public:
  /* Starts recording.  To be called before any function of the unit is finished.  */
  void begin ();

  /* Records what has been found out while NODE, the current function and the next one in the order of
     expansion, was finished.  */
  void note (cgraph_node *node);

  /* Whether more is known now of a function that NODE calls than when NODE was
     finished.  */
  bool callee_facts_changed_p (cgraph_node *node) const;

  /* NODE is to be expanded with all facts about its callees: its body has been updated to them.  */
  void expand_with_all (cgraph_node *node);

  /* At the start of the passes of the current function: sets the facts that GCC alone would know then if it is about to
     be expanded; EXPANDED: it has been.  */
  void set_known (bool expanded);

  /* For the garbage collector.  */
  void mark () const;

private:
  struct fact
  {
    tree decl;
    size_t place;               /* Of the function in whose passes it was found.  */
    unsigned before, after;     /* As facts_of.  */
  };

  void mark_nothrow_callees (cgraph_node *node) const;
  void note_decl (tree decl, size_t place);
  void go_to (size_t place);

  /* In the order in which they were found; at most one for each declaration.  */
  std::vector<fact> m_facts;
  /* How many of them, counted from the first, hold now.  */
  size_t m_known = 0;
  /* The later ones that hold only for the function that is being expanded.  */
  std::vector<size_t> m_ahead;

  /* By DECL_UID, looked up in, never walked: the places in M_FACTS; of finished functions, their places in the order;
     what functions and variables were before any was finished.  */
  std::unordered_map<unsigned, size_t> m_fact_about, m_places;
  std::unordered_map<unsigned, unsigned> m_at_first;
  /* The functions of expand_with_all.  */
  std::unordered_set<unsigned> m_all_known;
};

} // namespace outline

#endif
