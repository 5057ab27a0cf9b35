/* Instructions of a fragment as assembler text.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/write/fragment-text.h"

#include "facts/function-size.h"
#include "rtl/insn/insn-key.h"
#include "rtl/insn/insn-notes.h"
#include "rtl/insn/insn-range.h"

namespace outline
{

namespace
{

/* A stream into memory.  To open one takes as long as to print ten instructions, so there is one for all.  */
struct memory_stream
{
  FILE *file = NULL;
  char *text = NULL;
  size_t size = 0;              /* Of what has been written, once the stream is flushed.  */
  bool used = false;
};
memory_stream memory;

} // namespace

assembler_text::assembler_text ()
  : m_saved_file (asm_out_file), m_saved_hooks (debug_hooks),
    m_saved_verbose (flag_verbose_asm), m_saved_names (flag_print_asm_name), m_saved_rtl (flag_dump_rtl_in_asm)
{
  gcc_assert (!memory.used);
  app_disable ();
  if (!memory.file)
    memory.file = open_memstream (&memory.text, &memory.size);
  if (!memory.file || fseeko (memory.file, 0, SEEK_SET) != 0)
    fatal_error (UNKNOWN_LOCATION, "no memory for the code that is shared: %s",
                 xstrerror (errno));
  memory.used = true;
  asm_out_file = memory.file;
  debug_hooks = &do_nothing_debug_hooks;
  flag_verbose_asm = flag_print_asm_name = flag_dump_rtl_in_asm = 0;
}

std::string
assembler_text::finish ()
{
  app_disable ();
  fflush (memory.file);
  memory.used = false;
  asm_out_file = m_saved_file;
  debug_hooks = m_saved_hooks;
  flag_verbose_asm = m_saved_verbose;
  flag_print_asm_name = m_saved_names;
  flag_dump_rtl_in_asm = m_saved_rtl;
  return std::string (memory.text, memory.size);
}

void
print_pattern (rtx pattern)
{
  start_sequence ();
  bool jump = (ANY_RETURN_P (pattern)
               || (GET_CODE (pattern) == SET && SET_DEST (pattern) == pc_rtx)
               || (GET_CODE (pattern) == PARALLEL
                   && ANY_RETURN_P (XVECEXP (pattern, 0, 0))
                   && GET_CODE (XVECEXP (pattern, 0, 1)) == UNSPEC));
  rtx_insn *insn = jump ? emit_jump_insn (pattern) : emit_insn (pattern);
  int seen = 0;
  final_scan_insn (insn, asm_out_file, 1, 0, &seen);
  end_sequence ();
}

/* How LABEL is printed.  */
static std::string
label_text (rtx label)
{
  char name[32];
  ASM_GENERATE_INTERNAL_LABEL (name, "L", CODE_LABEL_NUMBER (label));
  return name + 1;
}

/* Prints LABEL, a label of a fragment.  */
static void
output_label (rtx label)
{
  targetm.asm_out.internal_label (asm_out_file, "L", CODE_LABEL_NUMBER (label));
}

copy_printer::copy_printer (const fold_target &target,
                            const code_constants &constants, rtx_insn *first,
                            rtx_insn *last)
  : m_target (target), m_constants (constants), m_last (last)
{
  for (rtx_insn *insn : insn_range (first, last))
    if (LABEL_P (insn))
      m_labels[insn] = gen_label_rtx ();
}

/* Puts the labels of the fragment into X, a copy.  */
void
copy_printer::replace_labels (rtx x) const
{
  const char *format = GET_RTX_FORMAT (GET_CODE (x));
  for (int i = 0; format[i]; i++)
    if (format[i] == 'e' && GET_CODE (XEXP (x, i)) == LABEL_REF)
      XEXP (x, i) = gen_rtx_LABEL_REF (GET_MODE (XEXP (x, i)),
                                       m_labels.at (XEXP (XEXP (x, i), 0)));
    else if (format[i] == 'e')
      replace_labels (XEXP (x, i));
    else if (format[i] == 'E')
      for (int k = 0; k < XVECLEN (x, i); k++)
        replace_labels (XVECEXP (x, i, k));
}

/* The label of CONSTANT in the table, for an instruction that reaches REACH
   bytes.  */
