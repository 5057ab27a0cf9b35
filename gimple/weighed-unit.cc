/* What children of a rehearsal tell of the unit's functions.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "gimple/weighed-unit.h"

#include "gimple/placement.h"
#include "plugin/rehearsal.h"

namespace outline
{

weighed_unit
weigh_unit (const std::vector<cgraph_node *> &order,
            const std::vector<cgraph_node *> &before, const function_set *touched)
{
  std::unordered_set<unsigned> old;
  for (cgraph_node *node : before)
    old.insert (DECL_UID (node->decl));
  weighed_unit unit;
  std::unordered_map<unsigned, uint32_t> made;
  for (cgraph_node *node : order)
    {
      unsigned uid = DECL_UID (node->decl);
      bool is_made = !old.count (uid);
      if (is_made)
        made[uid] = unit.functions.size ();
      unit.functions.push_back ({ is_made, uid, 0, 0, {}, {} });
    }
  if (!made.empty ())
    for (size_t i = 0; i < order.size (); i++)
      for (tree callee : functions_called (order[i]))
        {
          auto found = made.find (DECL_UID (callee));
          if (found != made.end ())
            unit.functions[i].callees.push_back (found->second);
        }
  function_set calling;
  for (const weighed &f : unit.functions)
    if (f.made || !f.callees.empty ())
      calling.insert (f.uid);
  unit_weight weight = weigh_functions (order, [&] (cgraph_node *node) {
    unsigned uid = DECL_UID (node->decl);
    return !touched || touched->count (uid) || calling.count (uid);
  });
  unit.common = weight.common;
  unit.foldable = weight.foldable;
  for (size_t i = 0; i < order.size (); i++)
    {
      unit.functions[i].bytes = weight.functions[i].bytes;
      unit.functions[i].stack = weight.functions[i].stack;
      unit.functions[i].kept = weight.functions[i].kept;
    }
  return unit;
}

void
put_unit (const weighed_unit &unit, std::string &answer)
{
  put_number (answer, unit.common);
  put_number (answer, unit.foldable);
  put_number (answer, unit.functions.size ());
  for (const weighed &f : unit.functions)
    {
      put_number (answer, f.made);
      put_number (answer, f.uid);
      put_number (answer, f.bytes);
      put_number (answer, f.stack);
      for (uint64_t half : f.kept)
        put_number (answer, half);
      put_number (answer, f.callees.size ());
      for (uint32_t callee : f.callees)
        put_number (answer, callee);
    }
}

bool
take_unit (const std::string &answer, weighed_unit &unit)
{
  answer_reader from (answer);
  unit = weighed_unit ();
  unit.common = from.number ();
  unit.foldable = from.number ();
  for (uint64_t n = from.number (); n > 0 && from.good (); n--)
    {
      weighed f;
      f.made = from.number ();
      f.uid = from.number ();
      f.bytes = from.number ();
      f.stack = from.number ();
      for (uint64_t &half : f.kept)
        half = from.number ();
      for (uint64_t m = from.number (); m > 0 && from.good (); m--)
        f.callees.push_back (from.number ());
      unit.functions.push_back (std::move (f));
    }
  for (const weighed &f : unit.functions)
    for (uint32_t callee : f.callees)
      if (callee >= unit.functions.size ())
        return false;
  return from.good () && from.at_end ();
}

} // namespace outline
