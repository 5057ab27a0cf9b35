/* Files of named sections, with a checksum.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "program/sections.h"

#include <cerrno>
#include <cstdio>
#include <unistd.h>

#include <sys/stat.h>

#include "program/bytes.h"
#include "program/digest.h"

namespace outline
{

const char senseless_contents[] = "is damaged: its contents make no sense";

/* Files of other versions are not read.  */
static const char format_version[] = "3";

std::string
joined_sections (const file_sections &sections)
{
  byte_writer w;
  w.number (sections.size ());
  for (const auto &[name, bytes] : sections)
    w.text (name), w.text (bytes);
  return w.contents ();
}

bool
split_sections (const std::string &bytes, file_sections *sections)
{
  byte_reader r (bytes);
  sections->clear ();
  for (size_t n = r.count (); n > 0 && r.good_p (); n--)
    {
      std::string name = r.text ();
      (*sections)[name] = r.text ();
    }
  return r.finished_p ();
}

std::string
section_file (const std::string &format, const std::string &compiler,
              const file_sections &sections, pack_level level)
{
  std::string all = format + ' ' + format_version + ' ' + compiler + '\n'
                    + packed (joined_sections (sections), level);
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
  bool good = (unpack (file, line + 1, file.size () - digest_bytes, &contents)
               && split_sections (contents, sections));
  return good ? "" : senseless_contents;
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
