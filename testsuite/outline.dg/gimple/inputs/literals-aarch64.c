/* Lanes, counts of shifts and rotations of AArch64's built-ins stay: calls that differ in
   them stay apart.  */
/* { dg-do compile } */
/* { dg-additional-options "-march=armv8.6-a+sve2+sha3+crypto" } */
/* { dg-require-effective-target aarch64 } */

#include <arm_neon.h>
#include <arm_sve.h>

/* Two functions with what no other has around the call.  */
#define PAIR(NAME, TYPE, CALL, FIRST, SECOND) \
  void NAME##_before (void), NAME##_behind (void); \
  void NAME##_1 (TYPE *p) { NAME##_before (), CALL FIRST, NAME##_behind (); } \
  void NAME##_2 (TYPE *p) { NAME##_before (), CALL SECOND, NAME##_behind (); }

PAIR (get_lane, int32x4_t, *(int *) p = vgetq_lane_s32, (*p, 1), (*p, 2))
PAIR (set_lane, int32x4_t, *p = vsetq_lane_s32, (7, *p, 1), (7, *p, 2))
PAIR (copy_lane, int32x4_t, *p = vcopyq_laneq_s32, (p[1], 0, *p, 1), (p[1], 3, *p, 2))
PAIR (dup_lane, int32x4_t, *p = vdupq_laneq_s32, (*p, 1), (*p, 2))
PAIR (multiply_lane, int32x4_t, *p = vqdmulhq_laneq_s32, (p[1], *p, 1), (p[1], *p, 2))
PAIR (add_lane, float32x4_t, *p = vfmaq_laneq_f32, (p[2], p[1], *p, 1), (p[2], p[1], *p, 2))
PAIR (load_lane, int32x4_t, *p = vld1q_lane_s32, ((int *) p, *p, 1), ((int *) p, *p, 2))
PAIR (load_lanes, int32x4x3_t, *p = vld3q_lane_s32, ((int *) p, *p, 1), ((int *) p, *p, 2))
PAIR (store_lanes, int32x4x3_t, vst3q_lane_s32, ((int *) p, *p, 1), ((int *) p, *p, 2))
PAIR (extract, int32x4_t, *p = vextq_s32, (p[1], *p, 1), (p[1], *p, 2))
PAIR (shift, int32x4_t, *(uint32x4_t *) p = vqshluq_n_s32, (*p, 1), (*p, 2))
PAIR (shift_left, int32x4_t, *p = vshlq_n_s32, (*p, 1), (*p, 2))
PAIR (shift_right, int32x4_t, *p = vrshrq_n_s32, (*p, 1), (*p, 2))
PAIR (shift_add, int32x4_t, *p = vsraq_n_s32, (p[1], *p, 1), (p[1], *p, 2))
PAIR (shift_insert, int32x4_t, *p = vsliq_n_s32, (p[1], *p, 1), (p[1], *p, 2))
PAIR (narrow, int32x4_t, *(int16x4_t *) p = vqshrn_n_s32, (*p, 1), (*p, 2))
PAIR (narrow_high, int32x4_t, *(int16x8_t *) p = vrshrn_high_n_s32,
      (vdup_n_s16 (0), *p, 1), (vdup_n_s16 (0), *p, 2))
PAIR (widen, int32x2_t, *(int64x2_t *) p = vshll_n_s32, (*p, 1), (*p, 2))
PAIR (fixed_point, float32x4_t, *(int32x4_t *) p = vcvtq_n_s32_f32, (*p, 1), (*p, 2))
PAIR (complex, float32x4_t, *p = vcmlaq_laneq_f32, (p[2], p[1], *p, 0), (p[2], p[1], *p, 1))
PAIR (dot, int32x4_t, *p = vdotq_laneq_s32,
      (p[1], (int8x16_t) *p, (int8x16_t) *p, 1), (p[1], (int8x16_t) *p, (int8x16_t) *p, 2))
PAIR (exclusive_or, uint64x2_t, *p = vxarq_u64, (p[1], *p, 1), (p[1], *p, 2))

PAIR (sve_extract, svint32_t, *p = svext_s32, (*p, *p, 1), (*p, *p, 2))
PAIR (sve_shift, svint32_t, *p = svasrd_n_s32_x, (svptrue_b32 (), *p, 1), (svptrue_b32 (), *p, 2))
PAIR (sve_lane, svfloat32_t, *p = svmla_lane_f32, (*p, *p, *p, 1), (*p, *p, *p, 2))
PAIR (sve_rotate, svfloat32_t, *p = svcadd_f32_x, (svptrue_b32 (), *p, *p, 90), (svptrue_b32 (), *p, *p, 270))
PAIR (sve_count, long, *p = svcntb_pat, (SV_VL3), (SV_VL5))
PAIR (sve_saturating, int, *p = svqincb_n_s32, (*p, 1), (*p, 3))
PAIR (sve_prefetch, int, svprfb, (svptrue_b8 (), p, SV_PLDL1KEEP), (svptrue_b8 (), p, SV_PSTL2STRM))
