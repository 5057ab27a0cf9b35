/* A pass of the plugin, as data.  SPDX-License-Identifier: GPL-3.0-or-later

   GCC takes a pass as an object of a class with virtual functions.  The plugin's passes differ in two of
   these, and have no properties or TODO flags, so one class does for all.  For example

     const pass_description tidy_pass
       = { RTL_PASS, "outline_tidy", OPTGROUP_NONE, TV_NONE, untidy_p, tidy };

   runs tidy (UNIT, FN) for each function FN of which untidy_p (UNIT, FN) is true.

   Limits: passes cannot be cloned, so each is in one place only.  */

#include "gcc/pass.h"

namespace outline
{

namespace
{

class described_pass : public opt_pass
{
public:
  described_pass (gcc::context *ctxt, const pass_description &d, compilation &unit)
    : opt_pass ({ d.type, d.name, d.group, d.timer, 0, 0, 0, 0, 0 }, ctxt), m_description (d), m_unit (unit)
  {}
  bool gate (function *fn) final override { return m_description.gate (m_unit, fn); }
  unsigned
  execute (function *fn) final override
  {
    m_description.execute (m_unit, fn);
    return 0;
  }

private:
  const pass_description &m_description;
  compilation &m_unit;
};

} // namespace

opt_pass *
make_pass (gcc::context *ctxt, const pass_description &description, compilation &unit)
{
  return new described_pass (ctxt, description, unit);
}

pass_interruption::pass_interruption () : m_pass (current_pass), m_dump_file_name (dump_file_name)
{
  g->get_dumps ()->dump_finish (m_pass->static_pass_number);
  dump_file_name = NULL;
}

pass_interruption::~pass_interruption ()
{
  current_pass = m_pass;
  dump_file_name = m_dump_file_name;
  g->get_dumps ()->dump_start (m_pass->static_pass_number, &dump_flags);
}

} // namespace outline
