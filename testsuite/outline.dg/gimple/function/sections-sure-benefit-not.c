/* The same where one function has all sites: six bytes are too little.  */
/* { dg-do compile } */
/* { dg-require-effective-target arm } */
/* { dg-options "-Oz -mcpu=cortex-m3 -mthumb -mfloat-abi=soft -ffunction-sections -fplugin-arg-outline-rtl=off" } */
/* { dg-final { outlined == 0 } } */

#include "sections-sure-benefit.h"
CHECKED (first, 1000)
