/* A variable that the linker is to retain has a section of its own; others that the same functions use share one.  */
/* { dg-do compile { target aarch64*-*-* } } */
/* { dg-options "-Os -ffunction-sections -fdata-sections -fplugin-arg-outline-kept=all -Wall" } */
/* { dg-final { scan-assembler-times {\.section\t\.bss\.[abc],"aw",} 1 } } */
/* { dg-final { scan-assembler {\.section\t\.bss\.kept,"awR",} } } */

static int a, b, c;
static int kept __attribute__ ((retain));
int one (int x) { a += x; kept ^= a; b += kept; c |= b; return kept; }
int two (int x) { a -= x; kept |= a; b -= kept; c ^= b; return kept; }
