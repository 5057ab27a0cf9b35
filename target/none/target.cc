/* A target on which nothing is folded, and of which nothing more is known.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "target/target.h"

#include "facts/asm-dialect.h"
#include "facts/target-facts.h"
#include "target/unspecs.h"

namespace outline
{

/* What its assembler reads.  No instruction is known: code around asm stays as it is.  Nothing begins a comment but "#"
   at the start of a line.  */
const asm_dialect target_asm = { "", "", "", "", "", "", "", "", "", "" };

const unspec_names target_unspecs = { "", "*" };

target_facts
facts_of_target ()
{
  return {};
}

unit_target
built_fold_target ()
{
  return { NULL, "this target" };
}

insn_measure
target_insn_measure ()
{
  return NULL;
}

} // namespace outline
