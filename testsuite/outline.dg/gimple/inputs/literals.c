/* What is to be a literal when a built-in function is expanded stays one: calls that
   differ in it stay apart, whatever repeats around them.  */
/* { dg-do run } */
/* { dg-additional-options "-w" { target riscv*-*-* } } */
/* { dg-require-effective-target linux } */

#include "../check.h"

typedef int v4 __attribute__ ((vector_size (16)));

/* Two functions with what no other has around the call.  */
#define PAIR(NAME, PARAMETER, FIRST, SECOND) \
  SINK void NAME##_before (void) { note (1); } \
  SINK void NAME##_behind (void) { note (2); } \
  FN int \
  NAME##_1 (PARAMETER *p) \
  { \
    int r = 0; \
    NAME##_before (), (FIRST), NAME##_behind (); \
    OWN (1); \
    return r; \
  } \
  FN int \
  NAME##_2 (PARAMETER *p) \
  { \
    int r = 0; \
    NAME##_before (), (SECOND), NAME##_behind (); \
    OWN (2); \
    return r; \
  }

PAIR (prefetch_write, int, __builtin_prefetch (p, 0), __builtin_prefetch (p, 1))
PAIR (prefetch_where, int, __builtin_prefetch (p, 0, 1), __builtin_prefetch (p, 0, 2))
PAIR (load, int, r = __atomic_load_n (p, __ATOMIC_SEQ_CST),
      r = __atomic_load_n (p, __ATOMIC_RELAXED))
PAIR (store, int, __atomic_store_n (p, 5, __ATOMIC_SEQ_CST),
      __atomic_store_n (p, 6, __ATOMIC_RELEASE))
PAIR (exchange, int, r = __atomic_exchange_n (p, 7, __ATOMIC_ACQ_REL),
      r = __atomic_exchange_n (p, 8, __ATOMIC_RELAXED))
PAIR (compare, int,
      r = __atomic_compare_exchange_n (p, &(int) { 7 }, 9, 0, __ATOMIC_SEQ_CST,
                                       __ATOMIC_RELAXED),
      r = __atomic_compare_exchange_n (p, &(int) { 8 }, 9, 1, __ATOMIC_RELAXED,
                                       __ATOMIC_RELAXED))
PAIR (compare_again, int, r = __sync_val_compare_and_swap (p, 9, 10),
      r = __sync_val_compare_and_swap (p, 8, 11))
PAIR (add, int, r = __atomic_add_fetch (p, 3, __ATOMIC_SEQ_CST) == 0,
      r = __atomic_add_fetch (p, 4, __ATOMIC_RELAXED) == 0)
PAIR (bit_set, int, r = (__atomic_fetch_or (p, 8, __ATOMIC_SEQ_CST) & 8) != 0,
      r = (__atomic_fetch_or (p, 16, __ATOMIC_RELAXED) & 16) != 0)
PAIR (fence, int, __atomic_thread_fence (__ATOMIC_SEQ_CST),
      __atomic_thread_fence (__ATOMIC_ACQUIRE))
PAIR (test_and_set, char, r = __atomic_test_and_set (p, __ATOMIC_SEQ_CST),
      r = __atomic_test_and_set (p, __ATOMIC_ACQUIRE))
PAIR (object_size, char, r = __builtin_object_size (p, 0) == 0,
      r = __builtin_object_size (p, 2) == 0)
#if __GNUC__ < 12
#define __builtin_dynamic_object_size __builtin_object_size
#endif
PAIR (dynamic_object_size, char, r = __builtin_dynamic_object_size (p, 0) == 0,
      r = __builtin_dynamic_object_size (p, 2) == 0)
PAIR (aligned, int, r = *(int *) __builtin_assume_aligned (p, 4),
      r = *(int *) __builtin_assume_aligned (p, 16))
PAIR (expected, int, r = __builtin_expect_with_probability (*p, 1, 0.3),
      r = __builtin_expect_with_probability (*p, 0, 0.4))
PAIR (speculated, int, r = __builtin_speculation_safe_value (*p, 1),
      r = __builtin_speculation_safe_value (*p, 2))
PAIR (room, int, note_pointer (__builtin_memset (__builtin_alloca_with_align (*p, 128), 1, 1)),
      note_pointer (__builtin_memset (__builtin_alloca_with_align (*p, 256), 1, 1)))
PAIR (overflow, int, r = __builtin_mul_overflow_p (*p, 3, (signed char) 0),
      r = __builtin_mul_overflow_p (*p, 7, (signed char) 0))
PAIR (lane, v4, (*p)[1] = 3, (*p)[2] = 3)
PAIR (shuffled, v4, *p = __builtin_shuffle (*p, (v4) { 1, 2, 3, 0 }),
      *p = __builtin_shuffle (*p, (v4) { 3, 2, 1, 0 }))
PAIR (shifted, v4, *p = *p << 3, *p = *p << 5)

int
main (void)
{
  int x[4] __attribute__ ((aligned (16))) = { 1, 2, 3, 4 };
  v4 v = { 1, 2, 3, 4 };
  prefetch_write_1 (x), prefetch_write_2 (x), prefetch_where_1 (x), prefetch_where_2 (x);
  CHECK (load_1 (x) == 1 && load_2 (x + 1) == 2);
  store_1 (x), store_2 (x + 1);
  CHECK (x[0] == 5 && x[1] == 6);
  CHECK (exchange_1 (x) == 5 && exchange_2 (x + 1) == 6 && x[0] == 7 && x[1] == 8);
  CHECK (compare_1 (x) && x[0] == 9 && (compare_2 (x + 2), x[2] == 3));
  CHECK (compare_again_1 (x) == 9 && x[0] == 10);
  CHECK (compare_again_2 (x + 1) == 8 && x[1] == 11);
  CHECK (!add_1 (x) && x[0] == 13 && !add_2 (x + 1) && x[1] == 15);
  CHECK (bit_set_1 (x) && !bit_set_2 (x) && x[0] == 29);
  fence_1 (x), fence_2 (x);
  char flags[2] = { 0, 1 };
  CHECK (!test_and_set_1 (flags) && flags[0] && test_and_set_2 (flags + 1));
  CHECK (!object_size_1 (flags) && object_size_2 (flags));
  CHECK (!dynamic_object_size_1 (flags) && dynamic_object_size_2 (flags));
  CHECK (aligned_1 (x + 2) == 3 && aligned_2 (x) == 29);
  CHECK (expected_1 (x) == 29 && expected_2 (x) == 29);
  CHECK (speculated_1 (x) == 29 && speculated_2 (x) == 29);
  room_1 (x), room_2 (x);
  CHECK (!overflow_1 (x) && overflow_2 (x));
  lane_1 (&v), lane_2 (&v);
  CHECK (v[0] == 1 && v[1] == 3 && v[2] == 3 && v[3] == 4);
  v[0] = 7;
  shuffled_1 (&v);
  CHECK (v[0] == 3 && v[1] == 3 && v[2] == 4 && v[3] == 7);
  shuffled_2 (&v);
  CHECK (v[0] == 7 && v[1] == 4 && v[2] == 3 && v[3] == 3);
  shifted_1 (&v), shifted_2 (&v);
  CHECK (v[0] == 7 << 8 && v[3] == 3 << 8);
  return 0;
}
