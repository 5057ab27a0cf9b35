/* An anonymous temporary file, for data that does not fit into memory.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PROGRAM_SCRATCH_FILE_H
#define OUTLINE_PROGRAM_SCRATCH_FILE_H

#include <cstdint>
#include <stdexcept>
#include <string>

namespace outline
{

/* Why a file that a merge needs cannot be made, written or read: a sentence.  */
class file_failure : public std::runtime_error
{
public:
  using std::runtime_error::runtime_error;
};

/* Bytes are appended, and read from anywhere.  The file is made when the first ones are, in the folder for
   temporary files, and is gone with the process.  */
class scratch_file
{
public:
  scratch_file () = default;
  ~scratch_file ();
  scratch_file (const scratch_file &) = delete;
  scratch_file &operator= (const scratch_file &) = delete;

  /* Where what is appended next will be.  */
  uint64_t size () const { return m_size; }
  void append (const void *bytes, size_t count);
  /* COUNT bytes from byte AT on to BYTES; they are there.  */
  void read (uint64_t at, void *bytes, size_t count) const;

private:
  int m_file = -1;
  uint64_t m_size = 0;
};

} // namespace outline

#endif
