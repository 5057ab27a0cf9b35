/* Debug information of the sites of fragments.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_WRITE_SITE_DEBUG_H
#define OUTLINE_RTL_WRITE_SITE_DEBUG_H

#include "rtl/write/fragment-debug.h"

namespace outline
{

/* Has debug information describe the calls and jumps at sites from now on.  To be called before the first is noted.  */
void describe_sites ();

/* Notes that INSN, which has taken the place of the instructions FIRST to LAST of the current function,
   goes to the fragment of DEBUG and KIND; SHOWN: the lines of the fragment are theirs.  To be called before these are
   removed.  */
void note_fragment_site (const fold_target &target, fragment_debug &debug, fragment_kind kind,
                         rtx_insn *insn, rtx_insn *first, rtx_insn *last, bool shown);

/* Notes that JUMP of the current function goes directly to the fragment of INSN, a site that is about
   to be removed.  To be called before note_removed_site.  */
void note_direct_jump (rtx_insn *jump, rtx_insn *insn);

/* Notes that the current function comes to the fragment of INSN, its last instruction, from above, as INSN is about to
   be removed; BEFORE is the instruction before it.  To be called before note_removed_site.  */
void note_following (rtx_insn *insn, rtx_insn *before);

/* Notes that INSN, a site of the fragment of DEBUG that jumps reach directly, is removed.  */
void note_removed_site (fragment_debug &debug, rtx_insn *insn);

/* Describes the call, or if TAIL the tail call, of the function at address CALLEE that has just been
   printed; CALLEE is null if it is not known.  */
void describe_printed_call (const fold_target &target, rtx callee, bool tail);

/* Ends, at each site of the current function, the locations of variables that change there, or are in some registers:
   the old values of the former are wrong once the fragment has set them, and a debugger that goes
   up from a fragment to a site sees the fragment's values in these registers or, where site and fragment have one
   frame, the caller's values in all registers.  To be called when the function has been folded.  */
void hide_at_sites ();

} // namespace outline

#endif
