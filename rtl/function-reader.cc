/* From instructions to words.  SPDX-License-Identifier: GPL-3.0-or-later

   Just before "final" a function is a list of instructions, labels, barriers and
   notes.  Notes of call frame information (NOTE_INSN_CFI) stand behind the
   instruction that they belong to, and so go into its word:

     add 8 to rsp   [cfi def_cfa_offset 16]   word 7, tail only
     pop rbx        [cfi def_cfa_offset 8]    word 8, tail only
     return                                   word 9, end of a tail
     barrier        [cfi restore_state]       no word
     label                                    no word
     call f                                   word 3

   A word that may be part of a tail also has the frame state before it in its
   key.  So equal tails have equal states all along, and no other check is
   needed.

   remember_state belongs to no word: it stays in the function with the
   restore_state that answers it.  */

#include "rtl/function-reader.h"

#include "plugin/eligibility.h"
#include "plugin/options.h"
#include "rtl/frame-state.h"
#include "rtl/insn-key.h"

namespace outline
{

insn_frequencies
read_frequencies (function *fn)
{
  insn_frequencies result (get_max_uid (), -1);
  profile_count entry = ENTRY_BLOCK_PTR_FOR_FN (fn)->count;
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    {
      float frequency = 1;
      if (entry.initialized_p () && entry.nonzero_p ()
          && bb->count.initialized_p ())
        frequency = bb->count.to_sreal_scale (entry).to_double ();
      rtx_insn *insn;
      FOR_BB_INSNS (bb, insn)
        result[INSN_UID (insn)] = frequency;
    }
  return result;
}

bool
printed_p (const rtx_insn *insn)
{
  return (NONDEBUG_INSN_P (insn) && GET_CODE (PATTERN (insn)) != USE
          && GET_CODE (PATTERN (insn)) != CLOBBER);
}

/* Why nothing of FN can be folded.  */
static refusal
why_not (function *fn, const fold_target &target)
{
  refusal why = function_refusal (cgraph_node::get (fn->decl));
  if (why != REFUSAL_NONE)
    return why;
  if (DECL_SECTION_NAME (fn->decl) && !DECL_ONE_ONLY (fn->decl)
      && lookup_attribute ("section", DECL_ATTRIBUTES (fn->decl)))
    return REFUSAL_SECTION;
  if (crtl->profile)
    return REFUSAL_PROFILED;
  if (crtl->patch_area_size || crtl->patch_area_entry)
    return REFUSAL_PATCHABLE;
  if (crtl->has_bb_partition)
    return REFUSAL_SECTION;
  return target.function_refusal (fn);
}

namespace
{

class reader
{
public:
  reader (function *fn, const fold_target &target,
          const insn_frequencies &frequencies, vocabulary &words)
    : m_target (target), m_frequencies (frequencies), m_words (words),
      m_has_regions (fn->eh && fn->eh->region_tree)
  {}

  read_function run (function *fn);

private:
  void read_insn (rtx_insn *insn);
  void read_cfi (const dw_cfi_node *cfi);
  void read_note (rtx_insn *note);
  void finish_word ();
  void separate ();
  bool classify (rtx_insn *insn, word &w) const;

