/* A function that leaves by one label from many places: by an unconditional jump in its
   middle, and by conditional ones before and after that, all too far from the label for the
   short form.  */

#include "stores.h"

__attribute__ ((noinline)) int
leave (int a, int b)
{
  if (v[60] > a)
    goto out;
  STORES (0);
  if (v[61] > a)
    goto out;
  STORES (4);
  if (v[62] > b)
    {
      STORE (60);
      goto out;
    }
  STORES (8);
  if (v[60] > b)
    goto out;
  STORES (12);
  STORES (16);
  STORES (20);
  STORES (24);
  STORES (28);
  STORES (32);
  STORES (36);
  STORES (40);
  v[63] = 2;
out:
  return v[63] + a;
}
