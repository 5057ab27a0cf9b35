/* Functions whose stack is cleared when they return (GCC 14) keep their code: what is
   outlined would leave its own behind.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target gcc14 } */
/* { dg-final { refused code-attribute first second third } } */
/* { dg-final { outlined == 0 } } */
/* { dg-final { folded any == 0 folding } } */

int use (int, int);
#define BODY use (x, 1); use (x + 1, 2); use (x + 2, 3); use (x + 3, 7);
__attribute__ ((strub ("at-calls"))) int first (int x) { BODY return 1; }
__attribute__ ((strub ("at-calls"))) int second (int x) { BODY return 2; }
__attribute__ ((strub ("internal"))) int third (int x) { BODY return 3; }
