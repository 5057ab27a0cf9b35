/* Finds the parts of functions that several units could share.
   SPDX-License-Identifier: GPL-3.0-or-later

   A shared sequence saves bytes at each place, so it is longer than a call.  If it goes from item I to item J, all
   units that have it also have its windows:

     the shortest part that begins at I and is longer than a call
     the shortest such parts that end at each later item up to J, of at least two items, so that they overlap

   and the windows together cover the sequence.  The windows of a function are those for all I and J.  Two units
   with 3 bytes an instruction, and 5 for a call:

     items     a b c d | e f        x b c d e f
     windows   ab bc cd  ef         xb bc cd de ef
     in both   bc cd ef
     pieces    b c d, e f           b c d, e f      "de" is in one unit only: nothing shared contains it

   If hashes collide, a little more is kept than necessary.  */

#include "program/windows.h"

#include <algorithm>

#include "core/hash.h"

namespace outline
{

namespace
{

/* The finish of splitmix64 (G. Steele, D. Lea, C. Flood, 2014): each bit depends on all.  */
uint64_t
mixed (uint64_t x)
{
  x += 0x9e3779b97f4a7c15u;
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
  x = (x ^ x >> 27) * 0x94d049bb133111ebu;
  return x ^ x >> 31;
}

/* Uncovers each item whose bound items (insn_item::low, high) are not all in its piece.  LINKED: by item, whether it
   and the next one are in one piece.  */
void
respect_bounds (const std::vector<insn_item> &items, std::vector<bool> &covered,
                std::vector<bool> &linked)
{
  /* By item, the first and last one of its piece.  */
  std::vector<uint32_t> first (items.size ()), last (items.size ());
  for (uint32_t i = 0; i < items.size (); i++)
    first[i] = i && linked[i - 1] ? first[i - 1] : i;
  for (uint32_t i = items.size (); i-- > 0;)
    last[i] = linked[i] ? last[i + 1] : i;
  /* Those with bounds, how far these are at most, and those that are uncovered.  */
  std::vector<uint32_t> bound, uncovered;
  uint32_t reach = 0;
  auto uncover = [&] (uint32_t i) {
    covered[i] = linked[i] = false;
    if (i)
      linked[i - 1] = false;
    uncovered.push_back (i);
  };
  for (uint32_t i = 0; i < items.size (); i++)
    if (items[i].low || items[i].high)
      {
        bound.push_back (i);
        reach = std::max ({ reach, items[i].low, items[i].high });
        if (covered[i] && (items[i].low > i - first[i] || items[i].high > last[i] - i))
          uncover (i);
      }
  /* Each is looked at once, and so are the items in its reach: a jump's has a limit (rtl/read/bound-items.cc), others
     are between a push and its pop.  */
  for (size_t k = 0; k < uncovered.size (); k++)
    {
      uint32_t at = uncovered[k];
      for (auto near = std::lower_bound (bound.begin (), bound.end (), at - std::min (at, reach));
           near != bound.end () && *near <= at + reach; ++near)
        if (covered[*near] && *near - items[*near].low <= at && *near + items[*near].high >= at)
          uncover (*near);
    }
}

} // namespace

uint64_t
text_hash (const std::string &text)
{
  return core::fnv_1a (text);
}

window_limits
limits_in_context (const unit_summary &unit, const fragment_context &context)
{
  window_limits limits;
  limits.seed = text_hash (context.content ());
  if (unit.stress)
    return limits;
  limits.bytes = std::min (context.sizes.call, context.sizes.jump);
  if (context.sizes.register_jump_site)
    limits.bytes = std::min (limits.bytes, context.sizes.register_jump_site);
  limits.bytes++;
  return limits;
}

std::vector<item_window>
windows_of (const std::vector<insn_item> &items, const std::vector<class_text> &classes,
            const std::vector<uint64_t> &hashes, const window_limits &limits)
{
  std::vector<item_window> windows;
  auto add = [&] (uint32_t first, uint32_t length) {
    item_window w = { first, length, limits.seed };
    for (uint32_t i = first; i < first + length; i++)
      w.hash = mixed (w.hash ^ hashes[items[i].id]);
    windows.push_back (w);
  };
  auto class_p = [&] (uint32_t i) { return i < items.size () && items[i].id != no_class; };
  auto bytes_of = [&] (uint32_t i) {
    const class_text &c = classes[items[i].id];
    return c.bytes + c.unwind_bytes + c.constant_bytes;
  };
  /* By item: the length of the shortest window that begins there and has two items; 0 if there is none.  */
  std::vector<uint32_t> onward (items.size ());
  for (uint32_t i = 0; i < items.size (); i++)
    {
      uint32_t bytes = 0;
      for (uint32_t at = i; class_p (at) && !onward[i]; at++)
        {
          bytes += bytes_of (at);
          if (bytes < limits.bytes)
            continue;
          if (at == i)
            add (i, 1);
          else
            add (i, onward[i] = at + 1 - i);
        }
    }
  /* The same that end there; I wraps around before the first item.  */
  for (uint32_t end = 0; end < items.size (); end++)
    {
      uint32_t bytes = 0;
      for (uint32_t i = end; class_p (i); i--)
        {
          bytes += bytes_of (i);
          if (bytes < limits.bytes || i == end)
            continue;
          if (onward[i] != end + 1 - i)
            add (i, end + 1 - i);
          break;
        }
    }
  return windows;
}

std::vector<function_piece>
pieces_of (const std::vector<insn_item> &items, const std::vector<item_window> &windows,
           const std::function<bool (uint64_t)> &wanted)
{
  std::vector<bool> covered (items.size ()), linked (items.size ());
  /* The least hash of what begins there.  */
  std::vector<uint64_t> keys (items.size (), UINT64_MAX);
  for (const item_window &w : windows)
    if (wanted (w.hash))
      {
        keys[w.first] = std::min (keys[w.first], w.hash);
        for (uint32_t at = w.first; at < w.first + w.length; at++)
          {
            covered[at] = true;
            if (at + 1 < w.first + w.length)
              linked[at] = true;
          }
      }
  respect_bounds (items, covered, linked);
  std::vector<function_piece> pieces;
  for (uint32_t i = 0; i < items.size (); i++)
    {
      if (!covered[i])
        continue;
      if (!i || !linked[i - 1])
        pieces.push_back ({ i, 0, UINT64_MAX });
      function_piece &piece = pieces.back ();
      piece.count++;
      piece.key = std::min (piece.key, keys[i]);
    }
  return pieces;
}

std::vector<insn_item>
items_of (const std::vector<insn_item> &items, const function_piece &piece)
{
  std::vector<insn_item> result (items.begin () + piece.first,
                                 items.begin () + piece.first + piece.count);
  insn_item end = { no_class, 0, 0, 0 };
  if (piece.first + piece.count < items.size ())
    end.state = items[piece.first + piece.count].state;
  result.push_back (end);
  return result;
}

namespace
{

/* Numbers in the order in which they are first asked for, of what is in ALL.  */
template<typename element>
class renumbered
{
public:
  explicit renumbered (std::vector<element> *all) : m_all (*all), m_numbers (all->size (), UINT32_MAX) {}
  /* What has no number is left out.  */
  ~renumbered () { m_all = std::move (m_kept); }

