/* omp_is_initial_device is answered by the compiler where it is without the plugin: since GCC 15.  */
/* { dg-do compile } */
/* { dg-options "-Os -fopenmp -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target linux } */
/* { dg-final { scan-assembler-not "omp_is_initial_device" } } */

int omp_is_initial_device (void);
volatile int io[8];

int
f (int x)
{
  io[1] = x;
#if __GNUC__ >= 15
  x *= omp_is_initial_device () ? 3 : 5;
#endif
  return x;
}
