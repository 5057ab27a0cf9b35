/* Fragments that are called take the return address, with calls inside also what
   keeps the stack aligned: 16 bytes are enough.  */
/* { dg-do compile } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-gimple=off -fplugin-arg-outline-max-stack-growth=16 -fstack-usage" } */
/* { dg-final { folded register-call >= 1 } } */
/* { dg-final { folded thunk >= 1 } } */
/* { dg-final { folded tail >= 1 } } */

void put (int, int);
int get (int);

#define BODY(N) { __asm__ volatile ("# " #N); int t = get (x); put (t, x + 1), put (t, x + 2), put (x, t), put (x, 5); \
                  t += get (t); put (t, x + 7), put (t, x + 8), put (x, t), put (x, 9); \
                  return t + get (t) + N; }

int first (int x) BODY (1)
int second (int x) BODY (2)
int third (int x) BODY (3)
