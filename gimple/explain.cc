/* Telling the user what the pass did and did not do.
   SPDX-License-Identifier: GPL-3.0-or-later

   Everything goes through plugin/remarks.h, which hands it to -fopt-info, the
   dump, the statistics, the optimization record and the JSON report.  */

#include "gimple/explain.h"

#include "plugin/remarks.h"

namespace outline
{

static cgraph_node *
node_at (const unit &u, uint32_t position)
{
  return u.functions[u.statements[position].function].node;
}

/* The places of the regions at STARTS.  */
static std::vector<place>
places_of (const unit &u, const std::vector<uint32_t> &starts)
{
  std::vector<place> places;
  for (uint32_t start : starts)
    places.push_back (place_of (node_at (u, start), u.statements[start].stmt));
  return places;
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
    {
      refused_code code;
      code.why = r.why;
      code.where = place_of (r.node, r.stmt);
      code.statements = r.stmt ? 1 : 0;
      note_refused (code, r.node, r.stmt);
    }
  for (const rejected &r : similar.rejections)
    {
      cgraph_node *node = node_at (u, r.start);
      gimple *stmt = u.statements[r.start].stmt;
      refused_code code;
      code.why = r.why;
      code.where = place_of (node, stmt);
      code.statements = r.length;
      code.copies = r.count;
      code.sized = r.why == REFUSAL_COST;
      code.copies_size = r.saved;
      code.outlined_size = r.cost;
      note_refused (code, node, stmt);
    }
}

void
explain_outlined (const unit &u, const plan &p, cgraph_node *node)
{
  if (!remarks_wanted_p ())
    return;
  outlined_group group;
  group.name = node->asm_name ();
  group.statements = p.length;
  group.inputs = p.passed_parameters ();
  for (const output_set &set : p.outputs.sets)
    group.outputs = MAX (group.outputs, set.size ());
  group.copies_size = p.copies_size;
  group.calls_size = p.calls_size;
  group.function_size = p.body_size;
  group.places = places_of (u, p.starts);
  note_outlined (group, node_at (u, p.starts[0]),
                 u.statements[p.starts[0]].stmt);
}

void
explain_dropped (const unit &u, const plan &p, refusal why)
{
  if (!remarks_wanted_p ())
    return;
  cgraph_node *node = node_at (u, p.starts[0]);
  gimple *stmt = u.statements[p.starts[0]].stmt;
  refused_code code;
  code.why = why;
  code.where = place_of (node, stmt);
  code.statements = p.length;
  code.copies = p.starts.size ();
  code.sized = why == REFUSAL_COST;
  code.copies_size = p.copies_size;
  code.outlined_size = p.calls_size + p.body_size;
  note_refused (code, node, stmt);
}

} // namespace outline
