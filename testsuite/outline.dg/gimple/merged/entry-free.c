/* Without unwind tables a merged function costs no unwind entry, so small functions are merged, too.  */
/* { dg-do compile } */
/* { dg-options "-Os -fno-asynchronous-unwind-tables -fno-unwind-tables -fplugin-arg-outline-rtl=off -fplugin-arg-outline-trials=0 -fplugin-arg-outline-dump" } */
/* { dg-final { merged == 1 } } */
/* The dump names it, as it does what is outlined.  */
/* { dg-final { scan-ipa-dump outline "merge 1 \[fh\]\\.merged\\.\\w+: functions 2 statements \\d+ parameters 1" } } */

extern int g (int *, int);
extern int a, b;

int
f (int *p)
{
  if (g (p, 4))
    return 3;
  while (g (p, 17))
    p++;
  return a;
}

int
h (int *p)
{
  if (g (p, 5))
    return 3;
  while (g (p, 17))
    p++;
  return a;
}
