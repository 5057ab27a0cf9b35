/* Prints unwind entries that code shares.  SPDX-License-Identifier: GPL-3.0-or-later

   Which code does so, the table says (gcc/unwind-table.cc).  The first function of an entry begins it (.cfi_startproc),
   and the last one, or the fragments after it, end it (.cfi_endproc):

     f:  .cfi_startproc              f:  .cfi_startproc
         pushq %rbx                      pushq %rbx
                                         .cfi_remember_state
         .cfi_def_cfa_offset 16          .cfi_def_cfa_offset 16
         .cfi_offset 3, -16              .cfi_offset 3, -16
         ...                             ...
         popq %rbx             ->        popq %rbx
         .cfi_restore 3                  .cfi_restore_state
         .cfi_def_cfa_offset 8
         ret                             ret
         .cfi_endproc
     g:  .cfi_startproc              g:
         ...                             ...
         .cfi_endproc                    .cfi_endproc

   A function that changes the frame remembers the state before its first change and restores it after its epilogue.  If
   it does not end with that, what continues the entry restores it: a row at the end of an entry would be for no code.
   A function that moves the stack pointer but saves no register need not restore.  Unwinders look the entry up by
   address and find the right row; a function's name comes from the symbol table.

     begin    the table places the parts of the function; of one whose entry stays open the rows are changed, which are
              notes among its instructions
     end      the two directives around them are removed: GCC has no hook for these, so "final" writes such a function
              to memory

   The table may not know all: of a function that is not suspended not whether it has a cold part, and of others
   nothing.  Before these no entry is left open.  */

#include "gcc/unwind.h"

#include <stdio.h>
#include <stdlib.h>

#include "facts/code-place.h"
#include "facts/function-size.h"
#include "gcc/memory-output.h"
#include "gcc/expansion.h"

