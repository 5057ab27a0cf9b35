/* At -O2 only functions of which all code is cold are merged.  */
/* { dg-do compile } */
/* { dg-options "-O2 -fplugin-arg-outline-rtl=off" } */
/* { dg-final { merged == 1 } } */
/* { dg-final { scan-assembler "cold1\.merged\." } } */

int get (int);
void report (int) __attribute__ ((cold));

#define MEMBER(NAME, N)  \
  int NAME (int a)  \
  { int b = get (a) + N; report (b); report (get (b) * N); if (b > a) report (a); return get (b + a) * 3 + get (b) * N + get (7); }
#define WARM(NAME, N)  \
  int NAME (int a)  \
  { int b = get (a) + N; get (b); get (get (b) * N); if (b > a) get (a); return get (b + a) * 3 + get (b) * N + get (7); }
__attribute__ ((cold)) MEMBER (cold1, 1000)
__attribute__ ((cold)) MEMBER (cold2, 2000)
WARM (warm1, 1000)
WARM (warm2, 2000)
