/* Compiling the rest of the unit for trial, in child processes.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PLUGIN_REHEARSAL_H
#define OUTLINE_PLUGIN_REHEARSAL_H

#include <functional>
#include <string>
#include <vector>

#include "plugin/gcc-compat.h"

namespace outline
{

/* What became of a share of the work.  */
struct rehearsed
{
  bool done = false;       /* The child came to its end.  */
  std::string answer;      /* What it handed back; empty unless DONE.  */
  std::string why;         /* Why it did not, in words for the user.  */
};

/* Registers what ends a function's compilation in a rehearsal.  Call once, from
   plugin_init, before passes are registered that look at final instructions
   (behind "dwarf2").  */
void rehearsal_init (const char *plugin_name);

/* Forks a child for each of SHARES shares, at most as many at once as option jobs says,
   and waits for them.  A child sees the compiler as it is now, calls WORK with the
   number of its share and a string to fill, hands the string back and ends.
   Whatever WORK changes, prints, or writes to files that the compiler has open
   is lost with it.  The caller gets an answer for each share, in order.

   Where a child crashes, is killed, stops for a long time or needs far more time than the
   compilation so far, its share is given to another one, once.  If that fails too, or no
   process can be started for some seconds, the share is not DONE, and the user is
   warned.  */
std::vector<rehearsed>
rehearse (size_t shares,
          const std::function<void (size_t share, std::string &answer)> &work);

/* Whether this process is a child of rehearse.  */
bool rehearsing_p ();

/* In a child: expands NODE, as GCC would when it comes to it, up to but
   without the assembler text.  */
void rehearse_function (cgraph_node *node);

/* Numbers and strings in an answer.  */
void put_number (std::string &to, uint64_t number);
void put_string (std::string &to, const std::string &text);

/* Reads an answer back.  A reader that comes upon its end gives zeros and empty
   strings, and is no longer GOOD.  */
class answer_reader
{
public:
  explicit answer_reader (const std::string &answer) : m_text (answer) {}
  uint64_t number ();
  std::string string ();
  bool good () const { return m_good; }
  bool at_end () const { return m_at == m_text.size (); }

private:
  const std::string &m_text;
  size_t m_at = 0;
  bool m_good = true;
};

} // namespace outline

#endif
