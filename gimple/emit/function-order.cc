/* The order of outlined functions.  SPDX-License-Identifier: GPL-3.0-or-later

   A function that was made comes before the first one that calls it, but not before the first function of its section:
   an image may have to begin with that.  Those that call no function of the unit are all put before the first one that
   calls any of them, as neighbours share unwind entries.  */

#include "gimple/emit/function-order.h"

#include <algorithm>

#include "facts/code-place.h"
#include "facts/eligibility.h"
#include "facts/statements.h"
#include "gcc/pipeline.h"
#include "gcc/unwind-table.h"

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

/* Whether NODE, a made function, calls a function of the unit.  */
static bool
calls_unit_p (cgraph_node *node)
{
  bool calls = false;
  for_each_direct_call (node, [&] (tree callee, basic_block) {
    const cgraph_node *called = cgraph_node::get (callee);
    calls |= called && called->definition && !DECL_EXTERNAL (callee);
  });
  return calls;
}

/* Finds places for MADE in ORDER.  */
static insertions
choose_places (const std::vector<made_function> &made,
               const std::vector<cgraph_node *> &order)
{
  const std::unordered_map<std::string, size_t> first = beginnings (order);
  insertions before (order.size () + 1);
  size_t next = 0, common = order.size ();
  for (cgraph_node *node : with_made (order, made))
    if (next < order.size () && node == order[next])
      next++;
    else
      {
        auto found = first.find (assembler_section (section_of_code (node->decl)));
        size_t least = found == first.end () ? 0 : found->second, place = next;
        if (!calls_unit_p (node))
          place = common = MIN (common, MAX (next, least));
        before[MAX (place, least)].push_back (node);
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
