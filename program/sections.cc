/* The contents of files of named sections, with a checksum.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "program/sections.h"

#include "program/bytes.h"
#include "program/digest.h"

namespace outline
{

const char senseless_contents[] = "is damaged: its contents make no sense";

/* Files of other versions are not read.  */
static const char format_version[] = "5";

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
    return "is not an " + format + " file";
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

} // namespace outline
