/* Printing a body.  SPDX-License-Identifier: GPL-3.0-or-later

   What a called body says nothing of: that it saves registers of its site's
   caller.  Until it returns, unwinders look at the row of the call, which says
   that the registers are what they were; and so they are, as a body does not
   change them after it has saved them.  The rows behind the call are those of
   the site.  */

#include "rtl/printed-body.h"

#include "plugin/function-size.h"
#include "rtl/body-text.h"
#include "rtl/frame-state.h"

namespace outline
{

namespace
{

/* Whether bodies of the current function's code have call frame directives.  With
   -flto one unit may have functions with and without unwind tables.  */
bool
frame_directives_p ()
{
  return (unwind_tables_p () && dwarf2out_do_cfi_asm ()) || debug_frames_p ();
}

/* Takes the call frame directives out of BODY's text: those for debuggers alone must
   decide nothing.  */
void
set_debug_frame_apart (printed_body &body)
{
  std::string text;
  size_t settled = body.settled;
  for (size_t at = 0, next; at < body.text.size (); at = next)
    {
      next = body.text.find ('\n', at);
      next = next == std::string::npos ? body.text.size () : next + 1;
      std::string line = body.text.substr (at, next - at);
      if (!startswith (line.c_str (), "\t.cfi_"))
        {
          text += line;
          continue;
        }
      body.debug_frame.emplace_back (text.size (), line);
      if (at < settled)
        body.settled -= line.size ();
    }
  body.text = std::move (text);
}

/* Prints what ends a stretch with inner calls; CALL: the last of them, if it
   stands directly behind that, or null; FILLER as in rtl/target.h.  */
void
end_inner_calls (const fold_target &target, rtx_insn *call, unsigned filler)
{
  print_pattern (target.inner_calls_epilogue (call, filler),
                 frame_directives_p () ? target.inner_calls_epilogue_cfi (filler)
                                       : "");
}

/* Whether INSN is a call that comes back, or needs the same preparations.  */
bool
calls_p (const fold_target &target, rtx_insn *insn)
{
  if (CALL_P (insn))
    return !SIBLING_CALL_P (insn);
  uint32_t traits = 0;
  return (printed_p (insn) && target.classify (insn, &traits)
          && traits & WORD_CALLS);
}

/* The last call of FIRST to LAST that comes back to them; null if none.  */
rtx_insn *
last_inner_call (const fold_target &target, body_kind kind, rtx_insn *first,
                 rtx_insn *last)
{
  rtx_insn *found = NULL;
  for (rtx_insn *insn = first;; insn = NEXT_INSN (insn))
    {
      if (calls_p (target, insn) && !(kind == BODY_THUNK && insn == last))
        found = insn;
      if (insn == last)
        return found;
    }
}

/* Whether each instruction of FIRST to LAST is executed once, and finds the stack
   pointer where the one before found it.  */
bool
plain_code_p (rtx_insn *first, rtx_insn *last)
{
  for (rtx_insn *insn = first;; insn = NEXT_INSN (insn))
    {
      if (LABEL_P (insn))
        return false;
      HARD_REG_SET set;
      if (printed_p (insn) && !CALL_P (insn))
        {
          find_all_hard_reg_sets (insn, &set, true);
          if (TEST_HARD_REG_BIT (set, STACK_POINTER_REGNUM))
            return false;
        }
      if (insn == last)
        return true;
    }
}

/* The registers that FIRST to LAST change.  */
HARD_REG_SET
changed_registers (rtx_insn *first, rtx_insn *last)
{
  HARD_REG_SET changed = HARD_REG_SET ();
  for (rtx_insn *insn = first;; insn = NEXT_INSN (insn))
    {
      HARD_REG_SET set;
      if (printed_p (insn))
        {
          find_all_hard_reg_sets (insn, &set, true);
          changed |= set;
        }
      if (insn == last)
        return changed;
    }
}

/* Prints the call frame directives behind INSN, but not remember_state.  */
void
print_cfi_behind (rtx_insn *insn)
{
  for (rtx_insn *note : cfi_notes_behind (insn))
    if (NOTE_CFI (note)->dw_cfi_opc != DW_CFA_remember_state)
      dwarf2out_emit_cfi (NOTE_CFI (note));
}

/* Whether the CFA is found through the stack pointer behind LAST, if it is
   described by STATE before FIRST.  */
bool
ends_on_stack_pointer_p (const std::string &state, rtx_insn *first,
                         rtx_insn *last)
{
  bool on_stack_pointer = state.find (".cfi_def_cfa ") == std::string::npos;
  for (rtx_insn *insn = first;; insn = NEXT_INSN (insn))
    {
      for (rtx_insn *note : cfi_notes_behind (insn))
        {
          dw_cfi_node *cfi = NOTE_CFI (note);
          frame_state after;
          after.apply (cfi);
          if (cfi->dw_cfi_opc == DW_CFA_def_cfa
              || cfi->dw_cfi_opc == DW_CFA_def_cfa_sf
              || cfi->dw_cfi_opc == DW_CFA_def_cfa_register)
            on_stack_pointer = after.on_stack_pointer_p ();
        }
      if (insn == last)
        return on_stack_pointer;
    }
}

/* Prints what leads back from a body of KIND made of FIRST to LAST, where the
   frame state before FIRST was STATE.  INNER_LEFT: its room for inner calls, with
   FILLER, is still there.  INNER_RETURN: what also takes that back, or null.  */
void
print_way_back (const fold_target &target, body_kind kind, rtx_insn *first,
                rtx_insn *last, const std::string &state, bool inner_left,
                rtx inner_return, unsigned filler)
{
  bool cfi = frame_directives_p ();
  switch (kind)
    {
    case BODY_CALLED:
      if (inner_left)
        end_inner_calls (target, NULL, filler);
      print_pattern (inner_return ? inner_return : target.return_pattern (),
                     "");
      break;
    case BODY_LIFTED:
      {
        bool moves = cfi && ends_on_stack_pointer_p (state, first, last);
        print_pattern (target.give_return_address (),
                       moves ? target.give_return_address_cfi () : "");
        print_pattern (target.lifted_return (), "");
        break;
      }
    case BODY_LINKED:
      print_pattern (target.linked_return (), "");
      break;
    default:
      break;
    }
}

/* A body with calls inside that come back to it makes room for them.  */
struct inner_calls
{
  rtx_insn *last;          /* The last of them; null if there are none.  */
  unsigned filler;         /* As in rtl/target.h.  */
  rtx as_return;           /* What takes the room back and returns, or null.  */
  bool at_last;            /* The room is taken back behind LAST.  Where that may
                              be passed by, or costs nothing there, at the
                              end.  */
};

inner_calls
inner_calls_of (const fold_target &target, body_kind kind, rtx_insn *first,
                rtx_insn *last)
{
  inner_calls inner = { NULL, INVALID_REGNUM, NULL_RTX, false };
  if (in_place_p (kind))
    return inner;
  inner.last = last_inner_call (target, kind, first, last);
  if (!inner.last)
    return inner;
  inner.filler = target.inner_calls_filler (changed_registers (first, last));
  if (kind == BODY_CALLED)
    inner.as_return = target.inner_calls_return (inner.filler);
  inner.at_last = !inner.as_return && plain_code_p (first, last);
  return inner;
}

/* Prints FIRST to LAST by PRINTER, for BODY of KIND with INNER, and says where it
   is settled.  Returns false if the target cannot print all.  */
bool
print_insns (const fold_target &target, body_kind kind, rtx_insn *first,
             rtx_insn *last, const inner_calls &inner, copy_printer &printer,
             printed_body &body)
{
  int stack = (in_place_p (kind) ? 0
               : inner.last ? target.inner_call_stack ()
                            : target.called_stack ());
  for (rtx_insn *insn = first;; insn = NEXT_INSN (insn))
    {
      bool thunk_end = kind == BODY_THUNK && insn == last;
      if (thunk_end && inner.last && !inner.at_last)
        {
          end_inner_calls (target, NULL, inner.filler);
          stack = target.called_stack ();
        }
      if (printed_p (insn))
        {
          insn = printer.print (insn, stack, thunk_end);
          if (!insn)
            return false;
          if (frame_directives_p () && in_place_p (kind)
              && !(kind == BODY_TAIL && insn == last))
            print_cfi_behind (insn);
          if (insn == inner.last && inner.at_last)
            {
              end_inner_calls (target, inner.last, inner.filler);
              stack = target.called_stack ();
              body.settled = ftell (asm_out_file);
            }
        }
      else if (LABEL_P (insn))
        printer.print_label (insn);
      if (insn == last)
        return true;
    }
}

} // namespace

bool
print_body (const fold_target &target, body_kind kind, rtx_insn *first,
            rtx_insn *last, const std::string &state,
            const code_constants &constants, printed_body &body)
{
  inner_calls inner = inner_calls_of (target, kind, first, last);
  bool cfi = frame_directives_p (), known_state = state != unknown_frame;
  copy_printer printer (target, constants, first, last);
  assembler_text output;
  if (inner.last)
    print_pattern (target.inner_calls_prologue (inner.filler),
                   cfi ? target.inner_calls_prologue_cfi (inner.filler) : "");
  if (kind == BODY_LIFTED)
    print_pattern (target.take_return_address (),
                   cfi && known_state ? state.c_str () : "");
  bool known = print_insns (target, kind, first, last, inner, printer, body);
  if (known)
    {
      print_way_back (target, kind, first, last, state,
                      inner.last && !inner.at_last && !inner.as_return,
                      inner.as_return, inner.filler);
      body_sizes sizes = target.sizes ();
      known = printer.print_table (sizes.inner_calls + sizes.return_);
    }
  body.text = output.finish ();
  bool debugs = debug_frames_p ();
  if (debugs)
    set_debug_frame_apart (body);
  std::string opening
    = cfi ? std::string ("\t.cfi_startproc\n") + target.entry_cfi () : std::string ();
  std::string begins_in = kind == BODY_LIFTED ? std::string () : state;
  if (debugs)
    body.debug_state = state;
  if (debugs && known_state)
    body.debug_opening = opening + begins_in;
  /* In a table that tells of functions what stands in one entry is unwound in
     one way, if at all.  Where all code is to be unwound, that of called bodies without
     calls is: no directives stand for "the return address is in lr".  */
  body.entry = function_tables_p ();
  if (!body.entry)
    body.state = debugs ? std::string () : begins_in;
  else
    body.state = ("\t.fnstart\n"
                  + (inner.last ? target.inner_calls_unwinding (inner.filler)
                     : flag_unwind_tables && called_p (kind) ? std::string ()
                                                             : "\t.cantunwind\n"));
  body.opening = debugs ? std::string () : opening;
  body.machine = target.machine_directives ();
  body.content = (target.body_directives () + body.opening
                  + printer.without_label_numbers (body.text) + body.state);
  body.changes_frame = (in_place_p (kind)
                        && body.text.find ("\t.cfi_") != std::string::npos);
  return known;
}

} // namespace outline
