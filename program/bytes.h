/* Numbers and texts as bytes.  SPDX-License-Identifier: GPL-3.0-or-later

   Numbers have seven bits a byte, the low ones first; texts their length before them.  */

#ifndef OUTLINE_PROGRAM_BYTES_H
#define OUTLINE_PROGRAM_BYTES_H

#include <cstdint>
#include <string>
#include <vector>

namespace outline
{

/* Appends numbers and texts to a string.  */
class byte_writer
{
public:
  void number (uint64_t n);
  void signed_number (int64_t n);
  void text (const std::string &s);
  /* A text in which there is no zero, with one after it.  */
  void line (const std::string &s);
  /* All bits of X, which may be negative or infinite.  */
  void real (double x);

  /* What has been written.  */
  const std::string &contents () const { return m_bytes; }

private:
  std::string m_bytes;
};

/* Reads them back from a string.  A value after the end, or out of range, reads as 0 or empty, and
   good_p is false from then on: it need be checked only once, at the end.  */
class byte_reader
{
public:
  /* Reads BYTES, which live longer.  */
  explicit byte_reader (const std::string &bytes) : m_bytes (bytes) {}

  byte_reader (const byte_reader &) = delete;
  byte_reader &operator= (const byte_reader &) = delete;

  uint64_t number ();
  /* One that is less than LIMIT.  */
  uint64_t number_below (uint64_t limit);
  int64_t signed_number ();
  std::string text ();
  std::string line ();
  double real ();
  /* A number of things that follow, each of a byte at least.  */
  size_t count () { return number_below (left () + 1); }

  bool good_p () const { return m_good; }
  /* Whether all has been taken, and was good.  */
  bool finished_p () const { return m_good && left () == 0; }

private:
  size_t left () const { return m_good ? m_bytes.size () - m_at : 0; }
  const std::string &m_bytes;
  size_t m_at = 0;
  bool m_good = true;
};

/* Either writes the arguments of its functions or reads them, so that there is one list of fields for both.  */
class field_writer : public byte_writer
{
public:
  static const bool reads = false;
  void field (const bool &b) { number (b); }
  void field (const uint32_t &n) { number (n); }
  void field (const uint64_t &n) { number (n); }
  void field (const int64_t &n) { signed_number (n); }
  void field (const double &x) { real (x); }
  void field (const std::string &s) { text (s); }
  /* The number of ITEMS, each of a byte at least, which follow.  */
  template<typename item> void size (const std::vector<item> &items) { number (items.size ()); }
};

class field_reader : public byte_reader
{
public:
  using byte_reader::byte_reader;
  static const bool reads = true;
  void field (bool &b) { b = number_below (2); }
  void field (uint32_t &n) { n = number_below (uint64_t (1) << 32); }
  void field (uint64_t &n) { n = number (); }
  void field (int64_t &n) { n = signed_number (); }
  void field (double &x) { x = real (); }
  void field (std::string &s) { s = text (); }
  template<typename item> void size (std::vector<item> &items) { items.resize (count ()); }
};

/* ITEMS as bytes: their number, and each as WRITE (field_writer, item) writes it.  */
template<typename list, typename callback>
std::string
written_list (const list &items, callback write)
{
  field_writer w;
  w.number (items.size ());
  for (const auto &item : items)
    write (w, item);
  return w.contents ();
}

/* Reads what written_list has made, each item by READ (field_reader, item); false if BYTES are something else.  */
template<typename list, typename callback>
bool
read_list (const std::string &bytes, list &items, callback read)
{
  field_reader r (bytes);
  items.resize (r.count ());
  for (auto &item : items)
    read (r, item);
  return r.finished_p ();
}

} // namespace outline

#endif
