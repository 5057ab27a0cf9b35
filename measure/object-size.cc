/* How many bytes the functions of the unit take, in the object and on the stack.
   SPDX-License-Identifier: GPL-3.0-or-later

   Code is measured while functions are expanded; then the unwind table, as the assembler will write it:

     CIE    20 to 30 bytes, aligned by 4, one for each kind of function: without a
            personality routine, with one, with one and an exception table
     FDE    17 bytes, 4 more with an exception table, and the rows; aligned by 4,
            the last one by 8

   Which code shares an FDE, gcc/unwind.h decides, as where it is printed.  Constants and jump tables are not counted:
   what the plugin does leaves them alone.  */

#include "measure/object-size.h"

#include "facts/asm-text.h"
#include "facts/code-place.h"
#include "facts/frame-chain.h"
#include "facts/frequency.h"
#include "facts/function-size.h"
#include "facts/linked-functions.h"
#include "facts/statements.h"
#include "facts/symbol-name.h"
#include "rtl/insn/frame-state.h"

namespace outline
{

namespace
{

/* A call site of an exception table, as GCC writes it.  */
const uint32_t call_site_bytes = 4;
/* What each function takes in .ARM.exidx, where the unwind instructions of most
   have room; with an exception table these, and the address of the personality
   routine, are in .ARM.extab (EHABI32, 5 to 7).  */
const uint32_t index_entry_bytes = 8, table_entry_bytes = 8;

/* An entry before its first row, its alignment, the table's, an entry's place in the header table, and its pointer to
   an exception table (System V ABI for x86-64 and LSB, encodings as GCC writes them).  */
const uint32_t entry_bytes = 17, entry_alignment = 4, table_alignment = 8, header_bytes = 8,
               lsda_pointer_bytes = 4;
/* The bytes of a CIE without its rules for the CFA and the return address; of these rules; and what a personality
   routine and an exception table add.  */
const uint32_t common_bytes = 17, cfa_bytes = 3, return_address_bytes = 2, personality_bytes = 6, lsda_bytes = 2;

/* The stack that the current function, whose frame is laid out, takes.  */
uint32_t
stack_bytes ()
{
  if (!cfun->su)
    return 0;
  HOST_WIDE_INT frame = MAX (HOST_WIDE_INT (0), current_function_static_stack_size);
  return frame + constant_lower_bound (current_function_pushed_stack_size);
}

/* What those who follow the code keep of the current function, whose instructions are final.  */
uint32_t
followed_bytes ()
{
  const uint32_t row = followed_row_bytes ();
  uint32_t bytes = 0;
  for (rtx_insn *insn = row ? get_insns () : NULL; insn; insn = NEXT_INSN (insn))
    if (NONJUMP_INSN_P (insn) && printed_p (insn) && stack_move (insn))
      bytes += row;
  return bytes;
}

/* Whether the current function, which is being expanded, has only statements for a call of another one that is to be a
   jump.  */
bool
body_is_jump_p ()
{
  unsigned calls = 0, others = 0;
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    {
      calls += CALL_P (insn);
      others += NONDEBUG_INSN_P (insn) && (JUMP_P (insn) || (CALL_P (insn) && !SIBLING_CALL_P (insn)));
    }
  return calls == 1 && others == 0;
}

/* Notes in PROPERTIES which instruction the current function begins with.  */
void
note_entry (function_properties &properties)
{
  rtx_insn *first = get_insns ();
  /* Barriers, as those of -mno-sched-prolog, print nothing.  */
  while (first && (!NONDEBUG_INSN_P (first) || !printed_p (first) || insn_bytes (first) == 0))
    first = NEXT_INSN (first);
  if (!first)
    return;
  if (GET_CODE (PATTERN (first)) == UNSPEC_VOLATILE)
    properties.entry = XINT (PATTERN (first), 1) + 1;
  rtx set = single_set (first);
  properties.signs = set && (GET_CODE (SET_SRC (set)) == UNSPEC || GET_CODE (SET_SRC (set)) == UNSPEC_VOLATILE);
}

/* Whether options, or what FN is known to do, want a frame pointer.  Others are there for code that outlining may move:
   calls with arguments on the stack among jumps, and vectors that might have to be spilled to an aligned stack.  */
bool
wants_frame_pointer_p (function *fn)
{
  return (!flag_omit_frame_pointer || fn->calls_alloca || crtl->accesses_prior_frames
          || targetm.frame_pointer_required ());
}

} // namespace

void
object_sizes::note_expanded (function *fn)
{
  m_properties = function_properties ();
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    m_properties.tail_calls += CALL_P (insn) && SIBLING_CALL_P (insn);
  m_properties.jump = body_is_jump_p ();
  m_properties.guard = crtl->stack_protect_guard != NULL_TREE;
  m_properties.dynamic_stack = fn->calls_alloca;
  m_properties.asm_code = facts_of_asm_from (get_insns ()).code;
}

void
object_sizes::measure (function *fn)
{
  function_parts &parts = m_measured[DECL_UID (fn->decl)];
  parts = function_parts ();
  parts.code = code_bytes ();
  parts.followed = followed_bytes ();
  parts.record.stack = stack_bytes ();
  parts.where = section_of_code (fn->decl);
  parts.record.properties = m_properties;
  parts.record.properties.frame_pointer = frame_pointer_needed && wants_frame_pointer_p (fn);
  parts.record.properties.exception_table = crtl->uses_eh_lsda;
  parts.record.properties.leaf = crtl->is_leaf;
  parts.record.properties.realigned = crtl->stack_realign_needed;
  note_entry (parts.record.properties);
  for (int part = 0; part < 2; part++)
    parts.call_sites += vec_safe_length (crtl->eh.call_site_record_v[part]);
}

/* The bytes of the unwind table of the code of TABLE, and of its header table.  */
static uint64_t
unwind_bytes (unwind_table table)
{
  std::map<std::string, uint32_t> open;  /* By section: the bytes of rows of the entry that is open.  */
  std::set<std::pair<bool, bool>> kinds; /* With a personality routine, with an exception table.  */
  uint64_t bytes = 0;
  auto add_entry = [&] (uint32_t rows, bool personality, bool lsda) {
    kinds.emplace (personality, lsda);
    bytes += ROUND_UP (entry_bytes + rows + (lsda ? lsda_pointer_bytes : 0), entry_alignment) + header_bytes;
  };
  for (const unwind_part &part : table.parts ())
    {
      unwind_table::placement p = table.place (part);
      if (!part.counted)
        continue;
      uint32_t rows = part.row_bytes + (p.continues ? open[part.section] : 0);
      open.erase (part.section);
      if (p.open)
        open[part.section] = rows + part.restoring;
      else
        add_entry (rows, part.personality, part.lsda);
    }
  /* Fragments continue these.  */
  for (const auto &entry : open)
    add_entry (entry.second, false, false);
  for (auto [personality, lsda] : kinds)
    bytes += ROUND_UP (common_bytes + cfa_bytes + (incoming_frame_offset () != 0 ? return_address_bytes : 0)
                         + (personality ? personality_bytes : 0) + (lsda ? lsda_bytes : 0),
                       entry_alignment);
  return ROUND_UP (bytes, table_alignment);
}

void
object_sizes::end ()
{
  m_measuring = false;
  m_measured.clear ();
}

uint64_t
object_sizes::sum (const std::vector<cgraph_node *> &order, const unwind_table &unwind,
                   std::vector<function_record> &records) const
{
  uint64_t bytes = 0;
  std::unordered_map<std::string, uint32_t> ends;       /* By assembler_section.  */
  std::unordered_map<unsigned, uint32_t> rows;  /* By DECL_UID.  */
  for (const unwind_part &part : unwind.parts ())
    if (part.counted)
      rows[DECL_UID (part.node->decl)] += part.row_bytes;
  for (size_t i = 0; i < order.size (); i++)
    {
      cgraph_node *node = order[i];
      auto found = m_measured.find (DECL_UID (node->decl));
      if (found == m_measured.end ())
        continue;
      const function_parts &parts = found->second;
      records[i].bytes = parts.code + rows[DECL_UID (node->decl)];
      records[i].stack = parts.record.stack;
      records[i].properties = parts.record.properties;
      if (fate_of (node->decl) == FATE_DROPPED)
        continue;
      bytes += parts.code + parts.followed + call_site_bytes * parts.call_sites;
      if (parts.code == 0)
        continue;
      const unsigned name = IDENTIFIER_LENGTH (DECL_ASSEMBLER_NAME (node->decl));
      bytes += printed_name_bytes (name) + loaded_name_bytes (name);
      uint32_t &end = ends[assembler_section (parts.where)];
      uint32_t begin = ROUND_UP (end, DECL_ALIGN_UNIT (node->decl));
      bytes += begin - end;
      end = begin + parts.code;
      if (function_tables_p ())
        bytes += index_entry_bytes + (parts.record.properties.exception_table ? table_entry_bytes : 0);
    }
  return bytes + unwind_bytes (unwind);
}

} // namespace outline
