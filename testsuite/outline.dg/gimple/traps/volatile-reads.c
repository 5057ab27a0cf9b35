/* What only reads volatile objects is executed, also where nobody needs what it
   has read.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off" } */
/* { dg-require-effective-target linux } */
/* { dg-final { outlined >= 1 } } */

#include <signal.h>
#include <sys/mman.h>

#include "../check.h"

struct device { volatile int status, data, error; };

static struct device *d;
static int reads;

/* The first read of a page that is closed opens it.  */
SINK void
open_page (int signal)
{
  reads++;
  mprotect (d, 4096, PROT_READ | PROT_WRITE);
}

FN int first (struct device *d) { int s = d->status; (void) d->data; (void) d->error; OWN (1); return s; }
FN void second (struct device *d) { (void) d->status; (void) d->data; (void) d->error; OWN (2); }
FN void third (struct device *d) { OWN (3); (void) d->status; (void) d->data; (void) d->error; }

SINK void
close_page (void)
{
  mprotect (d, 4096, PROT_NONE);
}

int
main (void)
{
  d = mmap (0, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  signal (SIGSEGV, open_page);
  d->status = 5;
  close_page ();
  CHECK (first (d) == 5 && reads == 1);
  close_page ();
  second (d);
  CHECK (reads == 2);
  close_page ();
  third (d);
  CHECK (reads == 3);
  return 0;
}
