/* A check of what outlining changes.  SPDX-License-Identifier: GPL-3.0-or-later

   For tests.  Where trials compare these variants anyway a function that loses a property is left alone; that this is
   ever needed is a fault of the rules that say what may be outlined.  So it is an error here, in each unit and at each
   level, also in stress mode, in which there are no other trials.  */

#include "variants/check-properties.h"

#include "variants/requirements.h"

namespace outline
{

bool
check_properties (variant_search &search)
{
  const size_t as_it_is = search.size (), outlined_too = as_it_is + 1;
  trial_request outlined;
  outlined.variant = search.variant ();
  outlined.may_go_on = false;
  trial_request alone = outlined;
  alone.variant.sharing = AS_IT_IS;
  if (!search.measure ({ alone, outlined }))
    return false;
  if (search[as_it_is].known && search[outlined_too].known)
    {
      const records_by_uid before = by_uid (search[as_it_is].record), after = by_uid (search[outlined_too].record);
      for (cgraph_node *node : search.order ())
        if (const char *lost = lost_by (*after.at (DECL_UID (node->decl)), before))
          error_at (DECL_SOURCE_LOCATION (node->decl), "outlining changes %s of %qD", lost, node->decl);
    }
  search.dismiss (as_it_is);
  search.dismiss (outlined_too);
  return true;
}

} // namespace outline
