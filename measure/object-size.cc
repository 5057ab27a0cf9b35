/* How many bytes the functions of the unit take, in the object and on the stack.
   SPDX-License-Identifier: GPL-3.0-or-later

   The unwind table as the assembler writes it:

     CIE    22 to 30 bytes, one for each kind of function: without a personality
            routine, with one, with one and an exception table
     FDE    17 bytes, 4 more with an exception table, and the rows; aligned by 4,
            the last one by 8

   A function may share the entry of the next one in its section, but not where
   that one has a personality routine (gcc/unwind.h).  Constants and jump tables are
   not counted: what the plugin does leaves them alone.  */

#include "measure/object-size.h"

#include <algorithm>

#include "facts/code-place.h"
#include "facts/frequency.h"
#include "facts/function-size.h"
#include "facts/protected-code.h"
#include "gcc/pipeline.h"
#include "gcc/unwind.h"

namespace outline
{

namespace
{

/* An unwind entry before its first row, its alignment, its place in the header
   table; a call site of an exception table (System V ABI for x86-64 and LSB,
   encodings as GCC writes them).  */
const uint32_t entry_bytes = 17, entry_alignment = 4, table_alignment = 8,
               header_bytes = 8, lsda_pointer_bytes = 4, call_site_bytes = 4;
/* The bytes of a CIE without its rules for the CFA and the return address; of these rules; and what a personality
   routine and an exception table add.  */
const uint32_t common_bytes = 17, cfa_bytes = 3, return_address_bytes = 2,
               personality_bytes = 6, lsda_bytes = 2;
/* What each function takes in .ARM.exidx, where the unwind instructions of most
   have room; with an exception table these, and the address of the personality
   routine, are in .ARM.extab (EHABI32, 5 to 7).  */
const uint32_t index_entry_bytes = 8, table_entry_bytes = 8;

struct function_parts
{
  uint32_t code = 0, rows = 0, call_sites = 0, stack = 0;
  bool tables = false, lsda = false, personality = false, partitioned = false;
  /* Additional bytes of rows if its frame must be the same at its end as at its beginning.  */
  uint32_t restoring = 0;
  uint32_t directives = 0;      /* Of its unwind entry.  */
  section *where = NULL;
  std::array<uint64_t, 2> protected_hash = {};
};

bool measuring = false;
/* Whether protected code is hashed; whether functions of the unit have a profile.  */
bool compares_protected = false, profiled = false;
protected_insns protected_here; /* Of the current function.  */
/* Of the functions that have been measured, by DECL_UID.  Looked up in, never walked.  */
std::unordered_map<unsigned, function_parts> measured;

/* The stack that the current function, whose frame is laid out, takes.  */
uint32_t
stack_bytes ()
{
  if (!cfun->su)
    return 0;
  HOST_WIDE_INT frame = MAX (HOST_WIDE_INT (0), current_function_static_stack_size);
  return frame + constant_lower_bound (current_function_pushed_stack_size);
}

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

/* The entries of the unwind table, built while functions are added.  */
class entry_list
{
public:
  /* Of the functions whose SIZES are charged.  */
  explicit entry_list (std::vector<function_size> &sizes) : m_sizes (sizes) {}

  void add (cgraph_node *node, const function_parts &parts);
  void skip (cgraph_node *node);
  void close ();
  uint32_t common_part () const;

private:
  uint32_t entry (uint32_t rows, bool personality, bool lsda);

