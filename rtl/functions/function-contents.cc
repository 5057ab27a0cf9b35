/* Decides which functions have the same machine code.  SPDX-License-Identifier: GPL-3.0-or-later

   Just before "final" a function becomes a sequence of numbers, in this order:

     frame     properties of the whole function: options, section, alignment, personality
     code      its instructions, labels, tables and unwind rows, in order; for each instruction that may
               throw, how the exception is handled

   Each number stands for a description in which function-local names are replaced:

     a label                       its place among the labels
     an entry of its constant pool the constant
     a string                      the string
     a call of itself              "itself"
     a call of a function with     the number of these contents
       known contents
     any other symbol              its name

     int *next (int *p)              long *step (long *q)
       { return p ? p + 1 : 0; }       { return q ? q + 1 : 0; }        not equal: 4 and 8 bytes

     int *first (box<int> *b)        long *first (box<long> *b)
       { return b ? b->begin : 0; }    { return b ? b->begin : 0; }     equal

   GCC's own search for equal functions (ipa-icf.cc) compares GIMPLE, where the types of these two
   differ, which matters to alias analysis.  Here types no longer matter.

   Calling a symbol and using its address differ: of two functions that each return their own
   address, neither is equal to the other.

   Limits: a function is equal to no other if the address of one of its labels escapes, if it has asm
   with labels or directives (which may record its address in a section), or if unwind rows cannot
   express its frame.  */

#include "rtl/functions/function-contents.h"

#include "facts/asm-text.h"
#include "facts/callee.h"
#include "facts/code-place.h"
#include "facts/eligibility.h"
#include "facts/function-size.h"
#include "rtl/insn/frame-state.h"
#include "rtl/insn/insn-codes.h"
#include "rtl/insn/insn-key.h"
#include "rtl/insn/insn-notes.h"

namespace outline
{

/* Reads one function for OWNER.  Each append function returns false if the function is equal to no
   other.  */
class contents_reader : private function_key
{
public:
  contents_reader (unit_contents &owner, function *fn, const fold_target &target)
    : function_key (m_part), m_owner (owner), m_fn (fn), m_target (target) {}

  /* Appends to CONTENTS all of the function.  */
  bool run (std::vector<uint32_t> &contents);

private:
  bool append_label (const_rtx label) override;
  bool append_symbol (const_rtx symbol) override;
  bool append_callee (const_rtx symbol);
  bool append_volatile (const_rtx x) override;
  bool append_notes (rtx_insn *insn);
  void append_types (tree list);
  bool append_thrown (rtx_insn *insn);
  bool append_insn (rtx_insn *insn);
  bool append_note (rtx_insn *note);
  bool append_item (rtx_insn *insn);
  bool append_frame ();

