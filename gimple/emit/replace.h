/* Putting calls in place of regions.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_EMIT_REPLACE_H
#define OUTLINE_GIMPLE_EMIT_REPLACE_H

#include <vector>

#include "gimple/emit/function-builder.h"
#include "gimple/number/unit.h"
#include "gimple/plan/plan.h"

namespace outline
{

/* Replaces regions by calls.  Regions of one unit must not overlap.  */
class replacer
{
public:
  explicit replacer (const unit &u) : m_unit (u), m_reader (u) {}

  /* Puts a call of F, built from P, in place of every site of P.  */
  void replace (const plan &p, const outlined_function &f);

  /* Brings the virtual operands of all functions up to date that were
     changed.  Call once, after the last replace.  */
  void finish ();

private:
  void replace_site (const plan &p, uint32_t site, const outlined_function &f);
  gcall *make_call (const plan &p, uint32_t site, const outlined_function &f);
  tree take_part (tree whole, uint32_t k);
  void take_results (const plan &p, uint32_t site, gcall *call,
                     tree return_type);
  void take_definition (uint32_t position, gimple *stmt);
  void define (uint32_t position, tree from);
  int thrown_to (uint32_t start, uint32_t length) const;
  void remove_region (uint32_t start, uint32_t length);
  void insert (gimple *stmt);

  const unit &m_unit;
  region_reader m_reader;
  std::vector<bool> m_changed;   /* By function.  */
  /* Of the site being replaced.  */
  region_structure m_structure;
  gimple_stmt_iterator m_gsi;    /* The first statement of the region ...  */
  bool m_after = false;          /* ... or the last: what is new goes after it.  */
  location_t m_location = UNKNOWN_LOCATION;
  std::vector<tree> m_slots;     /* Locals whose addresses are passed.  */
};

/* Marks calls in the current function as tail calls where that is valid, as GCC's pass "tailc" did before the
   plugin added calls.  Returns the marked calls.  */
std::vector<gcall *> mark_tail_calls ();

} // namespace outline

#endif
