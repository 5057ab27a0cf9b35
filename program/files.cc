/* Files that are read and written as wholes.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "program/files.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <unistd.h>

#include <sys/stat.h>

namespace outline
{

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
  for (size_t at = 0; m_good && at < bytes.size ();)
    {
      ssize_t n = ::write (m_file, &bytes[at], bytes.size () - at);
      if (n < 0 && errno == EINTR)
        continue;
      m_good = n > 0;
      m_errno = errno;
      at += n;
    }
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
