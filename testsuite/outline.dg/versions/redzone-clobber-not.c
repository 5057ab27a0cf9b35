/* Code with an asm statement that says it overwrites the red zone is not shared with code whose
   asm statement does not say so.  */
/* { dg-do compile } */
/* { dg-require-effective-target x86_64 } */
/* { dg-require-effective-target gcc15 } */
/* { dg-options "-Os -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress" } */
/* { dg-final { outlined == 0 } } */

int
f (int x)
{
  __asm__ volatile ("# asm" : "+r" (x) : : "redzone");
  return x;
}

int
g (int x)
{
  __asm__ volatile ("# asm" : "+r" (x));
  return x;
}
