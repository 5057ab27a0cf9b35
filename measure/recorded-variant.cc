/* The variant that was chosen when the unit was compiled with option summary.
   SPDX-License-Identifier: GPL-3.0-or-later

     first round    note inputs, try variants (variants/choose-variant.cc), write the best one's record to the summary
     outline-merge  records go to the dictionary as they are
     second round   note inputs, find the record for them, compile that variant

   A record belongs to one state of the unit: it is found by a hash of the unit's code and
   options.  */

#include "measure/recorded-variant.h"

namespace outline
{

void
variant_choice::note_inputs (const std::string &inputs, const std::vector<cgraph_node *> &order)
{
  m_inputs = inputs;
  m_uids.clear ();
  for (cgraph_node *node : order)
    m_uids.push_back (DECL_UID (node->decl));
}

bool
find_recorded_variant (const std::vector<std::string> &records, const std::string &inputs,
                       const std::vector<cgraph_node *> &order, unit_variant *variant,
                       uint64_t *bytes)
{
  auto found = std::lower_bound (records.begin (), records.end (), inputs);
  variant_record record;
  if (found == records.end () || !parse (*found, order.size (), &record)
      || record.inputs != inputs || record.sharing > OUTLINED)
    return false;
  *variant = unit_variant ();
  variant->sharing = unit_sharing (record.sharing);
  for (const variant_record::left_alone &f : record.leave)
    {
      if (f.reason >= REFUSAL_COUNT)
        return false;
      variant->leave.emplace (DECL_UID (order[f.place]->decl), refusal (f.reason));
    }
  *bytes = record.bytes;
  return true;
}

std::string
variant_choice::record () const
{
  if (m_inputs.empty ())
    return "";
  variant_record record;
  record.inputs = m_inputs;
  record.bytes = bytes;
  record.sharing = variant.sharing;
  for (uint32_t place = 0; place < m_uids.size (); place++)
    {
      auto left = variant.leave.find (m_uids[place]);
      if (left != variant.leave.end ())
        record.leave.push_back ({ place, left->second });
    }
  return serialize (record);
}

} // namespace outline
