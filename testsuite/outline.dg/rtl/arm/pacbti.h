/* Functions that are equal, and others with code that repeats, some of it with calls inside.
   SPDX-License-Identifier: GPL-3.0-or-later  */

struct one { int *at, *end; int n; };
struct two { float *at, *end; int n; };
int *f (struct one *p) { p->n = p->n * 3 + 1; return p->at = p->end; }
float *g (struct two *p) { p->n = p->n * 3 + 1; return p->at = p->end; }

extern int call (int), call_more (int, int);
int *calls_f (struct one *p) { p->n = call (p->n) * 3; call (p->n + 1); return p->at = p->end; }
float *calls_g (struct two *p) { p->n = call (p->n) * 3; call (p->n + 1); return p->at = p->end; }

extern volatile int first, second, third;
#define SAME first = 1001, second = 2002, third = 3003
#define CALLS first = call (12), second = call_more (13, 7), third = call (14)
int a (int x) { call (x); CALLS; __asm__ volatile ("@ 1"); SAME; call_more (x, 1); return x + 3; }
int b (int x) { call (x + 1); CALLS; __asm__ volatile ("@ 2"); SAME; call_more (x, 2); return x * 3; }
int leaf_a (int x) { SAME; __asm__ volatile ("@ 3"); return x; }
int leaf_b (int x) { SAME; __asm__ volatile ("@ 4"); return x + 2; }
