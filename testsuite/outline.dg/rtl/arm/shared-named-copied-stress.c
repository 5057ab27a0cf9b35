/* A text that is copied, and whose address leaves the only function that names it, is written all the same: GCC writes
   it with the function.  */
/* { dg-do run } */
/* { dg-options "-Os -mthumb -fno-pie -no-pie -fno-section-anchors -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */

#include "../check.h"

static char said[40];

SINK void
say (const char *text)
{
  __builtin_strcpy (said, text);
}

FN void
a (void)
{
  char text[40] = "a text of one function alone";
  say (text);
}

MAIN
{
  a ();
  CHECK (said[0] == 'a' && said[11] == 'n' && said[28] == 0);
  return 0;
}