rtx
copy_printer::label_for (const code_constant &constant, uint32_t reach)
{
  for (fragment_constant &entry : m_table)
    if (rtx_equal_p (entry.constant->value, constant.value))
      {
        entry.limit = MIN (entry.limit, m_bytes + reach);
        return entry.label;
      }
  rtx label = gen_label_rtx ();
  m_table.push_back ({ &constant, label, m_bytes + reach });
  m_defined.push_back (label_text (label));
  int place = m_target.place_named (constant.value);
  if (place >= 0)
    m_defined.push_back (m_target.place_label (place));
  return label;
}

/* A new pattern: that of INSN in the fragment.  */
rtx
copy_printer::copy_of_pattern (rtx_insn *insn)
{
  if (const code_constant *constant = m_constants.loaded_by (insn))
    {
      rtx label = label_for (*constant, m_target.constant_reach (insn));
      rtx address = gen_rtx_LABEL_REF (VOIDmode, label);
      return m_constants.pattern_with (insn, address, true);
    }
  rtx pattern = copy_rtx (PATTERN (insn));
  if (JUMP_P (insn) && !returnjump_p (insn))
    replace_labels (pattern);
  return pattern;
}

/* Emits what print prints of INSN alone.  Returns null if the target does not know
   it.  */
rtx_insn *
copy_printer::emit_copy (rtx_insn *insn, int bytes, bool sibling)
{
  rtx pattern = sibling ? m_target.tail_call (insn) : copy_of_pattern (insn);
  if (bytes)
    pattern = m_target.adjust_stack_references (pattern, bytes);
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
  m_bytes += get_attr_length (insn);
  return known ? copy : NULL;
}

rtx_insn *
copy_printer::print (rtx_insn *insn, int bytes, bool sibling)
{
  start_sequence ();
  std::vector<rtx_insn *> copies = { emit_copy (insn, bytes, sibling) };
  while (copies.back () && insn != m_last
         && m_target.printed_with_next_p (insn))
    {
      rtx_insn *next = NEXT_INSN (insn);
      while (next != m_last && (NOTE_P (next) || DEBUG_INSN_P (next)))
        next = NEXT_INSN (next);
      if (!INSN_P (next) || !m_target.printed_with_next_p (next))
        break;
      insn = next;
      copies.push_back (emit_copy (insn, bytes, false));
    }
  /* What looks ahead in final stops here.  */
  emit_barrier ();
  bool known = copies.back ();
  int seen = 0;
  for (rtx_insn *copy : copies)
    if (known)
      final_scan_insn (copy, asm_out_file, 1, 0, &seen);
  end_sequence ();
  return known ? insn : NULL;
}

void
copy_printer::name_label (rtx label)
{
  m_labels[label] = gen_label_rtx ();
  m_defined.push_back (label_text (m_labels.at (label)));
}

void
copy_printer::print_label (rtx_insn *label)
{
  m_defined.push_back (label_text (m_labels.at (label)));
  output_label (m_labels.at (label));
}

/* Whether the table, in its order, is in reach AFTER bytes after the last
   instruction.  */
bool
copy_printer::in_reach_p (uint32_t after) const
{
  uint32_t place = m_bytes + after + UNITS_PER_WORD - 1;
  for (const fragment_constant &entry : m_table)
    {
      if (place > entry.limit)
        return false;
      place += UNITS_PER_WORD;
    }
  return true;
}

void
print_table_start ()
{
  ASM_OUTPUT_ALIGN (asm_out_file, floor_log2 (UNITS_PER_WORD));
}

bool
copy_printer::print_table (uint32_t after)
{
  if (m_table.empty ())
    return true;
  if (!in_reach_p (after))
    std::stable_sort (m_table.begin (), m_table.end (),
                      [] (const fragment_constant &a, const fragment_constant &b) {
                        return a.limit < b.limit;
                      });
  if (!in_reach_p (after))
    return false;
  print_table_start ();
  for (const fragment_constant &entry : m_table)
    {
      output_label (entry.label);
      print_pattern (copy_rtx (PATTERN (entry.constant->entry)));
    }
  print_pattern (m_target.table_end ());
  return true;
}

std::string
copy_printer::without_label_numbers (std::string text) const
{
  for (size_t k = 0; k < m_defined.size (); k++)
    for (size_t at = text.find (m_defined[k]); at != std::string::npos;
         at = text.find (m_defined[k], at + 1))
      if (!ISDIGIT (text[at + m_defined[k].size ()])
          && !(at && (ISALNUM (text[at - 1]) || strchr ("_.", text[at - 1]))))
        text.replace (at, m_defined[k].size (), "@" + std::to_string (k));
  return text;
}

} // namespace outline
