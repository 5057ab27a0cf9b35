/* A section that the user names begins with the function of the program that GCC alone puts there first, as an image of a
   boot loader has to.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress" } */
/* { dg-final { scan-assembler "\nstart:.*\nstart\\.outline\\.\[a-z0-9\]+:" } } */

struct console
{
  volatile int reg[8];
  int (*put) (struct console *, int);
};

#define PUT(C) \
  c->reg[0] = 1, c->reg[1] = 2, c->reg[2] = 3, c->reg[3] = 4, n += c->put (c, C), c->reg[4] = 5, c->reg[5] = 6

__attribute__ ((section (".text.start"))) int
start (struct console *c)
{
  int n = 0;
  PUT ('a');
  if (n > 14)
    return 1;
  PUT ('b');
  if (n > 28)
    return 2;
  PUT ('c');
  return n;
}
