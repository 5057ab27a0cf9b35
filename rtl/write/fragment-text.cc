/* Instructions of a fragment as assembler text.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/write/fragment-text.h"

#include <tuple>

#include "facts/assembler-options.h"
#include "facts/frame-chain.h"
#include "facts/function-size.h"
#include "program/compose.h"
#include "rtl/insn/frame-state.h"
#include "rtl/insn/insn-key.h"
#include "rtl/insn/insn-notes.h"
#include "rtl/insn/insn-range.h"
#include "rtl/read/insn-class.h"

namespace outline
{

namespace
{

/* Prints INSN by "final".  */
void
print_insn (rtx_insn *insn)
{
  int seen = 0;
  final_scan_insn (insn, asm_out_file, 1, 0, &seen);
}

/* How LABEL is printed.  */
std::string
label_text (rtx label)
{
  char name[32];
  ASM_GENERATE_INTERNAL_LABEL (name, "L", CODE_LABEL_NUMBER (label));
  return name + 1;
}

/* The label that INSN, an instruction or a label, names, and that is another one in each fragment; null if there is
   none.  */
rtx
label_named (const code_constants &constants, rtx_insn *insn)
{
  if (LABEL_P (insn))
    return insn;
  if (rtx_insn *label = jump_target (insn))
    return label;
  const code_constant *constant = constants.loaded_by (insn);
  return constant ? constant->label : NULL;
}

/* Emits what is printed of INSN alone in a fragment, as insn_text.  Returns null if the target does not know it.  */
rtx_insn *
emit_copy (const fold_target &target, const code_constants &constants, rtx_insn *insn, int bytes, bool sibling)
{
  rtx pattern;
  if (sibling)
    pattern = target.tail_call (insn);
  else if (const code_constant *constant = constants.loaded_by (insn))
    pattern = constants.pattern_with (insn, gen_rtx_LABEL_REF (VOIDmode, constant->label), true);
  else
    pattern = copy_rtx (PATTERN (insn));
  if (bytes && pattern)
    pattern = target.adjust_stack_references (pattern, bytes);
  if (!pattern)
    return NULL;
  bool jump = JUMP_P (insn) || (GET_CODE (pattern) == SET
                                && SET_DEST (pattern) == pc_rtx);
  rtx_insn *copy = (jump ? emit_jump_insn (pattern)
                    : CALL_P (insn) ? emit_call_insn (pattern)
                                    : emit_insn (pattern));
  if (CALL_P (copy))
    {
      SIBLING_CALL_P (copy) = sibling || SIBLING_CALL_P (insn);
      CALL_INSN_FUNCTION_USAGE (copy) = CALL_INSN_FUNCTION_USAGE (insn);
    }
  for (rtx note = REG_NOTES (insn); note; note = XEXP (note, 1))
    if (printed_note_p (note))
      add_reg_note (copy, REG_NOTE_KIND (note), XEXP (note, 0));
  bool known = true;
  if (bytes || sibling)
    known = target_knows_p (copy);
  else
    INSN_CODE (copy) = INSN_CODE (insn);
  /* Its length is that of INSN.  */
  INSN_UID (copy) = INSN_UID (insn);
  return known ? copy : NULL;
}

/* The directives that the entry of a fragment in a table of functions begins with; empty where there is no such
   table (function_tables_p).  CALLED: it is called; INNER: with calls inside, for which it saves FILLER
   (target/linkage.h) beside the return address.

   With EHABI all code of an entry is unwound in the same way, if at all.  With -funwind-tables called fragments
   without calls can be unwound: an entry without directives means that the return address is in lr.  */
std::string
function_entry_of (const fold_target &target, bool called, bool inner, unsigned filler)
{
  if (!function_tables_p ())
    return std::string ();
  return "\t.fnstart\n" + (inner ? target.inner_calls_unwinding (filler)
                           : flag_unwind_tables && called ? std::string ()
                                                          : "\t.cantunwind\n");
}

