/* What of a summary other units may share.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "program/windows.h"
#include "testsuite/unit/units.h"

#include <gtest/gtest.h>

using namespace outline;

namespace
{

using namespace sample;

/* Each sequence that is long enough and that both units have is inside a piece of each.  */
TEST (Windows, PiecesHaveAllThatUnitsShare)
{
  for (uint32_t seed = 0; seed < 20; seed++)
    {
      std::vector<unit_summary> two = random_units (2, 40, seed);
      std::vector<std::vector<std::string>> texts (2);
      std::vector<std::vector<item_window>> windows (2);
      for (int u = 0; u < 2; u++)
        {
          std::vector<uint64_t> hashes;
          for (const class_text &c : two[u].classes)
            hashes.push_back (text_hash (c.content ()));
          windows[u] = windows_of (two[u].functions[0].items, two[u].classes, hashes,
                                   limits_in_context (two[u], two[u].contexts[0]));
        }
      for (int u = 0; u < 2; u++)
        {
          const std::vector<insn_item> &items = two[u].functions[0].items,
                                       &others = two[1 - u].functions[0].items;
          std::vector<function_piece> pieces = pieces_of (items, windows[u], [&] (uint64_t hash) {
            return std::any_of (windows[1 - u].begin (), windows[1 - u].end (),
                                [=] (const item_window &w) { return w.hash == hash; });
          });
          auto equal = [&] (size_t i, size_t j) {
            return (i < items.size () && j < others.size () && items[i].id != no_class
                    && others[j].id != no_class
                    && two[u].classes[items[i].id].content ()
                         == two[1 - u].classes[others[j].id].content ());
          };
          for (size_t i = 0; i < items.size (); i++)
            for (size_t j = 0; j < others.size (); j++)
              {
                uint32_t bytes = 0, length = 0;
                for (; equal (i + length, j + length); length++)
                  bytes += two[u].classes[items[i + length].id].bytes;
                if (bytes <= context ().sizes.call)
                  continue;
                EXPECT_TRUE (std::any_of (pieces.begin (), pieces.end (),
                                          [=] (const function_piece &p) {
                  return p.first <= i && i + length <= p.first + p.count;
                })) << seed << ' ' << u << ' ' << i << ' ' << j << ' ' << length;
              }
        }
    }
}

/* What only one unit has goes, and the call that has to come with it.  */
TEST (Windows, PiecesEndWhereBoundItemsWouldBeParted)
{
  unit_summary u = unit ({ plain, reference, plain, call, plain });
  std::vector<insn_item> &items = u.functions[0].items;
  items[1].high = 1, items[2].low = 1;
  std::vector<uint64_t> hashes;
  for (const class_text &c : u.classes)
    hashes.push_back (text_hash (c.content ()));
  std::vector<item_window> windows
    = windows_of (items, u.classes, hashes, limits_in_context (u, u.contexts[0]));
  uint64_t gone = 0;
  for (const item_window &w : windows)
    if (w.first == 2 && w.length == 1)
      gone = w.hash;
  auto counts = [&] (const std::function<bool (uint64_t)> &wanted) {
    std::vector<uint32_t> result;
    for (const function_piece &p : pieces_of (items, windows, wanted))
      result.push_back (p.count);
    return result;
  };
  EXPECT_EQ (counts ([] (uint64_t) { return true; }), std::vector<uint32_t> ({ 5 }));
  std::vector<uint64_t> with;
  for (const item_window &w : windows)
    if (w.first <= 2 && w.first + w.length > 2)
      with.push_back (w.hash);
  ASSERT_NE (gone, 0u);
  EXPECT_EQ (counts ([&] (uint64_t hash) {
               return std::find (with.begin (), with.end (), hash) == with.end ();
             }), std::vector<uint32_t> ({ 1, 2 }));
}

/* Where ranges of bound items cross, one that is parted parts the next one.  */
TEST (Windows, NoPiecePartsBoundItems)
{
  std::mt19937 random (1);
  for (int round = 0; round < 200; round++)
    {
      unit_summary u = unit (std::vector<class_text> (40, plain));
      std::vector<insn_item> &items = u.functions[0].items;
      for (int i = 0; i < 12; i++)
        {
          uint32_t from = random () % 32, length = 1 + random () % 8;
          items[from].high = std::max (items[from].high, length);
          items[from + length].low = std::max (items[from + length].low, length);
        }
      std::vector<item_window> windows;
      for (uint32_t i = 0; i + 1 < items.size (); i++)
        if (random () % 8)
          windows.push_back ({ i, 2, 0 });
      for (const function_piece &p : pieces_of (items, windows, [] (uint64_t) { return true; }))
        for (uint32_t i = 0; i < p.count; i++)
          {
            const insn_item &item = items[p.first + i];
            EXPECT_TRUE (item.low <= i && i + item.high < p.count) << round << ' ' << p.first + i;
          }
    }
}

/* Shorter than a call, and what nothing refers to any more.  */
TEST (Windows, SummariesAreShortened)
{
  class_text small = insn ("inc", 0, 2);
  unit_summary u = unit ({ small, plain, small, small, reference, call });
  u.functions[0].items[1].id = no_class;
  u.functions.push_back (u.functions[0]);
  u.functions[1].items.resize (1);
  u.states.push_back ("unused");
  shorten (&u);
  ASSERT_EQ (u.functions.size (), 1u);
  EXPECT_EQ (u.functions[0].items.size (), 5u);
  EXPECT_EQ (u.classes.size (), 4u);
  EXPECT_EQ (u.states.size (), 1u);
  unit_summary again = u;
  shorten (&again);
  EXPECT_EQ (summary_file (again), summary_file (u));
}

} // namespace
