/* The record that a trial process sends to its parent.  SPDX-License-Identifier: GPL-3.0-or-later

   One function visits all members of a record, for reading and for writing.  */

#include "measure/record.h"

#include "program/bytes.h"

namespace outline
{

namespace
{

struct writer
{
  template <typename number> void visit (number n) { bytes.number (n); }
  template <typename item>
  size_t
  size (const std::vector<item> &items)
  {
    bytes.number (items.size ());
    return items.size ();
  }

  byte_writer bytes;
};

struct reader
{
  template <typename number> void visit (number &n) { n = number (bytes.number ()); }
  template <typename item>
  size_t
  size (std::vector<item> &items)
  {
    items.resize (bytes.count ());
    return items.size ();
  }

  byte_reader bytes;
};

template <typename visitor, typename properties>
void
visit_properties (visitor &v, properties &p)
{
  for (auto *flag : { &p.jump, &p.asm_code, &p.guard, &p.dynamic_stack, &p.frame_pointer, &p.exception_table, &p.leaf,
                      &p.realigned, &p.signs })
    v.visit (*flag);
  v.visit (p.entry);
  v.visit (p.tail_calls);
}

template <typename visitor, typename record>
void
visit_members (visitor &v, record &unit)
{
  v.visit (unit.bytes);
  v.visit (unit.saved);
  v.visit (unit.chained);
  v.visit (unit.silent);
  size_t functions = v.size (unit.functions);
  for (size_t i = 0; i < functions; i++)
    {
      auto &f = unit.functions[i];
      v.visit (f.made);
      v.visit (f.uid);
      v.visit (f.stack);
      for (auto &half : f.protected_hash)
        v.visit (half);
      visit_properties (v, f.properties);
      size_t callees = v.size (f.callees);
      for (size_t j = 0; j < callees; j++)
        v.visit (f.callees[j]);
    }
}

} // namespace

std::string
serialize (const unit_record &record)
{
  writer to;
  visit_members (to, record);
  return to.bytes.contents ();
}

bool
parse (const std::string &message, unit_record &record)
{
  record = unit_record ();
  reader from { byte_reader (message) };
  visit_members (from, record);
  for (const function_record &f : record.functions)
    for (uint32_t callee : f.callees)
      if (callee >= record.functions.size ())
        return false;
  return from.bytes.finished_p ();
}

} // namespace outline
