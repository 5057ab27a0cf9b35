/* With -dx functions are compiled no further than expansion: there is nothing to fold.  */
/* { dg-do compile } */
/* { dg-options "-Os -dx -fopt-info-ipa-missed" } */
/* { dg-message "nothing is outlined or folded: with -dx" "" { target *-*-* } 0 } */
/* { dg-final { outlined == 0 } } */

void record (int, int, int);

#define BODY record (x, 1, 2); record (x + 1, 3, 5); record (x + 2, 5, 9); record (x + 3, 7, 12)

int first (int x) { BODY; return x * 3; }
int second (int x) { BODY; return x * 5; }
