/* Reading and writing whole strings by file descriptor.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_MEASURE_DESCRIPTOR_IO_H
#define OUTLINE_MEASURE_DESCRIPTOR_IO_H

#include <cerrno>
#include <string>
#include <unistd.h>

namespace outline
{

/* Writes all of TEXT to FD.  Returns false if that fails.  */
inline bool
write_all (int fd, const std::string &text)
{
  for (size_t at = 0; at < text.size ();)
    {
      ssize_t n = write (fd, text.data () + at, text.size () - at);
      if (n < 0 && errno != EINTR)
        return false;
      at += n > 0 ? n : 0;
    }
  return true;
}

/* Appends the rest of FD, from its current position to its end, to TEXT.  Returns false if it
   cannot be read.  */
inline bool
read_all (int fd, std::string &text)
{
  char buffer[1 << 16];
  ssize_t n;
  while ((n = read (fd, buffer, sizeof buffer)) != 0)
    {
      if (n < 0 && errno != EINTR)
        return false;
      text.append (buffer, n > 0 ? n : 0);
    }
  return true;
}

} // namespace outline

#endif
