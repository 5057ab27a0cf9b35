/* Where functions are not reordered, programs may copy what is between two of a section that they name: all that these
   functions run is there.  Elsewhere code is outlined.  */
/* { dg-do compile } */
/* { dg-options "-Os -fno-toplevel-reorder -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off" } */
/* { dg-final { refused section program erase } } */
/* { dg-final { scan-assembler-not "(program|erase)\\.(outline|folded)" } } */
/* { dg-final { scan-assembler "usual_\\d\\.outline" } } */

struct device { volatile int reg[8]; };

#define BODY(N) { d->reg[0] = n * N, d->reg[1] = 2, d->reg[2] = 3, d->reg[3] = 4, d->reg[4] = 5; return d->reg[6] - N; }
#define RAM __attribute__ ((section (".ramcode"), noinline, used))

RAM void ram_begin (void) {}
RAM int program (struct device *d, int n) BODY (1)
RAM int erase (struct device *d, int n) BODY (2)
RAM void ram_end (void) {}

int usual_1 (struct device *d, int n) BODY (1)
int usual_2 (struct device *d, int n) BODY (2)
