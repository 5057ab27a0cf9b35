/* Choose the smallest variant of the unit by trial compilation.  SPDX-License-Identifier: GPL-3.0-or-later

   A unit can be compiled in several variants: as it is, or merged and outlined; as code that is made for folding, or as
   GCC's usual code.  Where estimates cannot be trusted, child processes compile the unit, each in one
   variant, and measure it.  The steps:

     outlook     what is known before anything is compiled, and which variants that asks for (variant-table.h)
     try         all these variants; functions that lose something that they must keep (requirements.h) are left alone,
                 and the variant is compiled once more
     smallest    which one it is; with option variants=many, those that differ from it in one way are compiled; if
                 folding saves little of it, GCC's usual code is compiled, too
     hand over   the process that has compiled the best variant continues as the compiler
                 (measure/processes.h); if there is none, this process compiles that variant

   Where the passes before all this depend on the variant, and folding may save nothing, the same is done before them
   (try_before_finishing).

   Estimates decide if a trial fails twice.  With option max-stack-growth they do, too: folding gets what outlining has
   left of the bound, which trials do not know.  */

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

/* Whether functions keep what they must in TRIED, an attempt of SEARCH.  Adds those that do not to LEAVE.  */
bool
kept_p (const variant_search &search, const attempt &tried, function_reasons &leave)
{
  return (tried.variant.sharing == AS_IT_IS || !search.unit ().trials.stack
          || !leave_what_differs (search.as_it_is ()->record, tried.record, leave));
}

/* Compiles the variant of attempt NUMBER of SEARCH until its functions keep what they must, or it is not known which do
   not; sets NUMBER to the last attempt, and KEPT to whether they do in it.  Returns as variant_search::measure.  */
bool
try_until_kept (variant_search &search, size_t &number, bool &kept)
{
  for (unsigned step = 0; search[number].known; step++)
    {
      unit_variant next = search[number].variant;
      const size_t left = next.leave.size ();
      kept = kept_p (search, search[number], next.leave);
      if (kept || step >= most_steps || next.leave.size () == left)
        return true;
      search.dismiss (number);
      if (!search.measure ({ next }))
        return false;
      number = search.size () - 1;
    }
  kept = false;
  return true;
}

/* Makes attempt NUMBER of SEARCH the best if it is smaller than the one so far, or as small and shares less, and
   dismisses the other one.  */
void
keep_if_smaller (variant_search &search, size_t number)
{
  auto weight = [] (const attempt &a) {
    const int64_t hidden = unwind_tables_counted_p () ? padding : padding_of_constants;
    return std::make_pair (a.record.bytes_left () - (a.variant.for_folding ? 0 : hidden), a.variant.sharing);
  };
  if (search[number].known && (!search.best () || weight (search[number]) < weight (*search.best ())))
    search.keep (number);
  else
    search.dismiss (number);
}

/* Makes the smallest of the attempts of SEARCH from FIRST on the best one, or the first where stacks are bounded, as
   far as functions keep what they must; none if not all are known.  Returns as variant_search::measure.  */
bool
keep_smallest (variant_search &search, size_t first)
{
  const size_t end = search.size ();
  bool known = true;
  for (size_t i = first; i < end; i++)
    known &= search[i].known;
  for (size_t i = first; i < end; i++)
    {
      size_t number = i;
      bool kept = false;
      if (known && !try_until_kept (search, number, kept))
        return false;
      if (kept && !(search.unit ().trials.stack && search.best ()))
        keep_if_smaller (search, number);
      else
        search.dismiss (number);
    }
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
  if (!search.measure (more_variants (usual.variant)))
    return false;
  std::vector<attempt> tuned;
  for (size_t i = first; i < search.size (); i++)
    {
      if (search[i].known && search[i].variant.sharing == usual.variant.sharing)
        tuned.push_back (search[i]);
      keep_if_smaller (search, i);
    }
  const unit_variant combined = tuned_by_function (usual, tuned);
  if (combined.tunings.of.empty ())
    return true;
  if (!search.measure ({ combined }))
    return false;
  keep_if_smaller (search, search.size () - 1);
  return true;
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
  if (!search.measure ({ usual }))
    return false;
  keep_if_smaller (search, search.size () - 1);
  return true;
}

/* Notes in GROWTH how much deeper stacks are in the best variant of SEARCH.  If only the unit as it is has kept option
   max-stack-growth, or nothing is known, nothing is merged or outlined.  */
void
note_bounded_stack (variant_search &search, stack_growth &growth)
{
  const attempt *best = search.best ();
  if (best && best->variant.sharing != AS_IT_IS)
    {
      for (auto [uid, bytes] : stack_growths (search.as_it_is ()->record, best->record))
        growth.note (uid, bytes);
      return;
    }
  if (dump_enabled_p ())
    dump_printf (MSG_MISSED_OPTIMIZATION, "nothing is outlined: %s\n",
                 best ? "max-stack-growth was still exceeded after the last attempt"
                      : "its stack usage could not be measured");
  if (best)
    return;
  unit_variant as_it_is = search.variant ();
  as_it_is.sharing = AS_IT_IS;
  search.choose (as_it_is);
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
  const unit_outlook &unit = search.unit ();
  const std::vector<unit_variant> variants = variants_to_try (unit);
  if (variants.size () == 1 && !unit.folding_in_doubt && !unit.trials.more)
    return true;
  const size_t first = search.size ();
  if (!search.measure (variants) || !keep_smallest (search, first) || !try_more (search) || !try_usual_code (search))
    return false;
  if (unit.trials.stack)
    note_bounded_stack (search, growth);
  return true;
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
