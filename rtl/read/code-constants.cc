/* Constants between instructions.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/read/code-constants.h"

#include "facts/function-size.h"
#include "rtl/insn/expression.h"

namespace outline
{

/* The label that X, an address, is, or is a constant after; null if it is
   neither.  Sets OFFSET to that constant.  */
static const_rtx
label_in (const_rtx x, HOST_WIDE_INT *offset)
{
  *offset = 0;
  if (GET_CODE (x) == CONST)
    x = XEXP (x, 0);
  if (GET_CODE (x) == PLUS && CONST_INT_P (XEXP (x, 1)))
    {
      *offset = INTVAL (XEXP (x, 1));
      x = XEXP (x, 0);
    }
  return GET_CODE (x) == LABEL_REF ? XEXP (x, 0) : NULL_RTX;
}

void
keep_named (const_rtx x, rtx_insn *place)
{
  subrtx_iterator::array_type array;
  FOR_EACH_SUBRTX (i, array, x, ALL)
    if (SYMBOL_REF_P (*i) && TREE_CONSTANT_POOL_ADDRESS_P (*i))
      emit_insn_before (gen_rtx_USE (VOIDmode, const_cast<rtx> (*i)), place);
}

code_constants::code_constants (const constant_tables &target)
{
  if (!target.constants_in_code_p ())
    return;
  read_tables (target);
  if (!m_constants.empty ())
    for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
      if (NONDEBUG_INSN_P (insn))
        read_loads (insn);
}

/* A table is a label with entries directly after.  */
void
code_constants::read_tables (const constant_tables &target)
{
  rtx_insn *label = NULL;
  HOST_WIDE_INT offset = 0;
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    {
      uint32_t bytes = 0;
      if (LABEL_P (insn))
        {
          label = insn;
          offset = 0;
        }
      else if (NOTE_P (insn) || DEBUG_INSN_P (insn))
        continue;
      else if (rtx value = label && NONJUMP_INSN_P (insn) ? target.table_entry (insn, &bytes) : NULL_RTX)
        {
          m_tables[label].entries.push_back (m_constants.size ());
          m_constants.push_back ({ insn, value, bytes, label, offset });
          offset += bytes;
        }
      else
        label = NULL;
    }
}

/* The table that MEMORY is in by its address, or null; OFFSET: where.  */
const code_constants::table *
code_constants::table_of (const_rtx memory, HOST_WIDE_INT *offset) const
{
  const_rtx label = (MEM_P (memory) ? label_in (XEXP (memory, 0), offset)
                                    : NULL_RTX);
  auto found = label ? m_tables.find (label) : m_tables.end ();
  return found == m_tables.end () ? NULL : &found->second;
}

/* Notes that INSN loads MEMORY, at OFFSET in T.  Returns the number of the
   constant, or -1 if it is not a whole one.  */
int
code_constants::note_load (table &t, rtx_insn *insn, rtx memory, HOST_WIDE_INT offset)
{
  t.loads.push_back ({ insn, memory, -1 });
  for (size_t k : t.entries)
    if (m_constants[k].offset == offset)
      {
        m_constants[k].loads++;
        if (GET_MODE_SIZE (GET_MODE (memory)).to_constant () == m_constants[k].bytes)
          t.loads.back ().constant = k;
        return t.loads.back ().constant;
      }
  t.plain = false;
  return -1;
}

/* Notes what INSN loads.  */
void
code_constants::read_loads (rtx_insn *insn)
{
  subrtx_var_iterator::array_type array;
  FOR_EACH_SUBRTX_VAR (i, array, PATTERN (insn), ALL)
    {
      rtx x = *i;
      HOST_WIDE_INT offset;
      if (const table *found = table_of (x, &offset))
        {
          auto inserted
            = m_loaded.emplace (insn, note_load (const_cast<table &> (*found),
                                                 insn, x, offset));
          if (!inserted.second)
            inserted.first->second = -1;
          i.skip_subrtxes ();
        }
      else if (GET_CODE (x) == LABEL_REF)
        {
          auto named = m_tables.find (XEXP (x, 0));
          if (named != m_tables.end ())
            named->second.plain = false;
        }
    }
}

