/* The unwind entry in the assembler text of a function.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "gcc/unwind-text.h"

#include <string.h>

namespace outline
{

unsigned
occurrences (const std::string &text, const char *what)
{
  unsigned n = 0;
  for (size_t at = text.find (what); at != std::string::npos;
       at = text.find (what, at + 1))
    n++;
  return n;
}

void
substitute (std::string &text, const char *what, const std::string &with)
{
  text.replace (text.find (what), strlen (what), with);
}

bool
joinable_p (const std::string &text)
{
  return (occurrences (text, startproc) == 1
          && occurrences (text, endproc) == 1
          && !occurrences (text, ".cfi_personality")
          && !occurrences (text, ".cfi_lsda"));
}

namespace
{

/* Whether TEXT ends with a return address that is signed while it began with one that
   is not: AArch64's "retaa" checks and returns at once.  */
bool
ends_signed_p (const std::string &text)
{
  return (occurrences (text, "\t.cfi_window_save")
          + occurrences (text, "\t.cfi_negate_ra_state")) % 2;
}

/* Whether the last frame change in TEXT sets the CFA back to offset BEGUN, as it is at the start of a function,
   so that the code after it has the frame with which a function begins.  Sets AT and LENGTH to the place of the
   directive.  */
bool
ends_as_begun_p (const std::string &text, int begun, size_t *at, size_t *length)
{
  std::string back = "\t.cfi_def_cfa_offset " + std::to_string (begun) + "\n";
  *at = text.rfind ("\t.cfi_", text.find (endproc) - 1);
  *length = back.size ();
  return text.compare (*at, *length, back) == 0 && !ends_signed_p (text);
}

/* The offset in TEXT of the first change of the frame.  */
size_t
first_change (const std::string &text)
{
  size_t at = text.find (startproc) + strlen (startproc);
  at = text.find ("\t.cfi_", at);
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

} // namespace

void
restore_frame (std::string &text, const std::string &opening, int cfa_offset)
{
  size_t at, length;
  bool back = ends_as_begun_p (text, cfa_offset, &at, &length);
  if (back && !occurrences (text, "\t.cfi_offset")
      && !occurrences (text, "\t.cfi_def_cfa_register")
      && !occurrences (text, "\t.cfi_def_cfa ")
      && !occurrences (text, "\t.cfi_escape"))
    {
      substitute (text, startproc, opening);
      substitute (text, endproc, "");
      return;
    }
  substitute (text, endproc, back ? "" : "\t.cfi_restore_state\n");
  if (back)
    {
      size_t from = first_restore (text, at);
      text.replace (from, at + length - from, "\t.cfi_restore_state\n");
    }
  text.insert (first_change (text), "\t.cfi_remember_state\n");
  substitute (text, startproc, opening);
}

void
remove_entry (std::string &text)
{
  for (const char *directive : { startproc, endproc })
    while (occurrences (text, directive))
      substitute (text, directive, "");
}

} // namespace outline
