/* Where no instruction may be executed more, no jump is added in a function that may run often.  */
/* { dg-do run { target x86_64-*-* } } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fno-schedule-insns2 -fplugin-arg-outline-slowdown=0 -fplugin-arg-outline-unwind-entries=own" } */
/* { dg-final { same-code-as-alone } } */

#include "islands-main.h"
