/* A target on which nothing is folded.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "target/target.h"

#include "facts/target-facts.h"

namespace outline
{

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
