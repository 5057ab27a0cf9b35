/* Within max-stack-growth code is outlined: 32 bytes for the new function, less 16
   that its callers' frames shrink.  */
/* { dg-do compile } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Os -fplugin-arg-outline-merge-functions=off -fplugin-arg-outline-rtl=off -fplugin-arg-outline-max-stack-growth=16" } */
/* { dg-final { outlined == 1 } } */

void put (int, int);
int get (int);

#define BODY(N) { int t = get (x); put (t, x + 1), put (t, x + 2), put (x, t), put (x, 5); \
                  t += get (t); put (t, x + 7), put (t, x + 8), put (x, t), put (x, 9); \
                  return t + get (t) + N; }

int first (int x) BODY (1)
int second (int x) BODY (2)
int third (int x) BODY (3)
