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
          if (other == chain || m_bytes[chain] + m_bytes[other] > most_reaches * m_reach)
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

  /* Longer chains save little, as what is added to them is far from most of their pieces, and take longer.  */
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

/* Moves pieces of an order.  */
class piece_mover
{
public:
  piece_mover (const numbers &bytes, const std::vector<piece_call> &calls, uint32_t reach)
    : m_bytes (bytes), m_calls (calls), m_reach (reach), m_calls_of (calls_by_piece (bytes.size (), calls)),
      m_starts (bytes.size ())
  {}

  /* Puts all pieces in ORDER.  */
  void
  put (const numbers &order)
  {
    m_bounds = { 0 };
    for (uint32_t piece : order)
      {
        m_starts[piece] = m_bounds.back ();
        m_bounds.push_back (m_bounds.back () + m_bytes[piece]);
      }
  }

  /* The calls that are near.  */
  size_t
  near () const
  {
    return std::count_if (m_calls.begin (), m_calls.end (), [&] (const piece_call &call) {
      return std::abs (m_starts[call.from] + call.at - m_starts[call.to]) <= m_reach;
    });
  }

  /* ORDER, in which the pieces are, with each piece of which MOVES is true where most of its calls are near.  */
  template<typename Moves>
  numbers
  moved (const numbers &order, Moves moves) const
  {
    std::vector<int64_t> places (m_bytes.size ());
    for (uint32_t piece : order)
      places[piece] = moves (piece) ? best (piece) : 2 * m_starts[piece];
    numbers changed = order;
    std::stable_sort (changed.begin (), changed.end (),
                      [&] (uint32_t a, uint32_t b) { return places[a] < places[b]; });
    return changed;
  }

private:
  /* Twice the place for PIECE; one less if it is before the piece that starts there.  */
  int64_t
  best (uint32_t piece) const
  {
    /* Where the start of PIECE comes near to a call, and where it is far again.  */
    std::vector<std::pair<int64_t, int>> changes;
    int now = 0;
    for (uint32_t i : m_calls_of[piece])
      {
        const piece_call &call = m_calls[i];
        const int64_t middle = (call.from == piece ? m_starts[call.to] - call.at : m_starts[call.from] + call.at);
        changes.emplace_back (middle - m_reach, 1);
        changes.emplace_back (middle + m_reach + 1, -1);
        now += std::abs (m_starts[piece] - middle) <= m_reach;
      }
    std::sort (changes.begin (), changes.end ());
    int64_t place = 2 * m_starts[piece];
    int near = 0, most = now;
    for (size_t i = 0; i < changes.size (); i++)
      {
        near += changes[i].second;
        if (near > most)
          {
            most = near;
            place = 2 * nearest_bound ((changes[i].first + changes[i + 1].first) / 2) - 1;
          }
      }
    return place;
  }

  /* The start of a piece, or the end of the last one, that is nearest to PLACE.  */
  int64_t
  nearest_bound (int64_t place) const
  {
    auto next = std::lower_bound (m_bounds.begin (), m_bounds.end () - 1, place);
    return next != m_bounds.begin () && place - next[-1] < *next - place ? next[-1] : *next;
  }

  const numbers &m_bytes;
  const std::vector<piece_call> &m_calls;
  const int64_t m_reach;
  const std::vector<numbers> m_calls_of;
  std::vector<int64_t> m_starts;     /* By piece.  */
  std::vector<int64_t> m_bounds;     /* The starts in their order, and the end.  */
};

} // namespace

numbers
near_order (const numbers &bytes, const std::vector<piece_call> &calls, uint32_t reach)
{
  /* Not all pieces move at once, or those that call each other would change places.  */
  const unsigned rounds = 24, parts = 3;
  piece_mover pieces (bytes, calls, reach);
  numbers best (bytes.size ());
  std::iota (best.begin (), best.end (), 0);
  pieces.put (best);
  size_t most = pieces.near ();
  numbers order = chain_maker (bytes, calls, reach).order ();
  for (unsigned round = 0; round <= rounds; round++)
    {
      pieces.put (order);
      if (size_t near = pieces.near (); near > most)
        {
          most = near;
          best = order;
        }
      order = pieces.moved (order, [&] (uint32_t piece) { return piece % parts == round % parts; });
    }
  return best;
}

} // namespace core
} // namespace outline
