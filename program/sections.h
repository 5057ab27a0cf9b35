/* Files of named sections, with a checksum.  SPDX-License-Identifier: GPL-3.0-or-later

   A file is the line FORMAT VERSION COMPILER, the sections, packed together (program/pack.h), and the digest
   (program/digest.h) of all before.  Who reads a file takes those sections that it knows.  */

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

/* The contents of the file PATH in *BYTES; false, with errno set, if it cannot be read.  */
bool read_file (const std::string &path, std::string *bytes);

/* Creates or replaces the file PATH atomically, when all of it is written: a reader sees either the old
   contents or the new ones.  */
class file_writer
{
public:
  explicit file_writer (const std::string &path);
  /* What is not finished is removed.  */
  ~file_writer ();
  file_writer (const file_writer &) = delete;
  file_writer &operator= (const file_writer &) = delete;

  void write (const std::string &bytes);
  /* False, with errno set, if this or something before has failed.  */
  bool finish ();

private:
  std::string m_path, m_fresh;  /* The file; that with the name that it has meanwhile.  */
  int m_file, m_errno;
  bool m_good;
};

/* The same with BYTES.  */
bool write_file_whole (const std::string &path, const std::string &bytes);

} // namespace outline

#endif
