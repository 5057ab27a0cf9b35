/* Printing shared bodies.  SPDX-License-Identifier: GPL-3.0-or-later

   A body is printed while the function of its first site is the current one, into
   memory (rtl/body-text.h); its text is written at the end of the unit.  So nothing of
   the function's RTL has to live longer than the function.

   What a called body says nothing of: that it saves registers of its site's
   caller.  Until it returns, unwinders look at the row of the call, which says
   that the registers are what they were; and so they are, as a body does not
   change them after it has saved them.  The rows behind the call are those of
   the site.

   All bodies of a unit stand in one piece of code behind one unwind entry, as
   an entry costs as much as several bodies save.  A called body begins in the
   state in which every function begins.  Code that is jumped to begins in the
   state of its sites, which is set up before it; those of one state stand
   together.  So do linked bodies.  Lifted ones are called, and take over the
   state of their sites behind their first instruction:

     .cfi_startproc
     folded.1:  movq %rax, (%rdi)
                ret
                .cfi_remember_state
                .cfi_def_cfa_offset 16
                .cfi_offset 3, -16
     folded.2:  xorl %eax, %eax
                .cfi_remember_state
                popq %rbx
                .cfi_restore 3
                .cfi_def_cfa_offset 8
                ret
                .cfi_restore_state
                .cfi_restore_state
     .cfi_endproc  */

#include "rtl/bodies.h"

#include "plugin/content-hash.h"
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
  return unwind_tables_p () && dwarf2out_do_cfi_asm ();
}

/* Prints what ends a stretch with inner calls; CALL: the last of them, if it
   stands directly behind that, or null; FILLER as in rtl/target.h.  */
