/* Reads the final instructions of a function as classes.
   SPDX-License-Identifier: GPL-3.0-or-later

   Just before "final" a function is a list of instructions, labels, barriers and
   notes.  Notes of call frame information (NOTE_INSN_CFI) follow the instruction
   that they belong to, and become part of its class:

     add 8 to rsp   [cfi def_cfa_offset 16]   class 7, tail only
     pop rbx        [cfi def_cfa_offset 8]    class 8, tail only
     return                                   class 9, end of a tail
     barrier        [cfi restore_state]       no class
     label that distant jumps lead to         no class
     call f                                   class 3

   A class that may be part of a tail also has the frame state before it in its
   key.  So equal tails have equal states at each instruction, and need no further
   check.

   Instructions that must be outlined together, such as a jump and its label, are
   bound: see bound-items.cc.  A push without call frame information is bound to
   its pop in the same way.

   remember_state belongs to no class: it remains in the function with its restore_state.  A tail
   takes its frame changes out of the function, so a state remembered inside it must be the state at
   its start: no sequence contains a frame change followed by a remember_state.  The labels that
   debug information names (NOTE_INSN_CFI_LABEL, with -gdwarf-2) remain in the function, too, and
   affect no choice.

   Limits: an instruction that the target cannot classify is a point that no
   sequence contains; functions that fold_refusal refuses are not read.  */

#include "rtl/read/function-reader.h"

#include "facts/asm-text.h"
#include "facts/code-place.h"
#include "facts/content-hash.h"
#include "facts/frame-chain.h"
#include "facts/options-text.h"
#include "rtl/insn/insn-range.h"
#include "rtl/read/bound-items.h"
#include "rtl/read/exclusive-code.h"
#include "rtl/read/fold-refusal.h"
#include "rtl/read/frame-follower.h"

namespace outline
{

/* A key of the machine that FN, the current function, is compiled for, where it is not the
   unit's, and of whether FN has unwind information.  With -flto a unit can contain functions
   of C and of C++, which differ in that.  */
static std::string
machine_of (function *fn)
{
  tree options = DECL_FUNCTION_SPECIFIC_TARGET (fn->decl);
  std::string machine;
  if (options && options != target_option_default_node)
    for (uint64_t half : long_content_hash (target_options_text (options)))
      machine.append (reinterpret_cast<const char *> (&half), sizeof half);
  /* The last byte says how long the key is.  */
  bool unwound = function_tables_p () || unwind_tables_p ();
  return machine + char (2 * !machine.empty () + unwound);
}

/* The code_section of section WHERE.  */
static code_section
code_section_of (section *where)
{
  if (where->common.flags & SECTION_NAMED)
    {
      if (startswith (where->named.name, ".text.unlikely"))
        return CODE_UNLIKELY;
      if (startswith (where->named.name, ".text.hot"))
        return CODE_HOT;
    }
  return CODE_USUAL;
}

namespace
{

/* Whether the current function handles an exception that INSN throws: it catches the
   exception, cleans up, or ends the program.  If not, the exception table has an entry for
   INSN without landing pad and action, which has the effect of no table
   (convert_to_eh_region_ranges, except.cc); or no entry, as nothing is thrown.  */
bool
acts_on_exception_p (rtx_insn *insn)
{
  return get_eh_region_from_rtx (insn) != NULL;
}

/* How exceptions that INSN throws are handled: throws_nothing, passes_on (to the caller), or the
   number of the region that handles them.  Instructions with equal numbers are in one range of the
   exception table if none with another number is between them.  */
const int throws_nothing = INT_MIN, passes_on = 0;

int
thrown_to (rtx_insn *insn)
{
  if (insn_nothrow_p (insn))
    return throws_nothing;
  rtx note = find_reg_note (insn, REG_EH_REGION, NULL_RTX);
  return acts_on_exception_p (insn) ? INTVAL (XEXP (note, 0)) : passes_on;
}

/* Reads one function.  An instruction is classified when it is reached (read_insn) and then
   kept in M_ITEM while the notes that follow it add to its class (read_cfi); finish_class
   moves it to M_ITEMS.  M_FRAME has the row of the call frame table at this point.
   x86-64, without a frame pointer; the CFA is rsp + the offset:

     insn           note                  M_FRAME after   item
     (entry)                              offset 8
     push rbx       def_cfa_offset 16,    offset 16,      0: tail only; its key contains the
                    offset rbx, -16       rbx at -16         rows before and after it
     call f                               the same        1
     push 5         (none)                the same        2: M_DISPLACED = 2, displacement 8:
                                                             the row is wrong from here on
     pop rdi        (none)                the same        3: displacement 0 again: items 2 and
                                                             3 are bound (bind_window)
     pop rbx        def_cfa_offset 8      offset 8,       4: tail only; M_LAST_CHANGE = 4
                                          rbx still
                                          listed at -16
     ret                                  the same        5: end of a tail

   At "ret" rbx is listed in a slot below the stack pointer, which a call would overwrite with
   its return address: item 5 is "popped", and not callable.  Where the CFA is found by another
   register than rsp, pops have no note at all; M_FRAME notes them.  When a pair such
   as 2 and 3 is never balanced, separate () marks the rows since M_DISPLACED as unknown.  */
class reader
{
public:
  reader (function *fn, const fold_target &target,
          const insn_frequencies &frequencies, class_table &classes)
    : m_target (target), m_machine (machine_of (fn)),
      m_frequency (frequencies), m_classes (classes), m_constants (target), m_frame (classes)
  {}

