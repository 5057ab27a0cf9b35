/* A tail with a label inside that is followed by a note of call frame information, which only debug information
   needs, is folded.  */
/* { dg-do compile } */
/* { dg-options "-Os -g -fno-asynchronous-unwind-tables -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target long_jumps } */
/* { dg-final { folded tail >= 1 } } */

long put (const char *, long);
long early (const char *, long);
long get (long);

#define TAIL(N) \
  { \
    long a = get (N), b = get (a); \
    if (a > b) \
      return early ("early", a * 3 + b); \
    return put ("late", b + a * get (a)); \
  }

long f (long n) { put ("f", n); TAIL (n) }
long g (long n) { put ("g", n * 7); TAIL (n) }
long h (long n) { put ("h", n * 77); TAIL (n) }