/* What fragments that save FILLER, or INVALID_REGNUM, do about calls inside.  */
inner_room
room_with (const fold_target &target, unsigned filler)
{
  frame_rules made = start_row ();
  made.cfa_offset += target.inner_call_stack ();
  return { pattern_text (target.inner_calls_room ()), directives_from_start (made),
           pattern_text (target.inner_calls_prologue (filler)),
           pattern_text (target.inner_calls_epilogue (NULL, filler)),
           pattern_text (target.inner_calls_return (filler)),
           directives_from_start (target.inner_calls_frame (filler)),
           function_entry_of (target, true, true, filler) };
}

} // namespace

HARD_REG_SET
changed_registers (rtx_insn *first, rtx_insn *last)
{
  HARD_REG_SET changed = HARD_REG_SET ();
  for (rtx_insn *insn : insn_range (first, last))
    if (printed_p (insn))
      {
        HARD_REG_SET set;
        find_all_hard_reg_sets (insn, &set, true);
        changed |= set;
      }
  return changed;
}

/* Comments (-fverbose-asm, -dp, -dP) and line numbers would be those of one site.  To open a stream takes as long as to
   print ten instructions, so there is one for all.  */
std::string
printed_text (const std::function<bool ()> &print)
{
  static FILE *memory;
  static char *text;
  static size_t size;           /* Of what has been written, once the stream is flushed.  */
  static bool used;
  gcc_assert (!used);
  app_disable ();
  if (!memory)
    memory = open_memstream (&text, &size);
  if (!memory || fseeko (memory, 0, SEEK_SET) != 0)
    fatal_error (UNKNOWN_LOCATION, "no memory for the code that is shared: %s",
                 xstrerror (errno));
  used = true;
  auto settings = std::tie (asm_out_file, debug_hooks, flag_verbose_asm, flag_print_asm_name, flag_dump_rtl_in_asm);
  const std::tuple<FILE *, const gcc_debug_hooks *, int, int, int> saved = settings;
  settings = std::make_tuple (memory, &do_nothing_debug_hooks, 0, 0, 0);
  bool good = print ();
  app_disable ();
  fflush (memory);
  settings = saved;
  used = false;
  return good ? std::string (text, size) : std::string ();
}

std::string
pattern_text (rtx pattern)
{
  if (!pattern)
    return std::string ();
  start_sequence ();
  bool jump = (ANY_RETURN_P (pattern)
               || (GET_CODE (pattern) == SET && SET_DEST (pattern) == pc_rtx)
               || (GET_CODE (pattern) == PARALLEL
                   && ANY_RETURN_P (XVECEXP (pattern, 0, 0))
                   && GET_CODE (XVECEXP (pattern, 0, 1)) == UNSPEC));
  rtx_insn *insn = jump ? emit_jump_insn (pattern) : emit_insn (pattern);
  std::string text = printed_text ([=] { print_insn (insn); return true; });
  end_sequence ();
  return text;
}

std::string
table_start_text ()
{
  return printed_text ([] {
    ASM_OUTPUT_ALIGN (asm_out_file, floor_log2 (UNITS_PER_WORD));
    return true;
  });
}

rtx_insn *
last_printed_with (const fold_target &target, rtx_insn *insn, rtx_insn *last)
{
  while (insn != last && target.printed_with_next_p (insn))
    {
      rtx_insn *next = NEXT_INSN (insn);
      while (next != last && (NOTE_P (next) || DEBUG_INSN_P (next)))
        next = NEXT_INSN (next);
      if (!INSN_P (next) || !target.printed_with_next_p (next))
        break;
      insn = next;
    }
  return insn;
}

