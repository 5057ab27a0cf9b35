/* What is outlined is told at its first place, with all places.  */
/* { dg-do compile } */
/* { dg-options "-Os -fopt-info-ipa-optimized" } */

void a1 (int, int), a2 (int), a3 (int, int), a4 (int), a5 (int, int), a6 (void);
void own (int);

void
first (int x)
{
  own (1);
  a1 (x, 1); /* { dg-optimized "outlined 6 statements from 3 places into .*outline.* saves .* bytes; places: .*:12 .first., .*:23 .second., .*:35 .third." } */
  a2 (x);
  a3 (x, 2);
  a4 (x);
  a5 (x, 3);
  a6 ();
}

int
second (int x)
{
  a1 (x, 1);
  a2 (x);
  a3 (x, 2);
  a4 (x);
  a5 (x, 3);
  a6 ();
  return x;
}

int
third (int x)
{
  a1 (x, 1);
  a2 (x);
  a3 (x, 2);
  a4 (x);
  a5 (x, 3);
  a6 ();
  return x + 1;
}
