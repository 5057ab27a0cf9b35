/* Functions with built-in functions for vectors.  SPDX-License-Identifier: GPL-3.0-or-later  */

extern volatile int first, second, third;
SINK int other (int n) { return aligned (n) + 1; }

#define SUM(N) \
  FN int \
  sum_##N (int *p, int *q, int n) \
  { \
    OWN (1##N); \
    int result = other (n); \
    SAME_STORES; \
    vint32m1_t v = __riscv_vle32_v_i32m1 (p, n); \
    v = __riscv_vadd_vv_i32m1 (v, __riscv_vle32_v_i32m1 (q, n), n); \
    SAME_STORES; \
    __riscv_vse32_v_i32m1 (p, v, n); \
    OWN (2##N); \
    return other (result) + N; \
  }
/* How many elements were loaded is in a register.  */
#define STOPPED(N) \
  FN int \
  stopped_##N (int *p, int *q, int n) \
  { \
    OWN (3##N); \
    int result = other (n); \
    size_t loaded; \
    vint32m1_t v = __riscv_vle32ff_v_i32m1 (p, &loaded, n); \
    SAME_STORES; \
    __riscv_vse32_v_i32m1 (q, v, loaded); \
    OWN (4##N); \
    return other (result) * 100 + loaded + N; \
  }
/* How halves are rounded is in registers, of integers and of other numbers.  */
#define ROUNDED(N, HALVES, THIRDS) \
  FN int \
  rounded_##N (int *p, float *q, int n) \
  { \
    OWN (5##N); \
    int result = other (n); \
    vint32m1_t v = __riscv_vle32_v_i32m1 (p, n); \
    vfloat32m1_t w = __riscv_vle32_v_f32m1 (q, n); \
    SAME_STORES; \
    v = __riscv_vaadd_vx_i32m1 (v, 0, HALVES, n); \
    w = __riscv_vfdiv_vf_f32m1_rm (w, 3, THIRDS, n); \
    __riscv_vse32_v_i32m1 (p, v, n); \
    SAME_STORES; \
    __riscv_vse32_v_f32m1 (q, w, n); \
    OWN (6##N); \
    return other (result) + N; \
  }
SUM (1) SUM (2) STOPPED (1) STOPPED (2)
ROUNDED (1, __RISCV_VXRM_RDN, __RISCV_FRM_RDN) ROUNDED (2, __RISCV_VXRM_RNU, __RISCV_FRM_RUP)