std::string
insn_text (const fold_target &target, const code_constants &constants, rtx_insn *first, rtx_insn *last, int bytes,
           bool sibling)
{
  rtx label = label_named (constants, first);
  std::string text = printed_text ([&] {
    target.forget_printed ();
    if (LABEL_P (first))
      {
        targetm.asm_out.internal_label (asm_out_file, "L", CODE_LABEL_NUMBER (first));
        return true;
      }
    start_sequence ();
    std::vector<rtx_insn *> copies;
    for (rtx_insn *insn : insn_range (first, last))
      if (printed_p (insn))
        copies.push_back (emit_copy (target, constants, insn, bytes, sibling));
    /* What looks ahead in final stops here.  */
    emit_barrier ();
    bool known = std::find (copies.begin (), copies.end (), nullptr) == copies.end ();
    for (rtx_insn *copy : copies)
      if (known)
        print_insn (copy);
    end_sequence ();
    return known;
  });
  return label ? replace_label (text, label_text (label), std::string (1, label_mark)) : text;
}

std::string
constant_text (rtx_insn *entry, const fold_target &target)
{
  std::string text = pattern_text (copy_rtx (PATTERN (entry)));
  pattern_text (target.table_end ());
  return text;
}

void
add_needs (class_text &text, const fold_target &target, const code_constants &constants, rtx_insn *first,
           rtx_insn *last)
{
  if (const code_constant *constant = constants.loaded_by (first))
    {
      text.constant = constant_text (constant->entry, target);
      text.constant_bytes = constant->bytes;
      text.reach = target.constant_reach (first);
      int place = target.place_named (constant->value);
      if (place >= 0)
        text.place = target.place_label (place);
    }
  if (text.traits & TRAIT_CALLS)
    text.epilogue = pattern_text (target.inner_calls_epilogue (last, INVALID_REGNUM));
  HARD_REG_SET changed = HARD_REG_SET ();
  for (rtx_insn *insn : insn_range (first, last))
    {
      HARD_REG_SET own = changed_registers (insn, insn);
      text.moves_stack |= !CALL_P (insn) && TEST_HARD_REG_BIT (own, STACK_POINTER_REGNUM);
      changed |= own;
    }
  uint32_t room = 1;
  for (unsigned filler : target.inner_calls_fillers ())
    {
      if (TEST_HARD_REG_BIT (changed, filler))
        text.rooms_changed |= room;
      room <<= 1;
    }
}


fragment_context
context_of_function (const fold_target &target)
{
  fragment_context c;
  c.unwound = cfi_consumer_of_function () == cfi_consumer::unwinders;
  c.sizes = target.sizes ();
  c.before_label = target.before_label ();
  c.opening = std::string ("\t.cfi_startproc\n") + target.entry_cfi ();
  c.machine = target.program_machine_directives ();
  c.followed = followed_by_code_p ();
  c.assembler = assembler_code_options ();
  c.file_end = target.program_file_end ();
  c.alignment = FUNCTION_BOUNDARY / BITS_PER_UNIT;
  c.stack_register = start_row ().cfa_register;
  c.start_offset = start_row ().cfa_offset;
  c.called_stack = target.called_stack ();
  c.called_entry = function_entry_of (target, true, false, INVALID_REGNUM);
  c.jumped_entry = function_entry_of (target, false, false, INVALID_REGNUM);
  c.rooms.clear ();
  for (unsigned filler : target.inner_calls_fillers ())
    c.rooms.push_back (room_with (target, filler));
  c.rooms.push_back (room_with (target, INVALID_REGNUM));
  if (target.constants_in_code_p ())
    {
      c.table_start = table_start_text ();
      c.table_end = pattern_text (target.table_end ());
    }
  c.return_ = pattern_text (target.return_pattern ());
  if (c.sizes.register_call)
    {
      c.take = pattern_text (target.take_return_address ());
      c.give = pattern_text (target.give_return_address ());
      c.register_return = pattern_text (target.register_call_return ());
    }
  if (c.sizes.register_jump_site)
    c.register_jump_return = pattern_text (target.register_jump_return ());
  return c;
}

} // namespace outline
