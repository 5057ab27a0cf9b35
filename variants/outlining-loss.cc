/* What trials show about outlining.  SPDX-License-Identifier: GPL-3.0-or-later

   The cost model knows what a statement most often becomes.  It does not know the side effects on a
   function: a call takes registers away from the values around it, a shared address may have been
   in a register anyway, cross jumping would have merged the copies.  So the unit is compiled both
   ways (variants/choose-variant.cc):

     as it is      bytes of f, g, h
     outlined      bytes of f, g, h, f.outline.1 ...
                   and which of them call which

   These are left alone:

     - a function that has calls of outlined ones and is not smaller;
     - all functions that are connected through outlined ones they share, when
       these together are not smaller.

   As the outlined functions lose sites with that, the rest is tried again.

   Where only cold code takes part, the other code must stay the same.  A call in a cold block
   may change the registers of all its function, and with -fipa-ra those of its callers.  So
   trials also hash the protected code (facts/protected-code.h), and functions in which it has
   changed are left alone, or, if these have no calls of outlined functions, the functions that they
   call.  A trial in which protected code has changed does not win.

   Example.  f: 100 -> 80 bytes, g: 50 -> 55, h: 70 -> 60 and f.outline.1, called
   by all three: 12.  g is left alone.  The next trial gives f 80, h 60 and
   f.outline.1 12: 152 + 50, the smallest.  */

#include "variants/outlining-loss.h"

#include "facts/call-graph.h"

namespace outline
{

namespace
{

/* By function of UNIT: the number of its connected component in the graph of calls.  */
std::vector<uint32_t>
connected (const std::vector<function_record> &unit)
{
  core::graph calls;
  for (const function_record &f : unit)
    calls.push_back (f.callees);
  return core::components (calls);
}

} // namespace

records_by_uid
by_uid (const unit_record &unit)
{
  records_by_uid records;
  for (const function_record &f : unit.functions)
    records[f.uid] = f;
  return records;
}

outlining_loss
leave_what_grew (const unit_record &unit, const records_by_uid &before, function_reasons &leave)
{
  const std::vector<function_record> &after = unit.functions;
  outlining_loss loss;
  size_t left = leave.size ();
  const std::vector<uint32_t> component = connected (after);
  std::vector<int64_t> growth (after.size ());
  for (uint32_t i = 0; i < after.size (); i++)
    {
      const function_record &f = after[i];
      auto known = before.find (f.uid);
      int64_t change = int64_t (f.bytes)
                       - (f.made || known == before.end () ? 0 : known->second.bytes);
      if (!f.made && !f.callees.empty () && change >= 0)
        {
          leave.emplace (f.uid, REFUSAL_GROWS);
          loss.bytes += change;
        }
      else if (f.made || !f.callees.empty ())
        growth[component[i]] += change;
    }
  for (uint32_t i = 0; i < after.size (); i++)
    if (!after[i].made && !after[i].callees.empty ()
        && growth[component[i]] >= 0)
      leave.emplace (after[i].uid, REFUSAL_GROWS);
  for (int64_t bytes : growth)
    loss.bytes += MAX (bytes, int64_t (0));
  loss.any = leave.size () > left;
  return loss;
}

const char *
lost_by (const function_record &f, const records_by_uid &before)
{
  auto known = before.find (f.uid);
  /* One without bytes was not expanded.  */
  return (f.made || known == before.end () || !known->second.bytes || !f.bytes
            ? NULL
            : lost_property (known->second.properties, f.properties));
}

bool
leave_what_lost (const unit_record &after, const records_by_uid &before, function_reasons &leave)
{
  bool any = false;
  for (const function_record &f : after.functions)
    if (lost_by (f, before))
      {
        leave.emplace (f.uid, REFUSAL_PROPERTY);
        any = true;
      }
  return any;
}

bool
leave_what_changed (const std::vector<cgraph_node *> &order, const unit_record &after,
                    const records_by_uid &before, function_reasons &leave)
{
  std::unordered_map<unsigned, const function_record *> now;
  for (const function_record &f : after.functions)
    if (!f.made)
      now.emplace (f.uid, &f);
  bool any = false;
  std::vector<uint32_t> changed;
  for (uint32_t i = 0; i < order.size (); i++)
    {
      unsigned uid = DECL_UID (order[i]->decl);
      auto f = now.find (uid);
      auto known = before.find (uid);
      if (f == now.end () || known == before.end () || f->second->protected_hash == known->second.protected_hash)
        continue;
      any = true;
      if (!f->second->callees.empty ())
        leave.emplace (uid, REFUSAL_HOT_FUNCTION);
      else
        changed.push_back (i);
    }
  for (uint32_t i : core::reachable (call_graph (order).callees (), changed))
    leave.emplace (DECL_UID (order[i]->decl), REFUSAL_HOT_FUNCTION);
  return any;
}

} // namespace outline