  uint32_t
  find (uint32_t old)
  {
    if (m_numbers[old] == UINT32_MAX)
      {
        m_numbers[old] = m_kept.size ();
        m_kept.push_back (m_all[old]);
      }
    return m_numbers[old];
  }

private:
  std::vector<element> &m_all, m_kept;
  std::vector<uint32_t> m_numbers;
};

/* The items of F, a function of UNIT, that are in pieces.  */
std::vector<insn_item>
shortened (const unit_summary &unit, const summary_function &f, const std::vector<uint64_t> &hashes)
{
  std::vector<insn_item> result;
  std::vector<item_window> windows
    = windows_of (f.items, unit.classes, hashes, limits_in_context (unit, unit.contexts[f.context]));
  for (const function_piece &piece : pieces_of (f.items, windows, [] (uint64_t) { return true; }))
    for (const insn_item &item : items_of (f.items, piece))
      result.push_back (item);
  return result;
}

} // namespace

void
shorten (unit_summary *unit)
{
  bool timed = unit->budget >= 0 || unit->min_price > 0;
  std::vector<uint64_t> hashes (unit->classes.size ());
  std::vector<summary_function> kept;
  for (summary_function &f : unit->functions)
    {
      f.items = shortened (*unit, f, hashes);
      if (!f.items.empty ())
        kept.push_back (std::move (f));
    }
  unit->functions = std::move (kept);
  renumbered<class_text> classes (&unit->classes);
  renumbered<std::string> states (&unit->states);
  renumbered<fragment_context> contexts (&unit->contexts);
  for (summary_function &f : unit->functions)
    {
      f.context = contexts.find (f.context);
      bool asked = timed || f.max_executions >= 0;
      if (!asked)
        f.entries = 1;
      for (insn_item &item : f.items)
        {
          if (item.id != no_class)
            item.id = classes.find (item.id);
          if (item.state != no_class)
            item.state = states.find (item.state);
          if (!asked)
            item.frequency = 1;
        }
    }
}

} // namespace outline
