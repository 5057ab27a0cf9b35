/* From instructions to words.  SPDX-License-Identifier: GPL-3.0-or-later

   Just before "final" a function is a list of instructions, labels, barriers and
   notes.  Notes of call frame information (NOTE_INSN_CFI) stand behind the
   instruction that they belong to, and so go into its word:

     add 8 to rsp   [cfi def_cfa_offset 16]   word 7, tail only
     pop rbx        [cfi def_cfa_offset 8]    word 8, tail only
     return                                   word 9, end of a tail
     barrier        [cfi restore_state]       no word
     label that jumps from afar lead to       no word
     call f                                   word 3

   A word that may be part of a tail also has the frame state before it in its
   key.  So equal tails have equal states all along, and no other check is
   needed.

   A jump and its label, when they stand close together, are words too, which
   contain the distance between them; and each says how far a sequence with it
   must reach, so that no sequence has the one without the other.  A push whose
   call frame information is missing, and its pop, are bound in the same way; and
   so are what loads a distance from a place and what marks that place.

   remember_state belongs to no word: it stays in the function with the
   restore_state that answers it.  */

#include "rtl/function-reader.h"

#include <map>

#include "plugin/eligibility.h"
#include "plugin/function-size.h"
#include "plugin/options.h"
#include "rtl/frame-state.h"
#include "plugin/frequency.h"
#include "rtl/insn-key.h"

namespace outline
{

insn_frequencies
read_frequencies (function *fn)
{
  insn_frequencies result (get_max_uid (), -1);
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    {
      float frequency = block_frequency (fn, bb);
      rtx_insn *insn;
      FOR_BB_INSNS (bb, insn)
        result[INSN_UID (insn)] = frequency;
    }
  return result;
}

/* A number for the machine that FN, the current function, is compiled for, and
   whether unwinders have to be told of it; 0: that of the unit, and not.  With
   -flto functions of C and C++ are in one unit.  */
static uint32_t
machine_of (function *fn)
{
  tree options = DECL_FUNCTION_SPECIFIC_TARGET (fn->decl);
  uint32_t machine = (options && options != target_option_default_node
                        ? cl_target_option_hash (TREE_TARGET_OPTION (options))
                        : 0);
  return machine << 1 | (function_tables_p () || unwind_tables_p ());
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
  if (unwind_tables_p () && !dwarf2out_do_cfi_asm ())
    return REFUSAL_UNSUPPORTED;
  return target.function_refusal (fn);
}

static_assert (REFUSAL_COUNT <= 64, "function_text::stays has 64 bits");

rtx_insn *
jump_target (rtx_insn *insn)
{
  if (!JUMP_P (insn) || !JUMP_LABEL (insn) || !LABEL_P (JUMP_LABEL (insn))
      || !(simplejump_p (insn) || any_condjump_p (insn)) || !onlyjump_p (insn))
    return NULL;
  return JUMP_LABEL_AS_INSN (insn);
}

namespace
{

/* An item before it is known which words there are.  */
struct raw_item
{
  rtx_insn *insn = NULL;         /* Null: a point that no sequence contains.  */
  word w;
  float frequency = 0;
  std::string state;             /* Directives of the state before it.  */
  bool known = true;             /* Those tell it.  */
  bool popped = false;           /* frame_state::saved_below_p.  */
  uint32_t low = 0, high = 0;
  bool loads = false;            /* A constant in the code.  */
  uint32_t constants = 0;        /* As text_item's.  */
  int place = -1;                /* As fold_target's place_named.  */
};

class reader
{
public:
  reader (function *fn, const fold_target &target,
          const insn_frequencies &frequencies, vocabulary &words)
    : m_target (target), m_machine (machine_of (fn)),
      m_frequencies (frequencies), m_words (words), m_constants (target)
  {}

  read_function run (function *fn);

private:
  void read_insn (rtx_insn *insn);
  void read_cfi (const dw_cfi_node *cfi);
  void read_note (rtx_insn *note);
  void finish_word ();
  void separate ();
  void read_label (rtx_insn *label);
  void read_barrier ();
  bool classify (rtx_insn *insn, raw_item &item) const;
  rtx meaning (rtx_insn *insn, raw_item &item) const;
  void link_window (uint32_t from, uint32_t to);
  void link_jumps ();
  void link_parts ();
  void link_places ();
  read_function number (function *fn);