const code_constant *
code_constants::loaded_by (rtx_insn *insn) const
{
  auto found = m_loaded.find (insn);
  if (found == m_loaded.end () || found->second < 0
      || GET_CODE (PATTERN (insn)) == COND_EXEC)
    return NULL;
  const code_constant &constant = m_constants[found->second];
  return (constant.bytes == UNITS_PER_WORD
          && m_tables.at (constant.label).plain
            ? &constant
            : NULL);
}

/* X, a copy, with VALUE in place of memory in tables.  */
rtx
code_constants::replace (rtx x, rtx value, bool address) const
{
  HOST_WIDE_INT offset;
  if (table_of (x, &offset))
    return address ? replace_equiv_address_nv (x, value) : copy_rtx (value);
  change_parts (x, [&] (rtx part) { return replace (part, value, address); });
  return x;
}

rtx
code_constants::pattern_with (rtx_insn *insn, rtx value, bool address) const
{
  return replace (copy_rtx (PATTERN (insn)), value, address);
}

/* What loads constant NUMBER of T; empty unless all of it loads the whole constant.  */
std::vector<rtx_insn *>
code_constants::loads_of (size_t number, const table &t) const
{
  std::vector<rtx_insn *> loads;
  for (const load &l : t.loads)
    if (l.constant == int (number))
      loads.push_back (l.insn);
  return loads.size () == m_constants[number].loads ? loads : std::vector<rtx_insn *> ();
}

std::vector<code_constants::movable>
code_constants::movable_constants (const constant_tables &target) const
{
  std::vector<movable> found;
  for (size_t k = 0; k < m_constants.size (); k++)
    {
      const code_constant &c = m_constants[k];
      const table &t = m_tables.at (c.label);
      if (!t.plain || c.bytes != UNITS_PER_WORD || target.place_named (c.value) != -1)
        continue;
      std::vector<rtx_insn *> loads = loads_of (k, t);
      if (!loads.empty ())
        found.push_back ({ k, c.entry, std::move (loads) });
    }
  return found;
}

void
code_constants::load_from (size_t number, rtx_insn *label)
{
  code_constant &c = m_constants[number];
  std::vector<load> &loads = m_tables.at (c.label).loads;
  for (const load &l : loads)
    if (l.constant == int (number))
      XEXP (l.memory, 0) = gen_rtx_LABEL_REF (VOIDmode, label);
  loads.erase (std::remove_if (loads.begin (), loads.end (),
                               [&] (const load &l) { return l.constant == int (number); }),
               loads.end ());
  c.loads = 0;
}

/* Takes what no instruction loads out of T, which begins at LABEL.  */
void
code_constants::remove_unused (const constant_tables &target, rtx_insn *label,
                               const table &t)
{
  std::unordered_map<HOST_WIDE_INT, HOST_WIDE_INT> moved;
  HOST_WIDE_INT end = 0;
  for (size_t k : t.entries)
    {
      const code_constant &constant = m_constants[k];
      if (!constant.loads && constant.bytes == UNITS_PER_WORD)
        {
          remove_insn (constant.entry);
          continue;
        }
      moved[constant.offset] = end;
      end += constant.bytes;
    }
  rtx_insn *before = prev_nonnote_insn (label);
  if (!end && before && target.table_alignment_p (before))
    remove_insn (before);
  for (const load &l : t.loads)
    {
      HOST_WIDE_INT offset;
      label_in (XEXP (l.memory, 0), &offset);
      rtx start = gen_rtx_LABEL_REF (VOIDmode, label);
      XEXP (l.memory, 0) = plus_constant (Pmode, start, moved.at (offset));
    }
}

void
code_constants::remove_unused (const constant_tables &target)
{
  for (const auto &t : m_tables)
    if (t.second.plain)
      remove_unused (target, as_a<rtx_insn *> (const_cast<rtx> (t.first)),
                     t.second);
}

} // namespace outline
