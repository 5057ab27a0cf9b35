/* Numbers and texts as bytes.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "program/bytes.h"

#include <cstring>

namespace outline
{

void
byte_writer::number (uint64_t n)
{
  for (; n >= 128; n >>= 7)
    m_bytes += char (n | 128);
  m_bytes += char (n);
}

void
byte_writer::signed_number (int64_t n)
{
  number (n < 0 ? ~uint64_t (n) << 1 | 1 : uint64_t (n) << 1);
}

void
byte_writer::text (const std::string &s)
{
  number (s.size ());
  m_bytes += s;
}

void
byte_writer::line (const std::string &s)
{
  m_bytes.append (s.c_str (), s.size () + 1);
}

void
byte_writer::real (double x)
{
  uint64_t bits;
  memcpy (&bits, &x, sizeof bits);
  /* Most have few digits, at the upper end.  */
  uint64_t reversed = 0;
  for (int i = 0; i < 8; i++)
    reversed |= (bits >> (8 * i) & 255) << (8 * (7 - i));
  number (reversed);
}

uint64_t
byte_reader::number ()
{
  uint64_t n = 0;
  for (int shift = 0; m_good; shift += 7)
    {
      if (m_at == m_bytes.size () || shift > 63)
        {
          m_good = false;
          break;
        }
      unsigned char byte = m_bytes[m_at++];
      n |= uint64_t (byte & 127) << shift;
      if (byte < 128)
        return n;
    }
  return 0;
}

uint64_t
byte_reader::number_below (uint64_t limit)
{
  uint64_t n = number ();
  if (n < limit)
    return n;
  m_good = false;
  return 0;
}

int64_t
byte_reader::signed_number ()
{
  uint64_t n = number ();
  return int64_t (n & 1 ? ~(n >> 1) : n >> 1);
}

std::string
byte_reader::text ()
{
  size_t size = number_below (left () + 1);
  if (!m_good || size > left ())
    {
      m_good = false;
      return std::string ();
    }
  m_at += size;
  return m_bytes.substr (m_at - size, size);
}

std::string
byte_reader::line ()
{
  size_t end = m_good ? m_bytes.find ('\0', m_at) : std::string::npos;
  if (end == std::string::npos)
    {
      m_good = false;
      return std::string ();
    }
  std::string s = m_bytes.substr (m_at, end - m_at);
  m_at = end + 1;
  return s;
}

double
byte_reader::real ()
{
  uint64_t reversed = number (), bits = 0;
  for (int i = 0; i < 8; i++)
    bits |= (reversed >> (8 * i) & 255) << (8 * (7 - i));
  double x;
  memcpy (&x, &bits, sizeof x);
  return x;
}

} // namespace outline
