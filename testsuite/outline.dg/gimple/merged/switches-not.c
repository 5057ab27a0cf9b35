/* Not merged: functions that differ in the values of a switch, or in which values go to one place.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off" } */
/* { dg-final { merged == 0 } } */

extern int f (int), g (int, int);

#define MEMBER(NAME, NUMBER, CASE_A, CASE_B, CASE_C)    \
  int                                                   \
  NAME (int n, int m)                                   \
  {                                                     \
    f (NUMBER);                                         \
    switch (n)                                          \
      {                                                 \
      case 1: CASE_A f (n + m); break;                  \
      case 2: CASE_B f (n * m); break;                  \
      case 3: CASE_C g (n - m, n); break;               \
      case 4: case 8: g (n ^ m, m); break;              \
      }                                                 \
    return g (n, m);                                    \
  }

MEMBER (values, 1, case 5:, case 6:, case 7:)
MEMBER (others, 2, case 5:, case 6:, case 9:)
MEMBER (places, 3, case 6:, case 5:, case 7:)