  const fold_target &m_target;
  /* Functions for different machines have no words in common: equal
     expressions are printed differently.  */
  uint32_t m_machine;
  const insn_frequencies &m_frequencies;
  vocabulary &m_words;
  code_constants m_constants;
  std::vector<raw_item> m_items;
  bool m_comdat, m_regions;
  uint64_t m_stays = 0;          /* As function_text's.  */
  float m_frequency = 1;
  frame_state m_state;
  /* Since the last point that no sequence may contain, frame information has
     changed.  */
  bool m_changed = false;
  /* The instruction whose notes are being read, if any.  */
  raw_item m_item;
  /* By how many bytes it moves the stack pointer; or unknown_move.  */
  HOST_WIDE_INT m_moves_stack = 0;
  /* The item from which on the stack pointer is not where the tables say, or -1;
     and by how many bytes.  */
  int m_displaced = -1;
  HOST_WIDE_INT m_displacement = 0;
};

const HOST_WIDE_INT unknown_move = HOST_WIDE_INT_MIN;

/* By how many bytes INSN moves the stack pointer, and does nothing else with its
   value than to find the slot of a push or pop; unknown_move if it may.  */
HOST_WIDE_INT
stack_move (rtx_insn *insn)
{
  HOST_WIDE_INT bytes;
  if (!find_args_size_adjust (insn).is_constant (&bytes))
    return unknown_move;
  rtx set = PATTERN (insn);
  bool copied = (GET_CODE (set) == SET && MEM_P (SET_DEST (set))
                 && !MEM_P (SET_SRC (set))
                 && reg_mentioned_p (stack_pointer_rtx, SET_SRC (set)));
  return bytes && copied ? unknown_move : bytes;
}

/* Ends the current sequence.  */
void
reader::separate ()
{
  finish_word ();
  m_changed = false;
  for (size_t i = MAX (m_displaced, 0); m_displaced >= 0 && i < m_items.size ();
       i++)
    m_items[i].known = false;
  m_displaced = -1;
  if (m_items.empty () || m_items.back ().insn)
    m_items.emplace_back ();
}

/* Makes the items FROM to TO inseparable.  */
void
reader::link_window (uint32_t from, uint32_t to)
{
  for (uint32_t i = from; i <= to; i++)
    {
      m_items[i].w.traits &= ~(WORD_TAIL_ONLY | WORD_RAISES_STACK);
      m_items[i].low = i - from;
      m_items[i].high = to - i;
    }
}

void
reader::finish_word ()
{
  if (!m_item.insn)
    return;
  raw_item item = std::move (m_item);
  m_item = raw_item ();
  /* A push without call frame information, and the pop that answers it: the
     tables are wrong between them, for an instruction or two.  */
  bool displaces = (m_moves_stack && !item.w.unwind_bytes
                    && unwind_tables_p () && m_state.on_stack_pointer_p ());
  bool of_tail = item.w.traits & (WORD_TAIL_ONLY | WORD_TAIL_END);
  if (displaces && m_moves_stack == unknown_move)
    {
      separate ();
      return;
    }
  if (of_tail && !displaces)
    {
      if (m_displaced >= 0 || !item.known)
        {
          separate ();
          return;
        }
      item.w.key += item.state;
    }
  m_items.push_back (std::move (item));
  if (!displaces)
    return;
  if (m_displaced < 0)
    {
      m_displaced = m_items.size () - 1;
      m_displacement = 0;
    }
  m_displacement += m_moves_stack;
  if (m_displacement == 0)
    {
      link_window (m_displaced, m_items.size () - 1);
      m_displaced = -1;
    }
}

/* A label that only jumps nearby lead to is a word; link_jumps decides.  */
void
reader::read_label (rtx_insn *label)
{
  finish_word ();
  if (m_displaced >= 0 || LABEL_PRESERVE_P (label) || LABEL_NAME (label)
      || LABEL_KIND (label) != LABEL_NORMAL)
    {
      separate ();
      return;
    }
  raw_item item;
  item.insn = label;
  item.frequency = m_frequency;
  item.state = m_state.directives ();
  item.known = m_state.known ();
  item.popped = m_state.saved_below_p ();
  m_items.push_back (std::move (item));
}

/* Nothing runs into a barrier; what stands before it, where it does not leave
   the sequence, says so itself.  */
void
reader::read_barrier ()
{
  finish_word ();
  rtx_insn *last = m_items.empty () ? NULL : m_items.back ().insn;
  if (!last || !JUMP_P (last) || !simplejump_p (last))
    separate ();
}

/* Completes the words of jumps and labels by their distances; those that
   cannot be words become points that no sequence contains.  */
void
reader::link_jumps ()
{
  /* More items than this are not worth to look at.  */
  const uint32_t most = 64;
  struct uses { uint32_t at, first, last; int count; std::string key; };
  std::unordered_map<rtx_insn *, uses> labels;
  for (uint32_t i = 0; i < m_items.size (); i++)
    if (rtx_insn *insn = m_items[i].insn)
      if (LABEL_P (insn))
        labels[insn] = { i, i, i, 0, std::string () };
  for (uint32_t i = 0; i < m_items.size (); i++)
    if (rtx_insn *insn = m_items[i].insn)
      if (rtx_insn *target = LABEL_P (insn) ? NULL : jump_target (insn))
        {
          auto found = labels.find (target);
          if (found == labels.end ())
            continue;
          uses &u = found->second;
          u.first = MIN (u.first, i);
          u.last = MAX (u.last, i);
          u.count++;
          u.key += std::to_string (int (i - u.at)) + " ";
        }
  for (uint32_t i = 0; i < m_items.size (); i++)
    {
      raw_item &item = m_items[i];
      rtx_insn *insn = item.insn;
      rtx_insn *label = (!insn ? NULL : LABEL_P (insn) ? insn
                                                       : jump_target (insn));
      if (!label)
        continue;
      auto found = labels.find (label);
      if (found == labels.end () || found->second.count != LABEL_NUSES (label)
          || found->second.last - found->second.first > most)
        {
          item = raw_item ();
          continue;
        }
      const uses &u = found->second;
      uint32_t first = i == u.at ? u.first : MIN (i, u.at);
      uint32_t last = i == u.at ? u.last : MAX (i, u.at);
      item.low = MAX (item.low, i - first);
      item.high = MAX (item.high, last - i);
      item.w.key += i == u.at ? "label " + u.key
                              : "jump " + std::to_string (int (u.at - i));
    }
}

/* Binds what the target says belongs together; parts that are alone stay.  */
void
reader::link_parts ()
{
  /* The compiler puts such instructions next to each other, but may move a few
     others in between.  */
  const uint32_t most = 8;
  std::vector<uint32_t> alone;
  for (uint32_t i = 0; i < m_items.size (); i++)
    {
      rtx_insn *first = m_items[i].insn;
      if (!first || LABEL_P (first) || !m_target.part_p (first))
        continue;
      bool bound = m_items[i].low > 0;
      uint32_t end = MIN (m_items.size (), i + 1 + most);
      for (uint32_t k = i + 1; k < end && m_items[k].insn; k++)
        if (!LABEL_P (m_items[k].insn)
            && m_target.parts_p (first, m_items[k].insn))
          {
            m_items[i].high = MAX (m_items[i].high, k - i);
            m_items[k].low = MAX (m_items[k].low, k - i);
            bound = true;
          }
      if (!bound)
        alone.push_back (i);
    }
  for (uint32_t i : alone)
    m_items[i] = raw_item ();
}

/* Binds what loads the distance of a place and what marks the place, where they
   stand close together; else they stay.  */
void
reader::link_places ()
{
  const uint32_t most = 8;
  std::map<int, std::vector<uint32_t>> places;
  for (uint32_t i = 0; i < m_items.size (); i++)
    if (m_items[i].place >= 0)
      places[m_items[i].place].push_back (i);
  for (const auto &p : places)
    {
      uint32_t from = p.second.front (), to = p.second.back ();
      raw_item &first = m_items[from], &last = m_items[to];
      if (p.second.size () == 2 && first.loads && !last.loads
          && to - from <= most)
        {
          first.high = MAX (first.high, to - from);
          last.low = MAX (last.low, to - from);
          first.w.key += "place " + std::to_string (to - from);
          last.w.key += "place";
        }
      else
        for (uint32_t i : p.second)
          m_items[i] = raw_item ();
    }
}

/* The items with the numbers of their words.  */
read_function
reader::number (function *fn)
{
  read_function result;
  result.text.comdat = m_comdat;
  result.text.regions = m_regions;
  for (raw_item &item : m_items)
    {
      word_id id = no_word;
      if (item.insn)
        {
          for (uint32_t number : { item.w.traits, m_machine })
            item.w.key.append (reinterpret_cast<const char *> (&number),
                               sizeof number);
          id = m_words.intern (item.w);
        }
      result.text.items.push_back ({ id, item.frequency, item.low,
                                     item.high });
      result.text.items.back ().constants = item.constants;
      if (item.insn && unwind_tables_p ())
        result.text.items.back ().state = m_words.intern (frame_word (item.state));
      result.insns.push_back (item.insn);
      result.states.push_back (std::move (item.state));
    }
  std::vector<uint8_t> ways = m_target.find_ways (fn, result.insns);
  bool callable = false;
  for (size_t i = 0; i < ways.size (); i++)
    {
      rtx_insn *insn = m_items[i].insn;
      /* Unwinders pass over this function where a body has its state: what traps
         there would not find its landing pad (-fnon-call-exceptions).  */
      bool throws = m_regions && insn && INSN_P (insn)
                    && insn_could_throw_p (insn);
      if (!m_items[i].known || throws)
        ways[i] &= ~ITEM_REGISTER;
      /* The return address would fall where unwinders look for what was popped.  */
      if (m_items[i].popped && m_target.called_stack ())
        ways[i] &= ~ITEM_CALL;
      result.text.items[i].ways = ways[i];
      callable |= ways[i] & ITEM_CALL;
    }
  if (!callable)
    m_stays |= uint64_t (1) << m_target.no_call_reason ();
  result.text.stays = m_stays;
  result.constants = std::move (m_constants);
  return result;
}

/* Adds to TRAITS what X says by the symbols that it names.  Returns false if one
   of them cannot be named from another section.  */
static bool
add_symbol_traits (const_rtx x, uint32_t *traits)
{
  subrtx_iterator::array_type array;
  FOR_EACH_SUBRTX (i, array, x, ALL)
    if (SYMBOL_REF_P (*i))
      {
        tree decl = SYMBOL_REF_DECL (*i);
        bool seen = (decl && (VAR_P (decl) || TREE_CODE (decl) == FUNCTION_DECL)
                     && TREE_PUBLIC (decl));
        symtab_node *node = seen || !decl || !DECL_P (decl)
                              ? NULL
                              : symtab_node::get (decl);
        if (node && node->comdat_local_p ())
          return false;
        /* Whoever prints the base of the module looks for one of them in the
           function (get_some_local_dynamic_name, final.cc).  */
        if (SYMBOL_REF_TLS_MODEL (*i) == TLS_MODEL_LOCAL_DYNAMIC)
          return false;
        *traits |= WORD_NAMES_SYMBOL | (seen ? 0u : WORD_NAMES_LOCAL);
      }
  return true;
}

/* Whether INSN, which is not a call, changes a register that calls keep.  */
static bool
changes_kept_p (rtx_insn *insn)
{
  bool changes = false;
  note_pattern_stores (PATTERN (insn), [] (rtx dest, const_rtx, void *data) {
    if (REG_P (dest) && !fixed_regs[REGNO (dest)]
        && !crtl->abi->clobbers_full_reg_p (REGNO (dest)))
      *static_cast<bool *> (data) = true;
  }, &changes);
  return changes;
}

/* The pattern of INSN as it counts for others: with the constant that it loads
   from the code, and without numbers of places.  Says so in ITEM.  */
rtx
reader::meaning (rtx_insn *insn, raw_item &item) const
{
  rtx pattern = PATTERN (insn);
  if (const code_constant *constant = m_constants.loaded_by (insn))
    {
      pattern = m_constants.pattern_with (insn, constant->value, false);
      item.loads = true;
      item.w.constant_bytes = constant->bytes;
      item.constants = constant->loads == 1 ? constant->bytes : 0;
    }
  item.place = m_target.place_named (pattern);
  return item.place < 0 ? pattern : m_target.forget_place (copy_rtx (pattern));
}

/* Fills ITEM for INSN; false if INSN has to stay.  */
bool
reader::classify (rtx_insn *insn, raw_item &item) const
{
  word &w = item.w;
  if (!m_target.classify (insn, &w.traits))
    return false;
  rtx pattern = meaning (insn, item);
  if (item.place < -1)
    return false;
  if (JUMP_P (insn))
    {
      if (returnjump_p (insn))
        w.traits |= WORD_TAIL_END | WORD_TAIL_ONLY;
      else if (!jump_target (insn))
        return false;
    }
  else if (CALL_P (insn))
    {
      if (find_reg_note (insn, REG_SETJMP, NULL_RTX))
        return false;
      if (SIBLING_CALL_P (insn))
        w.traits |= WORD_TAIL_END | WORD_TAIL_ONLY;
      else
        {
          w.traits |= WORD_CALLS;
          if (m_target.stack_arguments_p (insn))
            w.traits |= WORD_STACK_ARGUMENTS;
          if (m_target.tail_call (insn))
            w.traits |= WORD_THUNK_END;
        }
    }
  else if (!NONJUMP_INSN_P (insn) || GET_CODE (PATTERN (insn)) == SEQUENCE)
    return false;
  if (!add_symbol_traits (pattern, &w.traits))
    return false;
  if (m_target.saves_in_called_p () && changes_kept_p (insn))
    w.traits |= WORD_CHANGES_KEPT;
  w.bytes = insn_bytes (insn);
  m_target.append_context (w.key, insn);
  return append_insn_key (w.key, insn, pattern);
}

/* Why INSN, which reader::classify refuses, stays.  */
static refusal
why_it_stays (rtx_insn *insn)
{
  subrtx_iterator::array_type array;
  FOR_EACH_SUBRTX (i, array, PATTERN (insn), NONCONST)
    if (GET_CODE (*i) == ASM_OPERANDS || GET_CODE (*i) == ASM_INPUT)
      return REFUSAL_ASM;
    /* "leaq .L4(%rip), %rdx", where the table is.  */
    else if (GET_CODE (*i) == LABEL_REF && !JUMP_P (insn))
      return REFUSAL_JUMP_TABLE;
  return (tablejump_p (insn, NULL, NULL) ? REFUSAL_JUMP_TABLE
                                         : REFUSAL_UNSUPPORTED);
}

void
reader::read_insn (rtx_insn *insn)
{
  finish_word ();
  if (INSN_UID (insn) < (int) m_frequencies.size ()
      && m_frequencies[INSN_UID (insn)] >= 0)
    m_frequency = m_frequencies[INSN_UID (insn)];
  raw_item item;
  if (!classify (insn, item))
    {
      m_stays |= uint64_t (1) << why_it_stays (insn);
      separate ();
      return;
    }
  item.insn = insn;
  item.frequency = m_frequency;
  item.state = m_state.directives ();
  item.known = m_state.known ();
  item.popped = m_state.saved_below_p ();
  m_moves_stack = (item.w.traits & WORD_TAIL_ONLY
                   && !(item.w.traits & WORD_TAIL_END) ? stack_move (insn) : 0);
  m_item = std::move (item);
}

/* Whether CFI says that a register was saved.  */
static bool
cfi_offset_p (const dw_cfi_node *cfi)
{
  return (cfi->dw_cfi_opc == DW_CFA_offset
          || cfi->dw_cfi_opc == DW_CFA_offset_extended
          || cfi->dw_cfi_opc == DW_CFA_offset_extended_sf);
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
  else if (m_item.insn && cfi_offset_p (cfi) && m_target.saves_in_called_p ()
           && !(m_item.w.traits & (WORD_TAIL_ONLY | WORD_TAIL_END)))
    {
      m_item.w.traits |= WORD_SAVES;
      m_state.apply (cfi);
      return;
    }
  else if (m_item.insn && !(m_item.w.traits & WORD_TAIL_END))
    {
      m_item.w.traits |= WORD_TAIL_ONLY;
      if (!m_item.w.unwind_bytes)
        m_item.w.unwind_bytes = cfi_advance_bytes;
      m_item.w.unwind_bytes += cfi_bytes (cfi);
      m_item.w.kept_bytes += kept_cfi_bytes (cfi);
    }
  else
    separate ();
  m_state.apply (cfi);
  if (!remember)
    {
      m_changed = true;
      if (m_item.insn)
        m_item.w.key += m_state.directives ();
    }
}

void
reader::read_note (rtx_insn *note)
{
  switch (NOTE_KIND (note))
    {
    case NOTE_INSN_CFI:
      if (unwind_tables_p ())
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
  m_comdat = DECL_ONE_ONLY (fn->decl);
  /* A function whose way to unwind is told as a whole cannot have calls
     elsewhere.  */
  m_regions = (fn->eh && fn->eh->region_tree) || function_tables_p ();
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    if (NOTE_P (insn))
      read_note (insn);
    else if (LABEL_P (insn))
      read_label (insn);
    else if (BARRIER_P (insn))
      read_barrier ();
    else if (!INSN_P (insn))
      separate ();
    else if (printed_p (insn))
      read_insn (insn);
  separate ();
  link_jumps ();
  link_parts ();
  link_places ();
  return number (fn);
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
