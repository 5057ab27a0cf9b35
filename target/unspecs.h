/* Operations that only the machine knows.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_TARGET_UNSPECS_H
#define OUTLINE_TARGET_UNSPECS_H

namespace outline
{

/* Names of the target's UNSPECs and UNSPEC_VOLATILEs, with white space between them.  What is in neither list, as of a
   newer compiler, is left alone.  */
struct unspec_names
{
  const char *known;    /* What they print depends on their operands alone.  */
  const char *left;     /* Known, and left alone.  */
};

extern const unspec_names target_unspecs;

} // namespace outline

#endif
