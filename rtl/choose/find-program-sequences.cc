/* Finds the sequences that the units of a program share in one of them.
   SPDX-License-Identifier: GPL-3.0-or-later

   The sequences form a trie; from each position of the unit's string it is descended as far as it
   matches:

     sequences  a b c, a b d, b c      string  x a b c
                                       at 1:   a - b - c (found)
                                       at 2:   b - c (found)  */

#include "rtl/choose/find-program-sequences.h"

#include <map>
#include <unordered_map>

namespace outline
{

namespace
{

class sequence_trie
{
public:
  explicit sequence_trie (const program_supply &supply) : m_supply (supply), m_nodes (1)
  {
    for (uint32_t s = 0; s < supply.sequences.size (); s++)
      {
        uint32_t node = 0;
        for (uint32_t symbol : supply.sequences[s].program_classes)
          {
            auto [next, is_new] = m_edges.emplace (edge (node, symbol), m_nodes.size ());
            node = next->second;
            if (is_new)
              m_nodes.emplace_back ();
          }
        m_nodes[node].push_back (s);
      }
  }

  /* Calls FOUND (index) for each sequence of the supply that begins at START of STRING.  */
  template<typename callback>
  void
  walk (const unit_string &string, uint32_t start, callback found) const
  {
    uint32_t node = 0;
    for (uint32_t at = start; at < string.symbols.size (); at++)
      {
        uint32_t id = string.symbols[at];
        uint32_t shared = (id < m_supply.program_class_of.size () ? m_supply.program_class_of[id]
                                                                  : no_program_class);
        auto next = shared == no_program_class ? m_edges.end () : m_edges.find (edge (node, shared));
        if (next == m_edges.end ())
          return;
        node = next->second;
        for (uint32_t s : m_nodes[node])
          found (s);
      }
  }

private:
  static uint64_t
  edge (uint32_t node, uint32_t symbol)
  {
    return uint64_t (node) << 32 | symbol;
  }

  const program_supply &m_supply;
  std::vector<std::vector<uint32_t>> m_nodes;   /* The sequences that end there.  */
  std::unordered_map<uint64_t, uint32_t> m_edges; /* Looked up in.  */
};

} // namespace

void
for_each_program_sequence (const unit_string &string, const program_supply &supply,
                 const std::function<void (uint32_t, const std::vector<uint32_t> &)> &found)
{
  sequence_trie trie (supply);
  std::vector<std::vector<uint32_t>> starts (supply.sequences.size ());
  for (uint32_t start = 0; start < string.symbols.size (); start++)
    trie.walk (string, start, [&] (uint32_t s) { starts[s].push_back (start); });
  for (uint32_t s = 0; s < starts.size (); s++)
    {
      std::map<std::vector<class_id>, std::vector<uint32_t>> by_classes;
      for (uint32_t start : starts[s])
        by_classes[std::vector<class_id> (string.symbols.begin () + start,
                                          string.symbols.begin () + start
                                            + supply.sequences[s].program_classes.size ())]
          .push_back (start);
      for (const auto &group : by_classes)
        found (s, group.second);
    }
}

} // namespace outline
