/* What folding has to know of a target.
   SPDX-License-Identifier: GPL-3.0-or-later

   Five interfaces, one for each concern:

     fold_legality         which instructions and functions may be folded
     fragment_linkage      calls, jumps and returns, and their bytes
     fragment_directives   directives for the assembler
     constant_tables       constants between instructions
     save_routines         registers that are saved by calls, where there is such a way

   Each target has a folder, target/NAME, with a class that derives from fold_target and
   the functions that are declared last below.  configure chooses NAME by the compiler's
   triplet, "none" where there is no such folder, and only its files are compiled.
   Everything else of folding is the same for all.  Defaults suit most targets; CONTRIBUTING.md says
   how to add a target.  */

#ifndef OUTLINE_TARGET_TARGET_H
#define OUTLINE_TARGET_TARGET_H

#include "facts/function-size.h"
#include "target/constant-tables.h"
#include "target/directives.h"
#include "target/legality.h"
#include "target/linkage.h"
#include "target/save-routines.h"

namespace outline
{

class fold_target : public fold_legality, public fragment_linkage, public fragment_directives,
                    public constant_tables
{
public:
  /* How functions of the unit may save registers by calls; null if in no such way.  */
  virtual const save_routines *saves () const { return nullptr; }

  /* The registers, of those that calls keep, without which functions may be smaller: instructions that name them are
     longer, or each takes more code to be saved than a place on the stack does.  */
  virtual std::vector<unsigned> costly_registers () const { return {}; }
};

/* Either the target that the unit is compiled for, which lives as long as the plugin; or null and
   UNKNOWN, the unsupported feature in words that follow "folding is not implemented for".  */
struct unit_target
{
  const fold_target *target;
  const char *unknown;
};

unit_target fold_target_for_unit ();

/* The target's options of the unit; those in force may be a function's.  */
cl_target_option *unit_options ();

/* Whether FN is for another machine than the unit.  */
bool other_machine_p (const function *fn);

/* For built_fold_target: TARGET, unless one of UNKNOWN is SET; then null and its WHAT.  */
struct unknown_option
{
  bool set;
  const char *what;
};
unit_target target_unless (std::initializer_list<unknown_option> unknown,
                           const fold_target &target);

/* Defined by the files of the target: the target-specific part of fold_target_for_unit; and the
   function for set_insn_measure, null where GCC's lengths are right.  */
unit_target built_fold_target ();
insn_measure target_insn_measure ();

} // namespace outline

#endif
