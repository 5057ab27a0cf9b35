/* What would exceed max-stack-growth is left alone, with a reason.  */
/* { dg-do compile } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Os -fplugin-arg-outline-merge-functions=off -fplugin-arg-outline-rtl=off -fplugin-arg-outline-max-stack-growth=15 -fplugin-arg-outline-unwind-entries=own" } */
/* { dg-final { outlined == 0 } } */
/* { dg-final { refused stack-growth first second third } } */
/* { dg-final { same-code-as-alone } } */

void put (int, int);
int get (int);

#define BODY(N) { int t = get (x); put (t, x + 1), put (t, x + 2), put (x, t), put (x, 5); \
                  t += get (t); put (t, x + 7), put (t, x + 8), put (x, t), put (x, 9); \
                  return t + get (t) + N; }

int first (int x) BODY (1)
int second (int x) BODY (2)
int third (int x) BODY (3)
