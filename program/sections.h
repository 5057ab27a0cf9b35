/* Files of named sections, with a checksum.  SPDX-License-Identifier: GPL-3.0-or-later

   A file is the line FORMAT VERSION COMPILER, the sections, packed together (program/pack.h), and the digest
   (program/digest.h) of all before.  Who reads a file takes those sections that it knows.  */

#ifndef OUTLINE_PROGRAM_SECTIONS_H
#define OUTLINE_PROGRAM_SECTIONS_H

#include <map>
#include <string>

namespace outline
{

/* The bytes of sections, by name.  */
typedef std::map<std::string, std::string> file_sections;

/* SECTIONS as the contents of a file of FORMAT, one word, for COMPILER, a line.  */
std::string section_file (const std::string &format, const std::string &compiler,
                          const file_sections &sections);

/* Reads FILE, the contents of a file of FORMAT.  Returns why it cannot be read: the sentence's end after the
   file's name; empty if it can.  */
std::string read_sections (const std::string &file, const std::string &format,
                           std::string *compiler, file_sections *sections);

/* What readers say of sections that cannot be what was written.  */
extern const char senseless_contents[];

/* The contents of the file PATH in *BYTES; false, with errno set, if it cannot be read.  */
bool read_file (const std::string &path, std::string *bytes);

/* Makes or replaces the file PATH by BYTES, at once: whoever reads it meanwhile has the old
   contents or the new ones.  False, with errno set, if that fails.  */
bool write_file_whole (const std::string &path, const std::string &bytes);

} // namespace outline

#endif
