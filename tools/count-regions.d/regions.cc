/* Counts what merging functions, and outlining regions with control flow, could save.
   SPDX-License-Identifier: GPL-3.0-or-later

   A plugin of its own, loaded after outline.so.  It looks at the finished unit when everything has been
   outlined that is, changes nothing but lines, and at the end of the unit writes a line of JSON to the file of
   -fplugin-arg-regions-output=FILE.  tools/count-regions runs it over programs.

     collect   every body, and every region with one entry: what a block dominates, and what is between it
               and a block that postdominates it; at -O1 to -O3 only of code that hardly ever runs, where
               the outliner works there
     read      what must be equal (gimple/merge/body.h): constants, symbols, callees and values from outside are slots
     group     regions of one key such that at most -fplugin-arg-regions-parameters=N slots differ (group.cc)
     take      groups in the order of what they save, as far as they do not overlap
     mark      each copy of a region gets a line of its own in a file "regions" that is not there

   Sizes are those of the cost model (gimple/cost/cost.h), in tenths of a byte, of bodies and savings alike.  What
   folding finds is not there to be saved again, so sizes have to be taken from the object: of whole bodies the JSON
   has the names, of regions the lines, by which debug information (-g) finds their instructions.

   Limits: regions left by exceptions or abnormal edges, and those with more than one result (two, of one exit), are not
   counted.  */

#include "facts/statements.h"
#include "gimple/cost/cost.h"
#include "gimple/merge/merge-plan.h"
#include "gimple/number/legality.h"
#include "tools/count-regions.d/group.h"

#include "dominance.h"

extern "C"
{
__attribute__ ((visibility ("default"))) int plugin_is_GPL_compatible;
__attribute__ ((visibility ("default"))) int
plugin_init (plugin_name_args *plugin, plugin_gcc_version *version);
}

namespace outline::regions
{

namespace
{

const char *output;
unsigned most_parameters = 3;
std::string line;                     /* What is written at the end of the unit.  */
std::string merged;                   /* The groups of whole bodies in it.  */
std::string marked;                   /* The groups of regions.  */

const size_t most_blocks = 60;        /* Of a region that is no whole body.  */
const unsigned most_ends = 6;         /* Regions from one block to a later one.  */

class counter
{
public:
  void run ();

private:
  void add_body (cgraph_node *node);
  void add_regions (cgraph_node *node);
  void add (region &&r, basic_block head);
  void fill_in (region &r, const function_body &from);
  void form_groups (bool whole);
  void take (bool whole, int64_t min_benefit);
  void note_merged (const std::vector<const region *> &regions, const std::vector<unsigned> &params);
  void mark (const std::vector<const region *> &regions, const std::vector<unsigned> &params);

