/* No Thumb-1 function becomes a jump to an equal one, which may be out of reach; it may become an alias. */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mcpu=cortex-m0plus" } */
/* { dg-require-effective-target thumb1 } */
/* { dg-final { scan-assembler-not {\n[abcd]:\n\tbl?\t} } } */
/* { dg-final { scan-assembler {\.thumb_set\s+d,c} } } */

struct s { int x, y; };
struct t { unsigned x, y; };
int g (int);
int a (struct s *p) { return g (p->x * 19 + p->y) + p->x; }
int b (struct t *p) { return g (p->x * 19 + p->y) + p->x; }
static __attribute__ ((noinline)) int c (struct s *p) { return g (p->x * 23 + p->y) + p->x; }
static __attribute__ ((noinline)) int d (struct t *p) { return g (p->x * 23 + p->y) + p->x; }
int e (struct s *p, struct t *q) { return c (p) + d (q); }
