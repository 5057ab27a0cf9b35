/* Replaces the sites of a function by calls of fragments, or jumps to them.
   SPDX-License-Identifier: GPL-3.0-or-later

   For each site, in the order of the function:

     1  have the store print the fragment, if this is its first site;
     2  emit the call or jump before the site's first instruction;
     3  remove the site's instructions (remove_insns).

     add rsp, 8  [cfi def_cfa_offset 16]          jmp folded.1
     pop rbx     [cfi def_cfa_offset 8]     ->    [cfi restore_state]
     ret
     [cfi restore_state]

   The notes of the removed instructions belong to addresses that no longer exist, and are
   repaired in this order:

     widen_region         before the call is emitted.  A NOTE_INSN_EH_REGION_BEG inside the site
                          moves before the site's first instruction; the call is then emitted
                          directly before that instruction, inside the range.
     merge_offsets        before the instructions are removed, as FIRST and LAST delimit the
                          notes.  Only for code in place whose notes remain, as later code may
                          need the frame state which the site leaves: they are now all at one
                          address, and only the last of several offsets counts.
     remove_unused_state  after the notes of a tail have been removed with it (STATE_ENDS): a
                          remember_state and restore_state that now have nothing between them
                          are found only then.  */

#include "rtl/fold/fold.h"

#include "facts/function-size.h"
#include "facts/symbol-name.h"
#include "plugin/options.h"
#include "rtl/insn/frame-state.h"
#include "rtl/insn/insn-range.h"
#include "rtl/write/site-debug.h"

