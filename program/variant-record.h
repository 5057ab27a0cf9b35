/* The variant in which a unit was compiled, for when it is compiled again.
   SPDX-License-Identifier: GPL-3.0-or-later

   With a dictionary a unit is compiled twice.  The result of the trials in the first compilation is passed
   to the second through the unit's summary and the dictionary.  No GCC header is included.  */

#ifndef OUTLINE_PROGRAM_VARIANT_RECORD_H
#define OUTLINE_PROGRAM_VARIANT_RECORD_H

#include <cstdint>
#include <string>
#include <vector>

namespace outline
{

/* The bytes of a unit that estimates have decided about.  */
const uint64_t not_measured = UINT64_MAX;

struct variant_record
{
  /* A function from which nothing is outlined: its place in the unit's order, and a number for the
     reason.  */
  struct left_alone
  {
    uint32_t place, reason;
  };

  std::string inputs;           /* What the choice depended on: a digest (program/digest.h).  */
  uint64_t bytes = 0;           /* Of the unit in this variant, once folded; or not_measured.  */
  uint32_t sharing = 0;         /* A number for what is shared of its GIMPLE.  */
  std::vector<left_alone> leave;/* By place.  */
};

/* R as bytes, which begin with its inputs.  */
std::string serialize (const variant_record &r);

/* Sets *R from BYTES, which serialize made for a unit of FUNCTIONS functions.  Returns false if they make no
   sense for it.  */
bool parse (const std::string &bytes, uint32_t functions, variant_record *r);

} // namespace outline

#endif
