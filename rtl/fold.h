/* Putting calls of shared fragments into the current function.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_FOLD_H
#define OUTLINE_RTL_FOLD_H

#include <string>
#include <vector>

#include "rtl/fragment-store.h"
#include "rtl/direct-jumps.h"
#include "rtl/function-reader.h"

namespace outline
{

/* A sequence of a function that is to be folded.  */
struct fold_site
{
  uint32_t item;            /* Its first item ...  */
  uint32_t choice;          /* ... and the choice that it belongs to.  */
};

/* Folds SITES (ascending) of the current function, which READ describes, into
   the fragments CHOICES; NAMES: by choice, the name of its fragment, made here by
   STORE at its first site.  TAILS: where the jumps to tails are added.  A site
   whose instructions are not those of its choice is left alone.  Returns the
   number of sites folded.  */
unsigned fold_sites (const fold_target &target, const read_function &read,
                     const std::vector<fold_site> &sites,
                     const std::vector<chosen_fragment> &choices,
                     std::vector<std::string> &names, fragment_store &store,
                     std::vector<tail_jump> &tails,
                     const std::function<void (const fold_site &, location_t)>
                       &on_folded);

} // namespace outline

#endif
