/* What functions must keep when code of them is shared.  SPDX-License-Identifier: GPL-3.0-or-later

   Properties.  What callers, unwinders or the user's options rely on (measure/properties.h).

   Stack.  An outlined function has a frame of its own on top of its caller's.  The stack of f is deepened by at most

     frame of f now - frame of f before + the deepest outlined callee of f

   where the depth of an outlined function is its frame and that of the deepest outlined function it calls itself.  It
   is a bound: where f calls something deeper besides, or jumps to what was outlined, less is taken.  A chain of N
   functions may take N times as much.

   Example.  f: 32 bytes, then 24; it calls f.outline.1, 16 bytes.  The stack is deepened by 8.  */

#include "variants/requirements.h"

#include <unordered_map>

#include "plugin/options.h"

namespace outline
{

namespace
{

/* The records of UNIT's functions, but those that sharing has made, by DECL_UID.  Looked up in, never walked.  They
   are valid as long as UNIT is.  */
typedef std::unordered_map<unsigned, const function_record *> records_by_uid;

records_by_uid
by_uid (const unit_record &unit)
{
  records_by_uid records;
  for (const function_record &f : unit.functions)
    if (!f.made)
      records.emplace (f.uid, &f);
  return records;
}

/* What outlined functions that function I of UNIT calls take at most, in bytes.  KNOWN: by function, what is known of
   that, else -1; is added to.  */
int64_t
deepest_callee (const unit_record &unit, uint32_t i, std::vector<int64_t> &known)
{
  if (known[i] >= 0)
    return known[i];
  int64_t deepest = 0;
  for (uint32_t callee : unit.functions[i].callees)
    deepest = MAX (deepest, unit.functions[callee].stack + deepest_callee (unit, callee, known));
  return known[i] = deepest;
}

} // namespace

std::map<unsigned, const char *>
lost_properties (const unit_record &before, const unit_record &after)
{
  const records_by_uid was = by_uid (before);
  std::map<unsigned, const char *> lost;
  for (const function_record &f : after.functions)
    if (auto alone = was.find (f.uid); alone != was.end ())
      if (const char *property = lost_property (alone->second->properties, f.properties))
        lost.emplace (f.uid, property);
  return lost;
}

bool
leave_what_differs (const unit_record &before, const unit_record &after, function_reasons &leave)
{
  bool any = false;
  for (auto [uid, property] : lost_properties (before, after))
    {
      leave.emplace (uid, REFUSAL_PROPERTY);
      any = true;
    }
  for (auto [uid, bytes] : stack_growths (before, after))
    if (bytes > opts.max_stack_growth)
      {
        leave.emplace (uid, REFUSAL_STACK_GROWTH);
        any = true;
      }
  return any;
}

std::vector<std::pair<unsigned, int64_t>>
stack_growths (const unit_record &before, const unit_record &after)
{
  const records_by_uid was = by_uid (before);
  std::vector<int64_t> depths (after.functions.size (), -1);
  std::vector<std::pair<unsigned, int64_t>> growths;
  for (uint32_t i = 0; i < after.functions.size (); i++)
    {
      const function_record &f = after.functions[i];
      if (f.made)
        continue;
      auto alone = was.find (f.uid);
      const int64_t growth = f.stack - int64_t (alone == was.end () ? 0 : alone->second->stack)
                             + deepest_callee (after, i, depths);
      growths.emplace_back (f.uid, f.callees.empty () ? 0 : MAX (growth, int64_t (0)));
    }
  return growths;
}

} // namespace outline
