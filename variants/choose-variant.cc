/* Choose the smallest variant of the unit by trial compilation.  SPDX-License-Identifier: GPL-3.0-or-later

   A unit can be compiled in several variants: as it is, or merged and outlined; as code that is made for folding, or as
   GCC's usual code.  Where estimates cannot be trusted, child processes compile the unit, each in one
   variant, and measure it.  The steps:

     outlook     what is known before anything is compiled, and whether that asks for trials (variant-table.h)
     try         the variant that estimates choose
     smaller     with option variants=many, those that differ from it in one way are compiled; if folding saves little
                 of the smallest one, GCC's usual code is compiled, too
     hand over   the process that has compiled the best variant continues as the compiler
                 (measure/processes.h); if there is none, this process compiles that variant

   Where the passes before all this depend on the variant, and folding may save nothing, the same is done before them
   (try_before_finishing).

   Estimates decide if a trial fails twice.  With option max-stack-growth they do, too: folding gets what outlining has
   left of the bound, which trials do not know.  There functions that lose something that they must keep
   (requirements.h) are left alone, and the variant is compiled once more.  */

#include "variants/choose-variant.h"

#include "facts/function-size.h"
#include "facts/linked-functions.h"
#include "facts/statements.h"
#include "gcc/size-tuning.h"
#include "plugin/options.h"
#include "variants/requirements.h"
#include "variants/search.h"
#include "variants/variant-table.h"

