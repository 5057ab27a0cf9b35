/* Where objects stand behind section anchors.  SPDX-License-Identifier: GPL-3.0-or-later

   What is handed over: the objects in the order of their blocks, and the anchors in
   the order of their numbers.  Objects that are placed in the same order get the same
   distances.

   Limits.  Constants that have no variable of their own are not told: they stand in
   sections that the linker merges, to which no anchors lead, but for long strings.  */

#include "plugin/placed-objects.h"

#include <algorithm>

namespace outline
{

namespace
{

/* The symbol of NODE, if it stands in a block, or may; else null.  */
rtx
block_symbol (varpool_node *node)
{
  rtx place = DECL_RTL_SET_P (node->decl) ? DECL_RTL (node->decl) : NULL_RTX;
  if (!place || !MEM_P (place) || !SYMBOL_REF_P (XEXP (place, 0)))
    return NULL_RTX;
  rtx symbol = XEXP (place, 0);
  return (SYMBOL_REF_HAS_BLOCK_INFO_P (symbol) && SYMBOL_REF_BLOCK (symbol)
            ? symbol
            : NULL_RTX);
}

/* The number of ANCHOR, which says when it was made: GCC names them so
   (get_section_anchor, varasm.cc).  */
int
anchor_number (const_rtx anchor)
{
  const char *name = XSTR (anchor, 0), *digits = name + strlen (name);
  while (digits > name && ISDIGIT (digits[-1]))
    digits--;
  return atoi (digits);
}

struct told_anchor
{
  int number;
  uint32_t object;          /* One of its block.  */
  HOST_WIDE_INT offset;
  tls_model model;
};

} // namespace

placed_objects::placed_objects ()
{
  varpool_node *node;
  if (flag_section_anchors)
    FOR_EACH_VARIABLE (node)
      m_objects.push_back (node);
  m_told.resize (m_objects.size ());
  for (uint32_t i = 0; i < m_objects.size (); i++)
    note (i);
}

/* Has OBJECT, and the anchors of its block, count as told.  */
void
placed_objects::note (uint32_t object)
{
  rtx symbol = block_symbol (m_objects[object]);
  if (!symbol || SYMBOL_REF_BLOCK_OFFSET (symbol) < 0)
    return;
  m_told[object] = true;
  rtx anchor;
  unsigned i;
  FOR_EACH_VEC_SAFE_ELT (SYMBOL_REF_BLOCK (symbol)->anchors, i, anchor)
    m_next_anchor = MAX (m_next_anchor, anchor_number (anchor) + 1);
}

void
placed_objects::put (std::string &to)
{
  std::vector<std::pair<HOST_WIDE_INT, uint32_t>> placed;
  std::vector<told_anchor> anchors;
  std::unordered_set<object_block *> blocks;
  for (uint32_t k = 0; k < m_objects.size (); k++)
    {
      rtx symbol = block_symbol (m_objects[k]);
      if (!symbol || SYMBOL_REF_BLOCK_OFFSET (symbol) < 0)
        continue;
      if (!m_told[k])
        placed.push_back ({ SYMBOL_REF_BLOCK_OFFSET (symbol), k });
      if (!blocks.insert (SYMBOL_REF_BLOCK (symbol)).second)
        continue;
      rtx anchor;
      unsigned i;
      FOR_EACH_VEC_SAFE_ELT (SYMBOL_REF_BLOCK (symbol)->anchors, i, anchor)
        if (anchor_number (anchor) >= m_next_anchor)
          anchors.push_back ({ anchor_number (anchor), k,
                               SYMBOL_REF_BLOCK_OFFSET (anchor),
                               SYMBOL_REF_TLS_MODEL (anchor) });
    }
  /* In each block by distance; blocks do not mind one another.  */
  std::sort (placed.begin (), placed.end ());
  put_number (to, placed.size ());
  for (const auto &p : placed)
    {
      put_number (to, p.second);
      note (p.second);
    }
  std::sort (anchors.begin (), anchors.end (),
             [] (const told_anchor &a, const told_anchor &b) {
               return a.number < b.number;
             });
  put_number (to, anchors.size ());
  for (const told_anchor &a : anchors)
    {
      put_number (to, a.object);
      put_number (to, a.offset);
      put_number (to, a.model);
      m_next_anchor = a.number + 1;
    }
}

void
placed_objects::take (answer_reader &from)
{
  for (uint64_t n = from.number (); n > 0 && from.good (); n--)
    {
      uint64_t object = from.number ();
      gcc_assert (object < m_objects.size ());
      /* Makes its symbol.  */
      DECL_RTL (m_objects[object]->decl);
      rtx symbol = block_symbol (m_objects[object]);
      gcc_assert (symbol);
      place_block_symbol (symbol);
      note (object);
    }
  for (uint64_t n = from.number (); n > 0 && from.good (); n--)
    {
      uint64_t object = from.number ();
      gcc_assert (object < m_objects.size ());
      HOST_WIDE_INT offset = from.number ();
      tls_model model = tls_model (from.number ());
      rtx symbol = block_symbol (m_objects[object]);
      gcc_assert (symbol);
      rtx anchor = get_section_anchor (SYMBOL_REF_BLOCK (symbol), offset, model);
      m_next_anchor = MAX (m_next_anchor, anchor_number (anchor) + 1);
    }
}

} // namespace outline
