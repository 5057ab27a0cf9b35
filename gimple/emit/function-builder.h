/* Building outlined functions.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_EMIT_FUNCTION_BUILDER_H
#define OUTLINE_GIMPLE_EMIT_FUNCTION_BUILDER_H

#include "gimple/emit/function-name.h"
#include "gimple/number/unit.h"
#include "gimple/plan/plan.h"

namespace outline
{

/* An outlined function, and what its callers have to know.  */
struct outlined_function
{
  cgraph_node *node;
  /* The type that results are returned in: void, the type of the result
     itself, an unsigned word, or pair_type.  */
  tree return_type;
};

/* Builds outlined functions.  */
class function_builder
{
public:
  /* NAMES: those that outlined functions of this compilation have; new ones
     are added.  */
  function_builder (const unit &u, std::unordered_set<std::string> &names)
    : m_unit (u), m_reader (u), m_namer (names)
  {}

  /* Makes the function that P plans: a call-graph node whose finished GIMPLE
     body is a copy of the first site, named by its content.  The sites
     themselves are not touched.  */
  outlined_function build (const plan &p);

private:
  void map_parameters (const plan &p);
  location_t location_of_copy (const plan &p, uint32_t offset) const;
  tree variable_or_type (tree name);
  void copy_statement (const plan &p, uint32_t offset);
  void substitute (const plan &p, uint32_t offset, gimple *copy);
  tree replacement (const plan &p, uint32_t offset, uint32_t i);
  tree rebuilt_access (const plan &p, uint32_t offset, uint32_t operand,
                       tree access, tree base, HOST_WIDE_INT distance);
  void finish_without_selector (const plan &p, tree return_type);
  std::pair<basic_block, basic_block> append_case (uint32_t value, profile_count count,
                                                   profile_probability taken);
  void finish_results (const plan &p, tree return_type);
  void store_results (const plan &p, const output_set *set, tree return_type);
  gimple *append (gimple *stmt);
  tree append_conversion (tree type, tree value);
  tree append_word (tree value);
  tree append_pair (tree type, tree first, tree second);
  void set_attributes (const plan &p, tree decl) const;
  cgraph_node *make_node (const plan &p, tree decl) const;

  const unit &m_unit;
  region_reader m_reader;
  function_namer m_namer;

  /* Of the function being built.  */
  region_structure m_structure;
  std::vector<tree> m_parameters;   /* SSA names, by parameter.  */
  std::vector<tree> m_pointers;     /* Where to store results.  */
  tree m_selector = NULL_TREE;
  std::vector<tree> m_definitions;  /* New SSA names, by offset.  */
  std::unordered_map<tree, tree> m_variables;  /* New ones, by those of the first site.  */
  basic_block m_block = NULL;
  location_t m_location = UNKNOWN_LOCATION;
  bool m_throws = false, m_reads = false, m_writes = false;
  bool m_returns = true;
};

} // namespace outline

#endif
