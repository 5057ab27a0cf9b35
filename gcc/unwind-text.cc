/* The unwind entry in the assembler text of a function.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "gcc/unwind-text.h"

#include <string.h>

namespace outline
{

size_t
find_line (const std::string &text, const char *start, size_t from)
{
  while ((from = text.find (start, from)) != std::string::npos && from > 0 && text[from - 1] != '\n')
    from++;
  return from;
}

unsigned
count_lines (const std::string &text, const char *start)
{
  unsigned n = 0;
  for (size_t at = find_line (text, start); at != std::string::npos; at = find_line (text, start, at + 1))
    n++;
  return n;
}

void
substitute (std::string &text, const char *line, const std::string &with)
{
  text.replace (find_line (text, line), strlen (line), with);
}

bool
joinable_p (const std::string &text)
{
  return (count_lines (text, startproc) == 1
          && count_lines (text, endproc) == 1
          && !count_lines (text, "\t.cfi_personality")
          && !count_lines (text, "\t.cfi_lsda"));
}

namespace
{

/* The offset in TEXT of the last line before byte BEFORE that begins with START.  */
size_t
find_last_line (const std::string &text, const char *start, size_t before)
{
  while (before && (before = text.rfind (start, before - 1)) != std::string::npos)
    if (!before || text[before - 1] == '\n')
      return before;
  return std::string::npos;
}

/* Whether TEXT ends with a return address that is signed while it began with one that
   is not: AArch64's "retaa" checks and returns at once.  */
bool
ends_signed_p (const std::string &text)
{
  return (count_lines (text, "\t.cfi_window_save")
          + count_lines (text, "\t.cfi_negate_ra_state")) % 2;
}

/* Whether the last frame change in TEXT sets the CFA back to offset BEGUN, as it is at the start of a function,
   so that the code after it has the frame with which a function begins.  Sets AT and LENGTH to the place of the
   directive.  */
bool
ends_as_begun_p (const std::string &text, int begun, size_t *at, size_t *length)
{
  std::string back = "\t.cfi_def_cfa_offset " + std::to_string (begun) + "\n";
  *at = find_last_line (text, "\t.cfi_", find_line (text, endproc));
  *length = back.size ();
  return text.compare (*at, *length, back) == 0 && !ends_signed_p (text);
}

/* The offset in TEXT of the first change of the frame.  */
size_t
first_change (const std::string &text)
{
  size_t at = find_line (text, "\t.cfi_", find_line (text, startproc) + strlen (startproc));
  return text.compare (at, strlen (key_frame), key_frame) ? at
                                                         : at + strlen (key_frame);
}

/* Where in TEXT the directives begin that directly precede the one at AT and only restore
   registers.  */
size_t
first_restore (const std::string &text, size_t at)
{
  const std::string restore = "\t.cfi_restore ";
  for (;;)
    {
      size_t end = text.rfind ('\n', at - 2);
      size_t line = end == std::string::npos ? 0 : end + 1;
      if (text.compare (line, restore.size (), restore) != 0)
        return at;
      at = line;
    }
}

const char remember_state[] = "\t.cfi_remember_state\n", restore_state[] = "\t.cfi_restore_state\n";

/* Whether LINES, of assembler text, have only labels and source lines.  */
bool
only_labels_p (const std::string &lines)
{
  for (size_t at = 0, end; at < lines.size (); at = end + 1)
    {
      end = lines.find ('\n', at);
      if (end == std::string::npos || end == at)
        return false;
      if (lines[end - 1] != ':' && lines.compare (at, 6, "\t.loc ") != 0)
        return false;
    }
  return true;
}

/* The offset in TEXT of the directive whose state the ".cfi_restore_state" at RESTORE restores; npos if there is
   none.  */
size_t
remembered (const std::string &text, size_t restore)
{
  unsigned open = 1;
  for (size_t at = restore; (at = find_last_line (text, "\t.cfi_re", at)) != std::string::npos;)
    if (text.compare (at, strlen (restore_state), restore_state) == 0)
      open++;
    else if (text.compare (at, strlen (remember_state), remember_state) == 0 && --open == 0)
      return at;
  return std::string::npos;
}

/* Removes a ".cfi_restore_state" after the last instruction of TEXT, and what belongs to it: nobody reads that row.  It
   is left where the instructions that had it have moved to a fragment.  (With two of them at one address gas 2.40 to 2.47
   stops, if asked for --gsframe.)  */
void
remove_last_restore (std::string &text)
{
  size_t end = find_line (text, endproc), restore = find_last_line (text, "\t.cfi_", end);
  if (restore == std::string::npos || text.compare (restore, strlen (restore_state), restore_state) != 0)
    return;
  size_t after = restore + strlen (restore_state), remember = remembered (text, restore);
  if (remember == std::string::npos || !only_labels_p (text.substr (after, end - after)))
    return;
  text.erase (restore, strlen (restore_state));
  text.erase (remember, strlen (remember_state));
}

} // namespace

const char *
restore_frame (std::string &text, const std::string &opening, int cfa_offset)
{
  remove_last_restore (text);
  size_t at, length;
  bool back = ends_as_begun_p (text, cfa_offset, &at, &length);
  if (back && !count_lines (text, "\t.cfi_offset")
      && !count_lines (text, "\t.cfi_def_cfa_register")
      && !count_lines (text, "\t.cfi_def_cfa ")
      && !count_lines (text, "\t.cfi_escape"))
    {
      substitute (text, startproc, opening);
      substitute (text, endproc, "");
      return "";
    }
  substitute (text, endproc, "");
  if (back)
    {
      size_t from = first_restore (text, at);
      text.replace (from, at + length - from, restore_state);
    }
  text.insert (first_change (text), remember_state);
  substitute (text, startproc, opening);
  return back ? "" : restore_state;
}

void
remove_entry (std::string &text)
{
  for (const char *directive : { startproc, endproc })
    while (count_lines (text, directive))
      substitute (text, directive, "");
}

} // namespace outline
