/* Files of named sections, with a checksum.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "program/sections.h"

#include <cerrno>
#include <cstdio>
#include <unistd.h>

#include <sys/stat.h>

#include "program/bytes.h"
#include "program/digest.h"
#include "program/pack.h"

namespace outline
{

const char senseless_contents[] = "is damaged: its contents make no sense";

/* Files of other versions are not read.  */
static const char format_version[] = "2";

std::string
section_file (const std::string &format, const std::string &compiler,
              const file_sections &sections)
{
  byte_writer w;
  w.number (sections.size ());
  for (const auto &[name, bytes] : sections)
    w.text (name), w.text (bytes);
  std::string all = format + ' ' + format_version + ' ' + compiler + '\n' + packed (w.contents ());
  return all + digest (all);
}

std::string
read_sections (const std::string &file, const std::string &format, std::string *compiler,
               file_sections *sections)
{
  std::string start = format + ' ';
  size_t line = file.find ('\n');
  if (file.compare (0, start.size (), start) != 0 || line == std::string::npos)
    return "is no file of " + format;
  size_t space = file.find (' ', start.size ());
  if (space > line || file.substr (start.size (), space - start.size ()) != format_version)
    return "is of another version of the plugin";
  *compiler = file.substr (space + 1, line - space - 1);
  if (file.size () < line + 1 + digest_bytes
      || file.compare (file.size () - digest_bytes, digest_bytes,
                       digest (file.substr (0, file.size () - digest_bytes))) != 0)
    return "is damaged: its checksum is wrong";
  std::string contents;
  if (!unpack (file, line + 1, file.size () - digest_bytes, &contents))
    return senseless_contents;
  byte_reader r (contents);
  sections->clear ();
  for (size_t n = r.count (); n > 0 && r.good_p (); n--)
    {
      std::string name = r.text ();
      (*sections)[name] = r.text ();
    }
  return r.finished_p () ? "" : senseless_contents;
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
