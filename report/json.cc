/* Writing JSON.  SPDX-License-Identifier: GPL-3.0-or-later

   A writer of our own rather than GCC's json.h, whose interface changes
   between versions and whose objects are not ordered in all of them.  */

#include "report/json.h"

#include <cstdio>

namespace outline
{

/* The length in bytes of the UTF-8 sequence at position AT of S, 0 if there is none.  Overlong
   forms, surrogates and code points beyond U+10FFFF are none.  */
static size_t
utf8_length (const std::string &s, size_t at)
{
  auto byte = [&] (size_t i) -> unsigned {
    return at + i < s.size () ? (unsigned char) s[at + i] : 0;
  };
  auto follows = [&] (size_t i, unsigned low, unsigned high) {
    return byte (i) >= low && byte (i) <= high;
  };
  unsigned first = byte (0);
  if (first < 0x80)
    return 1;
  if (first >= 0xc2 && first <= 0xdf)
    return follows (1, 0x80, 0xbf) ? 2 : 0;
  if (first >= 0xe0 && first <= 0xef)
    return follows (1, first == 0xe0 ? 0xa0 : 0x80, first == 0xed ? 0x9f : 0xbf)
           && follows (2, 0x80, 0xbf) ? 3 : 0;
  if (first >= 0xf0 && first <= 0xf4)
    return follows (1, first == 0xf0 ? 0x90 : 0x80, first == 0xf4 ? 0x8f : 0xbf)
           && follows (2, 0x80, 0xbf) && follows (3, 0x80, 0xbf) ? 4 : 0;
  return 0;
}

std::string
tenths_text (int64_t value)
{
  uint64_t size = value < 0 ? -(uint64_t) value : value;
  return (value < 0 ? "-" : "") + std::to_string (size / 10) + "." + std::to_string (size % 10);
}

/* Puts the comma, line break and indentation that go before a value.  */
void
json_writer::begin_value ()
{
  if (!m_after_key && m_depth)
    {
      m_text += m_empty ? "\n" : ",\n";
      m_text.append (2 * m_depth, ' ');
    }
  m_after_key = m_empty = false;
}

void
json_writer::open (char bracket)
{
  begin_value ();
  m_text += bracket;
  m_depth++;
  m_empty = true;
}

void
json_writer::close (char bracket)
{
  m_depth--;
  if (!m_empty)
    {
      m_text += "\n";
      m_text.append (2 * m_depth, ' ');
    }
  m_text += bracket;
  m_empty = false;
}

json_writer &
json_writer::key (const char *name)
{
  string (name);
  m_text += ": ";
  m_after_key = true;
  return *this;
}

void
json_writer::number (int64_t value)
{
  begin_value ();
  m_text += std::to_string (value);
}

void
json_writer::tenths (int64_t value)
{
  begin_value ();
  m_text += tenths_text (value);
}

void
json_writer::real (double value)
{
  begin_value ();
  char text[32];
  snprintf (text, sizeof text, "%.6g", value);
  m_text += text;
}

void
json_writer::null ()
{
  begin_value ();
  m_text += "null";
}

void
json_writer::string_or_null (const std::string &value)
{
  if (value.empty ())
    null ();
  else
    string (value);
}

void
json_writer::string (const std::string &value)
{
  begin_value ();
  m_text += '"';
  for (size_t i = 0; i < value.size (); )
    {
      unsigned char c = value[i];
      size_t length = utf8_length (value, i);
      if (c == '"' || c == '\\')
        (m_text += '\\') += c;
      else if (c < 0x20)
        {
          char escape[8];
          snprintf (escape, sizeof escape, "\\u%04x", c);
          m_text += escape;
        }
      else if (length)
        m_text.append (value, i, length);
      else
        m_text += "\xef\xbf\xbd";
      i += length ? length : 1;
    }
  m_text += '"';
}

} // namespace outline
