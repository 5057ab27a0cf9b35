/* Types and constants as small integers.  SPDX-License-Identifier: GPL-3.0-or-later

   Two statements of one shape operate on types that GIMPLE does not tell
   apart.  For values in registers that is types_compatible_p: all pointers
   to one address space are one type, and so are "int" and an enumeration of
   the same precision and sign.  Objects in memory are compared more
   strictly, since their fields, alignment and alias set hang on the type.  */

#include "gimple/number/types.h"

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

/* Returns the number of the first one of KNOWN that is the SAME; if there is none adds T, whose number is NEXT, which
   is then one more.  */
template <typename predicate>
static uint32_t
number_among (std::vector<numbered_tree> &known, tree t, uint32_t &next, predicate same)
{
  for (const numbered_tree &k : known)
    if (same (k.t))
      return k.id;
  known.push_back ({ t, next });
  return next++;
}

uint32_t
type_table::compatible (tree type)
{
  auto [known_as, is_new] = m_compatible.emplace (type, 0);
  if (is_new)
    known_as->second = number_among (m_compatible_buckets[bucket_of (type)], type, m_next,
                                     [&] (tree known) { return types_compatible_p (known, type); });
  return known_as->second;
}

uint32_t
type_table::exact (tree type)
{
  auto [known_as, is_new] = m_exact.emplace (type, 0);
  if (is_new)
    known_as->second = number_among (m_variants[TYPE_MAIN_VARIANT (type)], type, m_next, [&] (tree known) {
      return TYPE_ALIGN (known) == TYPE_ALIGN (type) && TYPE_QUALS (known) == TYPE_QUALS (type);
    });
  return known_as->second;
}

uint32_t
type_table::decl (tree decl)
{
  auto [known_as, is_new] = m_decls.emplace (decl, m_next);
  m_next += is_new;
  return known_as->second;
}

uint32_t
constant_table::number (tree t)
{
  inchash::hash hash;
  inchash::add_expr (t, hash);
  return number_among (m_buckets[hash.end ()], t, m_next, [&] (tree known) {
    /* A volatile object is not operand_equal_p to itself.  */
    return (known == t
            || (types_compatible_p (TREE_TYPE (known), TREE_TYPE (t)) && operand_equal_p (known, t, OEP_BITWISE)));
  });
}

/* Whether floating-point values of MODE are passed as PASS_FLOAT, under the target options of the current
   function.  */
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

bool
float_registers_p ()
{
#ifdef TARGET_HARD_FLOAT_ABI
  return TARGET_HARD_FLOAT_ABI;
#else
  return true;
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
