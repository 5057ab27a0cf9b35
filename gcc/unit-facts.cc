/* What GCC finds out about functions and variables while it finishes a unit.
   SPDX-License-Identifier: GPL-3.0-or-later

   GCC expands a function right after its GIMPLE passes, with the facts that these and the passes of
   earlier functions have found out: that a callee does not return, does not throw, is pure or
   constant; that a pointer may reach a static variable, since the loop optimiser took its address.
   Here all functions are finished before the first is expanded.  So each fact is recorded with the
   place in the order of the function in whose passes it was found, and each function is expanded
   with the facts that were known when it was finished:

     finish    f                g: does not return, takes &v   h
     expand    f: g may return, v's address is not taken   g: both known   h: both known

   Two kinds of functions are expanded with more: those that outlining makes, from statements of
   several functions, and those whose bodies were updated to what is known of their callees.  For
   them all facts about what they use hold.  */

#include "gcc/unit-facts.h"

#include "facts/statements.h"

namespace outline
{

namespace
{

unsigned
facts_of (tree decl)
{
  if (TREE_CODE (decl) != FUNCTION_DECL)
    return TREE_ADDRESSABLE (decl);
  return (TREE_READONLY (decl) | DECL_PURE_P (decl) << 1
          | DECL_LOOPING_CONST_OR_PURE_P (decl) << 2 | TREE_NOTHROW (decl) << 3
          | TREE_THIS_VOLATILE (decl) << 4);
}

void
set_facts (tree decl, unsigned facts)
{
  if (TREE_CODE (decl) != FUNCTION_DECL)
    {
      TREE_ADDRESSABLE (decl) = facts;
      return;
    }
  TREE_READONLY (decl) = facts & 1;
  DECL_PURE_P (decl) = facts >> 1 & 1;
  DECL_LOOPING_CONST_OR_PURE_P (decl) = facts >> 2 & 1;
  TREE_NOTHROW (decl) = facts >> 3 & 1;
  TREE_THIS_VOLATILE (decl) = facts >> 4 & 1;
}

} // namespace

/* Records the facts about DECL that differ from those before any function was finished, once for each declaration;
   PLACE: where they were found.  */
void
unit_facts::note_decl (tree decl, size_t place)
{
  auto first = m_at_first.find (DECL_UID (decl));
  if (first == m_at_first.end () || first->second == facts_of (decl))
    return;
  m_fact_about[DECL_UID (decl)] = m_facts.size ();
  m_facts.push_back ({ decl, place, first->second, facts_of (decl) });
  m_at_first.erase (first);
}

/* Sets the facts that were known when the function at PLACE was finished.  */
void
unit_facts::go_to (size_t place)
{
  for (; m_known < m_facts.size () && m_facts[m_known].place <= place; m_known++)
    set_facts (m_facts[m_known].decl, m_facts[m_known].after);
  for (; m_known > 0 && m_facts[m_known - 1].place > place; m_known--)
    set_facts (m_facts[m_known - 1].decl, m_facts[m_known - 1].before);
}

/* Marks the functions that outlining made, and that NODE calls, if they throw nothing by what is known now.  Of some
   functions GCC sees that only in their final instructions (pass_set_nothrow_function_flags), so after it was noted of
   made ones, and these may come after their users in the order of expansion.  */
void
unit_facts::mark_nothrow_callees (cgraph_node *node) const
{
  for_each_direct_call (node, [&] (tree callee, basic_block) {
    cgraph_node *made = cgraph_node::get (callee);
    function *fn = DECL_STRUCT_FUNCTION (callee);
    /* Expanded functions still have blocks, but no statements.  */
    if (!made || TREE_NOTHROW (callee) || m_places.count (DECL_UID (callee)) || !fn
        || !(fn->curr_properties & PROP_ssa))
      return;
    mark_nothrow_callees (made);
    bool throws = false;
    for_each_statement (made, [&] (gimple *stmt, basic_block) { throws |= stmt_could_throw_p (fn, stmt); });
    TREE_NOTHROW (callee) = !throws;
  });
}

void
unit_facts::set_known (bool expanded)
{
  if (symtab->state != EXPANSION)
    return;
  if (flag_exceptions && !expanded && !m_places.empty ())
    mark_nothrow_callees (cgraph_node::get (current_function_decl));
  if (m_facts.empty ())
    return;
  for (size_t i : m_ahead)
    set_facts (m_facts[i].decl, m_facts[i].before);
  m_ahead.clear ();
  if (expanded)
    return;
  cgraph_node *node = cgraph_node::get (current_function_decl);
  unsigned uid = DECL_UID (current_function_decl);
  auto place = m_places.find (uid);
  bool made = place == m_places.end ();
  if (!made)
    go_to (place->second);
  if (m_known == m_facts.size ())
    return;
  bool all = m_all_known.count (uid);
  /* Outlining may pass on an address that the function did not take itself.  */
  for_each_named (node, [&] (tree decl, bool address) {
    if (address && TREE_CODE (decl) == FUNCTION_DECL)
      return;
    auto found = m_fact_about.find (DECL_UID (decl));
    if (found != m_fact_about.end () && found->second >= m_known
        && (made || address || (all && TREE_CODE (decl) == FUNCTION_DECL))
        && facts_of (decl) != m_facts[found->second].after)
      {
        set_facts (decl, m_facts[found->second].after);
        m_ahead.push_back (found->second);
      }
  });
}

void
unit_facts::mark () const
{
  for (const fact &f : m_facts)
    gt_ggc_mx_tree_node (f.decl);
}

void
unit_facts::begin ()
{
  symtab_node *node;
  FOR_EACH_SYMBOL (node)
    m_at_first[DECL_UID (node->decl)] = facts_of (node->decl);
}

/* Makes GCC treat DECL as used by an expanded function: with -fsection-anchors it then has a fixed
   place, and its alignment is not raised any more (can_increase_alignment_p, symtab.cc).  */
static void
note_use (tree decl)
{
  if (flag_section_anchors && !DECL_RTL_SET_P (decl) && !DECL_HAS_VALUE_EXPR_P (decl))
    make_decl_rtl (decl);
}

void
unit_facts::note (cgraph_node *node)
{
  const size_t place = m_places.size ();
  m_places[DECL_UID (node->decl)] = place;
  auto note_symbol = [&] (tree decl) { note_decl (decl, place); };
  node->call_for_symbol_thunks_and_aliases (
    [] (cgraph_node *n, void *note) {
      (*static_cast<decltype (note_symbol) *> (note)) (n->decl);
      return false;
    },
    &note_symbol, true);
  for_each_named (node, [&] (tree decl, bool) {
    if (!VAR_P (decl))
      return;
    note_decl (decl, place);
    note_use (decl);
  });
  m_known = m_facts.size ();
}

bool
unit_facts::callee_facts_changed_p (cgraph_node *node) const
{
  auto place = m_places.find (DECL_UID (node->decl));
  bool changed = false;
  if (place != m_places.end ())
    for_each_direct_call (node, [&] (tree callee, basic_block) {
      auto found = m_fact_about.find (DECL_UID (callee));
      changed |= (found != m_fact_about.end ()
                  && m_facts[found->second].place > place->second);
    });
  return changed;
}

void
unit_facts::expand_with_all (cgraph_node *node)
{
  m_all_known.insert (DECL_UID (node->decl));
}

} // namespace outline
