/* Assembler text for the report.  SPDX-License-Identifier: GPL-3.0-or-later

   1. split: lines without indentation; directives are dropped, except those for constants in the code.
   2. rename: local labels get numbers in the order in which they occur.
   3. drop labels that only their own line names.  */

#include "report/assembler-lines.h"

#include <map>

namespace outline
{

/* Directives that put bytes into the code, which belong to what it does.  */
static const char *const shown_directives[]
  = { ".byte", ".hword", ".short", ".2byte", ".4byte", ".8byte", ".word", ".long",
      ".quad", ".xword", ".inst", ".ascii", ".string", ".zero", ".value" };

/* Whether LINE, without indentation, is left out.  */
static bool
noise_p (const std::string &line)
{
  if (line.empty () || line[0] == '#' || line[0] == '@' || line.compare (0, 2, "//") == 0)
    return true;
  if (line[0] != '.' || line.back () == ':')
    return false;
  std::string name = line.substr (0, line.find_first_of (" \t"));
  for (const char *kept : shown_directives)
    if (name == kept)
      return false;
  return true;
}

static bool
digit_p (char c)
{
  return c >= '0' && c <= '9';
}

/* The length of the local label (.L and a number) at AT of LINE; 0 if there is none.
   Debug labels (.LVL, .LFB, ...) have letters.  */
static size_t
label_length (const std::string &line, size_t at)
{
  if (line.compare (at, 2, ".L") != 0 || at + 2 >= line.size () || !digit_p (line[at + 2]))
    return 0;
  size_t end = at + 2;
  while (end < line.size () && digit_p (line[end]))
    end++;
  return end - at;
}

/* Whether LINE, without indentation, only defines a local label.  */
static bool
defines_label_p (const std::string &line)
{
  return line.compare (0, 2, ".L") == 0 && line.back () == ':';
}

/* The lines of TEXT that are not noise, without indentation.  */
static std::vector<std::string>
split (const std::string &text)
{
  std::vector<std::string> lines;
  for (size_t start = 0, end; start < text.size (); start = end + 1)
    {
      end = text.find ('\n', start);
      if (end == std::string::npos)
        end = text.size ();
      size_t first = text.find_first_not_of (" \t", start);
      if (first == std::string::npos || first >= end)
        continue;
      std::string line = text.substr (first, end - first);
      if (!noise_p (line))
        lines.push_back (line);
    }
  return lines;
}

std::vector<std::string>
assembler_lines (const std::string &text)
{
  std::vector<std::string> lines = split (text);

  /* By label: the times that a line names it which does not define it.  */
  std::map<std::string, unsigned> uses;
  for (const std::string &line : lines)
    for (size_t at = 0; at < line.size () && !defines_label_p (line); at++)
      if (size_t length = label_length (line, at))
        uses[line.substr (at, length)]++;

  std::map<std::string, std::string> renamed;
  std::vector<std::string> result;
  for (const std::string &line : lines)
    {
      if (defines_label_p (line) && !uses.count (line.substr (0, line.size () - 1)))
        continue;
      std::string clean;
      for (size_t at = 0; at < line.size ();)
        if (size_t length = label_length (line, at))
          {
            auto inserted = renamed.emplace (line.substr (at, length), "");
            if (inserted.second)
              inserted.first->second = ".L" + std::to_string (renamed.size ());
            clean += inserted.first->second;
            at += length;
          }
        else
          clean += line[at++];
      result.push_back (clean);
    }
  return result;
}

} // namespace outline
