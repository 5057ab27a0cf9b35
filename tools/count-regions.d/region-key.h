/* The keys of regions.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_TOOLS_REGION_KEY_H
#define OUTLINE_TOOLS_REGION_KEY_H

#include "gimple/number/legality.h"
#include "gimple/number/shape.h"
#include "tools/count-regions.d/region.h"

namespace outline::regions
{

/* Makes the keys of regions, one after the other.  */
class key_maker
{
public:
  /* Fills in R, whose blocks are set; HEAD is the first one.  False if it can't be shared.  */
  bool make (region &r, cgraph_node *node, basic_block head);

private:
  void visit (basic_block bb);
  bool block (basic_block bb);
  bool phis (basic_block bb);
  bool statement (gimple *stmt);
  bool call (gcall *call);
  bool condition (gcond *cond);
  bool switch_ (gswitch *stmt);
  bool exactly (tree t);
  bool parts (gimple *stmt);
  void value (tree t, slot_kind kind);
  void type (tree t);
  bool edges (basic_block bb);
  void landing (int number);
  unsigned results () const;
  std::vector<edge> successors (basic_block bb) const;
  int local_number (tree decl);
  bool local_p (tree t) const;

  void push (HOST_WIDE_INT n)
  {
    m_region->key.push_back (uint32_t (n));
    m_region->key.push_back (uint32_t (uint64_t (n) >> 32));
  }

  function *m_fn = NULL;
  region *m_region = NULL;
  type_table m_types;
  describer m_describer { m_types };
  function_classes m_classes;
  std::unordered_set<basic_block> m_inside;
  std::unordered_map<basic_block, uint32_t> m_numbers;
  std::vector<basic_block> m_order;
  std::unordered_map<tree, uint32_t> m_definitions, m_locals;
  std::unordered_map<basic_block, uint32_t> m_exits;
};

} // namespace outline::regions

#endif
