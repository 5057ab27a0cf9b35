/* Nothing is outlined from a SIMD clone that no loop uses: GCC drops it at the end.  */
/* { dg-do compile } */
/* { dg-options "-O2 -fopenmp -fopenmp-target-simd-clone=any -fplugin-arg-outline-all-levels -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-require-effective-target gcc13 } */
/* { dg-final { scan-assembler "_ZGVbN4v_step:" } } */
/* { dg-final { scan-assembler-not "_ZGVbM4v_" } } */

#pragma omp begin declare target
int table[16];
__attribute__ ((noinline)) int step (int x) { return x * 7 + 3; }
__attribute__ ((noinline)) int other (int x) { return (x ^ 5) * 7 + 3; }
#pragma omp end declare target

int from[1000], to[1000];

void
run (void)
{
#pragma omp simd
  for (int i = 0; i < 1000; i++)
    to[i] = step (from[i]);
}
