/* Instructions that must be outlined together.
   SPDX-License-Identifier: GPL-3.0-or-later

   Each item says how far a sequence that contains it must reach, so that no sequence has some of
   the bound items without the others; its class includes the distance between them:

     test edi, edi                class 1
     je .L2       [1: up to +2]   class 2, "jump 2"
     call f                       class 3
   .L2:           [2: from -2]    class 4, "label -2"

   An item that would be bound to a distant one becomes a point that no sequence
   contains.  */

#include "rtl/read/bound-items.h"

#include <map>
#include <unordered_map>

namespace outline
{

void
bind_jumps (std::vector<raw_item> &items)
{
  struct uses { uint32_t at, first, last; int count; std::string key; };
  std::unordered_map<rtx_insn *, uses> labels;
  for (uint32_t i = 0; i < items.size (); i++)
    if (rtx_insn *insn = items[i].insn)
      if (LABEL_P (insn))
        labels[insn] = { i, i, i, 0, std::string () };
  for (uint32_t i = 0; i < items.size (); i++)
    if (rtx_insn *insn = items[i].insn)
      if (rtx_insn *target = LABEL_P (insn) ? NULL : jump_target (insn))
        {
          auto found = labels.find (target);
          if (found == labels.end ())
            continue;
          uses &u = found->second;
          u.first = MIN (u.first, i);
          u.last = MAX (u.last, i);
          u.count++;
          u.key += std::to_string (int (i - u.at)) + " ";
        }
  for (uint32_t i = 0; i < items.size (); i++)
    {
      raw_item &item = items[i];
      rtx_insn *insn = item.insn;
      rtx_insn *label = (!insn ? NULL : LABEL_P (insn) ? insn
                                                       : jump_target (insn));
      if (!label)
        continue;
      auto found = labels.find (label);
      if (found == labels.end () || found->second.count != LABEL_NUSES (label)
          || found->second.last - found->second.first >= max_bound_items)
        {
          item = raw_item ();
          continue;
        }
      const uses &u = found->second;
      uint32_t first = i == u.at ? u.first : MIN (i, u.at);
      uint32_t last = i == u.at ? u.last : MAX (i, u.at);
      item.low = MAX (item.low, i - first);
      item.high = MAX (item.high, last - i);
      item.cls.bound = i == u.at ? "label " + u.key : "jump " + std::to_string (int (u.at - i));
      item.cls.key += item.cls.bound;
    }
}

void
bind_parts (std::vector<raw_item> &items, const fold_target &target)
{
  /* The compiler puts such instructions next to each other, but may move a few
     others in between.  */
  const uint32_t most = 8;
  std::vector<uint32_t> alone;
  for (uint32_t i = 0; i < items.size (); i++)
    {
      rtx_insn *first = items[i].insn;
      if (!first || LABEL_P (first) || !target.part_p (first))
        continue;
      bool bound = items[i].low > 0;
      uint32_t end = MIN (items.size (), i + 1 + most);
      for (uint32_t k = i + 1; k < end && items[k].insn; k++)
        if (!LABEL_P (items[k].insn)
            && target.parts_p (first, items[k].insn))
          {
            items[i].high = MAX (items[i].high, k - i);
            items[k].low = MAX (items[k].low, k - i);
            bound = true;
          }
      if (!bound)
        alone.push_back (i);
    }
  for (uint32_t i : alone)
    items[i] = raw_item ();
}

void
bind_places (std::vector<raw_item> &items)
{
  const uint32_t most = 8;
  std::map<int, std::vector<uint32_t>> places;
  for (uint32_t i = 0; i < items.size (); i++)
    if (items[i].place >= 0)
      places[items[i].place].push_back (i);
  for (const auto &p : places)
    {
      uint32_t from = p.second.front (), to = p.second.back ();
      raw_item &first = items[from], &last = items[to];
      if (p.second.size () == 2 && first.loads && !last.loads
          && to - from <= most)
        {
          first.high = MAX (first.high, to - from);
          last.low = MAX (last.low, to - from);
          first.cls.key += "place " + std::to_string (to - from);
          last.cls.key += "place";
        }
      else
        for (uint32_t i : p.second)
          items[i] = raw_item ();
    }
}

void
bind_to_next (std::vector<raw_item> &items, const std::vector<uint8_t> &uses)
{
  for (size_t i = 0; i < items.size (); i++)
    if (items[i].insn && !(uses[i] & ITEM_LEAVE))
      {
        items[i].cls.traits |= TRAIT_NOT_LAST;
        items[i].high = MAX (items[i].high, 1u);
      }
}

} // namespace outline
