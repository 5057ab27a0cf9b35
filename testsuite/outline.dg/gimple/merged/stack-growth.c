/* A merged function that keeps its parameters on the stack takes some more of it.  */
/* { dg-do compile } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Os -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress -fplugin-arg-outline-max-stack-growth=1000" } */
/* { dg-final { merged == 1 } } */

int get (int);

#define MEMBER(NAME, N)  \
  int  \
  NAME (int a, int b)  \
  {  \
    int c = get (a) + N, d = get (b), e = get (c), f = get (d + 1), g = get (e + 2);  \
    return get (a + b) * N + get (c + d) + get (e + f) * N + g * f - N * 3;  \
  }
MEMBER (first, 1000)
MEMBER (second, 2000)
