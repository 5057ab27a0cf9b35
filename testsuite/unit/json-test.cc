/* Tests of report/json.h.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "report/json.h"

#include <stdint.h>

#include <gtest/gtest.h>

using outline::json_writer;

namespace
{

std::string
written_string (const std::string &value)
{
  json_writer json;
  json.string (value);
  return json.text ();
}

std::string
written_tenths (int64_t value)
{
  json_writer json;
  json.tenths (value);
  return json.text ();
}

TEST (Json, MembersKeepTheirOrderOneALine)
{
  json_writer json;
  json.open ('{');
  json.key ("b");
  json.number (-3);
  json.key ("a");
  json.open ('[');
  json.null ();
  json.string ("x");
  json.close (']');
  json.close ('}');
  EXPECT_EQ (json.text (), "{\n"
                           "  \"b\": -3,\n"
                           "  \"a\": [\n"
                           "    null,\n"
                           "    \"x\"\n"
                           "  ]\n"
                           "}\n");
}

TEST (Json, EmptyBracketsStayOnALine)
{
  json_writer json;
  json.open ('[');
  json.open ('{');
  json.close ('}');
  json.open ('[');
  json.close (']');
  json.close (']');
  EXPECT_EQ (json.text (), "[\n  {},\n  []\n]\n");
}

TEST (Json, QuotesBackslashesAndControlCharactersAreEscaped)
{
  EXPECT_EQ (written_string ("a\"b\\c\n\x01/"),
             "\"a\\\"b\\\\c\\u000a\\u0001/\"\n");
}

TEST (Json, Utf8PassesUnchanged)
{
  std::string text = "\u00e4\u20ac\U0001f600\U0010ffff\ud7ff\ue000";
  EXPECT_EQ (written_string (text), "\"" + text + "\"\n");
}

TEST (Json, BytesThatAreNoUtf8AreReplacedOneByOne)
{
  const std::string replaced = "\xef\xbf\xbd";
  /* A lone continuation, a cut sequence, an overlong one, a surrogate, a code
     point beyond the last.  */
  EXPECT_EQ (written_string ("\x80" "a"), "\"" + replaced + "a\"\n");
  EXPECT_EQ (written_string ("\xe2\x82"), "\"" + replaced + replaced + "\"\n");
  EXPECT_EQ (written_string ("\xc0\xaf"), "\"" + replaced + replaced + "\"\n");
  EXPECT_EQ (written_string ("\xed\xa0\x80"),
             "\"" + replaced + replaced + replaced + "\"\n");
  EXPECT_EQ (written_string ("\xf4\x90\x80\x80"),
             "\"" + replaced + replaced + replaced + replaced + "\"\n");
}

TEST (Json, TenthsHaveOneDigit)
{
  EXPECT_EQ (written_tenths (0), "0.0\n");
  EXPECT_EQ (written_tenths (125), "12.5\n");
  EXPECT_EQ (written_tenths (-7), "-0.7\n");
  EXPECT_EQ (written_tenths (INT64_MIN), "-922337203685477580.8\n");
}

} // namespace
