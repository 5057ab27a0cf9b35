/* Choose the smallest variant of the unit by trial compilation.  SPDX-License-Identifier: GPL-3.0-or-later

   A unit can be compiled in several variants: outlined from all functions, from some or from none; at -Oz
   with or without GCC's options that cost bytes; folded or not.  Where estimates cannot be trusted, child
   processes compile the unit, each in one variant, and measure it.  The steps:

     schedule    below -Oz, where so little code takes part that most likely nothing is folded, functions are
                 scheduled as without the plugin (size-options.h)
     recorded    with a dictionary: whether the variant that was recorded in the first round
                 (measure/recorded-variant.h) is as small as it was then; if so, it is compiled, and nothing
                 else is tried
     leave       which functions outlining makes larger (leave-functions.h, outlining-loss.h), unless
                 folding saves so much that the unit is smaller in any case; where only cold code takes part,
                 whether folding saves more without any outlining
     options     at -Oz, whether the unit is smaller without options of GCC that cost bytes
                 (size-options.h, gcc/size-tuning.h)
     bound       with these options, which functions need more stack when outlined from
                 (bound-stack.h)
     hand over   the process that has compiled the best variant continues as the compiler
                 (measure/processes.h); if there is none, this process compiles that variant

   Each step asks variant_search (search.h) for trials; choose_smallest below runs the steps in
   order.

   In large units the errors of estimates cancel out, and only options are tried.

   A trial that fails twice is ignored; the estimates decide.

   Example.  f, g and h together promise 90 bytes.  One process outlines the unit and compiles all of it; folding
   saves 40 bytes, which proves nothing.  A second one compiles f, g and h as they are.  Outlined, f takes 80
   instead of 100 bytes, g 55 instead of 50, h 60 instead of 70, and f.outline.1, called by all three, 12.  A
   third one leaves g alone: 202 bytes instead of 220 and 207.  It continues as the compiler.  */

#include "variants/choose-variant.h"

#include "gcc/pipeline.h"
#include "gimple/number/unit-hash.h"
#include "measure/recorded-variant.h"
#include "plugin/options.h"
#include "rtl/dictionary/shared-fragments.h"
#include "target/target.h"
#include "variants/bound-stack.h"
#include "variants/check-properties.h"
#include "variants/leave-functions.h"
#include "variants/search.h"
#include "variants/size-options.h"

namespace outline
{

namespace
{

/* Tries the variant recorded in the dictionary for the unit of SEARCH, with INPUTS.  Sets TAKEN if there is one and
   the unit is no larger in it than it was then; the variant is then the best one.  Returns as
   variant_search::measure.  */
bool
try_recorded (variant_search &search, const std::string &inputs, bool &taken)
{
  taken = false;
  trial_request request;
  int64_t bytes;
  if (!search.folds_p () || opts.stress || opts.limit >= 0 || opts.max_stack_growth >= 0
      || !find_recorded_variant (variants_of_program (), inputs, search.order (), &request.variant, &bytes))
    return true;
  if (!search.measure ({ request }))
    return false;
  taken = search.last ().known && bytes_of_unit (search.last ()) <= bytes;
  if (dump_file)
    fprintf (dump_file, "recorded: %" PRId64 " bytes in all, %s\n", bytes,
             taken ? "taken over" : "tried anew");
  if (!taken)
    search.dismiss_last ();
  else
    search.keep_last ();
  return true;
}

/* Chooses the variant that is compiled by the process in which this returns.  ORDER: the functions of the unit.  FOLDS:
   whether they can be folded.  */
void
choose_smallest (const std::vector<cgraph_node *> &order, bool folds)
{
  variant_search search (order, folds);
  schedule_if_little_to_fold (search);
  function_exclusion exclusion (search);
  set_variant (search.variant ());
  if (opts.limit == 0 || (opts.check && !check_properties (search)))
    return;
  std::string inputs;
  if (opts.summary || opts.dictionary)
    {
      inputs = unit_hash (order);
      note_choice_inputs (inputs, order);
    }
  bool taken;
  if (!try_recorded (search, inputs, taken)
      || (!taken && !exclusion.choose ())
      || !find_options (search, taken)
      || (opts.gimple && opts.max_stack_growth >= 0 && !bound_stack (search)))
    return;
  const unit_variant &best = search.variant ();
  set_variant (best);
  if (search.best ())
    note_chosen_bytes (bytes_of_unit (*search.best ()));
  resume_output ();
  search.report_failures ();
  if (dump_file)
    fprintf (dump_file, "chosen: %s\n", described (best).c_str ());
  search.hand_over ();
}

} // namespace

const pass_description try_pass
  = { SIMPLE_IPA_PASS, "outline_try", OPTGROUP_IPA, TV_INTEGRATION,
      [] (function *) { return unit_finished_p () && !seen_error (); },
      [] (function *) { choose_smallest (unit_order (), opts.rtl && fold_target_for_unit ().target); } };

} // namespace outline
