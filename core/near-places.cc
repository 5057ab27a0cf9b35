/* Where to put code that others call, so that many of them are near.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "core/near-places.h"

#include <algorithm>

namespace outline
{
namespace core
{

namespace
{

const unsigned rounds = 8;

/* Code with pieces in its gaps.  */
class layout
{
public:
  layout (const std::vector<uint32_t> &gaps, uint32_t reach)
    : m_gaps (gaps), m_reach (reach), m_before (gaps.size () + 1)
  {}

  /* Puts PIECES in PLACES.  */
  void
  put (const std::vector<called_code> &pieces, const std::vector<uint32_t> &places)
  {
    std::fill (m_before.begin (), m_before.end (), 0);
    for (size_t i = 0; i < pieces.size (); i++)
      m_before[places[i] + 1] += pieces[i].bytes;
    for (size_t gap = 0; gap < m_gaps.size (); gap++)
      m_before[gap + 1] += m_before[gap];
  }

  /* The calls of PIECE that are near if it is anywhere in GAP.  */
  uint32_t
  near (const called_code &piece, uint32_t gap) const
  {
    const uint64_t start = uint64_t (m_gaps[gap]) + m_before[gap], end = uint64_t (m_gaps[gap]) + m_before[gap + 1];
    auto first = std::lower_bound (piece.calls.begin (), piece.calls.end (), end, [&] (uint32_t call, uint64_t to) {
      return place_of (call) + m_reach < to;
    });
    auto last = std::upper_bound (first, piece.calls.end (), start, [&] (uint64_t from, uint32_t call) {
      return from + m_reach < place_of (call);
    });
    return last - first;
  }

  /* The gap for PIECE, which is in NOW.  */
  uint32_t
  best (const called_code &piece, uint32_t now) const
  {
    uint32_t found = now, most = near (piece, now);
    for (uint32_t call : piece.calls)
      for (uint32_t gap : { gap_after (call), last_reached (call) })
        if (uint32_t calls = near (piece, gap); calls > most)
          {
            found = gap;
            most = calls;
          }
    return most ? found : m_gaps.size () - 1;
  }

private:
  /* The first gap behind PLACE.  */
  uint32_t
  gap_after (uint32_t place) const
  {
    size_t gap = std::upper_bound (m_gaps.begin (), m_gaps.end (), place) - m_gaps.begin ();
    return std::min (gap, m_gaps.size () - 1);
  }

  /* The last gap that is near a call at PLACE: what is nearer to a call behind it is also farther from this one.  */
  uint32_t
  last_reached (uint32_t place) const
  {
    const uint64_t to = place_of (place) + m_reach;
    size_t first = 0, end = m_gaps.size () - 1;
    while (first < end)
      {
        size_t middle = (first + end + 1) / 2;
        if (m_gaps[middle] + m_before[middle + 1] <= to)
          first = middle;
        else
          end = middle - 1;
      }
    return first;
  }

  /* Where what is at PLACE of the code is with the pieces.  */
  uint64_t
  place_of (uint32_t place) const
  {
    size_t gaps = std::upper_bound (m_gaps.begin (), m_gaps.end (), place) - m_gaps.begin ();
    return uint64_t (place) + m_before[gaps];
  }

  const std::vector<uint32_t> &m_gaps;
  const uint32_t m_reach;
  std::vector<uint64_t> m_before;   /* By gap: the bytes of pieces in those before it.  */
};

} // namespace

std::vector<uint32_t>
near_places (const std::vector<called_code> &pieces, const std::vector<uint32_t> &gaps, uint32_t reach)
{
  std::vector<uint32_t> best (pieces.size (), gaps.size () - 1), places = best;
  layout code (gaps, reach);
  uint64_t most = 0;
  for (unsigned round = 0; round <= rounds; round++)
    {
      code.put (pieces, places);
      uint64_t calls = 0;
      for (size_t i = 0; i < pieces.size (); i++)
        calls += code.near (pieces[i], places[i]);
      if (calls > most)
        {
          most = calls;
          best = places;
        }
      /* Not all, or those with the same calls would always go together.  */
      for (size_t i = 0; i < pieces.size (); i++)
        if (round == 0 || i % 2 == round % 2)
          places[i] = code.best (pieces[i], places[i]);
    }
  return best;
}

} // namespace core
} // namespace outline
