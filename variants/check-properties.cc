/* A check of what outlining changes.  SPDX-License-Identifier: GPL-3.0-or-later

   For tests.  Where trials compare these variants anyway a function that loses a property is left alone; that this is
   ever needed is a fault of the rules that say what may be outlined.  So it is an error here, in each unit and at each
   level, also in stress mode, in which there are no other trials.  */

#include "variants/check-properties.h"

#include "variants/requirements.h"

namespace outline
{

bool
check_properties (const variant_search &choice)
{
  variant_search search (choice.order (), choice.folds_p ());
  trial_request outlined;
  outlined.variant = choice.variant ();
  outlined.may_go_on = false;
  trial_request as_is = outlined;
  as_is.variant.sharing = AS_IT_IS;
  if (!search.measure ({ as_is, outlined }))
    return false;
  if (search[0].known && search[1].known)
    {
      const records_by_uid before = by_uid (search[0].record), after = by_uid (search[1].record);
      for (cgraph_node *node : search.order ())
        if (const char *lost = lost_by (*after.at (DECL_UID (node->decl)), before))
          error_at (DECL_SOURCE_LOCATION (node->decl), "outlining changes %s of %qD", lost, node->decl);
    }
  search.dismiss (0);
  search.dismiss (1);
  return true;
}

} // namespace outline
