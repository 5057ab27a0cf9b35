/* Inline functions in a section of the program's own keep their code there.  */
/* { dg-do compile } */
/* { dg-options "-Oz -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-final { outlined >= 1 } } */
/* { dg-final { folded any == 0 } } */
/* { dg-final { scan-assembler {\.section\t\.ramfunc[^\n]*\n(\s*(?!\s|\.section|\.text)[^\n]*\n)*_\.outline\.} } } */
/* { dg-final { scan-assembler-not {\.section\t\.text[^\n]*outline} } } */

#define RAM inline __attribute__ ((section (".ramfunc"), noinline))
extern int values[16];
void other (int, int);
#define SAME \
  values[0] = p[1] + 3; values[1] = p[2] * 5; other (p[3], 7); \
  values[2] = p[4] ^ 9; other (p[5], 8);
RAM void a (int *p) { SAME p[7] = 1; }
RAM void b (int *p) { SAME p[8] = 1; }
__attribute__ ((noipa)) void use (int *p) { a (p); b (p); }
