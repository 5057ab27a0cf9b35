/* The order of outlined functions.  SPDX-License-Identifier: GPL-3.0-or-later

   An outlined function may be placed anywhere between the functions that it calls
   and the first that calls it: an interval of places in the order of expansion.
   Adjacent functions share an unwind entry, so they go to as few places as possible: the smallest
   set of points that stabs all intervals, found from left to right, each point at the upper end of
   the first interval that is not stabbed yet.  None comes before the first function of its section: an image may have
   to begin with that.  */

#include "gimple/emit/function-order.h"

#include <algorithm>

#include "facts/code-place.h"
#include "facts/eligibility.h"
#include "facts/statements.h"
#include "gcc/pipeline.h"
#include "gcc/unwind.h"

namespace outline
{

/* Orders functions by what decides their section.  */
static int
section_rank (cgraph_node *node)
{
  return (DECL_ONE_ONLY (node->decl) ? 16 : 0)
         + (DECL_SECTION_NAME (node->decl) ? 8 : 0)
         + (node->only_called_at_startup ? 4 : 0)
         + (node->only_called_at_exit ? 2 : 0)
         + (node->frequency == NODE_FREQUENCY_UNLIKELY_EXECUTED ? 1 : 0);
}

/* By DECL_UID, the place of a function in ORDER; looked up in,
   never walked.  */
static std::unordered_map<unsigned, size_t>
places (const std::vector<cgraph_node *> &order)
{
  std::unordered_map<unsigned, size_t> result;
  for (size_t i = 0; i < order.size (); i++)
    result.emplace (DECL_UID (order[i]->decl), i);
  return result;
}

/* The place, in the order that PLACE describes, after the last function that
   NODE calls.  */
static size_t
after_callees (cgraph_node *node,
               const std::unordered_map<unsigned, size_t> &place)
{
  size_t after = 0;
  for_each_direct_call (node, [&] (tree callee, basic_block) {
    auto found = place.find (DECL_UID (callee));
    if (found != place.end ())
      after = MAX (after, found->second + 1);
  });
  return after;
}

/* By section, the place after the first function of ORDER in it; looked up in, never walked.  */
static std::unordered_map<std::string, size_t>
beginnings (const std::vector<cgraph_node *> &order)
{
  std::unordered_map<std::string, size_t> result;
  for (size_t i = 0; i < order.size (); i++)
    result.emplace (assembler_section (section_of_code (order[i]->decl)), i + 1);
  return result;
}

/* By place in an order: what is put before the function there.  */
typedef std::vector<std::vector<cgraph_node *>> insertions;

/* Finds places for MADE in ORDER.  */
static insertions
choose_places (const std::vector<made_function> &made,
               const std::vector<cgraph_node *> &order)
{
  std::unordered_map<unsigned, size_t> place = places (order), wanted;
  const std::unordered_map<std::string, size_t> first = beginnings (order);
  auto beginning = [&] (cgraph_node *node) {
    auto found = first.find (assembler_section (section_of_code (node->decl)));
    return found == first.end () ? 0 : found->second;
  };
  struct interval { cgraph_node *node; size_t low, high; };
  std::vector<interval> intervals;
  for (const made_function &f : made)
    {
      /* One that a made function uses is wanted where that one is.  */
      unsigned user = DECL_UID (f.first_user->decl);
      size_t high = place.count (user) ? place[user] : wanted[user];
      size_t least = beginning (f.node);
      high = MAX (high, least);
      wanted[DECL_UID (f.node->decl)] = high;
      intervals.push_back ({ f.node, MIN (MAX (after_callees (f.node, place), least), high), high });
    }
  /* One that a made function uses comes before it.  */
  const std::unordered_map<unsigned, size_t> ranks = places (with_made (order, made));
  auto rank = [&] (const interval &i) { return ranks.at (DECL_UID (i.node->decl)); };
  std::sort (intervals.begin (), intervals.end (), [&] (const interval &a, const interval &b) {
    return a.high != b.high ? a.high < b.high : rank (a) < rank (b);
  });
  insertions before (order.size () + 1);
  size_t point = 0;
  for (const interval &i : intervals)
    {
      if (&i == &intervals[0] || point < i.low)
        point = i.high;
      before[point].push_back (i.node);
    }
  return before;
}

/* Sorts the functions of GROUP, which come before NEXT (or, if it is null, at the end):
   those of one section and of the same target options together; last those that agree
   with NEXT, whose unwind entry they share.  Functions with other options have their own
   entry, which says once with which key return addresses are signed (AArch64's
   .cfi_b_key_frame).  */
static void
join_group (std::vector<cgraph_node *> &group, cgraph_node *next)
{
  /* By number in the order of appearance.  */
  std::vector<tree> options;
  auto options_rank = [&] (cgraph_node *node) {
    auto found = std::find (options.begin (), options.end (),
                            target_options (node->decl));
    return int (found - options.begin ());
  };
  auto add_options = [&] (cgraph_node *node) {
    if (options_rank (node) == int (options.size ()))
      options.push_back (target_options (node->decl));
  };
  for (cgraph_node *node : group)
    add_options (node);
  if (next)
    add_options (next);

  auto key = [&] (cgraph_node *node) {
    int section = section_rank (node), target = options_rank (node);
    bool last_section = section == (next ? section_rank (next) : 0);
    bool last_target = next && target == options_rank (next);
    return std::make_tuple (last_section, section, last_target, target);
  };
  std::stable_sort (group.begin (), group.end (),
                    [&] (cgraph_node *a, cgraph_node *b) {
                      return key (a) < key (b);
                    });
  for (cgraph_node *node : group)
    share_unwind_entry (node);
  if (next && !group.empty () && follows_in_order_p (next))
    share_unwind_entry (next);
}

void
place_functions (const std::vector<made_function> &made,
                 std::vector<cgraph_node *> &order)
{
  insertions before = choose_places (made, order);
  std::vector<cgraph_node *> merged;
  for (size_t i = 0; i < before.size (); i++)
    {
      join_group (before[i], i < order.size () ? order[i] : NULL);
      merged.insert (merged.end (), before[i].begin (), before[i].end ());
      if (i < order.size ())
        merged.push_back (order[i]);
    }
  order = merged;
}

std::vector<cgraph_node *>
with_made (const std::vector<cgraph_node *> &order,
           const std::vector<made_function> &made)
{
  std::unordered_map<unsigned, std::vector<cgraph_node *>> before;
  for (const made_function &f : made)
    before[DECL_UID (f.first_user->decl)].push_back (f.node);
  std::vector<cgraph_node *> result;
  /* Callees first; a made function may have been made before one that it
     calls, but never calls itself in a circle.  */
  std::function<void (cgraph_node *)> put = [&] (cgraph_node *node) {
    auto found = before.find (DECL_UID (node->decl));
    if (found != before.end ())
      for (cgraph_node *callee : found->second)
        put (callee);
    result.push_back (node);
  };
  for (cgraph_node *node : order)
    put (node);
  return result;
}

} // namespace outline
