/* A merged function that keeps its parameters on the stack is none where option max-stack-growth forbids that.  */
/* { dg-do compile } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Os -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress -fplugin-arg-outline-max-stack-growth=0" } */
/* { dg-final { merged == 0 } } */
/* { dg-final { refused stack-growth first second } } */

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
