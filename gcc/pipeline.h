/* The module pipeline: the whole unit as finished GIMPLE before any function
   is expanded.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GCC_PIPELINE_H
#define OUTLINE_GCC_PIPELINE_H

#include <unordered_set>
#include <vector>

#include "gcc/unit-facts.h"

namespace outline
{

/* Whether any function of the unit may take part.  */
bool unit_takes_part_p ();

/* The functions of a unit for all of which the GIMPLE passes have been run that GCC would run just before it expands
   each.  */
class finished_unit
{
public:
  /* Puts the functions of the unit in order, unless something keeps the plugin from finishing them (which is a
     remark).  */
  void begin ();

  /* Runs these passes, FOR_FOLDING as tuned_passes says (gcc/size-tuning.h), and records in FACTS what they find
     out.  */
  void finish (bool for_folding, unit_facts &facts);

  /* False if the plugin does nothing in this unit.  */
  bool finished_p () const { return !m_order.empty (); }

  /* The functions in the order in which they will be
     expanded: those that may not be reordered, those with a time profile, then
     the rest, callees before callers; new ones before their first user.  Only functions that will be output.  */
  const std::vector<cgraph_node *> &order () const { return m_order; }

  /* Makes GCC expand the functions in ORDER, whatever the call graph has become.  ORDER: order (),
     with new functions that are ready for expansion inserted anywhere, and functions that will not be printed
     removed.  */
  void set_order (const std::vector<cgraph_node *> &order);

  /* Overrides the gate of current_pass: clears RUNS for passes before expansion if the current
     function is finished.  */
  void skip_passes (bool &runs);

private:
  void finish_function (cgraph_node *node, opt_pass *gimple_passes, unit_facts &facts);
  void run_passes (const std::vector<cgraph_node *> &order, bool for_folding, unit_facts &facts);
  void fix_up_function (cgraph_node *node, unit_facts &facts) const;
  void hide_transactions (bool hide);

  /* DECL_UIDs of the functions that begin at expansion.  Asked for membership
     only; its order decides nothing.  */
  std::unordered_set<unsigned> m_finished;
  std::vector<cgraph_node *> m_order;
  /* -fgnu-tm is off, and what it was.  */
  bool m_hides_transactions = false;
  int m_transactions = 0;
};

/* The functions of ORDER, that of a finished unit, in the order in which GCC will print them: new ones are among the
   rest.  */
std::vector<cgraph_node *> printing_order (std::vector<cgraph_node *> order);

/* Whether finished_unit::set_order decides when NODE is expanded: new functions put
   before it will directly precede it.  */
bool follows_in_order_p (cgraph_node *node);

} // namespace outline

#endif
