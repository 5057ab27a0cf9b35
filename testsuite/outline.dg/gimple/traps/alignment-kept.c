/* Where all copies are aligned, aligned vector moves remain.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { outlined == 1 } } */
/* { dg-final { scan-assembler "movaps" } } */
/* { dg-final { scan-assembler-not "movups" } } */

typedef float vector __attribute__ ((vector_size (16)));
struct two { vector a, b; };
void done (int);

void first (struct two *p, struct two *q) { p->a = q->a; p->b = q->b; done (1); }
int second (vector *p, vector *q) { p[0] = q[0]; p[1] = q[1]; done (1); return 2; }
