/* Numbers and texts as bytes, for files with a checksum.
   SPDX-License-Identifier: GPL-3.0-or-later

   A file is the line FORMAT VERSION COMPILER, packed contents (program/pack.h), and 32 bytes of SHA-256 over all
   before.
   Numbers have seven bits a byte, the low ones first; texts their length before them.  */

#ifndef OUTLINE_PROGRAM_BYTES_H
#define OUTLINE_PROGRAM_BYTES_H

#include <cstdint>
#include <string>

namespace outline
{

/* Appends numbers and texts to a string.  */
class byte_writer
{
public:
  void number (uint64_t n);
  void signed_number (int64_t n);
  void text (const std::string &s);
  /* All bits of X, which may be negative or infinite.  */
  void real (double x);

  /* The contents of a file of FORMAT, one word, for COMPILER, a line.  */
  std::string file (const std::string &format, const std::string &compiler) const;

  /* What has been written.  */
  const std::string &contents () const { return m_bytes; }

private:
  std::string m_bytes;
};

/* Takes them from a string again.  What is asked for after the end, or is out of range, is 0 or
   empty, and good_p is false from then on: it is asked once, at the end.  */
class byte_reader
{
public:
  /* Reads FILE, of FORMAT.  *ERROR is why it cannot be read, or empty: the sentence's end after
     the file's name.  */
  byte_reader (const std::string &file, const std::string &format, std::string *error);

  /* Reads, of FILE, which lives longer, what begins at byte START and ends before END.  */
  byte_reader (const std::string &file, size_t start, size_t end)
    : m_bytes (&file), m_at (start), m_end (end), m_good (true)
  {}

  byte_reader (const byte_reader &) = delete;
  byte_reader &operator= (const byte_reader &) = delete;

  uint64_t number ();
  /* One that is less than LIMIT.  */
  uint64_t number_below (uint64_t limit);
  int64_t signed_number ();
  std::string text ();
  double real ();
  /* A number of things that follow, each of a byte at least.  */
  size_t count () { return number_below (left () + 1); }

  const std::string &compiler () const { return m_compiler; }
  bool good_p () const { return m_good; }
  /* Whether all has been taken, and was good.  */
  bool finished_p () const { return m_good && left () == 0; }

private:
  size_t left () const { return m_good ? m_end - m_at : 0; }
  std::string m_unpacked;
  const std::string *m_bytes = &m_unpacked;
  size_t m_at = 0, m_end = 0;
  bool m_good = false;
  std::string m_compiler;
};

/* The contents of the file PATH in *BYTES; false, with errno set, if it cannot be read.  */
bool read_file (const std::string &path, std::string *bytes);

/* Makes or replaces the file PATH by BYTES, at once: whoever reads it meanwhile has the old
   contents or the new ones.  False, with errno set, if that fails.  */
bool write_file_whole (const std::string &path, const std::string &bytes);

} // namespace outline

#endif
