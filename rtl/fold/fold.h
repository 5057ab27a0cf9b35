/* Replaces the sites of a function by calls of fragments, or jumps to them.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_FOLD_FOLD_H
#define OUTLINE_RTL_FOLD_FOLD_H

#include <optional>
#include <string>
#include <vector>

#include "rtl/explain.h"
#include "rtl/fold/direct-jumps.h"
#include "rtl/read/function-reader.h"
#include "rtl/write/fragment-store.h"

namespace outline
{

/* A sequence of a function that is to be folded.  */
struct fold_site
{
  uint32_t item;            /* Its first item.  */
  uint32_t fragment;        /* The index of its chosen fragment.  */
  bool same_section;        /* That is in the site's section.  */
};

struct folded_site
{
  site_source source;       /* Where its instructions came from.  */
  bool first;               /* It is the first site of its fragment.  */
};

/* Folds the sites of the current function.  */
class site_folder
{
public:
  /* INSNS: the function's.  FRAGMENTS: those of the unit; NAMES: by fragment, its name, which is empty until STORE makes
     the fragment at its first site.  Jumps to tails are added to TAILS.  */
  site_folder (const fold_target &target, const function_insns &insns, const std::vector<chosen_fragment> &fragments,
               std::vector<std::string> &names, fragment_store &store, std::vector<tail_jump> &tails)
    : m_target (target), m_insns (insns), m_fragments (fragments), m_names (names), m_store (store), m_tails (tails)
  {}

  /* Folds SITE, which comes after those that have been folded.  Nothing if it is left alone, as the fragment cannot
     be printed.  */
  std::optional<folded_site> fold (const fold_site &site);

private:
  bool print_or_note (const fold_site &site, rtx_insn *first, rtx_insn *last);
  rtx_insn *emit_before (rtx_insn *first, const chosen_fragment &chosen, const std::string &name) const;
  void remove (rtx_insn *first, rtx_insn *last, rtx_insn *insn, fragment_kind kind) const;

  const fold_target &m_target;
  const function_insns &m_insns;
  const std::vector<chosen_fragment> &m_fragments;
  std::vector<std::string> &m_names;
  fragment_store &m_store;
  std::vector<tail_jump> &m_tails;
};

} // namespace outline

#endif
