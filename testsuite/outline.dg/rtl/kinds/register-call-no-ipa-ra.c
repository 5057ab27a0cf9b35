/* Where callers know nothing of the functions that they call, folded prologues take the register.  */
/* { dg-do run } */
/* { dg-options "-O2 -fno-ipa-ra -fplugin-arg-outline-all-levels -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded register-call >= 1 } } */
/* { dg-final { unwinds } } */

#include "register-call-ipa-ra.c"
