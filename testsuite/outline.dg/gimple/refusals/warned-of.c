/* Each call of a function with attribute "warning" is warned about where it is made.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fopt-info-ipa-missed" } */
/* { dg-missed "not outlined: call-form: " "" { target *-*-* } 0 } */

extern void bad (int *) __attribute__ ((warning ("do not use")));
struct s { int a, b, c, d; };
int g (int);
#define PART(N) p->a = g (p->b) + N; p->c = g (p->d) * 3; p->b = p->a ^ p->c
void f1 (struct s *p, int *q) { PART (1); bad (q); p->d = g (p->a); } /* { dg-warning "do not use" } */
void f2 (struct s *p, int *q) { PART (2); bad (q); p->d = g (p->a); } /* { dg-warning "do not use" } */
void f3 (struct s *p, int *q) { PART (3); bad (q); p->d = g (p->a); } /* { dg-warning "do not use" } */