namespace outline
{

namespace
{

const char startproc[] = "\t.cfi_startproc\n", endproc[] = "\t.cfi_endproc\n", key_frame[] = "\t.cfi_b_key_frame\n";

/* What becomes of the entry that GCC prints of a part of a function.  */
struct entry_change
{
  std::string opening;          /* In place of .cfi_startproc.  */
  bool open;                    /* Without .cfi_endproc.  */
  std::string section;
};

/* How the unit is printed, and the current function, while asm_out_file is a memory stream.  */
struct unit_printer
{
  unwind_table table;
  std::vector<entry_change> changes;
  memory_output memory;
};
unit_printer printer;

/* Ends the entry that is open in the section with the name NAME.  */
void
close_entry (const std::string &name)
{
  switch_to_section (printer.table.open ().at (name).where);
  fputs (endproc, asm_out_file);
  printer.table.open ().erase (name);
}

/* Makes ROW, or a new row before it if ADDED, one of the kind OPCODE without operands.  The garbage collector does not
   follow notes: it keeps a row for the entry that GCC has made of the function (dw_fde_node), in which this one is not.
   So it is not the collector's.  */
void
set_row (rtx_insn *row, dwarf_call_frame_info opcode, bool added)
{
  static std::map<dwarf_call_frame_info, dw_cfi_node> rows;
  rtx_insn *note = added ? emit_note_before (NOTE_INSN_CFI, row) : row;
  NOTE_CFI (note) = &rows[opcode];
  NOTE_CFI (note)->dw_cfi_opc = opcode;
}

/* Whether an instruction is printed after FROM and before TO (null: the end of the function or of its part).  */
bool
code_between_p (rtx_insn *from, rtx_insn *to)
{
  for (rtx_insn *insn = NEXT_INSN (from); insn != to; insn = NEXT_INSN (insn))
    if (NOTE_P (insn) && NOTE_KIND (insn) == NOTE_INSN_SWITCH_TEXT_SECTIONS)
      return false;
    else if (JUMP_TABLE_DATA_P (insn) || (NONDEBUG_INSN_P (insn) && printed_p (insn) && insn_bytes (insn)))
      return true;
  return false;
}

dwarf_call_frame_info
opcode_of (const rtx_insn *row)
{
  return NOTE_CFI (row)->dw_cfi_opc;
}

/* Removes a DW_CFA_restore_state after the last instruction from ROWS, and what belongs to it: nobody reads that row.
   It is left where the instructions that had it have moved to a fragment.  (With two of them at one address gas 2.40 to
   2.47 stops, if asked for --gsframe.)  */
void
remove_last_restore (std::vector<rtx_insn *> &rows)
{
  if (rows.empty () || opcode_of (rows.back ()) != DW_CFA_restore_state || code_between_p (rows.back (), NULL))
    return;
  size_t i = rows.size () - 1;
  for (unsigned open = 1; open && i > 0;)
    {
      i--;
      open += opcode_of (rows[i]) == DW_CFA_restore_state;
      open -= opcode_of (rows[i]) == DW_CFA_remember_state;
    }
  remove_insn (rows.back ());
  rows.pop_back ();
  remove_insn (rows[i]);
  rows.erase (rows.begin () + i);
}

/* Whether ROW says that a register is saved, or by which one the frame is found.  */
bool
saves_p (const rtx_insn *row)
{
  switch (opcode_of (row))
    {
    case DW_CFA_def_cfa_offset:
    case DW_CFA_restore:
    case DW_CFA_remember_state:
    case DW_CFA_restore_state:
      return false;
    default:
      return !negates_ra_state_p (NOTE_CFI (row));
    }
}

/* Makes the part of a function with ROWS remember the frame in which it began.  Returns the directive that brings this
   back after it; an empty one if it ends in that frame.  */
const char *
restore_frame (std::vector<rtx_insn *> rows)
{
  remove_last_restore (rows);
  if (rows.empty ())
    return "";
  bool back = ends_as_begun_p (rows);
  if (back && std::none_of (rows.begin (), rows.end (), saves_p))
    return "";
  if (back)
    {
      /* In place of this row and the ones before it that restore registers.  */
      while (rows.size () > 1 && opcode_of (rows[rows.size () - 2]) == DW_CFA_restore
             && !code_between_p (rows[rows.size () - 2], rows.back ()))
        {
          remove_insn (rows.back ());
          rows.pop_back ();
        }
      set_row (rows.back (), DW_CFA_restore_state, false);
    }
  set_row (rows[0], DW_CFA_remember_state, true);
  return back ? "" : "\t.cfi_restore_state\n";
}

/* Places the COUNT parts of FN, the current function, from FIRST on.  Returns whether anything changes.  */
bool
place_parts (function *fn, const unwind_part *first, size_t count)
{
  std::map<std::string, open_unwind_entry> &open = printer.table.open ();
  const std::vector<unwind_rows> rows = read_unwind_rows (get_insns ());
  bool changes = false;
  for (size_t i = 0; i < count; i++)
    {
      const unwind_part &part = first[i];
      /* It was not known that it does not share.  */
      if (!part.shares && open.count (part.section))
        close_entry (part.section);
      std::string opening = open.count (part.section) ? open.at (part.section).restore : startproc;
      unwind_table::placement p = printer.table.place (part);
      if (p.open)
        {
          open_unwind_entry &entry = open.at (part.section);
          entry.where = section_of_code (fn->decl, i > 0);
          entry.restore = restore_frame (rows[i].notes);
        }
      printer.changes.push_back ({ opening, p.open, part.section });
      changes |= p.continues || p.open;
    }
  return changes;
}

} // namespace

bool
begins_entry_p (function *fn, const suspended_functions &suspended)
{
  return !printer.table.parts ().empty () || suspended.without_tables_p (fn->decl);
}

void
begin_entry (function *fn, const suspended_functions &suspended)
{
  printer.changes.clear ();
  size_t count;
  const unwind_part *parts = printer.table.update (cgraph_node::get (fn->decl), &count);
  if (!parts)
    close_open_entries ();
  bool changes = place_parts (fn, parts, count);
  if (suspended.without_tables_p (fn->decl) && dwarf2out_do_cfi_asm ())
    {
      printer.changes.assign (read_unwind_rows (get_insns ()).size (), { "", true, "" });
      changes = true;
    }
  if (!changes)
    return;
  printer.memory.begin ();
}

/* Finds the line LINE in TEXT from byte FROM on.  Elsewhere than at the start of a line it may be in a comment, with
   -fverbose-asm one of the program's.  */
static size_t
find_line (const std::string &text, const char *line, size_t from)
{
  while ((from = text.find (line, from)) != std::string::npos && from > 0 && text[from - 1] != '\n')
    from++;
  return from;
}

bool
entry_held_p ()
{
  return printer.memory.active_p ();
}

void
end_entry ()
{
  std::string text = printer.memory.end ();
  size_t at = 0;
  for (const entry_change &change : printer.changes)
    {
      at = find_line (text, startproc, at);
      gcc_assert (at != std::string::npos);
      /* Asm of a function without tables may write entries of its own between the two.  */
      size_t end = &change == &printer.changes.back () ? text.rfind (endproc) : find_line (text, endproc, at);
      gcc_assert (end != std::string::npos && end > at);
      if (change.open)
        text.erase (end, strlen (endproc));
      text.replace (at, strlen (startproc), change.opening);
      at += change.opening.size ();
      if (change.open && !change.section.empty ())
        printer.table.open ().at (change.section).key |= find_line (text, key_frame, at) != std::string::npos;
    }
  fwrite (text.data (), 1, text.size (), asm_out_file);
}

void
plan_unwind_entries (unwind_table table)
{
  printer.table = std::move (table);
}

bool
continue_unwind_entry (section *where, const std::string &opening)
{
  const std::string name = assembler_section (where);
  auto entry = printer.table.open ().find (name);
  if (entry == printer.table.open ().end ())
    return false;
  if (std::string (startproc) + (entry->second.key ? key_frame : "") != opening)
    {
      close_entry (name);
      switch_to_section (where);
      return false;
    }
  fputs (entry->second.restore, asm_out_file);
  printer.table.open ().erase (entry);
  return true;
}

void
close_open_entries ()
{
  while (!printer.table.open ().empty ())
    close_entry (printer.table.open ().begin ()->first);
}

} // namespace outline
