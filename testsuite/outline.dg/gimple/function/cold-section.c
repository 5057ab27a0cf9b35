/* Code of cold functions only is cold; with one caller that is not, it is
   not.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-final { outlined == 2 } } */
/* { dg-final { scan-assembler "\\.section\\s+\\.text\\.unlikely\[^\\n\]*\\n((?!\\s+\\.(section|text)\\M)\[^\\n\]*\\n)*\\s+\\.type\\s+cold_1\\.outline" } } */
/* { dg-final { scan-assembler-not "\\.section\\s+\\.text\\.unlikely\[^\\n\]*\\n((?!\\s+\\.(section|text)\\M)\[^\\n\]*\\n)*\\s+\\.type\\s+mixed_1\\.outline" } } */

#include "../check.h"

__attribute__ ((cold)) void cold_1 (int x) { note (x), note (x + 1), note (x * 3); OWN (1); }
__attribute__ ((cold)) void cold_2 (int x) { note (x), note (x + 1), note (x * 3); OWN (2); }
__attribute__ ((cold)) void mixed_1 (int x) { twice (x), twice (x + 1), twice (x * 3); OWN (3); }
void mixed_2 (int x) { twice (x), twice (x + 1), twice (x * 3); OWN (4); }
