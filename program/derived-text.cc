/* Texts stored as differences from other texts.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "program/derived-text.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

namespace outline
{

namespace
{

/* How a text becomes another one.  */
enum derivation : uint8_t
{
  DERIVED_SAME,
  DERIVED_EMPTY,
  /* A part of it, and a newline: the numbers of bytes before the part and after it.  */
  DERIVED_PART,
  /* A number in it is another one: which number, and what is added to it.  */
  DERIVED_SUM,
  /* Some bytes are replaced: how many there are before them, how many they are, the new ones.  */
  DERIVED_CHANGE,
  DERIVATIONS
};

/* A number in a text.  */
struct text_number
{
  size_t at, size;              /* Bytes.  */
  int64_t value;
};

/* More digits are no displacement.  */
const size_t most_digits = 10;

bool
digit_p (const std::string &s, size_t at)
{
  return at < s.size () && strchr ("0123456789", s[at]) && s[at];
}

bool
word_p (const std::string &s, size_t at)
{
  return digit_p (s, at) || (at < s.size () && s[at] && strchr ("_.$%@", s[at]))
         || (at < s.size () && ((s[at] | 32) >= 'a' && (s[at] | 32) <= 'z'));
}

/* The first number of S that begins at byte FROM or later; of size 0, with the value 0, where a parenthesis
   has none before it; false if there is none.  */
bool
find_number (const std::string &s, size_t from, text_number *n)
{
  for (size_t at = from; at < s.size (); at++)
    {
      bool after_word = at > 0 && (word_p (s, at - 1) || s[at - 1] == '-');
      if (after_word || !(digit_p (s, at) || s[at] == '(' || (s[at] == '-' && digit_p (s, at + 1))))
        continue;
      size_t end = at + (s[at] == '-');
      while (digit_p (s, end))
        end++;
      if (end - at > most_digits)
        continue;
      *n = { at, end - at, strtoll (s.substr (at, end - at).c_str (), nullptr, 10) };
      return true;
    }
  return false;
}

/* S with VALUE in place of N.  */
std::string
with_number (const std::string &s, const text_number &n, int64_t value)
{
  return s.substr (0, n.at) + std::to_string (value) + s.substr (n.at + n.size);
}

/* Writes how TO comes from FROM by DERIVED_SUM; false if it does not.  */
bool
write_sum (byte_writer &w, const std::string &from, const std::string &to)
{
  text_number n, other;
  size_t at = 0;
  for (unsigned which = 0; find_number (from, at, &n); which++, at = n.at + n.size + 1)
    if (find_number (to, n.at, &other) && other.at == n.at
        && with_number (from, n, other.value) == to)
      {
        w.number (DERIVED_SUM);
        w.number (which);
        w.signed_number (other.value - n.value);
        return true;
      }
  return false;
}

std::string
read_sum (byte_reader &r, const std::string &from)
{
  uint64_t which = r.number_below (from.size () + 1);
  int64_t added = r.signed_number ();
  text_number n;
  size_t at = 0;
  for (uint64_t i = 0; find_number (from, at, &n); i++, at = n.at + n.size + 1)
    if (i == which)
      return with_number (from, n, int64_t (uint64_t (n.value) + uint64_t (added)));
  return from;
}

} // namespace

void
write_derived (byte_writer &w, const std::string &from, const std::string &to)
{
  if (from == to)
    return w.number (DERIVED_SAME);
  if (to.empty ())
    return w.number (DERIVED_EMPTY);
  size_t part = to.back () == '\n' ? from.find (to.substr (0, to.size () - 1)) : std::string::npos;
  if (part != std::string::npos)
    {
      w.number (DERIVED_PART);
      w.number (part);
      w.number (from.size () - part - (to.size () - 1));
      return;
    }
  if (write_sum (w, from, to))
    return;
  size_t before = 0, after = 0, least = std::min (from.size (), to.size ());
  while (before < least && from[before] == to[before])
    before++;
  while (after < least - before && from[from.size () - 1 - after] == to[to.size () - 1 - after])
    after++;
  w.number (DERIVED_CHANGE);
  w.number (before);
  w.number (from.size () - before - after);
  w.text (to.substr (before, to.size () - before - after));
}

std::string
read_derived (byte_reader &r, const std::string &from)
{
  switch (r.number_below (DERIVATIONS))
    {
    case DERIVED_EMPTY:
      return std::string ();
    case DERIVED_PART:
      {
        size_t before = r.number_below (from.size () + 1);
        size_t after = r.number_below (from.size () + 1 - before);
        return from.substr (before, from.size () - before - after) + "\n";
      }
    case DERIVED_SUM:
      return read_sum (r, from);
    case DERIVED_CHANGE:
      {
        size_t before = r.number_below (from.size () + 1);
        size_t replaced = r.number_below (from.size () + 1 - before);
        std::string fresh = r.text ();
        return from.substr (0, before) + fresh + from.substr (before + replaced);
      }
    default:
      return from;
    }
}

} // namespace outline
