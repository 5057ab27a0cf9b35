/* How many bytes the functions of the unit take, in the object and on the stack.
   SPDX-License-Identifier: GPL-3.0-or-later

   An unwind entry that covers several functions is charged to the last of them,
   the one that has it anyway (plugin/unwind.h).  Constants and jump tables are
   not counted: what the plugin does leaves them alone.  */

#include "plugin/weigh.h"

#include "plugin/function-size.h"
#include "plugin/rehearsal.h"
#include "plugin/unwind.h"

namespace outline
{

namespace
{

/* An unwind entry before its first row, its alignment, its place in the header
   table; a call site of an exception table (System V ABI for x86-64 and LSB,
   encodings as GCC writes them).  */
const uint32_t entry_bytes = 17, entry_alignment = 8, header_bytes = 8,
               lsda_pointer_bytes = 4, call_site_bytes = 4;
/* What each function takes in .ARM.exidx, where the unwind instructions of most
   have room; with an exception table these, and the address of the personality
   routine, stand in .ARM.extab (EHABI32, 5 to 7).  */
const uint32_t index_entry_bytes = 8, table_entry_bytes = 8;

struct function_parts
{
  uint32_t code = 0, rows = 0, call_sites = 0, stack = 0;
  bool lsda = false;
};

bool weighing = false;
function_parts weight;

/* What the current function, whose frame is laid out, takes of the stack.  */
uint32_t
stack_bytes ()
{
  if (!cfun->su)
    return 0;
  HOST_WIDE_INT frame = MAX (HOST_WIDE_INT (0), current_function_static_stack_size);
  return frame + constant_lower_bound (current_function_pushed_stack_size);
}

const pass_data weigh_data = { RTL_PASS, "outline_weigh", OPTGROUP_NONE,
                               TV_NONE, 0, 0, 0, 0, 0 };

/* Before "final".  */
class weigh_pass : public rtl_opt_pass
{
public:
  weigh_pass (gcc::context *ctxt) : rtl_opt_pass (weigh_data, ctxt) {}
  bool gate (function *) final override { return weighing; }
  unsigned
  execute (function *) final override
  {
    weight.code = code_bytes ();
    weight.rows = unwind_row_bytes ();
    weight.stack = stack_bytes ();
    weight.lsda = crtl->uses_eh_lsda;
    for (int part = 0; part < 2; part++)
      weight.call_sites += vec_safe_length (crtl->eh.call_site_record_v[part]);
    return 0;
  }
};

} // namespace

void
weigh_init (const char *plugin_name)
{
  register_pass_info where;
  where.pass = new weigh_pass (g);
  where.reference_pass_name = "dwarf2";
  where.ref_pass_instance_number = 1;
  where.pos_op = PASS_POS_INSERT_AFTER;
  register_callback (plugin_name, PLUGIN_PASS_MANAGER_SETUP, NULL, &where);
}

std::vector<function_weight>
weigh_functions (const std::vector<cgraph_node *> &order)
{
  weighing = true;
  /* Has GCC count stack; the child writes no list of it.  */
  flag_stack_usage_info = 1;
  std::vector<function_weight> weights;
  uint32_t rows = 0;
  for (cgraph_node *node : order)
    {
      weight = function_parts ();
      rehearse_function (node);
      weights.push_back ({ weight.code + call_site_bytes * weight.call_sites,
                           weight.stack });
      uint32_t &bytes = weights.back ().bytes;
      rows += weight.rows;
      if (weight.code != 0 && function_tables_p ())
        bytes += index_entry_bytes + (weight.lsda ? table_entry_bytes : 0);
      if (!unwind_tables_p () || weight.code == 0
          || (behind_shared_entry_p (node) && !weight.lsda))
        continue;
      rows += entry_bytes + (weight.lsda ? lsda_pointer_bytes : 0);
      bytes += ROUND_UP (rows, entry_alignment) + header_bytes;
      rows = 0;
    }
  return weights;
}

} // namespace outline
