/* What is merged with an equal function says so, and what is not says why.  (Elsewhere a jump is shorter than
   the last two functions.)  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fopt-info-optimized-missed" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-excess-errors "other remarks" } */

int use (const void *);
struct ints { int *at, *end; int n; };
struct floats { float *at, *end; int n; };
#define BODY(p) { if (p->n > 7) { use (p); p->n = 3; p->at = p->end; use (p); } return p->at; }

static __attribute__ ((noinline)) int *f (struct ints *p) BODY (p)
static __attribute__ ((noinline)) float *
g (struct floats *p) /* { dg-optimized "g/.* is equal to f/.* and becomes an alias of it: saves" } */
BODY (p)
int *a (struct ints *p) { return f (p) + 1; }
float *
b (struct floats *p) /* { dg-optimized "b/.* is equal to a/.* and becomes a jump to it: saves" } */
{ return g (p) + 1; }
int *c (struct ints *p) { return p->at; }
float *
d (struct floats *p) /* { dg-missed "d/.* is equal to c/.* and is not merged with it: cost" } */
{ return p->at; }