  /* Functions of one section without an entry yet.  Where all functions share entries, each is
     charged for its rows, and the unit for the rest; otherwise the last function is charged for
     all.  */
  struct open_entry
  {
    section *where;
    size_t last;
    uint32_t rows, charged;      /* Bytes.  */
    uint32_t directives;
    uint32_t restoring;          /* Of ROWS, those that the last function has for the next one.  */
  };
  std::vector<open_entry>::iterator open_in (section *where);
  void close (const open_entry &e);
  void close_unshared (open_entry e);
  std::vector<open_entry> m_open;
  std::vector<function_size> &m_sizes;
  bool m_kinds[2][2] = { { false, false }, { false, false } };
  uint32_t m_bytes = 0;          /* Of all entries.  */
  uint32_t m_of_unit = 0;        /* Of these, and of the header table, what no function is
                                    charged with.  */
};

/* The bytes of an entry with ROWS, and of its place in the header table.  */
uint32_t
entry_list::entry (uint32_t rows, bool personality, bool lsda)
{
  m_kinds[personality][lsda] = true;
  uint32_t bytes = ROUND_UP (entry_bytes + rows
                               + (lsda ? lsda_pointer_bytes : 0),
                             entry_alignment);
  m_bytes += bytes;
  return bytes + header_bytes;
}

std::vector<entry_list::open_entry>::iterator
entry_list::open_in (section *where)
{
  return std::find_if (m_open.begin (), m_open.end (),
                       [&] (const open_entry &e) { return e.where == where; });
}

/* Ends E.  */
void
entry_list::close (const open_entry &e)
{
  uint32_t bytes = entry (e.rows, false, false) - e.charged;
  if (e.charged)
    m_of_unit += bytes;
  else
    m_sizes[e.last].bytes += bytes;
}

/* Ends E before a function that does not share it.  */
void
entry_list::close_unshared (open_entry e)
{
  e.rows -= e.restoring;
  if (e.charged)
    {
      e.charged -= e.restoring;
      m_sizes[e.last].bytes -= e.restoring;
    }
  close (e);
}

/* Ends the entries of the functions that have none yet; fragments may come after them.  */
void
entry_list::close ()
{
  for (const open_entry &e : m_open)
    close (e);
  m_open.clear ();
}

/* Adds NODE, of PARTS, the last function so far.  */
void
entry_list::add (cgraph_node *node, const function_parts &parts)
{
  bool joins = in_shared_entry_p (node) && !parts.personality
               && !parts.partitioned;
  const uint32_t most = most_shared_directives (parts.where, node->decl);
  size_t last = m_sizes.size () - 1;
  open_entry e = { parts.where, last, parts.rows, 0, parts.directives, parts.restoring };
  auto open = open_in (parts.where);
  bool begins = true;
  if (open != m_open.end ())
    {
      begins = !joins || open->directives > most;
      if (begins)
        close_unshared (*open);
      else
        {
          e.rows += open->rows;
          e.charged = open->charged;
          e.directives += open->directives;
        }
      m_open.erase (open);
    }
  if (joins && shares_with_next_p (node) && !(begins && parts.directives > most))
    {
      e.rows += parts.restoring;
      if (shares_with_neighbours_p (node))
        {
          uint32_t own = parts.rows + parts.restoring;
          m_sizes[last].bytes += own;
          e.charged += own;
        }
      m_open.push_back (e);
    }
  else
    m_sizes[last].bytes += entry (e.rows, parts.personality, parts.lsda) - e.charged;
}

/* Notes that NODE, which is not in question, comes next: functions without an entry yet share
   NODE's.  */
void
entry_list::skip (cgraph_node *node)
{
  auto open = open_in (section_of_code (node->decl));
  if (open == m_open.end ())
    return;
  if (in_shared_entry_p (node))
    m_sizes[open->last].bytes += open->rows - open->charged;
  else
    close_unshared (*open);
  m_open.erase (open);
}

/* The beginning and the end of the table, and the part of its entries that belongs to no
   function.  */
uint32_t
entry_list::common_part () const
{
  uint32_t bytes = 0;
  for (int personality = 0; personality < 2; personality++)
    for (int lsda = 0; lsda < 2; lsda++)
      if (m_kinds[personality][lsda])
        bytes += ROUND_UP (common_bytes + cfa_bytes
                             + (INCOMING_FRAME_SP_OFFSET != 0 ? return_address_bytes
                                                              : 0)
                             + (personality ? personality_bytes : 0)
                             + (lsda ? lsda_bytes : 0),
                           entry_alignment);
  uint32_t all = bytes + m_bytes;
  return bytes + m_of_unit + ROUND_UP (all, table_alignment) - all;
}

/* Before "final".  */
void
measure (function *fn)
{
  function_parts &parts = measured[DECL_UID (fn->decl)];
  parts = function_parts ();
  parts.code = code_bytes ();
  parts.rows = unwind_row_bytes ();
  parts.stack = stack_bytes ();
  parts.tables = unwind_tables_p ();
  parts.lsda = crtl->uses_eh_lsda;
  parts.personality = get_personality_function (fn->decl);
  parts.partitioned = crtl->has_bb_partition;
  parts.restoring = parts.tables ? restoring_bytes () : 0;
  parts.directives = entry_directives ();
  parts.where = section_of_code (fn->decl);
  if (compares_protected)
    parts.protected_hash = protected_code_hash (protected_here);
  for (int part = 0; part < 2; part++)
    parts.call_sites += vec_safe_length (crtl->eh.call_site_record_v[part]);
}

} // namespace

/* Runs while there are blocks.  */
const pass_description protected_pass
  = { RTL_PASS, "outline_protected", OPTGROUP_NONE, TV_NONE,
      [] (function *) { return measuring && compares_protected; },
      [] (function *fn) { protected_here = find_protected_insns (fn, profiled); } };
const pass_description measure_pass
  = { RTL_PASS, "outline_measure", OPTGROUP_NONE, TV_NONE, [] (function *) { return measuring; }, measure };

void
begin_measuring (const std::vector<cgraph_node *> &order, bool compare_protected)
{
  measuring = true;
  compares_protected = compare_protected;
  profiled = profiled_unit_p (order);
}

void
end_measuring ()
{
  measuring = false;
  measured.clear ();
}

unit_size
measured_unit (const std::vector<cgraph_node *> &order,
               const std::function<bool (cgraph_node *)> &in_question)
{
  unit_size unit;
  unit.functions.reserve (order.size ());
  entry_list entries (unit.functions);
  std::unordered_map<section *, uint32_t> ends;
  for (cgraph_node *node : order)
    {
      unit.functions.push_back ({});
      function_size &size = unit.functions.back ();
      auto found = measured.find (DECL_UID (node->decl));
      if (found == measured.end () || (in_question && !in_question (node)))
        {
          entries.skip (node);
          continue;
        }
      const function_parts &parts = found->second;
      size.bytes = parts.code + call_site_bytes * parts.call_sites;
      size.stack = parts.stack;
      size.protected_hash = parts.protected_hash;
      if (parts.code == 0)
        continue;
      size.bytes += printed_name_bytes (IDENTIFIER_LENGTH (DECL_ASSEMBLER_NAME (node->decl)));
      uint32_t &end = ends[parts.where];
      uint32_t begin = ROUND_UP (end, DECL_ALIGN_UNIT (node->decl));
      unit.common += begin - end;
      end = begin + parts.code;
      if (function_tables_p ())
        size.bytes += index_entry_bytes + (parts.lsda ? table_entry_bytes : 0);
      else if (parts.tables)
        entries.add (node, parts);
    }
  entries.close ();
  unit.common += entries.common_part ();
  return unit;
}

} // namespace outline
