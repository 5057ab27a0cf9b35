/* limit=0 leaves variables where GCC has them.  */
/* { dg-do compile } */
/* { dg-options "-Os -ffunction-sections -fdata-sections -fplugin-arg-outline-limit=0" } */
/* { dg-require-effective-target section_anchors } */
/* { dg-final { same-code-as-alone } } */

#include "anchored-variables.h"