  unit_contents &m_owner;
  function *m_fn;
  const fold_target &m_target;
  std::string m_part;           /* What is being read: the key.  */
  const_rtx m_callee = NULL;    /* The symbol that it calls.  */
  frame_state m_state;
};

bool
contents_reader::append_label (const_rtx label)
{
  /* The address of such a label is used and may escape.  */
  return !(!LABEL_P (label) && LABEL_PRESERVE_P (label_ref_label (label))) && function_key::append_label (label);
}

/* Appends SYMBOL, which is called: the contents of the function or, where the linker may take
   another definition, the name.  */
bool
contents_reader::append_callee (const_rtx symbol)
{
  tree decl = SYMBOL_REF_DECL (symbol);
  if (decl && TREE_CODE (decl) == FUNCTION_DECL && decl_binds_to_current_def_p (decl))
    {
      if (decl == m_fn->decl)
        {
          m_key.push_back ('\1');
          return true;
        }
      auto found = m_owner.m_number_of.find (DECL_UID (decl));
      if (found != m_owner.m_number_of.end ())
        {
          m_key.push_back ('\2');
          append_number (found->second);
          return true;
        }
    }
  m_key.push_back ('\3');
  append_name (XSTR (symbol, 0));
  return true;
}

bool
contents_reader::append_symbol (const_rtx symbol)
{
  return symbol == m_callee ? append_callee (symbol) : function_key::append_symbol (symbol);
}

/* Appends X.  Asm that may record its address in a section, say, is refused.  */
bool
contents_reader::append_volatile (const_rtx x)
{
  if (GET_CODE (x) == UNSPEC_VOLATILE)
    return known_code_p (x) && append_operands (x);
  return !facts_of_asm_in (x).may_leave_traces_p () && append_asm (x);
}

/* Whether the unwinding of a function is described by NOTE, where "final" makes a function's tables from
   notes (EHABI).  */
static bool
unwind_note_p (const_rtx note)
{
  switch (REG_NOTE_KIND (note))
    {
    case REG_FRAME_RELATED_EXPR:
    case REG_CFA_DEF_CFA:
    case REG_CFA_ADJUST_CFA:
    case REG_CFA_OFFSET:
    case REG_CFA_REGISTER:
    case REG_CFA_EXPRESSION:
    case REG_CFA_RESTORE:
    case REG_CFA_SET_VDRAP:
      return true;
    default:
      return false;
    }
}

/* Appends the notes of INSN that "final" reads.  */
bool
contents_reader::append_notes (rtx_insn *insn)
{
  bool unwinds = function_tables_p ();
  if (unwinds)
    append_number (RTX_FRAME_RELATED_P (insn));
  for (rtx note = REG_NOTES (insn); note; note = XEXP (note, 1))
    if (!known_note_p (note))
      return false;
    else if (printed_note_p (note) || (unwinds && unwind_note_p (note)))
      {
        append_number (REG_NOTE_KIND (note));
        if (!append (XEXP (note, 0)))
          return false;
      }
  return true;
}

/* Appends LIST, types that are caught or filters for them.  */
void
contents_reader::append_types (tree list)
{
  for (; list; list = TREE_CHAIN (list))
    if (TREE_VALUE (list) && TREE_CODE (TREE_VALUE (list)) == INTEGER_CST)
      append_number (TREE_INT_CST_LOW (TREE_VALUE (list)));
    else
      append_number (m_owner.number_of (TREE_VALUE (list)));
  append_number (-1);
}

/* Appends what happens to an exception that INSN throws: all that the exception table is made
   from.  */
bool
contents_reader::append_thrown (rtx_insn *insn)
{
  if (!m_fn->eh || !m_fn->eh->region_tree)
    return true;
  append_number (insn_nothrow_p (insn));
  eh_landing_pad pad = get_eh_landing_pad_from_rtx (insn);
  append_number (pad != NULL);
  if (pad && !append (pad->landing_pad))
    return false;
  for (eh_region region = get_eh_region_from_rtx (insn); region; region = region->outer)
    {
      append_number (region->type);
      if (region->type == ERT_TRY)
        for (eh_catch c = region->u.eh_try.first_catch; c; c = c->next_catch)
          {
            append_types (c->type_list);
            append_types (c->filter_list);
          }
      else if (region->type == ERT_ALLOWED_EXCEPTIONS)
        {
          append_types (region->u.allowed.type_list);
          append_number (region->u.allowed.filter);
        }
      else if (region->type == ERT_MUST_NOT_THROW)
        append_number (m_owner.number_of (region->u.must_not_throw.failure_decl));
    }
  return true;
}

bool
contents_reader::append_insn (rtx_insn *insn)
{
  m_key.push_back ('I');
  append_number (recog_memoized (insn));
  m_callee = called_symbol (insn);
  if (CALL_P (insn))
    append_number (SIBLING_CALL_P (insn));
  m_target.append_context (m_key, insn);
  return append_notes (insn) && append_thrown (insn) && append (m_target.compared_pattern (insn));
}

/* Ranges of exception tables follow from the instructions (append_thrown).  */
bool
contents_reader::append_note (rtx_insn *note)
{
  switch (NOTE_KIND (note))
    {
    case NOTE_INSN_CFI:
      if (!unwind_tables_p ())
        return true;
      m_state.apply (NOTE_CFI (note));
      m_key.push_back ('R');
      if (!m_state.row ().known)
        return false;
      m_key += directives_from_start (m_state.row ());
      return true;
    case NOTE_INSN_SWITCH_TEXT_SECTIONS:
      m_key.push_back ('P');
      m_state = frame_state ();
      return true;
    case NOTE_INSN_UPDATE_SJLJ_CONTEXT:
    case NOTE_INSN_DELETED_LABEL:
      return false;
    default:
      return true;
    }
}

/* Appends INSN, anything in the list of a function's instructions.  */
bool
contents_reader::append_item (rtx_insn *insn)
{
  if (NOTE_P (insn))
    return append_note (insn);
  if (LABEL_P (insn))
    {
      m_key.push_back ('L');
      align_flags alignment = label_to_alignment (insn);
      for (const align_flags_tuple &level : alignment.levels)
        {
          append_number (level.log);
          append_number (level.maxskip);
        }
      return LABEL_KIND (insn) == LABEL_NORMAL && append_label (insn);
    }
  if (JUMP_TABLE_DATA_P (insn))
    {
      m_key.push_back ('T');
      return append (PATTERN (insn));
    }
  if (!NONDEBUG_INSN_P (insn) || !printed_p (insn))
    return true;
  return append_insn (insn);
}

/* Appends what is said of the function as a whole.  */
bool
contents_reader::append_frame ()
{
  tree decl = m_fn->decl;
  cgraph_node *node = cgraph_node::get (decl);
  if (m_fn->has_forced_label_in_static || crtl->profile || crtl->patch_area_size
      || crtl->patch_area_entry || m_fn->is_thunk || printed_name_bytes (1))
    return false;
  append_number (m_owner.number_of (target_options (decl)));
  append_number (m_owner.number_of (optimization_options (decl)));
  append_number (optimize_function_for_size_p (m_fn));
  append_number (crtl->abi->id ());
  append_number (DECL_ALIGN (decl));
  append_number (crtl->has_bb_partition);
  append_number (first_function_block_is_cold);
  append_number (crtl->uses_eh_lsda);
  append_number (m_owner.number_of (get_personality_function (decl)
                                      ? DECL_FUNCTION_PERSONALITY (decl) : NULL_TREE));
  /* What is unwound, and which code is near which.  */
  append_number (unwind_tables_p ());
  append_number (function_tables_p () && TREE_NOTHROW (decl));
  append_number (function_tables_p () && crtl->all_throwers_are_sibcalls);
  append_number (node->only_called_at_startup);
  append_number (node->only_called_at_exit);
  append_number (node->frequency == NODE_FREQUENCY_UNLIKELY_EXECUTED);
  append_number (node->frequency == NODE_FREQUENCY_HOT);
  const char *section = node->implicit_section ? NULL : DECL_SECTION_NAME (decl);
  m_key += section ? section : "";
  return true;
}

bool
contents_reader::run (std::vector<uint32_t> &contents)
{
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    if (LABEL_P (insn))
      m_labels.emplace (insn, m_labels.size ());
  if (!append_frame ())
    return false;
  contents.push_back (m_owner.intern (m_key));
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    {
      m_key.clear ();
      if (!append_item (insn))
        return false;
      if (!m_key.empty ())
        contents.push_back (m_owner.intern (m_key));
    }
  return true;
}

uint32_t
unit_contents::intern (const std::string &key)
{
  return m_parts.emplace (key, m_parts.size ()).first->second;
}

/* A number for T: that of the same tree, and of no other.  */
uint32_t
unit_contents::number_of (const_tree t)
{
  return m_trees.emplace (t, m_trees.size ()).first->second;
}

/* Notes the functions whose addresses the constant X contains.  */
void
unit_contents::note_addresses_in_constant (const_rtx x)
{
  subrtx_iterator::array_type array;
  FOR_EACH_SUBRTX (i, array, x, ALL)
    if (SYMBOL_REF_P (*i))
      {
        tree decl = SYMBOL_REF_DECL (*i);
        if (CONSTANT_POOL_ADDRESS_P (*i))
          note_addresses_in_constant (get_pool_constant (*i));
        else if (decl && TREE_CODE (decl) == FUNCTION_DECL)
          m_used.insert (DECL_UID (decl));
        else if (decl && TREE_CONSTANT_POOL_ADDRESS_P (*i) && DECL_INITIAL (decl)
                 && m_searched.insert (decl).second)
          walk_tree_without_duplicates (&DECL_INITIAL (decl),
                                        [] (tree *t, int *, void *used) -> tree {
                                          if (TREE_CODE (*t) == FUNCTION_DECL)
                                            static_cast<std::unordered_set<unsigned> *> (used)
                                              ->insert (DECL_UID (*t));
                                          return NULL_TREE;
                                        }, &m_used);
      }
}

/* Notes the functions whose addresses INSN uses, but for a direct call.  */
void
unit_contents::note_addresses (rtx_insn *insn)
{
  const_rtx callee = called_symbol (insn);
  unsigned calls = 0;
  subrtx_iterator::array_type array;
  FOR_EACH_SUBRTX (i, array, PATTERN (insn), ALL)
    if (SYMBOL_REF_P (*i) && (*i != callee || calls++))
      note_addresses_in_constant (*i);
}

/* What the current function begins with.  */
static entry_kind
entry_of (const fold_target &target)
{
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    if (LABEL_P (insn) || JUMP_TABLE_DATA_P (insn))
      return entry_kind::plain;
    else if (NONDEBUG_INSN_P (insn) && printed_p (insn))
      return target.entry_of (insn);
  return entry_kind::plain;
}

void
unit_contents::read (function *fn, const fold_target &target, bool compared)
{
  function_contents f;
  f.instructions = 0;
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    if (NONDEBUG_INSN_P (insn) && printed_p (insn))
      {
        note_addresses (insn);
        f.instructions++;
      }
  f.uid = DECL_UID (fn->decl);
  f.number = no_contents;
  f.bytes = code_bytes ();
  f.rows = unwind_tables_counted_p () ? read_unwind_rows (get_insns ())[0].bytes : 0;
  f.entry = entry_of (target);
  std::vector<uint32_t> contents;
  if (compared && contents_reader (*this, fn, target).run (contents))
    {
      f.number = m_numbers.emplace (std::move (contents), m_numbers.size ()).first->second;
      m_number_of.emplace (f.uid, f.number);
    }
  m_functions.push_back (f);
}

} // namespace outline
