/* The fragments of a unit.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_WRITE_FRAGMENT_STORE_H
#define OUTLINE_RTL_WRITE_FRAGMENT_STORE_H

#include <set>
#include <string>
#include <vector>

#include "gcc/gcc-compat.h"
#include "rtl/insn/insn-places.h"
#include "rtl/write/fragment-output.h"

namespace outline
{

/* Holds the assembler text of fragments, from the first site of each until it is written at the
   end of the unit.  */
class fragment_store
{
public:
  /* Makes the fragment of CHOICE from SITE.  Returns its name, which depends on the contents and, unless other objects
     may share the fragment, on the current function; or an empty one if it cannot be printed or, for a fragment that
     units of the program share, the instructions do not give exactly its text.  */
  std::string make (const fold_target &target, const chosen_fragment &choice, const site_code &site);

  /* The next three: NAME must have been returned by make.

     Notes another site of fragment NAME, with FRAME as site_code's.  Debuggers get
     no frame where sites differ, as they may before code that does not return.  */
  void note_site (const std::string &name, const frame_rules &frame);

  /* Option check: gives an error if SITE, another one of fragment NAME, which is that of CHOICE, would be printed with
     another text or other rows.  */
  void check_site (const std::string &name, const fold_target &target, const chosen_fragment &choice,
                   const site_code &site);

  /* A label, new in the current function, for the start of fragment
     NAME; null where another object's copy of the fragment may be taken.  */
  rtx_code_label *new_label (const std::string &name);

  /* INSN of the current function calls fragment NAME, or jumps to it, for fewer bytes if it is near.  */
  void note_call (const std::string &name, rtx_insn *insn) { m_calls.emplace_back (insn, m_by_name.at (name)); }

  /* Makes those of ROUTINES, of TARGET, that the current function calls, unless they are there.  Objects of a program
     share them.  */
  void make_routines (const save_routines &routines, const fold_target &target);

  /* The current function, whose instructions are at PLACES, starts at START, if that is known.  */
  void place_calls (const insn_places &places, const std::optional<text_place> &start);

  /* The debug information of fragment NAME.  */
  fragment_debug &debug (const std::string &name) { return named (name).debug; }

  /* Keeps what the fragments name from GCC's garbage collector.  */
  void
  mark () const
  {
    for (const placed_fragment &fragment : m_fragments)
      mark_fragment_debug (fragment.debug);
  }

  /* Whether the code of the tail NAME may stand directly after the current function, which then comes to it from above.
     Only if tails_entered_from_above_p.  */
  bool may_follow_p (const std::string &name) const;

  /* The current function has been written to the usual section.  Writes the first of NAMES after it, a tail to which no
     further site comes, with those others that are the end of it.  */
  void write_after (const fold_target &target, const std::vector<std::string> &names);

  /* Writes all other fragments, made for TARGET, to asm_out_file, those of the text section to gaps of PLACES.  */
  void write (const fold_target &target, text_places &places);

private:
  placed_fragment &named (const std::string &name) { return m_fragments[m_by_name.at (name)]; }
  const placed_fragment &named (const std::string &name) const { return m_fragments[m_by_name.at (name)]; }
  const fragment_context &current_context (const fold_target &target);
  std::string add (placed_fragment &&fragment);
  std::string add_own (placed_fragment &&b, const frame_rules &frame);
  std::string add_linkonce (placed_fragment &&fragment);
  std::string add_outside (placed_fragment &&fragment, const site_code &site);
  std::string again (const std::string &name, const frame_rules &frame);
  std::vector<host_fragment> take_hosts ();
  void write_references () const;
  std::vector<placed_fragment> m_fragments;
  /* Of the current function: calls, and the indices of the fragments that they call.  */
  std::vector<std::pair<rtx_insn *, size_t>> m_calls;
  std::unordered_map<std::string, size_t> m_by_name;
  /* By hash of their identity: the fragments that this unit has made.  */
  std::unordered_multimap<uint64_t, size_t> m_by_content;
  fragment_context m_context;       /* Of the function that has made or checked a fragment last.  */
  unsigned m_context_function = 0;  /* Its DECL_UID.  */
  /* The symbols that fragments of other objects name, as printed.  */
  std::set<std::string> m_named;
};

} // namespace outline

#endif
