/* With -ffunction-sections a group must promise 12 bytes if a linker keeps all its sites, and any if it keeps only the
   least of them that are kept together.  */
/* { dg-do compile } */
/* { dg-require-effective-target arm } */
/* { dg-options "-Oz -mcpu=cortex-m3 -mthumb -mfloat-abi=soft -ffunction-sections -fplugin-arg-outline-rtl=off" } */
/* { dg-final { outlined == 1 } } */

#include "sections-sure-benefit.h"
CHECKED (first, 1000)
CHECKED (second, 2000)
CHECKED (third, 3000)
CHECKED (fourth, 4000)
CHECKED (fifth, 5000)
CHECKED (sixth, 6000)
