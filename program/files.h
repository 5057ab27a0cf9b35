/* Files and descriptors that are read and written as wholes.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PROGRAM_FILES_H
#define OUTLINE_PROGRAM_FILES_H

#include <string>

namespace outline
{

/* Writes COUNT bytes from BYTES on to the descriptor FILE.  False, with errno set, if that fails.  */
bool write_all (int file, const void *bytes, size_t count);

/* Appends what the descriptor FILE has from its position to its end to *BYTES.  False, with errno set, if it cannot be
   read.  */
bool read_all (int file, std::string *bytes);

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
  std::string m_path, m_fresh;  /* The file's final name; its name while it is written.  */
  int m_file, m_errno;
  bool m_good;
};

/* The same with BYTES.  */
bool write_file_whole (const std::string &path, const std::string &bytes);

} // namespace outline

#endif
