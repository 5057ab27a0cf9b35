/* What the plugin keeps of a compilation.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PLUGIN_COMPILATION_H
#define OUTLINE_PLUGIN_COMPILATION_H

#include "gcc/expansion.h"
#include "gcc/function-tuning.h"
#include "gcc/pipeline.h"
#include "measure/trial.h"
#include "report/printed-code.h"
#include "rtl/pass.h"

namespace outline
{

/* What lives from one call by GCC to the next: passes and hooks (plugin/passes.cc) hand its parts to what they
   call.  */
struct compilation
{
  unit_facts facts;
  finished_unit unit;
  variant_choice choice;
  trial self;                   /* If this process is one.  */
  tuned_function tuned;
  suspended_functions suspended;
  unit_reading reading;
  unit_folding folding;
  printed_code printed;
};

} // namespace outline

#endif
