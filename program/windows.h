/* Finds the parts of functions that several units could share.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PROGRAM_WINDOWS_H
#define OUTLINE_PROGRAM_WINDOWS_H

#include <functional>

#include "program/summary.h"

namespace outline
{

/* A window: a short sequence of a function's items.  Any sequence that is worth sharing consists of windows.  */
struct item_window
{
  uint32_t first, length;       /* Items.  */
  uint64_t hash;                /* Of the contents, the context's included.  */
};

/* What functions of one context have in common, for finding windows.  */
struct window_limits
{
  uint64_t seed = 0;            /* Of the hashes.  */
  uint32_t bytes = 0;           /* The least size of a window.  */
};

/* A hash of TEXT, the same everywhere.  */
uint64_t text_hash (const std::string &text);

/* That of the functions of UNIT in CONTEXT.  */
window_limits limits_in_context (const unit_summary &unit, const fragment_context &context);

/* The windows of ITEMS, whose classes are CLASSES, with contents that hash to HASHES.  */
std::vector<item_window> windows_of (const std::vector<insn_item> &items,
                                     const std::vector<class_text> &classes,
                                     const std::vector<uint64_t> &hashes,
                                     const window_limits &limits);

/* A part of a function such that no shared sequence extends beyond it.  */
struct function_piece
{
  uint32_t first, count;        /* Items.  */
  uint64_t key;                 /* Pieces that are alike mostly have the same.  */
};

/* The pieces of ITEMS that consist of WINDOWS for whose hash WANTED holds.  */
std::vector<function_piece> pieces_of (const std::vector<insn_item> &items,
                                       const std::vector<item_window> &windows,
                                       const std::function<bool (uint64_t)> &wanted);

/* The items of PIECE of ITEMS, and one of no class with the frame state after them.  */
std::vector<insn_item> items_of (const std::vector<insn_item> &items, const function_piece &piece);

/* Reduces *UNIT to what other units may share: the pieces that are long enough, the functions that have any, and
   their classes, states and contexts, numbered in the order of their first items.  Frequencies are kept only if the
   choice needs them.  */
void shorten (unit_summary *unit);

} // namespace outline

#endif
