/* A pass of the plugin, as data.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GCC_PASS_H
#define OUTLINE_GCC_PASS_H

#include "gcc/gcc-compat.h"

namespace outline
{

/* What the plugin keeps of the unit that is compiled (plugin/compilation.h).  */
struct compilation;

/* What GCC runs for each function or, of type SIMPLE_IPA_PASS, once per unit.  The table in plugin/passes.cc has them
   all.  */
struct pass_description
{
  opt_pass_type type;
  const char *name;             /* Of its dump; in GCC's options.  */
  optgroup_flags_t group;       /* Its remarks belong to -fopt-info-GROUP.  */
  timevar_id_t timer;           /* -ftime-report adds its time to that of TIMER.  */
  /* Whether it runs, and what it does: for the current function, or null once per unit.  */
  bool (*gate) (compilation &, function *);
  void (*execute) (compilation &, function *);
};

/* Returns a new pass of UNIT for GCC's pass manager, which owns it.  DESCRIPTION and UNIT must live as long.  */
opt_pass *make_pass (gcc::context *ctxt, const pass_description &description, compilation &unit);

/* While it exists, other passes than the current one may run: each pass opens and closes the dump and the stream of
   -fopt-info for itself, so those of the current pass are closed, and opened again afterwards.  */
class pass_interruption
{
public:
  pass_interruption ();
  ~pass_interruption ();
  pass_interruption (const pass_interruption &) = delete;
  pass_interruption &operator= (const pass_interruption &) = delete;

private:
  opt_pass *m_pass;
  const char *m_dump_file_name;
};

/* While it exists, GCC's own functions do not write to the plugin's dump.  */
class quiet_dump
{
public:
  quiet_dump () : m_saved (dump_file) { set_dump_file (NULL); }
  ~quiet_dump () { set_dump_file (m_saved); }

private:
  FILE *m_saved;
};

} // namespace outline

#endif
