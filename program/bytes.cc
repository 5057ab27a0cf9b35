/* Numbers and texts as bytes, for files with a checksum.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "program/bytes.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <unistd.h>

#include <sys/stat.h>

#include "core/sha256.h"
#include "program/pack.h"

namespace outline
{

/* Of the checksum.  */
static const size_t sum_bytes = 32;

/* Files of other versions are not read.  */
static const char format_version[] = "1";

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

std::string
byte_writer::file (const std::string &format, const std::string &compiler) const
{
  std::string all = format + ' ' + format_version + ' ' + compiler + '\n' + packed (m_bytes);
  return all + core::sha256 (all);
}

byte_reader::byte_reader (const std::string &file, const std::string &format, std::string *error)
{
  error->clear ();
  std::string start = format + ' ';
  size_t line = file.find ('\n');
  if (file.compare (0, start.size (), start) != 0 || line == std::string::npos)
    {
      *error = "is no file of " + format;
      return;
    }
  size_t space = file.find (' ', start.size ());
  std::string version = file.substr (start.size (), space - start.size ());
  if (version != format_version || space > line)
    {
      *error = "is of another version of the plugin";
      return;
    }
  m_compiler = file.substr (space + 1, line - space - 1);
  if (file.size () < line + 1 + sum_bytes
      || core::sha256 (file.substr (0, file.size () - sum_bytes))
           != file.substr (file.size () - sum_bytes))
    {
      *error = "is damaged: its checksum is wrong";
      return;
    }
  m_good = unpack (file, line + 1, file.size () - sum_bytes, &m_unpacked);
  m_end = m_unpacked.size ();
}

uint64_t
byte_reader::number ()
{
  uint64_t n = 0;
  for (int shift = 0; m_good; shift += 7)
    {
      if (m_at == m_end || shift > 63)
        {
          m_good = false;
          break;
        }
      unsigned char byte = (*m_bytes)[m_at++];
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
  return m_bytes->substr (m_at - size, size);
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

bool
read_file (const std::string &path, std::string *bytes)
{
  bytes->clear ();
  FILE *file = fopen (path.c_str (), "rb");
  if (!file)
    return false;
  char buffer[1 << 16];
  for (size_t n; (n = fread (buffer, 1, sizeof buffer, file)) > 0;)
    bytes->append (buffer, n);
  bool good = !ferror (file);
  int saved = errno;
  fclose (file);
  errno = saved;
  return good;
}

bool
write_file_whole (const std::string &path, const std::string &bytes)
{
  std::string fresh = path + ".XXXXXX";
  int fd = mkstemp (&fresh[0]);
  if (fd < 0)
    return false;
  mode_t mask = umask (0);
  umask (mask);
  bool good = !fchmod (fd, 0666 & ~mask);
  for (size_t at = 0; good && at < bytes.size ();)
    {
      ssize_t n = write (fd, &bytes[at], bytes.size () - at);
      good = n > 0;
      at += n;
    }
  good = !close (fd) && good;
  if (good && !rename (fresh.c_str (), path.c_str ()))
    return true;
  int saved = errno;
  unlink (fresh.c_str ());
  errno = saved;
  return false;
}

} // namespace outline
