/* A function that has a frame pointer only as arguments of a call are still on the stack where it jumps needs none when
   these calls are outlined: option check gives no error.  */
/* { dg-do compile } */
/* { dg-options "-O1 -fplugin-arg-outline-all-levels -fplugin-arg-outline-check -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { outlined >= 1 } } */

extern unsigned long seven (int, int, int, int, int, int, int);
extern double real (int);
extern void use (unsigned long);

#define FUNCTION(NAME, N) \
  unsigned long \
  NAME (void) \
  { \
    use (N); \
    use (seven (1, 2, 3, 4, 5, 6, 7)); \
    use ((unsigned long) real (8)); \
    use (N + 1); \
    return N; \
  }

FUNCTION (first, 11)
FUNCTION (second, 12)
FUNCTION (third, 13)
