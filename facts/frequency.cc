/* How often functions are entered.  SPDX-License-Identifier: GPL-3.0-or-later

   GCC's static estimates say how often a block is executed for each entry of its
   function (predict.cc).  To compare blocks of different functions, entries are
   passed on from callers to callees, callers first.  A call against that order
   belongs to a recursion and is not followed.

   Nor, at link time, is a call of a function of another source file: such a function counts as entered
   once more, as when its file is compiled alone.  Each level of calls multiplies guesses, most of them
   above 1: if calls are followed through a whole program (lua5.4), half of the statements are in functions
   with 23 entries or more, whereas the price of an instruction (facts/slowdown.cc) was fitted to units
   where that is 1.

   For the same reason entries are scaled so that half of the statements are in functions with one entry at
   most: a program of one file, in which all is called from a loop of main, is not hotter than a library.
   Measured at -Os (docs/cost.md): duktape's text -4.2 -> -7.1%, hunspell's -7.4 -> -9.5, bzip2's -16.8 ->
   -17.7; executed instructions of six programs +2.3 -> +2.5% in the mean.  */

#include "facts/frequency.h"

#include <algorithm>

#include "facts/call-graph.h"
#include "facts/slowdown.h"
#include "facts/statements.h"
#include "plugin/options.h"

namespace outline
{

/* Entries are limited to this: products of guesses grow without bound along a chain of loops.  */
static const double most_entries = 1e9;

bool
profiled_unit_p (const std::vector<cgraph_node *> &order)
{
  return std::any_of (order.begin (), order.end (),
                      [] (cgraph_node *node) { return profiled_p (DECL_STRUCT_FUNCTION (node->decl)); });
}

/* Whether A and B, functions, are of one source file; the plugin's own are of any.  */
static bool
same_file_p (const_tree a, const_tree b)
{
  const_tree of_a = get_ultimate_context (a), of_b = get_ultimate_context (b);
  return !of_a || !of_b || of_a == of_b;
}

/* Divides ENTRIES, of the functions of ORDER, by the entries of the median statement's function, if these are more
   than 1.  */
static void
scale_to_typical (const std::vector<cgraph_node *> &order, std::vector<double> &entries)
{
  std::vector<std::pair<double, uint64_t>> weighted;
  uint64_t statements = 0, passed = 0;
  for (size_t i = 0; i < order.size (); i++)
    {
      weighted.push_back ({ entries[i], count_statements (order[i]) });
      statements += weighted.back ().second;
    }
  std::sort (weighted.begin (), weighted.end ());
  size_t typical = 0;
  for (; typical < weighted.size (); typical++)
    if ((passed += weighted[typical].second) * 2 >= statements)
      break;
  if (typical == weighted.size () || weighted[typical].first <= 1)
    return;
  for (double &e : entries)
    e /= weighted[typical].first;
}

std::vector<double>
entry_frequencies (const std::vector<cgraph_node *> &order)
{
  std::vector<double> entries (order.size (), 0);
  std::vector<bool> called_from_other_file (order.size (), false);
  call_graph calls (order);
  bool profile = profiled_unit_p (order);

  for (size_t i = order.size (); i-- > 0;)
    {
      cgraph_node *node = order[i];
      function *fn = DECL_STRUCT_FUNCTION (node->decl);
      if (profile)
        {
          profile_count count = profiled_p (fn)
                                  ? ENTRY_BLOCK_PTR_FOR_FN (fn)->count.ipa ()
                                  : profile_count::uninitialized ();
          entries[i] = (count.initialized_p () ? runs_of (count)
                        : opts.unprofiled ? most_entries : 0);
          continue;
        }
      if (TREE_PUBLIC (node->decl) || node->address_taken
          || called_from_other_file[i] || entries[i] == 0)
        entries[i] += 1;
      entries[i] = MIN (entries[i], most_entries);
      block_frequencies frequencies (fn);
      calls.for_each (i, [&] (uint32_t callee, basic_block bb) {
        if (callee >= i)
          return;
        if (same_file_p (node->decl, order[callee]->decl))
          entries[callee] += entries[i] * frequencies[bb];
        else
          called_from_other_file[callee] = true;
      });
    }
  if (!profile)
    scale_to_typical (order, entries);
  for (size_t i = 0; i < order.size (); i++)
    entries[i] *= time_weight (order[i]->decl, profile);
  return entries;
}

} // namespace outline
