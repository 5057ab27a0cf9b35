/* From repeats to groups of similar regions.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_GROUP_SIMILARITY_H
#define OUTLINE_GIMPLE_GROUP_SIMILARITY_H

#include <vector>

#include "core/select.h"
#include "gimple/number/unit.h"
#include "gimple/plan/plan.h"

namespace outline
{

/* Regions of equal structure, for which one function could serve.  */
struct candidate
{
  std::vector<core::occurrence> sites;  /* Ascending; equal lengths.  */
  /* What it would save if no other candidate took any of its sites, in
     tenths of a byte.  */
  int64_t benefit;
};

/* A group that is not worth a function, or cannot become one.  */
struct rejected
{
  refusal why;
  uint32_t start, length;      /* The first site; statements.  */
  uint32_t count;              /* Sites.  */
  int64_t saved, cost;         /* Tenths of a byte; 0 unless WHY is COST.  */
};

struct similarity_limits
{
  uint32_t min_statements;
  uint32_t min_occurrences;
  /* What a plan must save, in tenths of a byte: if a linker keeps all its sites, and whichever it keeps.  */
  int64_t min_if_kept, min_benefit;
  bool stress;                 /* Everything that is legal.  */
};

struct similarity
{
  std::vector<candidate> candidates;
  std::vector<rejected> rejections;
};

/* Finds the candidates in U: all repeats of its text, split by structure, and
   further where a subset of the sites has so much more in common that a
   function for it alone saves more.  Candidates overlap; which of them to
   take is decided by core/select.h.  Time grows with the number of
   occurrences of repeats, never with its square.  */
similarity find_similar_regions (const unit &u,
                                 const similarity_limits &limits);

/* The benefit of P by which groups compete, in tenths of a byte, or -1 if it saves too little by LIMITS; in stress mode
   it grows with the length and the number of sites instead.  */
int64_t competing_benefit (const plan &p, const similarity_limits &limits);

} // namespace outline

#endif
