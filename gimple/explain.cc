/* Reports to the user what the pass did and did not do.  SPDX-License-Identifier: GPL-3.0-or-later

   Everything goes through report/remarks.h, which hands it to -fopt-info, the
   dump, the statistics, the optimization record and the JSON report.  */

#include "gimple/explain.h"

#include "facts/symbol-name.h"
#include "report/remarks.h"

namespace outline
{

/* The place of the region of LENGTH statements at START, with its lines.  */
static place
region_place (const unit &u, uint32_t start, uint32_t length)
{
  place p = place_of (u.function_at (start).node, u.statements[start].stmt);
  std::vector<location_t> locations;
  for (uint32_t i = start; i < start + length; i++)
    locations.push_back (gimple_location (u.statements[i].stmt));
  describe_stretch (p, locations);
  return p;
}

/* The places of the regions of P.  */
static std::vector<place>
places_of (const unit &u, const plan &p)
{
  std::vector<place> places;
  for (uint32_t start : p.starts)
    places.push_back (region_place (u, start, p.length));
  return places;
}

/* The name of DECL in the source; empty if it has none.  */
static std::string
source_name (tree decl)
{
  return decl && DECL_NAME (decl) ? IDENTIFIER_POINTER (DECL_NAME (decl)) : "";
}

/* T, an expression, as GCC prints it.  */
static std::string
source_text (tree t)
{
  char *text = print_generic_expr_to_str (t);
  std::string result = text;
  free (text);
  return result;
}

/* The address of OBJECT, a variable, function or string, as group_parameter describes it.  */
static std::string
address_text (tree object)
{
  if (!DECL_P (object))
    return CONSTANT_CLASS_P (object) ? source_text (object) : "";
  std::string name = source_name (object);
  return name.empty () ? name : "&" + name;
}

/* T, a number or an address, in the same way.  */
static std::string
argument_text (tree t)
{
  return (TREE_CODE (t) == ADDR_EXPR ? address_text (TREE_OPERAND (t, 0))
          : CONSTANT_CLASS_P (t) ? source_text (t) : "");
}

/* V in the same way.  */
static std::string
value_text (const value &v)
{
  return (v.ssa ? source_name (SSA_NAME_VAR (v.t)) : v.object_address ? address_text (v.t) : argument_text (v.t));
}

/* The parameters of P, with their values at each site.  */
static std::vector<group_parameter>
parameters_of (const unit &u, const plan &p)
{
  std::vector<region_structure> sites (p.starts.size ());
  region_reader reader (u);
  for (size_t i = 0; i < sites.size (); i++)
    reader.read (p.starts[i], p.length, sites[i]);
  std::vector<group_parameter> result;
  for (const parameter &param : p.parameters)
    {
      group_parameter described;
      const value &first = u.values[sites[0].column[param.column]];
      described.type = (first.object_address ? "address"
                                             : source_text (TREE_TYPE (first.t)));
      for (const region_structure &site : sites)
        described.values.push_back (value_text (u.values[site.column[param.column]]));
      result.push_back (std::move (described));
    }
  return result;
}

void
explain_refusals (const unit &u, const similarity &similar)
{
  if (!remarks_wanted_p ())
    return;
  unit_report.functions += u.functions.size ();
  for (const statement &s : u.statements)
    unit_report.statements += s.stmt != NULL;
  unit_report.candidates += similar.candidates.size ();

  for (const refused &r : u.refusals)
    note_refused ({ .why = r.why, .where = place_of (r.node, r.stmt), .statements = r.stmt ? 1u : 0u, .places = {} },
                  r.node, r.stmt);
  for (const rejected &r : similar.rejections)
    note_refused ({ .why = r.why, .where = region_place (u, r.start, r.length), .statements = r.length,
                    .copies = r.count, .sized = r.why == REFUSAL_COST, .copies_size = r.saved,
                    .outlined_size = r.cost, .places = {} },
                  u.function_at (r.start).node, u.statements[r.start].stmt);
}

/* What is to be reported of the function NODE, which takes the place of copies of STATEMENTS and saves SAVED.  */
static outlined_group
made_group (cgraph_node *node, uint32_t statements, const saving &saved)
{
  outlined_group group;
  group.name = assembler_name (node->decl);
  group.statements = statements;
  group.copies_size = saved.copies_size;
  group.calls_size = saved.calls_size;
  group.function_size = saved.function_size;
  return group;
}

void
explain_outlined (const unit &u, const plan &p, cgraph_node *node)
{
  if (!remarks_wanted_p ())
    return;
  outlined_group group = made_group (node, p.length, p);
  group.inputs = p.passed_parameters ();
  for (const output_set &set : p.outputs.sets)
    group.outputs = MAX (group.outputs, set.size ());
  group.places = places_of (u, p);
  group.parameters = parameters_of (u, p);
  note_outlined (group, u.function_at (p.starts[0]).node,
                 u.statements[p.starts[0]].stmt);
}

void
explain_merged (const merge_plan &p, cgraph_node *node)
{
  if (!remarks_wanted_p ())
    return;
  outlined_group group = made_group (node, p.statements, p);
  group.whole_functions = true;
  group.inputs = p.parameters.size ();
  for (const function_body &body : p.bodies)
    group.places.push_back (place_of (body.node, NULL));
  for (const std::vector<uint32_t> &operands : p.parameters)
    {
      group_parameter described;
      const body_operand &first = p.bodies[0].operands[operands[0]];
      tree argument = merged_argument (first);
      described.type = TREE_CODE (argument) == ADDR_EXPR ? "address" : source_text (TREE_TYPE (argument));
      for (const function_body &body : p.bodies)
        described.values.push_back (argument_text (merged_argument (body.operands[operands[0]])));
      group.parameters.push_back (std::move (described));
    }
  note_outlined (group, p.bodies[0].node, NULL);
}

void
explain_dropped (const unit &u, const plan &p, refusal why)
{
  if (!remarks_wanted_p ())
    return;
  cgraph_node *node = u.function_at (p.starts[0]).node;
  gimple *stmt = u.statements[p.starts[0]].stmt;
  note_refused ({ .why = why, .where = place_of (node, stmt), .statements = p.length,
                  .copies = uint32_t (p.starts.size ()), .sized = why == REFUSAL_COST, .copies_size = p.copies_size,
                  .outlined_size = p.calls_size + p.function_size, .places = places_of (u, p) },
                node, stmt);
}

} // namespace outline
