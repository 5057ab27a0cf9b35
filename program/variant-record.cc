/* Records of variants as bytes.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "program/variant-record.h"

#include "program/bytes.h"
#include "program/digest.h"

namespace outline
{

std::string
serialize (const variant_record &r)
{
  byte_writer w;
  w.number (r.bytes);
  w.number (r.sharing);
  w.number (r.leave.size ());
  for (const variant_record::left_alone &f : r.leave)
    w.number (f.place), w.number (f.reason);
  return r.inputs + w.contents ();
}

bool
parse (const std::string &bytes, uint32_t functions, variant_record *r)
{
  if (bytes.size () < digest_bytes)
    return false;
  r->inputs = bytes.substr (0, digest_bytes);
  const std::string rest = bytes.substr (digest_bytes);
  byte_reader in (rest);
  r->bytes = in.number ();
  r->sharing = in.number_below (UINT32_MAX);
  r->leave.resize (in.count ());
  for (variant_record::left_alone &f : r->leave)
    {
      f.place = in.number_below (functions);
      f.reason = in.number_below (UINT32_MAX);
    }
  return in.finished_p ();
}

} // namespace outline
