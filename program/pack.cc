/* Bytes that repeat themselves, in fewer.  SPDX-License-Identifier: GPL-3.0-or-later

   LZ77 (J. Ziv, A. Lempel, 1977): what was there before is named by its distance and length.

     abcdXabcdY   ->   size 10; 5 literals "abcdX"; 4 bytes, 5 before; 1 literal "Y"; end

   A table has the last place of each four bytes, by their hash; the longest match there is taken at once.
   lua5.4's summaries become a quarter by it.  */

#include "program/pack.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "program/bytes.h"

namespace outline
{

namespace
{

const size_t least_match = 4;
const unsigned table_bits = 16;
/* More is no file that the plugin writes.  */
const uint64_t most_bytes = uint64_t (1) << 31;

uint32_t
hash_at (const std::string &bytes, size_t at)
{
  uint32_t word = 0;
  for (size_t i = 0; i < least_match; i++)
    word = word << 8 | (unsigned char) bytes[at + i];
  return word * 2654435761u >> (32 - table_bits);
}

} // namespace

std::string
packed (const std::string &bytes)
{
  byte_writer w;
  w.number (bytes.size ());
  /* By hash: the last place with it, plus one.  */
  std::vector<size_t> last (size_t (1) << table_bits);
  size_t literals = 0, at = 0;
  while (at + least_match <= bytes.size ())
    {
      size_t &place = last[hash_at (bytes, at)];
      size_t from = place, length = 0;
      place = at + 1;
      if (from)
        while (at + length < bytes.size () && bytes[from - 1 + length] == bytes[at + length])
          length++;
      if (length < least_match)
        {
          at++;
          continue;
        }
      w.text (bytes.substr (literals, at - literals));
      w.number (length);
      w.number (at + 1 - from);
      for (size_t i = 1; i < length && at + i + least_match <= bytes.size (); i++)
        last[hash_at (bytes, at + i)] = at + i + 1;
      literals = at += length;
    }
  w.text (bytes.substr (literals));
  w.number (0);
  return w.contents ();
}

bool
unpack (const std::string &file, size_t start, size_t end, std::string *bytes)
{
  byte_reader r (file, start, end);
  uint64_t size = r.number_below (most_bytes);
  bytes->clear ();
  while (r.good_p ())
    {
      *bytes += r.text ();
      uint64_t length = r.number_below (size + 1);
      if (length == 0)
        break;
      uint64_t distance = r.number_below (bytes->size () + 1);
      if (distance == 0 || bytes->size () + length > size)
        return false;
      for (uint64_t i = 0; i < length; i++)
        bytes->push_back ((*bytes)[bytes->size () - distance]);
    }
  return r.finished_p () && bytes->size () == size;
}

} // namespace outline
