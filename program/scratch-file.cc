/* An anonymous temporary file, for data that does not fit into memory.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "program/scratch-file.h"

#include "program/files.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <unistd.h>

namespace outline
{

/* Throws why the scratch file cannot be used to DO.  */
[[noreturn]] static void
fail_to (const char *what)
{
  throw file_failure (std::string ("cannot ") + what + " a temporary file: " + strerror (errno)
                      + "; TMPDIR names the folder for them");
}

scratch_file::~scratch_file ()
{
  if (m_file >= 0)
    close (m_file);
}

void
scratch_file::append (const void *bytes, size_t count)
{
  if (m_file < 0)
    {
      const char *folder = getenv ("TMPDIR");
      std::string path = std::string (folder && *folder ? folder : "/tmp") + "/outline-merge.XXXXXX";
      m_file = mkstemp (&path[0]);
      if (m_file < 0)
        fail_to ("make");
      unlink (path.c_str ());
    }
  if (!write_all (m_file, bytes, count))
    fail_to ("write");
  m_size += count;
}

void
scratch_file::read (uint64_t at, void *bytes, size_t count) const
{
  for (char *to = static_cast<char *> (bytes); count > 0;)
    {
      ssize_t n = pread (m_file, to, count, at);
      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0)
        fail_to ("read");
      to += n, count -= n, at += n;
    }
}

} // namespace outline