  read_function run (function *fn);

private:
  void refuse (rtx_insn *insn);
  void read_insn (rtx_insn *insn);
  void read_cfi (const dw_cfi_node *cfi);
  void read_note (rtx_insn *note);
  void finish_class ();
  void separate ();
  void enter_section (section *where);
  void switch_section (tree decl);
  void separate_before (int place);
  void forget_unknown_stack ();
  void separate_from_changes ();
  void read_label (rtx_insn *label);
  void read_barrier ();
  void bind_window (uint32_t from, uint32_t to);
  read_function number ();
  uint32_t find_end () const;
  void find_frames_back (function_code &code) const;
  uint8_t unwindable_uses (const raw_item &item, uint8_t uses) const;
  void find_uses (read_function &read, const std::vector<uint8_t> &uses);

  const fold_target &m_target;
  /* Functions for different machines have no classes in common: equal
     expressions are printed differently.  */
  std::string m_machine;
  frequency_follower m_frequency;
  class_table &m_classes;
  code_constants m_constants;
  std::vector<raw_item> m_items;
  bool m_comdat = false, m_regions = false;
  code_section m_section = CODE_USUAL;
  bool m_other_section = false;         /* As insn_item's.  */
  int m_handler = throws_nothing; /* As thrown_to, of the current sequence.  */
  int m_thrown = 0;             /* The item after the last one that M_HANDLER is of.  */
  std::unordered_set<const rtx_insn *> m_exclusive;     /* As exclusive_code;  */
  std::unordered_set<const rtx_insn *> m_left;  /* with those of fold_target::find_dependent.  */
  std::vector<partial_refusal> m_partly_refused;  /* As function_code's.  */
  frame_follower m_frame;
  std::string m_frame_key;      /* As followed_frame_base.  */
  /* The last item that changes the frame since the last point that no sequence may
     contain; -1 if none does.  */
  int m_last_change = -1;
  /* The instruction whose notes are being read, if any.  */
  raw_item m_item;
  /* By how many bytes m_item.insn moves the stack pointer; or unknown_move.  */
  HOST_WIDE_INT m_moves_stack = 0;
  /* The item after which the stack pointer differs from what the tables say, or -1; and by
     how many bytes.  */
  int m_stack_unknown_since = -1;
  HOST_WIDE_INT m_displacement = 0;
};

/* Gives up waiting for the stack pointer to be what the tables say.  */
void
reader::forget_unknown_stack ()
{
  for (size_t i = MAX (m_stack_unknown_since, 0); m_stack_unknown_since >= 0 && i < m_items.size ();
       i++)
    m_items[i].known = false;
  m_stack_unknown_since = -1;
}

/* Ends the current sequence: no sequence contains this point.  */
void
reader::separate ()
{
  finish_class ();
  m_handler = throws_nothing;
  m_last_change = -1;
  forget_unknown_stack ();
  if (m_items.empty () || m_items.back ().insn)
    m_items.emplace_back ();
}

/* Ends the current sequence before its item PLACE.  The items from there on, and the instruction whose notes are being
   read, begin a new one.  */
void
reader::separate_before (int place)
{
  if (m_stack_unknown_since < place)
    forget_unknown_stack ();
  m_items.emplace (m_items.begin () + place);
  m_last_change = m_last_change < place ? -1 : m_last_change + 1;
  if (m_stack_unknown_since >= 0)
    m_stack_unknown_since++;
  if (m_thrown > place)
    m_thrown++;
  else
    m_handler = throws_nothing;
}

/* Records that the following code is in section WHERE.  */
void
reader::enter_section (section *where)
{
  m_section = code_section_of (where);
  m_other_section = (m_section == CODE_USUAL ? assembler_section (where) != ".text" : own_section_p (where));
}

/* The cold part of the function DECL begins.  It has an unwind entry of its own
   (dwarf2out_switch_text_section, dwarf2out.cc).  */
void
reader::switch_section (tree decl)
{
  separate ();
  enter_section (section_of_code (decl, true));
  m_frame.begin_part ();
}

/* Ends the current sequence after its last item that changes the frame, if it has one.  (The next time is not before
   the instruction being read, so each item is moved at most once.)  */
void
reader::separate_from_changes ()
{
  if (m_item.cls.unwind_bytes)
    {
      separate ();
      return;
    }
  if (m_last_change < 0)
    return;
  gcc_checking_assert (m_stack_unknown_since < 0 || m_stack_unknown_since > m_last_change);
  separate_before (m_last_change + 1);
}

/* Makes the items FROM to TO inseparable.  */
void
reader::bind_window (uint32_t from, uint32_t to)
{
  for (uint32_t i = from; i <= to; i++)
    {
      m_items[i].cls.traits &= ~(TRAIT_TAIL_ONLY | TRAIT_RAISES_STACK);
      m_items[i].low = i - from;
      m_items[i].high = to - i;
    }
}

void
reader::finish_class ()
{
  if (!m_item.insn)
    return;
  raw_item item = std::move (m_item);
  m_item = raw_item ();
  /* Between a push without call frame information and its pop the tables are wrong, for an
     instruction or two.  */
  bool displaces = (m_moves_stack && !item.cls.unwind_bytes
                    && unwind_tables_p () && !followed_by_code_p () && on_stack_pointer_p (m_frame.row ()));
  bool of_tail = item.cls.traits & (TRAIT_TAIL_ONLY | TRAIT_TAIL_END);
  if (displaces && m_moves_stack == unknown_move)
    {
      separate ();
      return;
    }
  if (of_tail && !displaces)
    {
      if (m_stack_unknown_since >= 0 || !item.known)
        {
          separate ();
          return;
        }
      item.cls.key += m_frame.directives_of (item.row);
      item.cls.key += m_frame_key;
    }
  item.section = m_section;
  item.other_section = m_other_section;
  if (item.cls.unwind_bytes)
    m_last_change = m_items.size ();
  m_items.push_back (std::move (item));
  if (!displaces)
    return;
  if (m_stack_unknown_since < 0)
    {
      m_stack_unknown_since = m_items.size () - 1;
      m_displacement = 0;
    }
  m_displacement += m_moves_stack;
  /* Above where the stack pointer was, a call of a fragment would have put its return address.  */
  if (m_displacement > 0)
    separate ();
  else if (m_displacement == 0)
    {
      bind_window (m_stack_unknown_since, m_items.size () - 1);
      m_stack_unknown_since = -1;
    }
}

/* A label is a class if all its jumps are near; bind_jumps decides.  */
void
reader::read_label (rtx_insn *label)
{
  finish_class ();
  if (m_stack_unknown_since >= 0 || m_left.count (label) || LABEL_PRESERVE_P (label) || LABEL_NAME (label)
      || LABEL_KIND (label) != LABEL_NORMAL)
    {
      separate ();
      return;
    }
  raw_item item;
  item.insn = label;
  item.frequency = m_frequency.last ();
  item.section = m_section;
  item.other_section = m_other_section;
  m_frame.note_in (item);
  m_items.push_back (std::move (item));
}

/* Control does not pass a barrier.  A sequence may go on after it at a label all of whose jumps it has (bind_jumps),
   as after an early return or a call that does not return; but not after a jump through a register or a table.  */
void
reader::read_barrier ()
{
  finish_class ();
  rtx_insn *last = m_items.empty () ? NULL : m_items.back ().insn;
  if (!last || !(CALL_P (last) || (JUMP_P (last) && (simplejump_p (last) || returnjump_p (last)))))
    separate ();
  m_frame.pass_barrier ();
}

/* Notes in CODE, which is of M_ITEMS, which rows are there for the frame after returns.  */
void
reader::find_frames_back (function_code &code) const
{
  const uint32_t row = followed_row_bytes ();
  for (size_t i = 1; row && i < m_items.size (); i++)
    if (i + 1 != code.end && m_items[i].cls.traits & TRAIT_TAIL_END && m_items[i - 1].cls.unwind_bytes)
      code.items[i - 1].frame_back = 2 * row;
}

/* As function_code::end.  */
uint32_t
reader::find_end () const
{
  const rtx_insn *last = last_printed (get_last_insn ());
  uint32_t end = m_items.size ();
  while (end > 0 && m_items[end - 1].insn != last)
    end--;
  return crtl->has_bb_partition ? 0 : end;
}

/* The items of M_ITEMS, with interned classes.  */
read_function
reader::number ()
{
  read_function result;
  result.code.comdat = m_comdat;
  for (raw_item &item : m_items)
    {
      if (item.insn)
        {
          item.cls.key.append (reinterpret_cast<const char *> (&item.cls.traits),
                               sizeof item.cls.traits);
          item.cls.key += m_machine;
          if (unwind_tables_p () && !unwind_tables_counted_p ())
            item.cls.unwind_bytes = item.cls.kept_unwind_bytes = 0;
          item.id = m_classes.intern (item.cls);
          if (unwind_tables_p ())
            item.state = m_frame.class_of (item.row);
        }
      result.code.items.push_back (item);
      result.insns.push_back (item.insn);
      result.frames.push_back (std::move (item.reported));
    }
  result.code.end = find_end ();
  find_frames_back (result.code);
  return result;
}

/* The uses (item_use) of ITEM, of which its instruction and the liveness of registers allow USES, that exceptions and
   unwind tables allow, too.  */
uint8_t
reader::unwindable_uses (const raw_item &item, uint8_t uses) const
{
  rtx_insn *insn = item.insn;
  /* A fragment that takes over the state of its site hides this function from unwinders:
     an exception would miss its landing pad, or the rule that it must not throw.  Where unwind
     tables have one entry per function (EHABI), unwinders cannot get past a fragment.  */
  bool leaves = item.cls.traits & TRAIT_TAIL_END;
  bool throws = insn && INSN_P (insn) && !leaves
                && (function_tables_p ()
                      ? CALL_P (insn) || insn_could_throw_p (insn)
                      : m_regions && acts_on_exception_p (insn));
  if (!item.known || throws)
    uses &= ~ITEM_REGISTER;
  if (!throws)
    uses |= ITEM_JUMP;
  /* With EHABI the entry of a fragment without calls cannot be unwound.  */
  else if (function_tables_p () && !CALL_P (insn))
    uses &= ~ITEM_CALL;
  /* GCC writes the rows of saved registers only before a call of its own; until then they say that the caller's return
     address is in the register that a call of a fragment overwrites (dwarf2cfi.cc, queue_reg_save).  */
  if (unwind_tables_p () && m_target.link_register () != INVALID_REGNUM && item.row
      && !item.row->saved.count (m_target.link_register ()))
    uses &= ~ITEM_CALL;
  /* A return address would overwrite a slot in which unwinders look for a register.  */
  if (item.popped && m_target.called_stack ())
    uses &= ~ITEM_CALL;
  return uses;
}

/* Sets the uses of the items of READ, which are M_ITEMS; their instructions and the liveness of registers allow
   USES.  */
void
reader::find_uses (read_function &read, const std::vector<uint8_t> &uses)
{
  bool callable = false;
  for (size_t i = 0; i < uses.size (); i++)
    {
      read.code.items[i].uses = unwindable_uses (m_items[i], uses[i]);
      callable |= read.code.items[i].uses & ITEM_CALL;
    }
  if (!callable)
    refusal_for (m_partly_refused, m_target.no_call_reason ());
}

/* Records that no fragment contains INSN, unless that prints no code: constants of a table are none.  */
void
reader::refuse (rtx_insn *insn)
{
  uint32_t bytes = insn_bytes (insn), entry_bytes;
  if (!bytes || (m_target.constants_in_code_p ()
                 && (m_target.table_entry (insn, &entry_bytes) || m_target.table_alignment_p (insn))))
    return;
  refusal why = m_exclusive.count (insn) ? REFUSAL_EXCLUSIVE : insn_refusal (insn);
  partial_refusal &refused = refusal_for (m_partly_refused, why);
  if (!refused.instructions++)
    {
      refused.line = LOCATION_LINE (INSN_LOCATION (insn));
      refused.first = insn_kind (insn);
    }
  if (!asm_p (insn))
    refused.bytes += bytes;
}

void
reader::read_insn (rtx_insn *insn)
{
  finish_class ();
  /* A call that replaces both instructions would be in one range of the exception table.  What comes between them,
     such as a call's arguments, stays with the second.  (Each item is moved at most once.)  */
  if (int to = m_regions ? thrown_to (insn) : throws_nothing; to != throws_nothing)
    {
      if (m_handler != throws_nothing && m_handler != to)
        separate_before (m_thrown);
      m_handler = to;
      m_thrown = m_items.size () + 1;
    }
  m_frequency.at (insn);
  raw_item item;
  if (m_left.count (insn) || !classify_insn (insn, m_target, m_constants, &item))
    {
      refuse (insn);
      separate ();
      return;
    }
  item.insn = insn;
  item.frequency = m_frequency.last ();
  m_frame.note_in (item);
  m_moves_stack = (item.cls.traits & TRAIT_TAIL_ONLY
                   && !(item.cls.traits & TRAIT_TAIL_END) ? stack_move (insn) : 0);
  if (m_moves_stack)
    item.cls.unwind_bytes = followed_row_bytes ();
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
  if (cfi->dw_cfi_opc == DW_CFA_remember_state)
    {
      separate_from_changes ();
      m_frame.apply (cfi);
      return;
    }
  if (m_item.insn && cfi_offset_p (cfi) && m_target.called_may_save_p ()
      && !(m_item.cls.traits & (TRAIT_TAIL_ONLY | TRAIT_TAIL_END)))
    {
      m_item.cls.traits |= TRAIT_SAVES;
      m_frame.apply (cfi);
      return;
    }
  if (m_item.insn && !(m_item.cls.traits & TRAIT_TAIL_END))
    {
      m_item.cls.traits |= TRAIT_TAIL_ONLY;
      if (!m_item.cls.unwind_bytes)
        m_item.cls.unwind_bytes = cfi_advance_bytes;
      m_item.cls.unwind_bytes += cfi_bytes (cfi);
      m_item.cls.kept_unwind_bytes += kept_cfi_bytes (cfi);
    }
  else
    separate ();
  m_frame.apply (cfi);
  if (m_item.insn)
    m_item.cls.key += directives_from_start (m_frame.row ());
}

void
reader::read_note (rtx_insn *note)
{
  switch (NOTE_KIND (note))
    {
    case NOTE_INSN_CFI:
      if (unwind_tables_p ())
        read_cfi (NOTE_CFI (note));
      else
        m_frame.apply_for_debuggers (NOTE_CFI (note));
      break;
    case NOTE_INSN_SWITCH_TEXT_SECTIONS:
      switch_section (current_function_decl);
      break;
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
  m_regions = fn->eh && fn->eh->region_tree;
  m_left = m_exclusive = exclusive_code (m_target);
  m_target.find_dependent (m_left);
  m_frame_key = followed_frame_base ();
  enter_section (section_of_code (fn->decl));
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
      {
        read_insn (insn);
        m_frame.pass (insn);
      }
  separate ();
  bind_jumps (m_items);
  bind_parts (m_items, m_target);
  bind_places (m_items);
  std::vector<rtx_insn *> insns;
  for (const raw_item &item : m_items)
    insns.push_back (item.insn);
  const std::vector<uint8_t> uses = m_target.find_legal_uses (fn, insns);
  bind_to_next (m_items, uses);
  read_function result = number ();
  find_uses (result, uses);
  result.code.partly_refused = std::move (m_partly_refused);
  result.constants = std::move (m_constants);
  return result;
}

} // namespace

read_function
read_insns (function *fn, const fold_target &target,
            const insn_frequencies &frequencies, class_table &classes)
{
  read_function refused;
  refused.code.refused = fold_refusal (fn, target);
  return refused.code.refused ? refused : reader (fn, target, frequencies, classes).run (fn);
}

} // namespace outline