void
end_inner_calls (const fold_target &target, rtx_insn *call, unsigned filler)
{
  print_pattern (target.inner_calls_epilogue (call, filler),
                 frame_directives_p () ? target.inner_calls_epilogue_cfi () : "");
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

/* A hash of TEXT as text.  */
std::string
hash_name (const std::string &text)
{
  char name[24];
  snprintf (name, sizeof name, "%016llx",
            (unsigned long long) content_hash (text));
  return name;
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

} // namespace

std::string
body_store::make (const fold_target &target, body_kind kind, rtx_insn *first,
                  rtx_insn *last, const std::string &state,
                  body_home home, const code_constants &constants)
{
  rtx_insn *inner = in_place_p (kind) ? NULL
                                      : last_inner_call (target, kind, first,
                                                         last);
  int stack = (in_place_p (kind) ? 0
               : inner ? target.inner_call_stack () : target.called_stack ());
  unsigned filler
    = inner ? target.inner_calls_filler (changed_registers (first, last))
            : INVALID_REGNUM;
  rtx inner_return = inner && kind == BODY_CALLED
                       ? target.inner_calls_return (filler)
                       : NULL_RTX;
  /* What makes room for inner calls is taken back behind the last of them, or,
     where that may be passed by or costs nothing there, at the end.  */
  bool plain = inner && !inner_return && plain_code_p (first, last);
  copy_printer printer (target, constants, first, last);
  assembler_text output;
  bool known = true;
  bool cfi = frame_directives_p ();
  if (inner)
    print_pattern (target.inner_calls_prologue (filler),
                   cfi ? target.inner_calls_prologue_cfi () : "");
  if (kind == BODY_LIFTED)
    print_pattern (target.take_return_address (), cfi ? state.c_str () : "");
  for (rtx_insn *insn = first;; insn = NEXT_INSN (insn))
    {
      bool thunk_end = kind == BODY_THUNK && insn == last;
      if (thunk_end && inner && !plain)
        {
          end_inner_calls (target, NULL, filler);
          stack = target.called_stack ();
        }
      if (printed_p (insn))
        {
          rtx_insn *printed = printer.print (insn, stack, thunk_end);
          known = printed;
          if (!known)
            break;
          insn = printed;
          if (cfi && in_place_p (kind)
              && !(kind == BODY_TAIL && insn == last))
            print_cfi_behind (insn);
          if (insn == inner && plain)
            {
              end_inner_calls (target, inner, filler);
              stack = target.called_stack ();
            }
        }
      else if (LABEL_P (insn))
        printer.print_label (insn);
      if (insn == last)
        break;
    }
  if (known)
    {
      print_way_back (target, kind, first, last, state,
                      inner && !plain && !inner_return, inner_return, filler);
      printer.print_table ();
    }
  std::string text = output.finish ();
  if (!known)
    return std::string ();

  /* In a table that tells of functions what stands in one entry is unwound in
     one way, if at all.  */
  bool entry = function_tables_p ();
  std::string before = (!entry ? kind == BODY_LIFTED ? std::string () : state
                        : inner ? target.inner_calls_unwinding (filler)
                                : "\t.cantunwind\n");
  std::string opening = cfi ? std::string ("\t.cfi_startproc\n")
                                + target.entry_cfi ()
                            : std::string ();
  std::string content = (target.body_directives () + opening
                         + printer.without_label_numbers (text) + before);
  std::string name = "folded." + hash_name (content);
  if (home == BODY_LINKONCE)
    /* Other objects rely on it.  */
    name += hash_name (name + content) + ".comdat";
  if (m_by_name.emplace (name, m_bodies.size ()).second)
    m_bodies.push_back ({ name, text, before,
                          in_place_p (kind)
                            && text.find ("\t.cfi_") != std::string::npos,
                          opening, entry, home, {} });
  return name;
}

rtx_code_label *
body_store::new_label (const std::string &name)
{
  body &b = m_bodies[m_by_name.at (name)];
  if (b.home == BODY_LINKONCE)
    return NULL;
  rtx_code_label *label = gen_label_rtx ();
  b.labels.push_back (CODE_LABEL_NUMBER (label));
  return label;
}

/* Writes the bodies BEGIN to END, one behind the other, with one unwind
   entry.  */
void
body_store::write_group (const fold_target &target,
                         std::vector<body>::const_iterator begin,
                         std::vector<body>::const_iterator end)
{
  bool cfi = !begin->opening.empty ();
  if (FUNCTION_BOUNDARY > BITS_PER_UNIT)
    ASM_OUTPUT_ALIGN (asm_out_file,
                      floor_log2 (FUNCTION_BOUNDARY / BITS_PER_UNIT));
  target.declare_bodies (asm_out_file);
  fputs (begin->opening.c_str (), asm_out_file);
  if (begin->entry)
    fprintf (asm_out_file, "\t.fnstart\n%s", begin->state.c_str ());
  const std::string *state = NULL;
  for (auto b = begin; b != end; b++)
    {
      if (cfi && !b->state.empty () && (!state || *state != b->state))
        {
          if (state)
            fputs ("\t.cfi_restore_state\n", asm_out_file);
          fputs ("\t.cfi_remember_state\n", asm_out_file);
          fputs (b->state.c_str (), asm_out_file);
          state = &b->state;
        }
      fputs (target.body_directives (), asm_out_file);
      ASM_OUTPUT_TYPE_DIRECTIVE (asm_out_file, b->name.c_str (), "function");
      ASM_OUTPUT_LABEL (asm_out_file, b->name.c_str ());
      for (int number : b->labels)
        targetm.asm_out.internal_label (asm_out_file, "L", number);
      if (b->changes_frame)
        fputs ("\t.cfi_remember_state\n", asm_out_file);
      fputs (b->text.c_str (), asm_out_file);
      if (b->changes_frame)
        fputs ("\t.cfi_restore_state\n", asm_out_file);
      /* Profilers overlook symbols without a size.  */
      ASM_OUTPUT_MEASURED_SIZE (asm_out_file, b->name.c_str ());
    }
  if (cfi)
    fputs ("\t.cfi_endproc\n", asm_out_file);
  if (begin->entry)
    fputs ("\t.fnend\n", asm_out_file);
}

/* Begins the section of B alone.  */
void
body_store::begin_section (const body &b)
{
  std::string section = ".text." + b.name;
  bool linkonce = b.home == BODY_LINKONCE;
  targetm.asm_out.named_section (section.c_str (),
                                 SECTION_CODE
                                   | (linkonce ? SECTION_LINKONCE : 0),
                                 linkonce ? get_identifier (b.name.c_str ())
                                          : NULL_TREE);
  in_section = NULL;
  if (linkonce)
    fprintf (asm_out_file, "\t.weak\t%s\n\t.hidden\t%s\n", b.name.c_str (),
             b.name.c_str ());
}

void
body_store::write (const fold_target &target)
{
  std::stable_sort (m_bodies.begin (), m_bodies.end (),
                    [] (const body &a, const body &b) {
                      return (a.home != b.home         ? a.home < b.home
                              : a.opening != b.opening ? a.opening > b.opening
                                                       : a.state < b.state);
                    });
  auto shared = std::find_if (m_bodies.begin (), m_bodies.end (),
                              [] (const body &b) {
                                return b.home != BODY_SHARED;
                              });
  if (shared != m_bodies.begin ())
    switch_to_section (text_section);
  for (auto b = m_bodies.begin (), end = b; b != shared; b = end)
    {
      /* Where one entry cannot tell several states, each has its own.  */
      end = std::find_if (b, shared, [b] (const body &other) {
        return (other.opening != b->opening
                || ((other.entry || b->entry) && other.state != b->state));
      });
      write_group (target, b, end);
    }
  for (auto b = shared; b != m_bodies.end (); b++)
    {
      begin_section (*b);
      write_group (target, b, b + 1);
    }
  m_bodies.clear ();
}

} // namespace outline
