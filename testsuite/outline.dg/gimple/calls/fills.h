/* Twelve fills of SIZE bytes of as many objects.  */

#define OBJECT(N) char b##N[2 * SIZE];
#define FILL(N) __builtin_memset (b##N, 0, SIZE);
#define ALL(F) F (0) F (1) F (2) F (3) F (4) F (5) F (6) F (7) F (8) F (9) F (10) F (11)

ALL (OBJECT)

void
clear (void)
{
  ALL (FILL)
}
