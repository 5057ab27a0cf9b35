/* The units of a program in files: summaries, and parts that outline-merge has made of them.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "program/unit-files.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <dirent.h>
#include <memory>

#include <sys/stat.h>

#include "program/bytes.h"
#include "program/comdat.h"
#include "program/digest.h"
#include "program/files.h"
#include "program/windows.h"

namespace outline
{

namespace
{

const char part_format[] = "outline-part";

/* The size of a block of units before compression, in bytes: what is read at once.  */
const size_t block_bytes = size_t (1) << 22;

[[noreturn]] void
fail_with (const std::string &path, const std::string &why)
{
  throw file_failure ("'" + path + "' " + why);
}

/* Units have to be of the compiler of the first one.  */
class compiler_check
{
public:
  void
  check (const std::string &path, const std::string &compiler)
  {
    if (m_compiler.empty ())
      m_compiler = compiler;
    else if (compiler != m_compiler)
      fail_with (path, "is of " + compiler + ", others are of " + m_compiler
                         + "; compile all units with one compiler");
  }

private:
  std::string m_compiler;
};

/* A part while it is read.  */
class part_reader
{
public:
  explicit part_reader (const std::string &path)
    : m_path (path), m_file (fopen (path.c_str (), "rb"), fclose)
  {
    if (!m_file)
      throw file_failure ("cannot read '" + path + "': " + strerror (errno));
    struct stat facts;
    if (!fstat (fileno (m_file.get ()), &facts) && facts.st_size > 0)
      m_left = facts.st_size;
  }

  /* Calls FOUND for its units.  */
  void for_each (compiler_check *compilers, const unit_source::callback &found);

private:
  bool next_block (std::string *block);
  void read_block (const std::string &block, compiler_check *compilers,
                   const unit_source::callback &found);
  [[noreturn]] void
  damaged (const char *why) const
  {
    fail_with (m_path, std::string (why) + "; merge it again");
  }

  const std::string &m_path;
  std::unique_ptr<FILE, int (*) (FILE *)> m_file;
  uint64_t m_left = 0;          /* Bytes.  */
};

/* Reads the next block; false at the end.  */
bool
part_reader::next_block (std::string *block)
{
  uint64_t size = 0;
  for (int shift = 0;; shift += 7)
    {
      int byte = fgetc (m_file.get ());
      if (byte == EOF || shift > 56)
        damaged ("is damaged: its end is missing");
      m_left--;
      size |= uint64_t (byte & 127) << shift;
      if (byte < 128)
        break;
    }
  if (size == 0)
    {
      if (m_left)
        damaged ("is damaged: there is something after its end");
      return false;
    }
  if (size > m_left)
    damaged ("is not a part, or its end is missing");
  block->resize (size);
  if (fread (&(*block)[0], 1, size, m_file.get ()) != size)
    damaged ("is damaged: its end is missing");
  m_left -= size;
  return true;
}

void
part_reader::read_block (const std::string &block, compiler_check *compilers,
                         const unit_source::callback &found)
{
  std::string compiler;
  file_sections sections;
  std::string error = read_sections (block, part_format, &compiler, &sections);
  if (!error.empty ())
    damaged (error.c_str ());
  compilers->check (m_path, compiler);
  byte_reader r (sections["units"]);
  for (size_t n = r.count (); n > 0; n--)
    {
      std::string order = r.text ();
      file_sections own;
      unit_summary unit;
      unit.compiler = compiler;
      if (!split_sections (r.text (), &own) || order.size () != digest_bytes
          || !read_summary_sections (own, &unit))
        damaged (senseless_contents);
      found (unit, order);
    }
  if (!r.finished_p ())
    damaged (senseless_contents);
}

void
part_reader::for_each (compiler_check *compilers, const unit_source::callback &found)
{
  for (std::string block; next_block (&block);)
    read_block (block, compilers, found);
}

/* A part while it is written.  */
class part_writer
{
public:
  explicit part_writer (const std::string &path) : m_file (path) {}

  void add (const unit_summary &unit, const std::string &order);
  bool finish ();

private:
  void write_block ();

  file_writer m_file;
  std::string m_compiler;
  byte_writer m_units;          /* Of the block.  */
  size_t m_count = 0;
};

void
part_writer::add (const unit_summary &unit, const std::string &order)
{
  m_compiler = unit.compiler;
  m_units.text (order);
  m_units.text (joined_sections (summary_sections (unit)));
  m_count++;
  if (m_units.contents ().size () >= block_bytes)
    write_block ();
}

void
part_writer::write_block ()
{
  byte_writer count, size;
  count.number (m_count);
  std::string block = section_file (part_format, m_compiler,
                                    { { "units", count.contents () + m_units.contents () } },
                                    PACK_FAST);
  size.number (block.size ());
  m_file.write (size.contents () + block);
  m_units = byte_writer ();
  m_count = 0;
}

bool
part_writer::finish ()
{
  if (m_count > 0)
    write_block ();
  m_file.write (std::string (1, '\0'));
  return m_file.finish ();
}

} // namespace

void
unit_files::add (const std::string &path)
{
  struct stat facts;
  if (!stat (path.c_str (), &facts) && !S_ISDIR (facts.st_mode))
    {
      m_paths.push_back ({ path, true });
      return;
    }
  DIR *entries = opendir (path.c_str ());
  if (!entries)
    throw file_failure ("cannot read the folder '" + path + "': " + strerror (errno));
  const std::string suffix = ".summary";
  size_t first = m_paths.size ();
  while (dirent *entry = readdir (entries))
    {
      std::string name = entry->d_name;
      if (name.size () > suffix.size ()
          && name.compare (name.size () - suffix.size (), suffix.size (), suffix) == 0)
        m_paths.push_back ({ std::string (path).append ("/").append (name), false });
    }
  closedir (entries);
  std::sort (m_paths.begin () + first, m_paths.end (),
             [] (const file &a, const file &b) { return a.path < b.path; });
}

void
unit_files::for_each (const callback &found) const
{
  compiler_check compilers;
  for (const file &f : m_paths)
    {
      if (f.part)
        {
          part_reader (f.path).for_each (&compilers, found);
          continue;
        }
      std::string bytes;
      if (!read_file (f.path, &bytes))
        throw file_failure ("cannot read '" + f.path + "': " + strerror (errno));
      unit_summary unit;
      std::string error = read_summary (bytes, &unit);
      if (!error.empty ())
        fail_with (f.path, error + "; compile its unit again");
      compilers.check (f.path, unit.compiler);
      found (unit, bytes.substr (bytes.size () - digest_bytes));
    }
}

void
write_part (const unit_source &source, const merge_limits &limits, const std::string &path)
{
  comdat_copies copies (limits.memory / 2);
  source.for_each ([&] (unit_summary &unit, const std::string &order) {
    copies.note (unit, order);
  });
  copies.begin_walk ();
  part_writer part (path);
  source.for_each ([&] (unit_summary &unit, const std::string &order) {
    copies.remove_from (&unit);
    shorten (&unit);
    part.add (unit, order);
  });
  if (!part.finish ())
    throw file_failure ("cannot write '" + path + "': " + strerror (errno));
}

} // namespace outline
