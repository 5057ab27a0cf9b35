/* How many bytes the unwind table takes.  SPDX-License-Identifier: GPL-3.0-or-later

   The table as the assembler writes it:

     CIE    20 to 30 bytes, aligned by 4, one for each kind of function: without a
            personality routine, with one, with one and an exception table
     FDE    17 bytes, 4 more with an exception table, and the rows; aligned by 4,
            the last one by 8

   A function may share the entry of the next one in its section, but not where
   that one has a personality routine (gcc/unwind.h).  */

#include "measure/unwind-size.h"

#include <algorithm>

#include "facts/code-place.h"
#include "facts/function-size.h"
#include "gcc/unwind.h"

namespace outline
{

namespace
{

/* An entry before its first row, its alignment, the table's, an entry's place in the header table, and its pointer to
   an exception table (System V ABI for x86-64 and LSB, encodings as GCC writes them).  */
const uint32_t entry_bytes = 17, entry_alignment = 4, table_alignment = 8, header_bytes = 8, lsda_pointer_bytes = 4;
/* The bytes of a CIE without its rules for the CFA and the return address; of these rules; and what a personality
   routine and an exception table add.  */
const uint32_t common_bytes = 17, cfa_bytes = 3, return_address_bytes = 2, personality_bytes = 6, lsda_bytes = 2;

/* The bytes of rows that it takes to have the frame at the end of the current
   function as at its beginning, for what follows it under the same entry: .cfi_remember_state at the beginning and
   .cfi_restore_state at the end.  */
uint32_t
restoring_bytes ()
{
  const dw_cfi_node *last = NULL;
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    if (NOTE_P (insn) && NOTE_KIND (insn) == NOTE_INSN_CFI)
      last = NOTE_CFI (insn);
  const uint32_t remember_bytes = 1, restore_bytes = cfi_advance_bytes + 1;
  bool back = last && last->dw_cfi_opc == DW_CFA_def_cfa_offset
              && last->dw_cfi_oprnd1.dw_cfi_offset == INCOMING_FRAME_SP_OFFSET;
  return last && !back ? remember_bytes + restore_bytes : 0;
}

/* The number of directives of the current function's unwind entry, with the first and the last one.  */
uint32_t
entry_directives ()
{
  uint32_t directives = 2;
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    directives += NOTE_P (insn) && NOTE_KIND (insn) == NOTE_INSN_CFI;
  return directives;
}

} // namespace

unwind_parts
read_unwind_parts (function *fn)
{
  unwind_parts parts;
  parts.rows = unwind_row_bytes ();
  parts.lsda = crtl->uses_eh_lsda;
  parts.personality = get_personality_function (fn->decl);
  parts.partitioned = crtl->has_bb_partition;
  parts.restoring = unwind_tables_p () ? restoring_bytes () : 0;
  parts.directives = entry_directives ();
  parts.where = section_of_code (fn->decl);
  return parts;
}

/* The bytes of an entry with ROWS, and with an exception table if LSDA.  */
static uint32_t
bytes_of_entry (uint32_t rows, bool lsda)
{
  return ROUND_UP (entry_bytes + rows + (lsda ? lsda_pointer_bytes : 0), entry_alignment);
}

/* The bytes of the CIE of functions with a PERSONALITY routine and an exception table (LSDA).  */
static uint32_t
bytes_of_kind (bool personality, bool lsda)
{
  return ROUND_UP (common_bytes + cfa_bytes + (INCOMING_FRAME_SP_OFFSET != 0 ? return_address_bytes : 0)
                     + (personality ? personality_bytes : 0) + (lsda ? lsda_bytes : 0),
                   entry_alignment);
}

void
unwind_size::end_entry (uint32_t rows, bool personality, bool lsda)
{
  m_kinds[personality][lsda] = true;
  m_bytes += bytes_of_entry (rows, lsda);
  m_entries++;
}

void
unwind_size::add (cgraph_node *node, const unwind_parts &parts)
{
  bool joins = in_shared_entry_p (node) && !parts.personality && !parts.partitioned;
  const uint32_t most = most_shared_directives (parts.where, node->decl);
  open_entry e = { assembler_section (parts.where), parts.rows, parts.directives, parts.restoring };
  auto open = std::find_if (m_open.begin (), m_open.end (),
                            [&] (const open_entry &o) { return o.where == e.where; });
  bool begins = open == m_open.end () || !joins || open->directives > most;
  if (open != m_open.end ())
    {
      if (begins)
        end_entry (open->rows - open->restoring, false, false);
      else
        {
          e.rows += open->rows;
          e.directives += open->directives;
        }
      m_open.erase (open);
    }
  if (joins && shares_with_next_p (node) && !(begins && parts.directives > most))
    {
      e.rows += parts.restoring;
      m_open.push_back (e);
    }
  else
    end_entry (e.rows, parts.personality, parts.lsda);
}

uint64_t
unwind_size::bytes () const
{
  unwind_size ended = *this;
  for (const open_entry &e : m_open)
    ended.end_entry (e.rows, false, false);
  uint64_t table = ended.m_bytes;
  for (bool personality : { false, true })
    for (bool lsda : { false, true })
      table += ended.m_kinds[personality][lsda] ? bytes_of_kind (personality, lsda) : 0;
  return ROUND_UP (table, table_alignment) + header_bytes * ended.m_entries;
}

} // namespace outline
