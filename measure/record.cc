/* The record that a trial process sends to its parent.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "measure/record.h"

#include "program/bytes.h"

namespace outline
{

namespace
{

template <typename fields, typename record>
void
record_fields (fields &f, record &unit)
{
  f.field (unit.bytes), f.field (unit.saved), f.field (unit.chained), f.field (unit.silent);
  f.size (unit.functions);
  for (auto &of : unit.functions)
    {
      f.field (of.made), f.field (of.uid), f.field (of.bytes), f.field (of.stack);
      auto &p = of.properties;
      for (auto *flag : { &p.jump, &p.asm_code, &p.guard, &p.dynamic_stack, &p.frame_pointer, &p.exception_table,
                          &p.leaf, &p.realigned, &p.signs })
        f.field (*flag);
      f.field (p.entry), f.field (p.tail_calls);
      f.size (of.callees);
      for (auto &callee : of.callees)
        f.field (callee);
    }
}

} // namespace

std::string
serialize (const unit_record &record)
{
  field_writer to;
  record_fields (to, record);
  return to.contents ();
}

bool
parse (const std::string &message, unit_record &record)
{
  record = unit_record ();
  field_reader from (message);
  record_fields (from, record);
  for (const function_record &f : record.functions)
    for (uint32_t callee : f.callees)
      if (callee >= record.functions.size ())
        return false;
  return from.finished_p ();
}

} // namespace outline
