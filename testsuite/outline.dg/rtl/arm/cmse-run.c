/* Secure entry functions on a board, and calls of functions that are not secure.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress -mcmse" } */
/* { dg-require-effective-target cmse } */
/* { dg-final { refused interrupt entry_a entry_b } } */
/* { dg-final { folded any >= 1 } } */

#define ENTRY __attribute__ ((cmse_nonsecure_entry))
#include "cmse.h"
