/* Variables that -ftrivial-auto-var-init=zero sets have that value where code is shared.  */
/* { dg-do run } */
/* { dg-require-effective-target gcc12 } */
/* { dg-additional-options "-ftrivial-auto-var-init=zero -Wno-uninitialized" } */

#define BYTE 0
#include "auto-var-init.h"
