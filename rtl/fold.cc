/* Rewriting of instructions.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/fold.h"

#include "plugin/function-size.h"
#include "rtl/explain.h"
#include "rtl/frame-state.h"

namespace outline
{

/* Whether the items of READ from ITEM on are the classes of CHOICE, and its way in
   is open there.  */
static bool
matches_p (const read_function &read, uint32_t item, const chosen_fragment &choice)
{
  const std::vector<insn_item> &items = read.code.items;
  if (item + choice.classes.size () > items.size ()
      || !(items[item].uses & ITEM_ENTER))
    return false;
  uint8_t uses = ((called_p (choice.kind) ? ITEM_CALL : 0)
                  | (choice.kind == FRAGMENT_TAIL ? ITEM_JUMP : 0)
                  | (takes_register_p (choice.kind) ? ITEM_REGISTER : 0));
  for (size_t i = 0; i < choice.classes.size (); i++)
    if (items[item + i].id != choice.classes[i]
        || (items[item + i].uses & uses) != uses)
      return false;
  return (!takes_register_p (choice.kind)
          || items[item].state == choice.state);
}

/* Takes the instructions FIRST to LAST, and labels between them, out of the
   current function; their notes stay, but for call frame information where CFI_TOO.  */
static void
remove_insns (rtx_insn *first, rtx_insn *last, bool cfi_too)
{
  for (rtx_insn *insn = first, *next;; insn = next)
    {
      next = NEXT_INSN (insn);
      bool at_end = insn == last;
      if (printed_p (insn) || LABEL_P (insn) || BARRIER_P (insn)
          || (cfi_too && NOTE_P (insn) && NOTE_KIND (insn) == NOTE_INSN_CFI
              && NOTE_CFI (insn)->dw_cfi_opc != DW_CFA_remember_state))
        remove_insn (insn);
      if (at_end)
        break;
    }
}

/* Whether what stands after LAST counts on the frame state that it left: there
   is more code, and it does not begin with a state of its own.  */
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

/* A tail has gone with its changes of the frame: where SITE, the jump in its place, is
   followed by what remembers a state and then what restores it, removes both.  */
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

/* Of the notes between FIRST and LAST, and of LAST, that set the CFA's offset, all
   at one address now, leaves the last.  */
static void
merge_offsets (rtx_insn *first, rtx_insn *last)
{
  std::vector<rtx_insn *> after = cfi_notes_after (last);
  if (!after.empty ())
    last = after.back ();
  rtx_insn *previous = NULL;
  for (rtx_insn *insn = first, *next;; insn = next)
    {
      next = NEXT_INSN (insn);
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
      if (insn == last)
        break;
    }
}

/* Says before PLACE, by an instruction that prints nothing, that the function
   uses the constants which FIRST to LAST name: GCC writes a constant with the
   function whose instructions mention it (mark_constants, varasm.cc), and
   these go to a fragment.  */
static void
keep_constants (const code_constants &constants, rtx_insn *first,
                rtx_insn *last, rtx_insn *place)
{
  for (rtx_insn *insn = first;; insn = NEXT_INSN (insn))
    {
      if (printed_p (insn))
        {
          const code_constant *loaded = constants.loaded_by (insn);
          subrtx_iterator::array_type array;
          FOR_EACH_SUBRTX (i, array, loaded ? loaded->value : PATTERN (insn),
                           ALL)
            if (SYMBOL_REF_P (*i) && TREE_CONSTANT_POOL_ADDRESS_P (*i))
              emit_insn_before (gen_rtx_USE (VOIDmode, const_cast<rtx> (*i)),
                                place);
        }
      if (insn == last)
        return;
    }
}

/* Has the range of the exception table that begins between FIRST and LAST begin before
   FIRST, where the call is that takes their place: what they call throws from there.  All
   of them that may throw are in one range, without landing pad and action (reader::read_insn).  */
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

/* Whether the fragment of CHOICE is in the section of SITE.  */
static bool
beside_p (const insn_item &site, const chosen_fragment &choice)
{
  return (!flag_function_sections && !choice.linkonce && choice.section.number == 0
          && choice.section.code == site.section && !site.apart);
}

unsigned
fold_sites (const fold_target &target, const read_function &read,
            const std::vector<fold_site> &sites,
            const std::vector<chosen_fragment> &choices,
            std::vector<std::string> &names,
            fragment_store &store, std::vector<tail_jump> &tails,
            const std::function<void (const fold_site &, location_t)>
              &on_folded)
{
  unsigned folded = 0;
  for (const fold_site &site : sites)
    {
      const chosen_fragment &choice = choices[site.choice];
      if (!matches_p (read, site.item, choice))
        continue;
      size_t length = choice.classes.size ();
      rtx_insn *first = read.insns[site.item];
      rtx_insn *last = read.insns[site.item + length - 1];
      std::string &name = names[site.choice];
      bool first_site = name.empty ();
      /* Called fragments begin as functions do.  */
      frame_row frame = (in_place_p (choice.kind) ? *read.frames[site.item]
                                                  : frame_row ());
      if (first_site)
        name = store.make (target, choice, first, last, frame, read.constants);
      else
        store.note_site (name, frame);
      if (name.empty ())
        continue;

      if (first_site)
        keep_constants (read.constants, first, last, first);
      if (called_p (choice.kind))
        widen_region (first, last);
      rtx symbol = gen_rtx_SYMBOL_REF (Pmode,
                                       ggc_strdup (("*" + name).c_str ()));
      SYMBOL_REF_FLAGS (symbol) = SYMBOL_FLAG_LOCAL | SYMBOL_FLAG_FUNCTION;
      rtx_insn *insn = (choice.kind == FRAGMENT_TAIL
                          ? target.emit_jump_before (symbol, first)
                        : choice.kind == FRAGMENT_REGISTER_JUMP
                          ? target.emit_register_jump_before (symbol, first)
                          : target.emit_call_before (symbol, first));
      INSN_LOCATION (insn)
        = INSN_LOCATION (choice.kind == FRAGMENT_THUNK ? last : first);
      if (choice.kind == FRAGMENT_TAIL)
        tails.push_back ({ insn, name, beside_p (read.code.items[site.item], choice) });
      note_fragment_site (target, store.debug (name), choice.kind, insn, first, last, first_site);
      explain_site (first, last);
      on_folded (site, INSN_LOCATION (first));
      bool state_ends = choice.kind == FRAGMENT_TAIL && !state_used_after_p (last);
      if (in_place_p (choice.kind) && !state_ends)
        merge_offsets (first, last);
      remove_insns (first, last, state_ends);
      if (state_ends)
        remove_unused_state (insn);
      folded++;
    }
  return folded;
}

} // namespace outline
