/* Lanes and counts of shifts of Neon's built-ins, bits to saturate to and numbers of
   coprocessors stay: calls that differ in them stay apart.  */
/* { dg-do compile } */
/* { dg-additional-options "-march=armv7-a+neon-vfpv4 -mfpu=auto" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */

#include <arm_acle.h>
#include <arm_neon.h>

/* Two functions with what no other has around the call.  */
#define PAIR(NAME, TYPE, CALL, FIRST, SECOND) \
  void NAME##_before (void), NAME##_behind (void); \
  void NAME##_1 (TYPE *p) { NAME##_before (), CALL FIRST, NAME##_behind (); } \
  void NAME##_2 (TYPE *p) { NAME##_before (), CALL SECOND, NAME##_behind (); }

PAIR (get_lane, int32x4_t, *(int *) p = vgetq_lane_s32, (*p, 1), (*p, 2))
PAIR (set_lane, int32x4_t, *p = vsetq_lane_s32, (7, *p, 1), (7, *p, 2))
PAIR (dup_lane, int32x2_t, *(int32x4_t *) p = vdupq_lane_s32, (*p, 0), (*p, 1))
PAIR (multiply_lane, int32x2_t, *p = vqdmulh_lane_s32, (p[1], *p, 0), (p[1], *p, 1))
PAIR (add_lane, float32x2_t, *p = vmla_lane_f32, (p[2], p[1], *p, 0), (p[2], p[1], *p, 1))
PAIR (load_lane, int32x4_t, *p = vld1q_lane_s32, ((int *) p, *p, 1), ((int *) p, *p, 2))
PAIR (load_lanes, int32x4x3_t, *p = vld3q_lane_s32, ((int *) p, *p, 1), ((int *) p, *p, 2))
PAIR (store_lanes, int32x4x3_t, vst3q_lane_s32, ((int *) p, *p, 1), ((int *) p, *p, 2))
PAIR (extract, int32x4_t, *p = vextq_s32, (p[1], *p, 1), (p[1], *p, 2))
PAIR (shift, int32x4_t, *(uint32x4_t *) p = vqshluq_n_s32, (*p, 1), (*p, 2))
PAIR (shift_right, int32x4_t, *p = vrshrq_n_s32, (*p, 1), (*p, 2))
PAIR (shift_add, int32x4_t, *p = vsraq_n_s32, (p[1], *p, 1), (p[1], *p, 2))
PAIR (shift_insert, int32x4_t, *p = vsliq_n_s32, (p[1], *p, 1), (p[1], *p, 2))
PAIR (narrow, int32x4_t, *(int16x4_t *) p = vqshrn_n_s32, (*p, 1), (*p, 2))
PAIR (widen, int32x2_t, *(int64x2_t *) p = vshll_n_s32, (*p, 1), (*p, 2))
PAIR (fixed_point, float32x4_t, *(int32x4_t *) p = vcvtq_n_s32_f32, (*p, 1), (*p, 2))
PAIR (saturate, int, *p = __ssat, (*p, 5), (*p, 6))
PAIR (saturate_unsigned, int, *p = __usat, (*p, 5), (*p, 6))
PAIR (from_coprocessor, unsigned, *p = __arm_mrc, (1, 2, 3, 4, 5), (1, 2, 3, 4, 6))
PAIR (to_coprocessor, unsigned, __arm_mcr, (1, 2, *p, 3, 4, 5), (1, 2, *p, 3, 4, 6))
PAIR (coprocessor, unsigned, __arm_cdp, (1, 2, 3, 4, 5, 6), (1, 2, 3, 4, 6, 6))
PAIR (to_memory, unsigned, __arm_stc, (1, 2, p), (1, 3, p))
