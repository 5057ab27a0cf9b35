/* Without a byte of stack only what is jumped to is shared.  */
/* { dg-do compile } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-gimple=off -fplugin-arg-outline-max-stack-growth=0" } */
/* { dg-final { folded called == 0 } } */
/* { dg-final { folded thunk == 0 } } */
/* { dg-final { folded tail >= 1 } } */
/* { dg-final { scan-assembler-not "call\\s+folded" } } */

void put (int, int);
int get (int);

#define BODY(N) { int t = get (x); put (t, x + 1), put (t, x + 2), put (x, t), put (x, 5); \
                  t += get (t); put (t, x + 7), put (t, x + 8), put (x, t), put (x, 9); \
                  return t + get (t) + N; }

int first (int x) BODY (1)
int second (int x) BODY (2)
int third (int x) BODY (3)
