/* The contents of files of named sections, with a checksum.  SPDX-License-Identifier: GPL-3.0-or-later

   A file is the line FORMAT VERSION COMPILER, the sections, packed together (program/pack.h), and the digest
   (program/digest.h) of all before.  A reader takes the sections that it knows.  */

#ifndef OUTLINE_PROGRAM_SECTIONS_H
#define OUTLINE_PROGRAM_SECTIONS_H

#include <map>
#include <string>

#include "program/pack.h"

namespace outline
{

/* The bytes of sections, by name.  */
typedef std::map<std::string, std::string> file_sections;

/* SECTIONS as the contents of a file of FORMAT, one word, for COMPILER, a line; packed at LEVEL.  */
std::string section_file (const std::string &format, const std::string &compiler,
                          const file_sections &sections, pack_level level = PACK_SMALL);

/* Reads FILE, the contents of a file of FORMAT.  Returns why it cannot be read: the sentence's end after the
   file's name; empty if it can.  */
std::string read_sections (const std::string &file, const std::string &format,
                           std::string *compiler, file_sections *sections);

/* SECTIONS as one text, and back: false if BYTES are something else.  */
std::string joined_sections (const file_sections &sections);
bool split_sections (const std::string &bytes, file_sections *sections);

/* The message of readers for sections with impossible contents.  */
extern const char senseless_contents[];

} // namespace outline

#endif
