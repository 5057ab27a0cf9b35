/* Pieces of functions in a file, sorted so that similar ones are adjacent.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PROGRAM_PIECE_STORE_H
#define OUTLINE_PROGRAM_PIECE_STORE_H

#include <functional>
#include <unordered_map>

#include "program/batch.h"
#include "program/external-sort.h"
#include "program/windows.h"

namespace outline
{

/* Where a piece is in the file, and in the order of all.  */
struct stored_piece
{
  uint32_t context;             /* As piece_store::add's.  */
  uint32_t items;
  uint64_t key;                 /* function_piece's.  */
  /* Which piece of the program it is: the unit's rank, the function, the first item.  */
  uint32_t rank, function, first;
  uint32_t bytes;
  uint64_t at;                  /* The first byte.  */

  bool
  operator< (const stored_piece &other) const
  {
    if (context != other.context)
      return context < other.context;
    return key != other.key ? key < other.key : before_p (other);
  }

  /* Whether it comes before OTHER in the program.  */
  bool
  before_p (const stored_piece &other) const
  {
    if (rank != other.rank)
      return rank < other.rank;
    return function != other.function ? function < other.function : first < other.first;
  }
};

class piece_store
{
public:
  /* Takes at most MEMORY bytes, beside a unit.  */
  explicit piece_store (size_t memory) : m_sorted (memory) {}

  /* Adds the pieces of UNIT's functions that consist of windows for whose hash WANTED holds.  RANK is the unit's,
     CONTEXTS are the numbers of its contexts, by which pieces are sorted first.  */
  void add (const unit_summary &unit, uint32_t rank, const std::vector<uint32_t> &contexts,
            const std::function<bool (uint64_t)> &wanted);

  /* In all pieces.  */
  uint64_t items () const { return m_items; }

  external_sorter<stored_piece> &sorted () { return m_sorted; }

  /* Reads PIECES, which are of one context, into *BATCH.  */
  void read (const std::vector<stored_piece> &pieces, piece_batch *batch) const;

private:
  class unit_writer;
  class piece_reader;

  scratch_file m_file;
  external_sorter<stored_piece> m_sorted;
  uint64_t m_items = 0;
};

/* The windows of UNIT's functions, by function.  */
std::vector<std::vector<item_window>> function_windows (const unit_summary &unit);

} // namespace outline

#endif
