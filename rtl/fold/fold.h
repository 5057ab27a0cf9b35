/* Replaces the sites of a function by calls of fragments, or jumps to them.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_FOLD_FOLD_H
#define OUTLINE_RTL_FOLD_FOLD_H

#include <functional>
#include <string>
#include <vector>

#include "rtl/explain.h"
#include "rtl/fold/direct-jumps.h"
#include "rtl/read/function-reader.h"
#include "rtl/write/fragment-store.h"

namespace outline
{

/* A sequence of a function that is to be folded.  */
struct fold_site
{
  uint32_t item;            /* Its first item.  */
  uint32_t fragment;        /* The index of its chosen fragment.  */
};

/* Folds SITES (by ascending item) of the current function, which READ describes, into
   FRAGMENTS.  NAMES: by fragment, its name, which is empty until STORE makes the fragment at its
   first site.  Adds the jumps to tails to TAILS, and calls ON_FOLDED for each site with where
   it comes from, and with whether it is the fragment's first.  A site whose instructions are not those of its fragment
   is left alone.  Returns the number of sites folded.  */
unsigned fold_sites (const fold_target &target, const read_function &read,
                     const std::vector<fold_site> &sites,
                     const std::vector<chosen_fragment> &fragments,
                     std::vector<std::string> &names, fragment_store &store,
                     std::vector<tail_jump> &tails,
                     const std::function<void (const fold_site &, const site_source &, bool)> &on_folded);

} // namespace outline

#endif