namespace outline
{

namespace
{

/* Bytes: GCC's usual code is preferred if it is larger by no more, because padding of unwind entries, or of constants
   between functions, may hide the difference.  */
const int64_t padding = 7, padding_of_constants = 3;
/* How often a variant is compiled until its functions keep what they must.  */
const unsigned most_steps = 8;

/* Compiles VARIANTS for trial.  Makes each the best one of SEARCH if it is smaller than the one so far, or as small
   and shares less, and dismisses the other one.  Returns as variant_search::measure.  */
bool
try_all (variant_search &search, const std::vector<unit_variant> &variants)
{
  auto weight = [] (const attempt &a) {
    const int64_t hidden = unwind_tables_counted_p () ? padding : padding_of_constants;
    return std::make_pair (a.record.bytes_left () - (a.variant.for_folding ? 0 : hidden), a.variant.sharing);
  };
  const size_t first = search.size ();
  if (!search.measure (variants))
    return false;
  for (size_t i = first; i < search.size (); i++)
    if (search[i].known && (!search.best () || weight (search[i]) < weight (*search.best ())))
      search.keep (i);
    else
      search.dismiss (i);
  return true;
}

/* The variant of USUAL in which each function is tuned as it is in the one of TRIED, which differ from USUAL in that,
   where it takes the fewest bytes.  */
unit_variant
tuned_by_function (const attempt &usual, const std::vector<attempt> &tried)
{
  std::map<unsigned, uint32_t> least;
  for (const function_record &f : usual.record.functions)
    least[f.uid] = f.bytes;
  unit_variant variant = usual.variant;
  for (const attempt &a : tried)
    for (const function_record &f : a.record.functions)
      if (auto found = least.find (f.uid); found != least.end () && f.bytes < found->second)
        {
          found->second = f.bytes;
          variant.tunings.of[f.uid] = a.variant.tunings.others;
        }
  return variant;
}

/* With option variants=many: tries what is smaller than the best variant of SEARCH in some units, or in some functions,
   only.  Returns as variant_search::measure.  */
bool
try_more (variant_search &search)
{
  if (!search.unit ().trials.more || !search.best ())
    return true;
  const attempt usual = *search.best ();
  const size_t first = search.size ();
  if (!try_all (search, more_variants (usual.variant)))
    return false;
  std::vector<attempt> tuned;
  for (size_t i = first; i < search.size (); i++)
    if (search[i].known && search[i].variant.sharing == usual.variant.sharing)
      tuned.push_back (search[i]);
  const unit_variant combined = tuned_by_function (usual, tuned);
  return combined.tunings.of.empty () || try_all (search, { combined });
}

/* Tries GCC's usual code, of which what repeats is folded, if folding saves little of the best variant of SEARCH: it is
   no larger than it would be alone.  Returns as variant_search::measure.  */
bool
try_usual_code (variant_search &search)
{
  const attempt *best = search.best ();
  if (!best || !best->variant.for_folding
      || !usual_code_in_doubt_p (search.unit (), best->record.saved, best->record.bytes_left ()))
    return true;
  unit_variant usual;
  usual.leave = best->variant.leave;
  usual.sharing = AS_IT_IS;
  usual.for_folding = false;
  if (best->record.bytes)
    return try_all (search, { usual });
  /* Nothing is outlined or folded.  */
  search.choose (usual);
  return true;
}

/* With option max-stack-growth: compiles the unit of SEARCH as it is, and as estimates say until its functions keep
   what they must.  Notes in GROWTH how much deeper stacks are then.  If they do not, or it is not known, the unit is
   compiled as it is.  Returns as variant_search::measure.  */
bool
bound_stack (variant_search &search, stack_growth &growth)
{
  unit_variant next = search.variant (), as_it_is = next;
  as_it_is.sharing = AS_IT_IS;
  size_t number = search.size ();
  const size_t alone = number + 1;
  if (!search.measure ({ next, as_it_is }))
    return false;
  const bool known = search[number].known && search[alone].known;
  for (unsigned step = 0; known && search[number].known; step++)
    {
      const size_t left = next.leave.size ();
      if (!leave_what_differs (search[alone].record, search[number].record, next.leave))
        {
          search.choose (next);
          for (auto [uid, bytes] : stack_growths (search[alone].record, search[number].record))
            growth.note (uid, bytes);
          return true;
        }
      if (step >= most_steps || next.leave.size () == left)
        break;
      if (!search.measure ({ next }))
        return false;
      number = search.size () - 1;
    }
  if (dump_enabled_p ())
    dump_printf (MSG_MISSED_OPTIMIZATION, "nothing is outlined: %s\n",
                 known ? "max-stack-growth was still exceeded after the last attempt"
                       : "its stack usage could not be measured");
  search.choose (as_it_is);
  return true;
}

/* Compiles the unit of SEARCH as it is and outlined by estimates, and gives an error for each function that loses a
   property.  For tests: that a function has to be left alone for that is a fault of the rules that say what may be
   outlined.  The best variant of SEARCH stays what it is.  Returns as variant_search::measure.  */
bool
check_properties (variant_search &search)
{
  const size_t as_it_is = search.size (), outlined_too = as_it_is + 1;
  const unit_variant outlined = search.variant ();
  unit_variant alone = outlined;
  alone.sharing = AS_IT_IS;
  if (!search.measure ({ alone, outlined }))
    return false;
  if (search[as_it_is].known && search[outlined_too].known)
    {
      const std::map<unsigned, const char *> lost
        = lost_properties (search[as_it_is].record, search[outlined_too].record);
      for (cgraph_node *node : search.order ())
        if (auto found = lost.find (DECL_UID (node->decl)); found != lost.end ())
          error_at (DECL_SOURCE_LOCATION (node->decl), "outlining changes %s of %qD", found->second, node->decl);
    }
  search.dismiss (as_it_is);
  search.dismiss (outlined_too);
  return true;
}

/* Finds the smallest variant of the unit of SEARCH; if stacks are bounded, notes in GROWTH how much deeper they are in
   it.  Returns as variant_search::measure.  */
bool
try_variants (variant_search &search, stack_growth &growth)
{
  if (search.unit ().trials.stack)
    return bound_stack (search, growth);
  if (!search.unit ().folding_in_doubt && !search.unit ().trials.more)
    return true;
  return try_all (search, { search.variant () }) && try_more (search) && try_usual_code (search);
}

/* Makes the best variant of UNIT, the outlook of the unit of ORDER, that of CHOICE, and lets the process that has
   compiled it go on, if there is one.  SELF: as choose_variant's.  */
void
go_on_with_best (const std::vector<cgraph_node *> &order, const unit_outlook &unit, variant_choice &choice, trial &self)
{
  variant_search search (order, unit, choice, self);
  if ((!unit.trials.properties || check_properties (search)) && try_variants (search, choice.growth))
    search.finish ();
}

} // namespace

void
try_before_finishing (const finished_unit &finished, variant_choice &choice, trial &self)
{
  const std::vector<cgraph_node *> &order = finished.order ();
  const unit_outlook unit = early_outlook_of (order);
  if (!unit.trials.early || !unit.folding_in_doubt || !passes_tuned_p (order))
    return;
  choice.tried = true;
  go_on_with_best (order, unit, choice, self);
}

void
choose_variant (const finished_unit &finished, const unit_facts &facts, variant_choice &choice, trial &self)
{
  const std::vector<cgraph_node *> &order = finished.order ();
  const unit_outlook unit = outlook_of (order, facts);
  if (choice.tried)
    choice.variant.leave = estimated_variant (unit).leave;
  else if (opts.limit == 0)
    choice.variant = estimated_variant (unit);
  else
    go_on_with_best (order, unit, choice, self);
}

} // namespace outline
