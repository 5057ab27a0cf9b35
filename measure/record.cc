/* The record that a trial process sends to its parent.  SPDX-License-Identifier: GPL-3.0-or-later

   Numbers are written as LEB128: seven bits a byte, the lowest first, the highest bit set in all but
   the last.  One function visits all members of a record, for reading and for writing.  */

#include "measure/record.h"

namespace outline
{

namespace
{

class writer
{
public:
  template <typename number>
  void
  visit (number n)
  {
    uint64_t rest = n;
    for (; rest >= 128; rest >>= 7)
      message.push_back (char (rest | 128));
    message.push_back (char (rest));
  }
  template <typename item>
  size_t
  size (const std::vector<item> &items)
  {
    visit (items.size ());
    return items.size ();
  }

  std::string message;
};

/* Gives zeros after the first damage.  */
class reader
{
public:
  explicit reader (const std::string &message) : m_message (message) {}
  template <typename number>
  void
  visit (number &n)
  {
    n = number (next ());
  }
  template <typename item>
  size_t
  size (std::vector<item> &items)
  {
    uint64_t n = next ();
    /* Each takes a byte at least.  */
    m_good &= n <= m_message.size () - m_at;
    items.resize (m_good ? n : 0);
    return items.size ();
  }
  bool all_read_p () const { return m_good && m_at == m_message.size (); }

private:
  uint64_t
  next ()
  {
    uint64_t number = 0;
    for (unsigned shift = 0; shift < 64 && m_at < m_message.size (); shift += 7)
      {
        unsigned char c = m_message[m_at++];
        number |= uint64_t (c & 127) << shift;
        if (c < 128)
          return number;
      }
    m_good = false;
    return 0;
  }

  const std::string &m_message;
  size_t m_at = 0;
  bool m_good = true;
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
  v.visit (unit.common);
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
      v.visit (f.bytes);
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
  return to.message;
}

bool
parse (const std::string &message, unit_record &record)
{
  record = unit_record ();
  reader from (message);
  visit_members (from, record);
  for (const function_record &f : record.functions)
    for (uint32_t callee : f.callees)
      if (callee >= record.functions.size ())
        return false;
  return from.all_read_p ();
}

} // namespace outline