namespace outline
{

/* Removes the instructions FIRST to LAST, and the labels and barriers between them, from the
   current function.  Their notes remain; with CFI_TOO notes of call frame information are
   removed, but for remember_state.  */
static void
remove_insns (rtx_insn *first, rtx_insn *last, bool cfi_too)
{
  for (rtx_insn *insn : insn_range (first, last))
    if (LABEL_P (insn))
      remove_label (insn);
    else if (printed_p (insn) || BARRIER_P (insn)
             || (cfi_too && NOTE_P (insn) && NOTE_KIND (insn) == NOTE_INSN_CFI
                 && NOTE_CFI (insn)->dw_cfi_opc != DW_CFA_remember_state))
      remove_insn (insn);
}

/* Whether the code after LAST depends on the frame state that LAST leaves: there is more
   code in this section, and it does not begin with restore_state.  */
static bool
state_used_after_p (rtx_insn *last)
{
  for (rtx_insn *insn = NEXT_INSN (last); insn; insn = NEXT_INSN (insn))
    if (NOTE_P (insn) && NOTE_KIND (insn) == NOTE_INSN_CFI)
      return NOTE_CFI (insn)->dw_cfi_opc != DW_CFA_restore_state;
    else if (INSN_P (insn) && printed_p (insn))
      return true;
    else if (NOTE_P (insn) && NOTE_KIND (insn) == NOTE_INSN_SWITCH_TEXT_SECTIONS)
      return false;
  return false;
}

/* Removes a remember_state and the restore_state after it that follow SITE, the jump to a tail,
   without an instruction or another change in between: the tail has taken its changes along.  */
static void
remove_unused_state (rtx_insn *site)
{
  rtx_insn *remember = NULL;
  for (rtx_insn *insn = NEXT_INSN (site); insn; insn = NEXT_INSN (insn))
    if (NOTE_P (insn) && NOTE_KIND (insn) == NOTE_INSN_CFI)
      switch (NOTE_CFI (insn)->dw_cfi_opc)
        {
        case DW_CFA_remember_state:
          remember = insn;
          break;
        case DW_CFA_restore_state:
          if (remember)
            {
              remove_insn (remember);
              remove_insn (insn);
            }
          return;
        default:
          return;
        }
    else if (INSN_P (insn) && printed_p (insn))
      return;
}

/* Of the notes from FIRST to LAST, with those of LAST, that set the CFA's offset, with at most notes of saved
   registers between them, removes all but the last: without the instructions they are all at one address.  */
static void
merge_offsets (rtx_insn *first, rtx_insn *last)
{
  std::vector<rtx_insn *> after = cfi_notes_after (last);
  if (!after.empty ())
    last = after.back ();
  rtx_insn *previous = NULL;
  for (rtx_insn *insn : insn_range (first, last))
    if (NOTE_P (insn) && NOTE_KIND (insn) == NOTE_INSN_CFI)
      switch (NOTE_CFI (insn)->dw_cfi_opc)
        {
        case DW_CFA_def_cfa_offset:
          if (previous)
            remove_insn (previous);
          previous = insn;
          break;
        case DW_CFA_offset:
        case DW_CFA_restore:
          break;
        default:
          previous = NULL;
        }
}

/* Moves the start of an exception table range that begins between FIRST and LAST before FIRST,
   so that the call that replaces them, from which exceptions now come, is inside.  All of
   them that may throw are in one range (reader::read_insn).  */
static void
widen_region (rtx_insn *first, rtx_insn *last)
{
  for (rtx_insn *insn = first; insn != last; insn = NEXT_INSN (insn))
    if (NOTE_P (insn) && NOTE_KIND (insn) == NOTE_INSN_EH_REGION_BEG)
      {
        reorder_insns_nobb (insn, insn, PREV_INSN (first));
        return;
      }
}

/* Has the store print the fragment of SITE, the instructions FIRST to LAST, or note another site of it.  Returns false
   if the store cannot print it.  */
bool
site_folder::print_or_note (const fold_site &site, rtx_insn *first, rtx_insn *last)
{
  const chosen_fragment &chosen = m_fragments[site.fragment];
  std::string &name = m_names[site.fragment];
  const site_code code = { first, last, keeps_site_frame_p (chosen.kind) ? *m_insns.frames[site.item] : start_row (),
                           m_insns.constants };
  if (name.empty ())
    name = m_store.make (m_target, chosen, code);
  else
    {
      m_store.note_site (name, code.frame);
      if (opts.check)
        m_store.check_site (name, m_target, chosen, code);
    }
  return !name.empty ();
}

/* Emits the call of CHOSEN, which has NAME, or the jump to it, before FIRST.  Returns it.  */
rtx_insn *
site_folder::emit_before (rtx_insn *first, const chosen_fragment &chosen, const std::string &name) const
{
  rtx symbol = gen_rtx_SYMBOL_REF (Pmode, ggc_strdup (symbol_of_assembler_name (name).c_str ()));
  SYMBOL_REF_FLAGS (symbol) = SYMBOL_FLAG_LOCAL | SYMBOL_FLAG_FUNCTION;
  switch (chosen.kind)
    {
    case FRAGMENT_TAIL:
      return m_target.emit_jump_before (symbol, first);
    case FRAGMENT_REGISTER_JUMP:
      return m_target.emit_register_jump_before (symbol, first);
    default:
      return m_target.emit_call_before (symbol, first);
    }
}

/* Removes FIRST to LAST, which INSN, a call of or jump to a fragment of KIND, replaces.  */
void
site_folder::remove (rtx_insn *first, rtx_insn *last, rtx_insn *insn, fragment_kind kind) const
{
  bool state_ends = kind == FRAGMENT_TAIL && !state_used_after_p (last);
  if (keeps_site_frame_p (kind) && !state_ends)
    merge_offsets (first, last);
  remove_insns (first, last, state_ends);
  if (state_ends)
    remove_unused_state (insn);
}

std::optional<folded_site>
site_folder::fold (const fold_site &site)
{
  const chosen_fragment &chosen = m_fragments[site.fragment];
  rtx_insn *first = m_insns.insns[site.item];
  rtx_insn *last = m_insns.insns[site.item + chosen.classes.size () - 1];
  const std::string &name = m_names[site.fragment];
  const bool first_site = name.empty ();
  if (!print_or_note (site, first, last))
    return std::nullopt;
  if (first_site)
    for (rtx_insn *moved : insn_range (first, last))
      if (printed_p (moved))
        keep_named (m_insns.constants.meaning_of (moved), first);
  if (called_p (chosen.kind))
    widen_region (first, last);
  rtx_insn *insn = emit_before (first, chosen, name);
  INSN_LOCATION (insn) = INSN_LOCATION (chosen.kind == FRAGMENT_THUNK ? last : first);
  if (m_target.near_reach (chosen.kind))
    m_store.note_call (name, insn);
  if (chosen.kind == FRAGMENT_TAIL)
    m_tails.push_back ({ insn, name, site.same_section });
  note_fragment_site (m_target, m_store.debug (name), chosen.kind, insn, first, last, first_site);
  folded_site folded = { source_of_site (first, last), first_site };
  remove (first, last, insn, chosen.kind);
  return folded;
}

} // namespace outline
