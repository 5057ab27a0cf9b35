/* Writing JSON.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_REPORT_JSON_H
#define OUTLINE_REPORT_JSON_H

#include <stdint.h>

#include <string>

namespace outline
{

/* VALUE tenths as a decimal fraction with one digit.  */
std::string tenths_text (int64_t value);

/* Writes one JSON value into a string, in the order of the calls: what is
   written twice is the same, byte for byte.  Two spaces an indentation level,
   a line a member.

     json_writer json;
     json.open ('{');
     json.key ("lines").number (3);
     json.close ('}');          // { "lines": 3 } on three lines

   The caller keeps brackets and keys in order.  */
class json_writer
{
public:
  /* Opens an object or array with BRACKET, '{' or '['; closes it with '}' or
     ']'.  */
  void open (char bracket);
  void close (char bracket);

  /* The key of the next value; in objects only.  */
  json_writer &key (const char *name);

  void number (int64_t value);

  /* VALUE tenths, as tenths_text.  */
  void tenths (int64_t value);

  /* VALUE, finite, with six significant digits.  */
  void real (double value);

  /* VALUE, in which bytes that are not UTF-8 become U+FFFD.  */
  void string (const std::string &value);

  void null ();

  /* VALUE as a string, or null if it is empty.  */
  void string_or_null (const std::string &value);

  /* What was written, closed by a newline.  */
  std::string text () const { return m_text + "\n"; }

private:
  void begin_value ();

  std::string m_text;
  size_t m_depth = 0;
  bool m_empty = true;       /* The innermost bracket has no member yet.  */
  bool m_after_key = false;
};

} // namespace outline

#endif
