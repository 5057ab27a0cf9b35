/* At -Oz prologues of Thumb-2 stay at the beginning, where GCC has them; trying options
   does not leave them changed.  */
/* { dg-do compile } */
/* { dg-options "-Oz -fplugin-arg-outline-gimple=off -mthumb" } */
/* { dg-require-effective-target arm } */
/* { dg-final { same-code-as-alone } } */
/* { dg-final { folded any == 0 } } */

extern const char *const names[];
extern int compare (const char *, const char *);

int
known_name (const char *name)
{
  if (!name)
    return -1;
  for (const char *const *p = names; *p; p++)
    if (!compare (*p, name))
      return 0;
  return -1;
}
