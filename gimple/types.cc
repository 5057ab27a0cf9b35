/* Types as small integers.  SPDX-License-Identifier: GPL-3.0-or-later

   Two statements of one shape operate on types that GIMPLE does not tell
   apart.  For values in registers that is types_compatible_p: all pointers
   to one address space are one type, and so are "int" and an enumeration of
   the same precision and sign.  Objects in memory are compared more
   strictly, since their fields, alignment and alias set hang on the type.  */

#include "gimple/types.h"

namespace outline
{

/* A number that compatible types share, and that few others do.  */
static uint64_t
bucket_of (tree type)
{
  uint64_t bucket = TYPE_MODE (type);
  bucket = bucket * 64 + (POINTER_TYPE_P (type) ? 1
                          : INTEGRAL_TYPE_P (type) ? 2
                          : (int) TREE_CODE (type) % 61 + 3);
  if (INTEGRAL_TYPE_P (type))
    bucket = (bucket * 2 + TYPE_UNSIGNED (type)) * 1024 + TYPE_PRECISION (type);
  return bucket;
}

uint32_t
type_table::compatible (tree type)
{
  auto found = m_compatible.find (type);
  if (found != m_compatible.end ())
    return found->second;

  std::vector<known> &bucket = m_compatible_buckets[bucket_of (type)];
  uint32_t id = UINT32_MAX;
  for (const known &k : bucket)
    if (types_compatible_p (k.type, type))
      {
        id = k.id;
        break;
      }
  if (id == UINT32_MAX)
    {
      id = m_next++;
      bucket.push_back ({ type, id });
    }
  m_compatible.emplace (type, id);
  return id;
}

uint32_t
type_table::exact (tree type)
{
  auto found = m_exact.find (type);
  if (found != m_exact.end ())
    return found->second;

  std::vector<known> &variants = m_variants[TYPE_MAIN_VARIANT (type)];
  uint32_t id = UINT32_MAX;
  for (const known &k : variants)
    if (TYPE_ALIGN (k.type) == TYPE_ALIGN (type)
        && TYPE_QUALS (k.type) == TYPE_QUALS (type))
      {
        id = k.id;
        break;
      }
  if (id == UINT32_MAX)
    {
      id = m_next++;
      variants.push_back ({ type, id });
    }
  m_exact.emplace (type, id);
  return id;
}

uint32_t
type_table::decl (tree decl)
{
  auto inserted = m_decls.emplace (decl, m_next);
  if (inserted.second)
    m_next++;
  return inserted.first->second;
}

/* Whether the ABI passes floating-point values of MODE in registers of their
   own, under the target options of the current function.  */
static bool
float_register_p (machine_mode mode)
{
#ifdef TARGET_SSE2
  /* Functions of 32 bits return them in the x87's, which change signalling NaNs.  */
  return (TARGET_64BIT && ((mode == SFmode && TARGET_SSE)
                           || (mode == DFmode && TARGET_SSE2)));
#else
  return mode == SFmode || mode == DFmode;
#endif
}

passing
passing_of (tree type)
{
  if ((INTEGRAL_TYPE_P (type) || POINTER_TYPE_P (type)
       || TREE_CODE (type) == OFFSET_TYPE)
      && TYPE_MODE (type) != BLKmode
      && SCALAR_INT_MODE_P (TYPE_MODE (type))
      && GET_MODE_SIZE (SCALAR_INT_TYPE_MODE (type)) <= UNITS_PER_WORD)
    return PASS_INTEGER;
  if (SCALAR_FLOAT_TYPE_P (type) && float_register_p (TYPE_MODE (type)))
    return PASS_FLOAT;
  return PASS_NOT;
}

} // namespace outline
