/* With which options the unit is smallest.  SPDX-License-Identifier: GPL-3.0-or-later

     at -Oz      without options of GCC that cost bytes (gcc/size-tuning.h), or with them: by trial
     elsewhere   where little code takes part, it is scheduled as usual

   A unit in which trials show that folding saves nothing is compiled without folding.  Below -Oz there is such a trial
   of small units of few functions.  */

#include "variants/size-options.h"

#include "facts/frequency.h"
#include "facts/scope.h"
#include "facts/statements.h"
#include "gcc/size-tuning.h"
#include "plugin/options.h"

namespace outline
{

namespace
{

/* Finds the options.  */
class option_choice
{
public:
  explicit option_choice (variant_search &search) : m_search (search) {}

  void leave_unfolded_if_nothing_is_saved ();
  /* These return as variant_search::measure.  */
  bool find_at_oz ();
  bool find_below_oz ();

private:
  bool measure_first (const unit_variant &variant);
  uint64_t known_to_be_saved () const;

  variant_search &m_search;
};

/* If folding saves nothing in the best variant, and that has GCC's usual options, chooses one that is compiled as by
   GCC alone, or only with jump chains if these save bytes.  Not with option summary, as a dictionary may make folding
   pay; and with a dictionary there are no chains alone, as it describes code that is not scheduled a second time.  */
void
option_choice::leave_unfolded_if_nothing_is_saved ()
{
  if (m_search.variant ().size_tuned || m_search.best ()->record.saved || opts.summary)
    return;
  unit_variant usual = m_search.variant ();
  if (m_search.best ()->record.chained && !opts.dictionary)
    usual.scheduled = true;
  else
    usual.folds = false;
  m_search.choose (usual);
}

/* The bytes that the best variant saves: by folding, and by outlining as far as trials with the same options have shown
   it.  */
uint64_t
option_choice::known_to_be_saved () const
{
  const attempt &best = *m_search.best ();
  int64_t outlined = 0;
  for (size_t i = 0; i <= m_search.last_number (); i++)
    if (m_search[i].known && m_search[i].request.variant.size_tuned == best.request.variant.size_tuned
        && m_search[i].request.variant.folds == best.request.variant.folds)
      outlined = std::max (outlined, bytes_of_unit (m_search[i]) - bytes_of_unit (best));
  return best.record.saved + outlined;
}

/* If no variant has been measured, measures VARIANT, which is then the best one unless the trial fails.  Returns as
   variant_search::measure.  */
bool
option_choice::measure_first (const unit_variant &variant)
{
  if (m_search.best ())
    return true;
  trial_request request;
  request.variant = variant;
  if (!m_search.measure ({ request }))
    return false;
  if (m_search.last ().known)
    m_search.keep_last ();
  return true;
}

/* Finds out, at -Oz, whether the unit is smaller when it is tuned for size.  */
bool
option_choice::find_at_oz ()
{
  /* In units of at least TINY_UNIT statements the usual options are not tried if more than 1/SAVED_PART of the
     size-tuned code is known to be saved.  Compared with the former rule (folding alone saves 1/32), of 435 units
     (eleven programs on x86-64, seven on Cortex-M3) 8 became smaller, by 72 bytes, as they did not take usual options
     for the sake of padding, and 3 larger, by 48.  In units that were made for it, with a dozen values that live
     across calls, the usual code is smaller by up to 9%.  */
  const uint64_t saved_part = 48, saved_part_sparing = 128, tiny_unit = 400;
  /* Where time counts, units of more statements are not tried; nor those of which folding saves nothing: of 15 such
     units of lua5.4, libpng and zlib 6 were smaller with the usual options, by 32 bytes together, and 2 larger by
     37.  */
  const uint64_t large_unit = 1000;
  unit_variant first = m_search.variant ();
  first.size_tuned = true;
  if (!measure_first (first))
    return false;
  if (!m_search.best ())
    return true;
  gcc_checking_assert (m_search.variant ().size_tuned);
  const unit_record tuned = m_search.best ()->record;
  if (m_search.sparing_p () ? tuned.saved * saved_part_sparing > tuned.bytes || !tuned.saved
                              || m_search.statements () >= large_unit
                            : known_to_be_saved () * saved_part > tuned.bytes && m_search.statements () >= tiny_unit)
    return true;
  trial_request request;
  request.variant = m_search.variant ();
  request.variant.size_tuned = false;
  if (!m_search.measure ({ request }))
    return false;
  if (m_search.last ().known && bytes_of_unit (*m_search.best ()) + padding < bytes_of_unit (m_search.last ()))
    {
      m_search.dismiss_last ();
      return true;
    }
  m_search.keep_last ();
  if (!m_search.last ().known)
    m_search.dismiss_best ();
  else
    leave_unfolded_if_nothing_is_saved ();
  return true;
}

/* Finds out, below -Oz, whether folding saves nothing of the unit: to skip its second scheduling then may make it
   larger by a byte or two.  Units in which something is likely to be folded are not tried.  */
bool
option_choice::find_below_oz ()
{
  /* Of 729 objects of ten programs at -Os three were larger than without the plugin, by a byte each.  With these trials
     none is; 15 are different, by -5 to +11 bytes, 10 together.  User time of the 566 of busybox is the same, 1.04
     times GCC's.  Scheduled without trials, units of this size make 1,207 bytes more.  */
  const size_t few_functions = 4;
  const uint64_t small_unit = 300;
  if (opts.stress || !opts.trials || opts.summary || opts.dictionary || m_search.variant ().scheduled
      || !any_for_size_p (m_search.order ()) || m_search.order ().size () > few_functions
      || m_search.statements () >= small_unit)
    return true;
  if (!measure_first (m_search.variant ()))
    return false;
  if (m_search.best ())
    leave_unfolded_if_nothing_is_saved ();
  return true;
}

} // namespace

/* Whether fewer than MOST statements of the unit of SEARCH are in code that takes part.  */
static bool
fewer_take_part_p (const variant_search &search, unsigned most)
{
  bool profile = profiled_unit_p (search.order ());
  unsigned found = 0;
  for (cgraph_node *node : search.order ())
    {
      function *fn = DECL_STRUCT_FUNCTION (node->decl);
      if (!fn || !fn->cfg)
        continue;
      block_frequencies frequencies (fn);
      for_each_statement (node, [&] (gimple *stmt, basic_block bb) {
        found += !is_gimple_debug (stmt) && !protected_block_p (fn, bb, frequencies, profile);
      });
      if (found >= most)
        return false;
    }
  return true;
}

void
schedule_if_little_to_fold (variant_search &search)
{
  /* In statements.  Of 393 objects of git at -O2 196 have fewer, and are larger by 170 bytes together if scheduled, of
     3,408,000 that are loaded; one, of which nothing is folded, is larger than without the plugin if not.  Of 311
     objects of 16 programs at -Os those with fewer are larger by 35 bytes together if scheduled, of 2,140,000; with 300
     in place of 80 it is 432 bytes.  */
  const unsigned little = 80;
  /* A summary or dictionary is of code that is not scheduled a second time.  */
  if (!search.folds_p () || opts.stress || opts.summary || opts.dictionary || size_tuning_possible_p (search.order ())
      || !fewer_take_part_p (search, little))
    return;
  unit_variant variant = search.variant ();
  variant.scheduled = true;
  search.choose (variant);
}

bool
find_options (variant_search &search, bool taken)
{
  option_choice choice (search);
  if (!search.folds_p ())
    return true;
  if (!size_tuning_possible_p (search.order ()))
    return choice.find_below_oz ();
  if (!taken)
    return choice.find_at_oz ();
  choice.leave_unfolded_if_nothing_is_saved ();
  return true;
}

} // namespace outline
