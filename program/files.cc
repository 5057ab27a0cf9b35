/* Files and descriptors that are read and written as wholes.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "program/files.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>

#include <sys/stat.h>

namespace outline
{

bool
write_all (int file, const void *bytes, size_t count)
{
  for (const char *from = static_cast<const char *> (bytes); count > 0;)
    {
      ssize_t n = write (file, from, count);
      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0)
        return false;
      from += n, count -= n;
    }
  return true;
}

bool
read_all (int file, std::string *bytes)
{
  char buffer[1 << 16];
  ssize_t n;
  while ((n = read (file, buffer, sizeof buffer)) != 0)
    if (n > 0)
      bytes->append (buffer, n);
    else if (errno != EINTR)
      return false;
  return true;
}

bool
read_file (const std::string &path, std::string *bytes)
{
  bytes->clear ();
  int file = open (path.c_str (), O_RDONLY | O_CLOEXEC);
  if (file < 0)
    return false;
  bool good = read_all (file, bytes);
  int saved = errno;
  close (file);
  errno = saved;
  return good;
}

file_writer::file_writer (const std::string &path) : m_path (path), m_fresh (path + ".XXXXXX")
{
  m_file = mkstemp (&m_fresh[0]);
  mode_t mask = umask (0);
  umask (mask);
  m_good = m_file >= 0 && !fchmod (m_file, 0666 & ~mask);
  m_errno = errno;
}

file_writer::~file_writer ()
{
  if (m_file < 0)
    return;
  close (m_file);
  unlink (m_fresh.c_str ());
}

void
file_writer::write (const std::string &bytes)
{
  if (!m_good)
    return;
  m_good = write_all (m_file, bytes.data (), bytes.size ());
  m_errno = errno;
}

bool
file_writer::finish ()
{
  if (m_good)
    {
      m_good = !close (m_file) && !rename (m_fresh.c_str (), m_path.c_str ());
      m_errno = errno;
      if (!m_good)
        unlink (m_fresh.c_str ());
      m_file = -1;
    }
  errno = m_errno;
  return m_good;
}

bool
write_file_whole (const std::string &path, const std::string &bytes)
{
  file_writer file (path);
  file.write (bytes);
  return file.finish ();
}

} // namespace outline
