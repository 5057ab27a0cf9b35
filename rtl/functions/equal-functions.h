/* Keeps one copy of equal functions.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_FUNCTIONS_EQUAL_FUNCTIONS_H
#define OUTLINE_RTL_FUNCTIONS_EQUAL_FUNCTIONS_H

#include <unordered_map>
#include <vector>

#include "gcc/expansion.h"
#include "gcc/pipeline.h"
#include "plugin/refusals.h"
#include "rtl/choose/choose.h"
#include "rtl/functions/function-contents.h"

namespace outline
{

/* A function of the unit that another one takes the place of.  */
struct equal_function
{
  cgraph_node *node;            /* Left without code of its own.  */
  cgraph_node *kept;            /* Whose code is the same.  */
  bool alias;                   /* NODE's name becomes one of KEPT; else NODE jumps to it.  */
  uint32_t instructions, bytes; /* Of NODE's code.  */
  int64_t saved;                /* Bytes of all that is loaded.  */
};

/* A function that is equal to another one and keeps its code.  */
struct unmerged_function
{
  cgraph_node *node, *other;
  refusal why;
};

struct equal_functions
{
  std::vector<equal_function> merged;
  std::vector<unmerged_function> left;
};

/* A unit in which equal functions are looked for.  */
struct equal_functions_request
{
  const std::vector<cgraph_node *> &order;
  const std::vector<double> &entries;   /* By function: how often it is entered.  */
  const std::vector<uint32_t> &linked_groups; /* By function (facts/call-graph.h).  */
  const unit_contents &contents;
  linkage_bytes sizes;
  double price;                         /* Bytes that an instruction executed more must save.  */
};

/* Finds functions of REQUEST that may be left without code of their own, and the equal ones that have
   to stay.  Finds nothing if some functions of the unit have not been read: they might use
   the address of any.  */
equal_functions find_equal_functions (const equal_functions_request &request);

/* Whether the function of NODE may be given up for an equal one, or the other way round, as far as its
   declaration says.  */
bool equality_allowed_p (cgraph_node *node);

/* The functions that become jumps to equal ones.  */
class equal_jumps
{
public:
  /* Removes the merged functions of FOUND from SUSPENDED, for TARGET: GCC prints an alias with the function that it
     is an alias of, and jump_to_kept makes the rest jumps.  Reports all of FOUND.  Changes the order of UNIT.  */
  void merge (const equal_functions &found, finished_unit &unit, suspended_functions &suspended,
              const fold_target &target);

  /* Whether there are any.  */
  bool any_p () const { return !m_kept.empty (); }

  /* After folding: if FN, the current function, is to become a jump, it does; else calls of such functions go to the
     kept ones.  */
  void jump_to_kept (function *fn) const;

private:
  void call_kept () const;

  const fold_target *m_target = nullptr;
  std::unordered_map<unsigned, cgraph_node *> m_kept;   /* By DECL_UID: what the function jumps to.  */
};

} // namespace outline

#endif
