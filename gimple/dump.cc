/* Dumps.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "gimple/dump.h"

#include "gimple/cost/cost.h"

namespace outline
{

void
dump_unit (FILE *file, const unit &u)
{
  fprintf (file, "%zu functions, %zu positions, %u symbols\n",
           u.functions.size (), u.text.size (), u.alphabet);
  uint32_t function = UINT32_MAX;
  for (uint32_t i = 0; i < u.text.size (); i++)
    {
      const statement &s = u.statements[i];
      if (s.function != function)
        fprintf (file, "\n%s\n", u.function_at (i).node->name ());
      function = s.function;
      fprintf (file, "%6u %6u ", i, u.text[i]);
      if (!s.stmt)
        fprintf (file, "|\n");
      else
        {
          fprintf (file, "%3d ", s.size);
          print_gimple_stmt (file, s.stmt, 0, TDF_SLIM);
        }
    }
}

void
dump_similarity (FILE *file, const unit &u, const similarity &s)
{
  fprintf (file, "\n%zu candidates\n", s.candidates.size ());
  for (const candidate &c : s.candidates)
    fprintf (file, "candidate %u statements, %zu sites, first %u in %s: "
             "%" PRId64 "\n",
             c.sites[0].length, c.sites.size (), c.sites[0].start,
             u.function_at (c.sites[0].start).node->name (), c.benefit);
}

void
dump_plan (FILE *file, const unit &u, const plan &p, unsigned number,
           const char *name)
{
  uint32_t calling = 0, needed = 0;
  bool calls = first_call (u, p.starts[0], p.length) < p.length;
  std::vector<uint32_t> outputs;
  for (uint32_t start : p.starts)
    {
      calling += u.function_at (start).calls;
      region_outputs (u, start, p.length, outputs);
      needed += outputs.size ();
    }
  fprintf (file, "\nplan %u %s: sites %zu statements %u parameters %u "
           "results %u inner %d leaf %u calling %u copies %" PRId64
           " calls %" PRId64 " function %" PRId64 " benefit %" PRId64 "\n",
           number, name, p.starts.size (), p.length, p.passed_parameters (),
           needed, calls, uint32_t (p.starts.size ()) - calling, calling,
           p.copies_size, p.calls_size, p.function_size, p.benefit ());
  for (uint32_t start : p.starts)
    {
      location_t where = gimple_location (u.statements[start].stmt);
      fprintf (file, "  %s:%d in %s\n",
               LOCATION_FILE (where) ? LOCATION_FILE (where) : "?",
               LOCATION_LINE (where), u.function_at (start).node->name ());
      for (uint32_t i = 0; i < p.length && start == p.starts[0]; i++)
        {
          fprintf (file, "    %3d ", u.statements[start + i].size);
          print_gimple_stmt (file, u.statements[start + i].stmt, 0, TDF_SLIM);
        }
    }
}

} // namespace outline
