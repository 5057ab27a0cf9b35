/* Sorting more records than memory holds.  SPDX-License-Identifier: GPL-3.0-or-later

   Records are collected until they take the memory that is allowed, sorted and appended to a scratch file as a
   run; in the end all runs are merged. With memory for three records:

     added   5 2 9 4 1 7 3     runs   2 5 9 | 1 4 7 | 3     read   1 2 3 4 5 7 9

   Each run is read through an equal part of the memory.  What fits is never written.  (D. Knuth, The Art of
   Computer Programming 3, section 5.4.)  Of M bytes of memory and D of records there are D / M runs with M * M / D
   bytes each: 16 MB sort 64 GB in pieces of 4 KB.  */

#ifndef OUTLINE_PROGRAM_EXTERNAL_SORT_H
#define OUTLINE_PROGRAM_EXTERNAL_SORT_H

#include <algorithm>
#include <type_traits>
#include <vector>

#include "program/scratch-file.h"

namespace outline
{

/* RECORD can be copied as bytes, and operator< orders it; those of which neither is less are equal.  */
template<typename record>
class external_sorter
{
  static_assert (std::is_trivially_copyable<record>::value, "records are written as bytes");

public:
  /* Uses at most MEMORY bytes, but at least what four records need.  */
  explicit external_sorter (size_t memory)
    : m_most (std::max (memory / sizeof (record), size_t (4)))
  {}

  void
  add (const record &r)
  {
    if (m_records.size () == m_most)
      write_run ();
    /* What is not used yet takes no memory.  */
    m_records.reserve (m_most);
    m_records.push_back (r);
  }

  /* Ends the adding of records; next then returns the first one.  */
  void
  finish ()
  {
    if (m_runs.empty ())
      {
        std::sort (m_records.begin (), m_records.end ());
        m_runs.push_back ({ 0, 0, 0, std::move (m_records) });
      }
    else
      write_run ();
    m_records = std::vector<record> ();
    restart ();
  }

  /* Next begins with the first record again.  */
  void
  restart ()
  {
    m_taken = false;
    m_first.clear ();
    for (size_t i = 0; i < m_runs.size (); i++)
      {
        m_runs[i].at = m_runs[i].start;
        m_runs[i].next = 0;
        if (spilled_p () ? fill (m_runs[i]) : !m_runs[i].buffer.empty ())
          m_first.push_back (i);
      }
    std::make_heap (m_first.begin (), m_first.end (), later_run { *this });
  }

  /* The next record, valid until the next call; null after the last one.  */
  const record *
  next ()
  {
    if (m_taken)
      put_back ();
    if (m_first.empty ())
      return nullptr;
    m_taken = true;
    run &r = m_runs[m_first[0]];
    return &r.buffer[r.next];
  }

  /* Whether records had to be written to a file.  */
  bool spilled_p () const { return m_file.size () > 0; }

private:
  /* A run while it is read.  */
  struct run
  {
    uint64_t start, at, end;    /* Bytes of the file; those from AT on are not read yet.  */
    std::vector<record> buffer;
    size_t next = 0;            /* In BUFFER.  */
  };

  void
  write_run ()
  {
    std::sort (m_records.begin (), m_records.end ());
    uint64_t start = m_file.size ();
    m_file.append (m_records.data (), m_records.size () * sizeof (record));
    m_runs.push_back ({ start, start, m_file.size (), {} });
    m_records.clear ();
  }

  /* Reads more of R; false if there is nothing more.  */
  bool
  fill (run &r)
  {
    size_t most = std::max (m_most / m_runs.size (), size_t (1)) * sizeof (record);
    size_t count = std::min<uint64_t> (most, r.end - r.at);
    if (count == 0)
      return false;
    r.buffer.resize (count / sizeof (record));
    m_file.read (r.at, r.buffer.data (), count);
    r.at += count;
    r.next = 0;
    return true;
  }

  /* Orders a heap of indexes of runs so that the one with the least record is its top.  */
  struct later_run
  {
    const external_sorter &sorter;
    bool
    operator() (size_t a, size_t b) const
    {
      const run &one = sorter.m_runs[a], &other = sorter.m_runs[b];
      return other.buffer[other.next] < one.buffer[one.next];
    }
  };

  /* Goes on in the run whose record has been taken.  */
  void
  put_back ()
  {
    m_taken = false;
    std::pop_heap (m_first.begin (), m_first.end (), later_run { *this });
    run &r = m_runs[m_first.back ()];
    if (++r.next < r.buffer.size () || fill (r))
      std::push_heap (m_first.begin (), m_first.end (), later_run { *this });
    else
      m_first.pop_back ();
  }

  size_t m_most;
  std::vector<record> m_records;
  std::vector<run> m_runs;
  std::vector<size_t> m_first;  /* A heap of indexes of runs.  */
  bool m_taken = false;         /* The record that is its top has been returned.  */
  scratch_file m_file;
};

} // namespace outline

#endif
