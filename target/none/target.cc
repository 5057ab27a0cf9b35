/* A target on which nothing is folded.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "target/target.h"

#include "facts/frame-chain.h"

namespace outline
{

bool
kernel_code_model_p ()
{
  return false;
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