  const fold_target &m_target;
  const insn_frequencies &m_frequencies;
  vocabulary &m_words;
  bool m_has_regions;
  read_function m_result;
  float m_frequency = 1;
  frame_state m_state;
  /* Since the last point that no sequence may contain, frame information has
     changed.  */
  bool m_changed = false;
  /* The instruction whose notes are being read, or null.  */
  rtx_insn *m_pending = NULL;
  word m_word;
  bool m_moves_stack = false;
  /* The stack pointer is not where the tables say.  */
  bool m_displaced = false;
  std::string m_before;          /* Directives of the state before it.  */
  bool m_before_known = true;
};

/* Ends the current sequence.  */
void
reader::separate ()
{
  finish_word ();
  m_changed = false;
  if (!m_result.insns.empty () && !m_result.insns.back ())
    return;
  m_result.text.items.push_back ({ no_word, m_frequency });
  m_result.insns.push_back (NULL);
  m_result.states.emplace_back ();
}

void
reader::finish_word ()
{
  if (!m_pending)
    return;
  rtx_insn *insn = m_pending;
  m_pending = NULL;
  word_id id = no_word;
  bool of_tail = m_word.traits & (WORD_TAIL_ONLY | WORD_TAIL_END);
  /* A push without call frame information, and the pop that answers it: the
     tables are wrong between them, for an instruction or two.  */
  bool displaces = (m_moves_stack && !m_word.unwind_bytes
                    && dwarf2out_do_frame () && m_state.on_stack_pointer_p ());
  bool stays = m_displaced || displaces;
  m_displaced ^= displaces;
  if (of_tail)
    {
      m_word.key += m_before;
      m_word.state_bytes
        = 2 * std::count (m_before.begin (), m_before.end (), '\n');
    }
  m_word.key.append (reinterpret_cast<const char *> (&m_word.traits),
                     sizeof m_word.traits);
  if (!stays && (!of_tail || m_before_known))
    id = m_words.intern (m_word);
  m_result.text.items.push_back ({ id, m_frequency });
  m_result.insns.push_back (id == no_word ? NULL : insn);
  m_result.states.push_back (of_tail ? m_before : std::string ());
}

/* Whether X names a symbol.  */
static bool
names_symbol_p (const_rtx x)
{
  subrtx_iterator::array_type array;
  FOR_EACH_SUBRTX (i, array, x, NONCONST)
    if (SYMBOL_REF_P (*i))
      return true;
  return false;
}

/* Fills W for INSN; false if INSN has to stay.  */
bool
reader::classify (rtx_insn *insn, word &w) const
{
  if (!m_target.classify (insn, &w.traits))
    return false;
  if (JUMP_P (insn))
    {
      if (!returnjump_p (insn))
        return false;
      w.traits |= WORD_TAIL_END | WORD_TAIL_ONLY;
    }
  else if (CALL_P (insn))
    {
      if (find_reg_note (insn, REG_SETJMP, NULL_RTX))
        return false;
      if (SIBLING_CALL_P (insn))
        w.traits |= WORD_TAIL_END | WORD_TAIL_ONLY;
      else
        {
          rtx pattern = PATTERN (insn);
          w.traits |= WORD_CALLS;
          if (GET_CODE (pattern) == CALL
              || (GET_CODE (pattern) == SET
                  && GET_CODE (SET_SRC (pattern)) == CALL))
            w.traits |= WORD_THUNK_END;
          if (m_has_regions)
            w.traits |= WORD_NEEDS_FRAME;
        }
    }
  else if (!NONJUMP_INSN_P (insn) || GET_CODE (PATTERN (insn)) == SEQUENCE)
    return false;
  if (names_symbol_p (PATTERN (insn)))
    w.traits |= WORD_NAMES_SYMBOL;
  w.bytes = get_attr_length (insn);
  return append_insn_key (w.key, insn);
}

void
reader::read_insn (rtx_insn *insn)
{
  finish_word ();
  if (INSN_UID (insn) < (int) m_frequencies.size ()
      && m_frequencies[INSN_UID (insn)] >= 0)
    m_frequency = m_frequencies[INSN_UID (insn)];
  m_word = word ();
  if (!classify (insn, m_word))
    {
      separate ();
      return;
    }
  m_pending = insn;
  m_moves_stack = (m_word.traits & WORD_TAIL_ONLY
                   && !(m_word.traits & WORD_TAIL_END));
  m_before = m_state.directives ();
  m_before_known = m_state.known ();
}

void
reader::read_cfi (const dw_cfi_node *cfi)
{
  bool remember = cfi->dw_cfi_opc == DW_CFA_remember_state;
  if (remember)
    {
      if (m_changed)
        separate ();
    }
  else if (m_pending && !(m_word.traits & WORD_TAIL_END))
    {
      m_word.traits |= WORD_TAIL_ONLY;
      m_word.unwind_bytes += frame_state::bytes (cfi);
    }
  else
    separate ();
  m_state.apply (cfi);
  if (!remember)
    {
      m_changed = true;
      if (m_pending)
        m_word.key += m_state.directives ();
    }
}

void
reader::read_note (rtx_insn *note)
{
  switch (NOTE_KIND (note))
    {
    case NOTE_INSN_CFI:
      read_cfi (NOTE_CFI (note));
      break;
    case NOTE_INSN_EH_REGION_BEG:
    case NOTE_INSN_EH_REGION_END:
    case NOTE_INSN_SWITCH_TEXT_SECTIONS:
    case NOTE_INSN_FUNCTION_BEG:
    case NOTE_INSN_CFI_LABEL:
    case NOTE_INSN_UPDATE_SJLJ_CONTEXT:
      separate ();
      break;
    default:
      break;
    }
}

read_function
reader::run (function *fn)
{
  m_result.text.comdat = DECL_ONE_ONLY (fn->decl);
  m_result.text.may_call = m_target.may_call_p (fn);
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    if (NOTE_P (insn))
      read_note (insn);
    else if (!INSN_P (insn))
      separate ();
    else if (printed_p (insn))
      read_insn (insn);
  separate ();
  return std::move (m_result);
}

} // namespace

read_function
read_insns (function *fn, const fold_target &target,
            const insn_frequencies &frequencies, vocabulary &words,
            refusal *why)
{
  *why = why_not (fn, target);
  if (*why != REFUSAL_NONE)
    return read_function ();
  return reader (fn, target, frequencies, words).run (fn);
}

} // namespace outline
