/* Variables that -ftrivial-auto-var-init=pattern sets have that value where code is shared.  */
/* { dg-do run } */
/* { dg-require-effective-target gcc12 } */
/* { dg-additional-options "-ftrivial-auto-var-init=pattern -Wno-uninitialized" } */

#define BYTE 0xfe
#include "auto-var-init.h"