  std::vector<body> m_bodies;
  std::vector<region> m_regions;
  body_reader m_reader;
  function_classes m_classes;
  constant_table m_values;
  std::vector<group> m_groups;
  std::unordered_set<basic_block> m_taken;
  std::set<uint32_t> m_merged;
  int64_t m_total = 0;
  unsigned m_lines = 0;                 /* That copies of regions have been given.  */
  /* By whole: what is saved, groups, copies.  Of regions: what is saved with several exits.  */
  int64_t m_saved[2] = {}, m_count[2] = {}, m_copies[2] = {}, m_several = 0;
};

/* How many values that BB computes are used outside of the region INSIDE.  */
static unsigned
results_of (basic_block bb, const std::unordered_set<basic_block> &inside)
{
  unsigned count = 0;
  auto note = [&] (tree name) {
    imm_use_iterator iterator;
    use_operand_p use;
    bool outside = false;
    if (name && TREE_CODE (name) == SSA_NAME)
      FOR_EACH_IMM_USE_FAST (use, iterator, name)
        outside |= !is_gimple_debug (USE_STMT (use)) && !inside.count (gimple_bb (USE_STMT (use)));
    count += outside;
  };
  for (gphi_iterator gsi = gsi_start_phis (bb); !gsi_end_p (gsi); gsi_next (&gsi))
    note (virtual_operand_p (gimple_phi_result (gsi.phi ())) ? NULL_TREE : gimple_phi_result (gsi.phi ()));
  for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
    note (gimple_get_lhs (gsi_stmt (gsi)));
  return count;
}

/* Fills in R, which was read as FROM.  */
void
counter::fill_in (region &r, const function_body &from)
{
  r.key = from.key;
  r.key.push_back (m_classes.number (from.node));
  r.size = from.size;
  r.calls = from.calls;
  for (const body_operand &o : from.operands)
    {
      tree argument = merged_argument (o);
      r.slots.push_back ({ m_values.number (argument), plain_argument_size (argument), o.outside, o.callee });
    }
}

/* Adds R, whose blocks are set and begin at HEAD, if it can be shared.  */
void
counter::add (region &&r, basic_block head)
{
  cgraph_node *node = m_bodies[r.function].node;
  std::unordered_set<basic_block> inside (r.blocks.begin (), r.blocks.end ()), exits;
  function_body read;
  if (!(r.whole ? m_reader.read (node, read) : m_reader.read_region (node, head, inside, read)))
    return;
  bool returns = false;
  for (basic_block bb : r.blocks)
    {
      for (edge e : *bb->succs)
        if (e->dest == EXIT_BLOCK_PTR_FOR_FN (cfun))
          returns = true;
        else if (!inside.count (e->dest))
          exits.insert (e->dest);
      r.results += results_of (bb, inside);
    }
  r.exits = exits.size ();
  if (r.results > (r.exits == 1 ? 2 : 1) || r.exits > 4 || (returns && r.exits))
    return;
  fill_in (r, read);
  m_regions.push_back (std::move (r));
}

/* Adds the regions of NODE, the current function, that are no whole body.  */
void
counter::add_regions (cgraph_node *node)
{
  function *fn = DECL_STRUCT_FUNCTION (node->decl);
  uint32_t index = m_bodies.size () - 1;
  calculate_dominance_info (CDI_DOMINATORS);
  calculate_dominance_info (CDI_POST_DOMINATORS);
  block_frequencies frequencies (fn);
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    {
      auto_vec<basic_block> dominated = get_all_dominated_blocks (CDI_DOMINATORS, bb);
      if (dominated.length () < 2)
        continue;
      auto try_until = [&] (basic_block end) {
        region r;
        r.function = index;
        r.whole = false;
        for (basic_block b : dominated)
          if (!end || b == bb || !dominated_by_p (CDI_DOMINATORS, b, end))
            r.blocks.push_back (b);
        bool in_scope = std::all_of (r.blocks.begin (), r.blocks.end (), [&] (basic_block b) {
          return block_refusal (fn, b, frequencies, false) == REFUSAL_NONE;
        });
        if (in_scope && r.blocks.size () > 1 && r.blocks.size () <= most_blocks)
          add (std::move (r), bb);
      };
      try_until (NULL);
      basic_block end = bb;
      for (unsigned i = 0; i < most_ends; i++)
        {
          end = get_immediate_dominator (CDI_POST_DOMINATORS, end);
          if (!end || end == EXIT_BLOCK_PTR_FOR_FN (fn) || !dominated_by_p (CDI_DOMINATORS, end, bb)
              || end == bb)
            break;
          try_until (end);
        }
    }
  free_dominance_info (CDI_DOMINATORS);
  free_dominance_info (CDI_POST_DOMINATORS);
}

void
counter::add_body (cgraph_node *node)
{
  function *fn = DECL_STRUCT_FUNCTION (node->decl);
  push_cfun (fn);
  unsigned callers = 0;
  for (cgraph_edge *e = node->callers; e; e = e->next_caller)
    callers++;
  unsigned arguments = aggregate_value_p (DECL_RESULT (node->decl), node->decl) ? 1 : 0;
  for (tree parm = DECL_ARGUMENTS (node->decl); parm; parm = DECL_CHAIN (parm))
    arguments++;
  m_bodies.push_back ({ node, 0, bool (DECL_ONE_ONLY (node->decl)),
                        node->local && !node->address_taken, arguments, callers });
  int size = 0;
  bool calls = false;
  for_each_statement (node, [&] (gimple *stmt, basic_block) {
    size += transparent_p (stmt) ? 0 : statement_size (stmt);
    calls |= becomes_call_p (stmt);
  });
  m_bodies.back ().size = size + (calls ? target_costs ().frame : 0);
  m_total += m_bodies.back ().size;
  region r;
  r.function = m_bodies.size () - 1;
  r.whole = true;
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    r.blocks.push_back (bb);
  if (single_succ_p (ENTRY_BLOCK_PTR_FOR_FN (fn)))
    add (std::move (r), single_succ (ENTRY_BLOCK_PTR_FOR_FN (fn)));
  add_regions (node);
  pop_cfun ();
}

/* Forms groups of what can share a function: the first region of a key, and each other one that
   leaves at most most_parameters to set; then the first one of what is left.  */
void
counter::form_groups (bool whole)
{
  std::map<std::vector<uint32_t>, std::vector<const region *>> classes;
  for (const region &r : m_regions)
    if (r.whole == whole && !m_merged.count (r.function))
      classes[r.key].push_back (&r);
  const unsigned registers = target_costs ().integer_registers;
  for (auto &each : classes)
    {
      std::vector<const region *> rest = each.second;
      while (rest.size () > 1)
        {
          std::vector<const region *> chosen = { rest[0] }, left;
          std::vector<unsigned> params;
          unsigned most = most_parameters;
          if (whole)
            most = MIN (most, registers - MIN (registers, m_bodies[rest[0]->function].arguments));
          for (size_t i = 1; i < rest.size (); i++)
            {
              chosen.push_back (rest[i]);
              std::vector<unsigned> now = parameters (chosen);
              if (now.size () > most)
                {
                  chosen.pop_back ();
                  left.push_back (rest[i]);
                }
              else
                params = now;
            }
          if (chosen.size () > 1 && !(whole && params.empty ()))
            m_groups.push_back ({ chosen, unsigned (params.size ()),
                                  benefit (chosen, params, m_bodies) });
          rest = left;
        }
    }
}

/* Whether one of the slots PARAMS of R is a callee.  */
static bool
callee_p (const region *r, const std::vector<unsigned> &params)
{
  return std::any_of (params.begin (), params.end (),
                      [&] (unsigned i) { return r->slots[i].callee; });
}

/* Notes that REGIONS, whole bodies, are merged.  */
void
counter::note_merged (const std::vector<const region *> &regions, const std::vector<unsigned> &params)
{
  merged += std::string (merged.empty () ? "" : ", ") + "{\"added\": "
            + std::to_string (added (regions, params, m_bodies)) + ", \"parameters\": "
            + std::to_string (params.size ()) + ", \"comdat\": "
            + (m_bodies[regions[0]->function].comdat ? "true" : "false") + ", \"callee\": "
            + (callee_p (regions[0], params) ? "true" : "false") + ", \"functions\": [";
  for (const region *r : regions)
    {
      m_merged.insert (r->function);
      merged += std::string (r == regions[0] ? "" : ", ") + "\""
                + IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (m_bodies[r->function].node->decl)) + "\"";
    }
  merged += "]}";
}

/* The place of LINE in a file "regions".  Lines are asked for in ascending order.  */
static location_t
place_of_line (unsigned line)
{
  if (line == 1)
    linemap_add (line_table, LC_ENTER, false, "regions", 1);
  linemap_line_start (line_table, line, 2);
  return linemap_position_for_column (line_table, 1);
}

/* Gives the statements of BB the place WHERE, in the scopes that they are in.  */
static void
move_statements (basic_block bb, location_t where)
{
  for (gphi_iterator gsi = gsi_start_phis (bb); !gsi_end_p (gsi); gsi_next (&gsi))
    for (unsigned i = 0; i < gimple_phi_num_args (gsi.phi ()); i++)
      gimple_phi_arg_set_location (gsi.phi (), i, where);
  for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
    gimple_set_location (gsi_stmt (gsi), set_block (where, gimple_block (gsi_stmt (gsi))));
}

/* Gives each of REGIONS a line of its own, and notes that they are a group.  */
void
counter::mark (const std::vector<const region *> &regions, const std::vector<unsigned> &params)
{
  marked += std::string (marked.empty () ? "" : ", ") + "{\"added\": "
            + std::to_string (added (regions, params, m_bodies)) + ", \"exits\": "
            + std::to_string (regions[0]->exits) + ", \"first_line\": " + std::to_string (m_lines + 1)
            + ", \"copies\": " + std::to_string (regions.size ()) + "}";
  for (const region *r : regions)
    {
      location_t where = place_of_line (++m_lines);
      for (basic_block bb : r->blocks)
        move_statements (bb, where);
    }
}

/* Takes what saves the most first.  */
void
counter::take (bool whole, int64_t min_benefit)
{
  std::stable_sort (m_groups.begin (), m_groups.end (),
                    [] (const group &a, const group &b) { return a.saved > b.saved; });
  for (group &g : m_groups)
    {
      if (g.saved < min_benefit)
        break;
      std::vector<const region *> free;
      std::unordered_set<basic_block> blocks;
      for (const region *r : g.regions)
        {
          bool taken = false;
          for (basic_block bb : r->blocks)
            taken |= m_taken.count (bb) || blocks.count (bb);
          if (!taken)
            {
              free.push_back (r);
              blocks.insert (r->blocks.begin (), r->blocks.end ());
            }
        }
      if (free.size () < 2)
        continue;
      std::vector<unsigned> params = parameters (free);
      int64_t saved = benefit (free, params, m_bodies);
      if (saved < min_benefit || (whole && params.empty ()))
        continue;
      m_taken.insert (blocks.begin (), blocks.end ());
      m_saved[whole] += saved;
      m_count[whole]++;
      m_copies[whole] += free.size ();
      if (!whole && free[0]->exits > 1)
        m_several += saved;
      if (whole)
        note_merged (free, params);
      else
        mark (free, params);
    }
  m_groups.clear ();
}

void
counter::run ()
{
  cgraph_node *node;
  FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (node)
    {
      function *fn = DECL_STRUCT_FUNCTION (node->decl);
      if (fn && fn->cfg && !node->inlined_to && fn->curr_properties & PROP_ssa)
        add_body (node);
    }
  const int64_t least = 10 * tenths;
  form_groups (true);
  take (true, least);
  form_groups (false);
  take (false, least);
  line = "{\"total\": " + std::to_string (m_total) + ", \"functions\": " + std::to_string (m_bodies.size ());
  for (int whole = 1; whole >= 0; whole--)
    {
      std::string name = whole ? "bodies" : "regions";
      line += ", \"" + name + "\": {\"saved\": " + std::to_string (m_saved[whole])
              + ", \"groups\": " + std::to_string (m_count[whole])
              + ", \"copies\": " + std::to_string (m_copies[whole]) + "}";
    }
  line += ", \"several_exits\": " + std::to_string (m_several) + ", \"merged\": [" + merged
          + "], \"marked\": [" + marked + "]}\n";
}

const pass_data regions_data = { SIMPLE_IPA_PASS, "count_regions", OPTGROUP_NONE, TV_NONE, 0, 0, 0, 0, 0 };

class regions_pass : public simple_ipa_opt_pass
{
public:
  regions_pass (gcc::context *ctxt) : simple_ipa_opt_pass (regions_data, ctxt) {}
  bool gate (function *) final override { return !seen_error (); }
  unsigned execute (function *) final override
  {
    counter ().run ();
    return 0;
  }
};

void
write_line (void *, void *)
{
  if (FILE *file = fopen (output, "a"))
    {
      fputs (line.c_str (), file);
      fclose (file);
    }
}

} // namespace

} // namespace outline::regions

int
plugin_init (plugin_name_args *plugin, plugin_gcc_version *)
{
  using namespace outline::regions;
  for (int i = 0; i < plugin->argc; i++)
    if (!strcmp (plugin->argv[i].key, "output"))
      output = plugin->argv[i].value;
    else if (!strcmp (plugin->argv[i].key, "parameters"))
      most_parameters = atoi (plugin->argv[i].value);
  if (!output)
    {
      error ("%qs needs %<-fplugin-arg-%s-output=FILE%>", plugin->base_name, plugin->base_name);
      return 1;
    }
  static register_pass_info info;
  info.pass = new regions_pass (g);
  info.reference_pass_name = "outline";
  info.ref_pass_instance_number = 1;
  info.pos_op = PASS_POS_INSERT_AFTER;
  register_callback (plugin->base_name, PLUGIN_PASS_MANAGER_SETUP, NULL, &info);
  register_callback (plugin->base_name, PLUGIN_FINISH_UNIT, write_line, NULL);
  return 0;
}
