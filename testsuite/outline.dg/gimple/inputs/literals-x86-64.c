/* Immediate operands of x86's built-ins stay: calls that differ in them stay apart.  */
/* { dg-do compile } */
/* { dg-additional-options "-mavx2 -mxop -mlwp -mtbm -mrtm -msse4a -maes -mpclmul -msha" } */
/* { dg-require-effective-target x86_64 } */

#include <x86intrin.h>

/* Two functions with what no other has around the call.  */
#define PAIR(NAME, TYPE, CALL, FIRST, SECOND) \
  void NAME##_before (void), NAME##_behind (void); \
  void NAME##_1 (TYPE *p) { NAME##_before (), CALL FIRST, NAME##_behind (); } \
  void NAME##_2 (TYPE *p) { NAME##_before (), CALL SECOND, NAME##_behind (); }

PAIR (prefetch, char, _mm_prefetch, (p, _MM_HINT_T0), (p, _MM_HINT_NTA))
PAIR (shuffle, __m128i, *p = _mm_shuffle_epi32, (*p, 27), (*p, 28))
PAIR (shuffle_two, __m128d, *p = _mm_shuffle_pd, (p[1], *p, 1), (p[1], *p, 2))
PAIR (shift, __m128i, *p = _mm_srai_epi32, (*p, 3), (*p, 5))
PAIR (shift_bytes, __m128i, *p = _mm_srli_si128, (*p, 3), (*p, 5))
PAIR (align, __m128i, *p = _mm_alignr_epi8, (p[1], *p, 3), (p[1], *p, 5))
PAIR (blend, __m128i, *p = _mm_blend_epi16, (p[1], *p, 3), (p[1], *p, 5))
PAIR (round, __m128d, *p = _mm_round_pd, (*p, 0), (*p, 1))
PAIR (dot, __m128d, *p = _mm_dp_pd, (p[1], *p, 0x31), (p[1], *p, 0x13))
PAIR (compare, __m256d, *p = _mm256_cmp_pd, (p[1], *p, 3), (p[1], *p, 17))
PAIR (half, __m256i, *p = _mm256_permute2x128_si256, (p[1], *p, 1), (p[1], *p, 2))
PAIR (extract, __m256i, *(__m128i *) p = _mm256_extracti128_si256, (*p, 0), (*p, 1))
PAIR (insert, __m128i, *p = _mm_insert_epi16, (*p, 7, 1), (*p, 7, 2))
PAIR (gather, __m128i, *p = _mm_i32gather_epi32, ((int *) p, *p, 4), ((int *) p, *p, 8))
PAIR (strings, __m128i, *p = _mm_cmpistrm, (p[1], *p, 1), (p[1], *p, 8))
PAIR (lengths, __m128i, *(int *) p = _mm_cmpestri, (p[1], 4, *p, 4, 1), (p[1], 4, *p, 4, 8))
PAIR (key, __m128i, *p = _mm_aeskeygenassist_si128, (*p, 1), (*p, 2))
PAIR (multiply, __m128i, *p = _mm_clmulepi64_si128, (p[1], *p, 1), (p[1], *p, 16))
PAIR (rounds, __m128i, *p = _mm_sha1rnds4_epu32, (p[1], *p, 1), (p[1], *p, 2))
PAIR (field, __m128i, *p = _mm_extracti_si64, (*p, 3, 4), (*p, 5, 6))
PAIR (rotate, __m128i, *p = _mm_roti_epi32, (*p, 3), (*p, 5))
PAIR (compare_xop, __m128i, *p = (__m128i) __builtin_ia32_vpermil2pd,
      ((__m128d) p[1], (__m128d) *p, *p, 1), ((__m128d) p[1], (__m128d) *p, *p, 2))
PAIR (bits, int, *p = __bextri_u32, (*p, 0x101), (*p, 0x202))
PAIR (profile, int, __lwpval32, (*p, 3, 1), (*p, 3, 2))
PAIR (abort, int, _xabort, (1), (2))
