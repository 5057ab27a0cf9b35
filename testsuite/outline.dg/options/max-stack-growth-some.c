/* Functions that stay within max-stack-growth share code without those that do
   not.  */
/* { dg-do compile } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Os -fplugin-arg-outline-merge-functions=off -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off -fplugin-arg-outline-max-stack-growth=8" } */
/* { dg-final { outlined >= 1 } } */
/* { dg-final { refused stack-growth fourth fifth } } */

void put (int, int);
int get (int);

#define BODY(N) { int t = get (x); put (t, x + 1), put (t, x + 2), put (x, t), put (x, 5); \
                  t += get (t); put (t, x + 7), put (t, x + 8), put (x, t), put (x, 9); \
                  return t + get (t) + N; }

int first (int x) BODY (1)
int second (int x) BODY (2)

/* What is outlined keeps six values, on top of the two that its user keeps.  */
#define KEEP(N) { int k = get (x + N), l = get (k ^ N); \
                  int a = get (k), b = get (a), c = get (b), d = get (c), e = get (d), f = get (e); \
                  put (a + b * c, d - e + f), put (a - b, c ^ d), put (e & f, a | d), put (b, e); \
                  __asm__ ("# " #N); put (N, k); return l; }
int fourth (int x) KEEP (4)
int fifth (int x) KEEP (5)
