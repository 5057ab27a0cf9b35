/* An order of code in which many calls are from near.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "core/near-order.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <queue>

namespace outline
{
namespace core
{

namespace
{

typedef std::vector<uint32_t> numbers;

/* By piece: those of CALLS from it and to it, but from a piece to itself.  */
std::vector<numbers>
calls_by_piece (size_t pieces, const std::vector<piece_call> &calls)
{
  std::vector<numbers> of (pieces);
  for (size_t i = 0; i < calls.size (); i++)
    if (calls[i].from != calls[i].to)
      {
        of[calls[i].from].push_back (i);
        of[calls[i].to].push_back (i);
      }
  return of;
}

/* Joins pieces to chains.  */
class chain_maker
{
public:
  chain_maker (const numbers &bytes, const std::vector<piece_call> &calls, uint32_t reach)
    : m_calls (calls), m_reach (reach), m_calls_of (calls_by_piece (bytes.size (), calls)), m_chains (bytes.size ()),
      m_chain_of (bytes.size ()), m_offsets (bytes.size ()), m_bytes (bytes.begin (), bytes.end ()),
      m_versions (bytes.size ())
  {
    for (size_t i = 0; i < bytes.size (); i++)
      {
        m_chains[i] = { uint32_t (i) };
        m_chain_of[i] = i;
      }
  }

  /* The pieces in the order of their chains, these by their first pieces.  */
  numbers
  order ()
  {
    for (size_t i = 0; i < m_chains.size (); i++)
      propose (i);
    while (!m_joints.empty ())
      {
        const joint best = m_joints.top ();
        m_joints.pop ();
        if (best.first_version != m_versions[best.first] || best.second_version != m_versions[best.second])
          continue;
        join (best.first, best.second);
        propose (best.first);
      }
    numbers first;
    for (const numbers &chain : m_chains)
      if (!chain.empty ())
        first.push_back (*std::min_element (chain.begin (), chain.end ()));
    std::sort (first.begin (), first.end ());
    numbers all;
    for (uint32_t piece : first)
      all.insert (all.end (), m_chains[m_chain_of[piece]].begin (), m_chains[m_chain_of[piece]].end ());
    return all;
  }

private:
  /* Chains that may be joined.  */
  struct joint
  {
    uint32_t first, second;
    uint32_t calls;             /* That come near.  */
    uint64_t bytes;             /* Of both.  */
    uint32_t first_version, second_version;

    bool
    operator< (const joint &other) const
    {
      const uint64_t worth = calls * other.bytes, others_worth = other.calls * bytes;
      return (worth != others_worth ? worth < others_worth
              : first != other.first ? first > other.first
                                     : second > other.second);
    }
  };

  /* How many calls between two chains are near if the one is before the other, and the other way round.  */
  struct near_calls
  {
    uint32_t before = 0, behind = 0;
  };

  /* Adds to what may be joined what CHAIN and others give.  */
  void
  propose (uint32_t chain)
  {
    std::map<uint32_t, near_calls> near;
    for (uint32_t piece : m_chains[chain])
      for (uint32_t i : m_calls_of[piece])
        {
          const piece_call &call = m_calls[i];
          const uint64_t from = uint64_t (m_offsets[call.from]) + call.at, to = m_offsets[call.to];
          const bool calls = call.from == piece;
          const uint32_t other = m_chain_of[calls ? call.to : call.from];
          if (other == chain
              || (m_chains[chain].size () + m_chains[other].size () > 2
                  && m_bytes[chain] + m_bytes[other] > most_reaches * m_reach))
            continue;
          const uint64_t here = calls ? from : to, there = calls ? to : from;
          near[other].before += m_bytes[chain] - here + there <= m_reach;
          near[other].behind += m_bytes[other] - there + here <= m_reach;
        }
    for (const auto &[other, calls] : near)
      {
        const uint64_t bytes = m_bytes[chain] + m_bytes[other];
        if (calls.before && calls.before >= calls.behind)
          m_joints.push ({ chain, other, calls.before, bytes, m_versions[chain], m_versions[other] });
        else if (calls.behind)
          m_joints.push ({ other, chain, calls.behind, bytes, m_versions[other], m_versions[chain] });
      }
  }

  /* Puts the pieces of SECOND behind those of FIRST.  */
  void
  join (uint32_t first, uint32_t second)
  {
    for (uint32_t piece : m_chains[second])
      {
        m_chain_of[piece] = first;
        m_offsets[piece] += m_bytes[first];
      }
    m_chains[first].insert (m_chains[first].end (), m_chains[second].begin (), m_chains[second].end ());
    m_chains[second].clear ();
    m_bytes[first] += m_bytes[second];
    m_versions[first]++;
    m_versions[second]++;
  }

  /* Longer chains of more than two pieces save little, as what is added to them is far from most of their pieces, and
     take longer.  */
  static const uint64_t most_reaches = 4;

  const std::vector<piece_call> &m_calls;
  const uint32_t m_reach;
  const std::vector<numbers> m_calls_of;
  std::vector<numbers> m_chains;     /* Their pieces.  */
  numbers m_chain_of, m_offsets;     /* By piece; its byte in its chain.  */
  std::vector<uint64_t> m_bytes;     /* By chain.  */
  numbers m_versions;                /* By chain: how often it was changed.  */
  std::priority_queue<joint> m_joints;
};

/* How many of CALLS are near if pieces of BYTES are in ORDER.  */
size_t
near_calls (const numbers &order, const numbers &bytes, const std::vector<piece_call> &calls, int64_t reach)
{
  std::vector<int64_t> starts (bytes.size ());
  int64_t end = 0;
  for (uint32_t piece : order)
    {
      starts[piece] = end;
      end += bytes[piece];
    }
  return std::count_if (calls.begin (), calls.end (), [&] (const piece_call &call) {
    return std::abs (starts[call.from] + call.at - starts[call.to]) <= reach;
  });
}

} // namespace

numbers
near_order (const numbers &bytes, const std::vector<piece_call> &calls, uint32_t reach)
{
  numbers given (bytes.size ());
  std::iota (given.begin (), given.end (), 0);
  numbers chained = chain_maker (bytes, calls, reach).order ();
  return near_calls (chained, bytes, calls, reach) > near_calls (given, bytes, calls, reach) ? chained : given;
}

} // namespace core
} // namespace outline
