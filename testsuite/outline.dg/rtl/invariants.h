/* A loop with two addresses that do not change.  */

struct record { int a[8]; };
void visit (struct record *, const char *, int);
extern struct record shared[];
int
each (int n)
{
  struct record local;
  for (int i = 0; i < n; i++)
    {
      visit (&local, "name", i);
      visit (shared, "other", local.a[2]);
    }
  return local.a[1];
}
