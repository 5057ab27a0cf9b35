/* How a group of similar regions becomes one function, and what that saves.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_PLAN_PLAN_H
#define OUTLINE_GIMPLE_PLAN_PLAN_H

#include <stdint.h>
#include <vector>

#include "facts/tail-calls.h"
#include "gimple/group/region.h"
#include "gimple/number/unit.h"
#include "gimple/plan/parameters.h"
#include "plugin/refusals.h"

namespace outline
{

/* The results that one site needs, as offsets (statements) of definitions in the region,
   ascending.  */
typedef std::vector<uint32_t> output_set;

/* How results are handed back: result 0 of a set is returned, with PAIR result 1 too;
   the others are stored through pointers.  */
struct output_plan
{
  /* The distinct sets; a site names its own by a selector argument when
     there are several (an output switch).  */
  std::vector<output_set> sets;
  /* By site: index into SETS, or -1 when it needs nothing.  */
  std::vector<int> site_set;
  bool selector = false;
  bool pair = false;
  /* The number of results that are stored through pointers, at most.  */
  uint32_t pointers = 0;

  /* How many results of a set are returned, if it has as many.  */
  uint32_t returned () const { return pair ? 2 : 1; }

  /* What SITE needs; null: nothing.  */
  const output_set *set_of (uint32_t site) const { return site_set[site] < 0 ? NULL : &sets[site_set[site]]; }
};

/* What shared code is estimated to save.  Sizes are in tenths of a byte.  */
struct saving
{
  /* All copies; what calls the function in their place; and that function with its unwind entry.  */
  int64_t copies_size = 0, calls_size = 0, function_size = 0;
  /* What of that is not sure to be saved, as a linker may drop some of the sites (core/linked-worth.h).  */
  int64_t unsure = 0;
  double executed = 0;              /* Instructions executed more, as entry_frequencies counts.  */

  int64_t benefit () const { return benefit_if_kept () - unsure; }
  int64_t benefit_if_kept () const { return copies_size - calls_size - function_size; }
};

struct plan : parameter_choice, saving
{
  /* REFUSAL_NONE when it can be done.  */
  refusal why = REFUSAL_NONE;
  uint32_t length = 0;              /* Statements.  */
  std::vector<uint32_t> starts;     /* Text positions of the sites.  */
  output_plan outputs;
  /* By site: the call can be a tail call.  */
  std::vector<bool> tail;
  int64_t price = 0;                /* Of EXECUTED (unit::price), in tenths of a byte.  */

  /* Those of the function: also for what it stores and what it must tell apart.  */
  uint32_t passed_parameters () const { return parameters.size () + outputs.pointers + outputs.selector; }
};

/* The sites of a plan, side by side.  */
struct plan_sites : operand_table
{
  const region_structure *first = NULL; /* Of the first site.  */
  uint32_t first_call = 0;          /* Of the first site (region.h).  */
  std::vector<output_set> outputs;  /* By site: what it needs back.  */
};

/* Whether the region of P at SITE ends in a tail call.  */
inline bool
ends_in_tail_call_p (const unit &u, const plan &p, uint32_t site)
{
  gcall *call = safe_dyn_cast<gcall *> (u.statements[p.starts[site] + p.length - 1].stmt);
  return call && gimple_call_tail_p (call);
}

/* Whether a call at the end of P's function may be a tail call: not where functions restore registers of arguments
   first, and not if a site returns after it and clears the registers that the region has used.  */
inline bool
may_end_in_tail_call_p (const unit &u, const plan &p)
{
  return !saves_arguments_p () && (!used_registers_cleared_p () || ends_in_tail_call_p (u, p, 0));
}

} // namespace outline

#endif
