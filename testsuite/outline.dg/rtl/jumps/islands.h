/* A function that leaves by one label from four places that are all too far from it for the short form,
   with no jump to the label nearby, but one to elsewhere: the end of the "then" part.  */

#include "stores.h"

__attribute__ ((noinline)) int
leave (int a, int b)
{
  if (v[60] > a)
    goto out;
  STORE (0);
  if (v[61] > a)
    goto out;
  STORE (1);
  if (v[62] > b)
    goto out;
  if (v[63] > b)
    {
      STORE (2);
      STORE (3);
    }
  else
    STORE (4);
  if (v[61] > b)
    goto out;
  STORES (8);
  STORES (12);
  STORES (16);
  STORES (20);
  STORES (24);
  STORES (28);
  STORES (32);
  STORES (36);
  STORES (40);
  v[63] = -2;
out:
  return v[63] + a;
}
