/* Ends of a large switch are not merged beyond what the user allows (max-crossjump-edges).  */
/* { dg-do compile } */
/* { dg-options "-Oz -fno-schedule-insns2 -fcaller-saves -fshrink-wrap --param=max-crossjump-edges=100 -fplugin-arg-outline-min-benefit=1000000" } */
/* { dg-final { same-code-as-alone } } */

#include "large-switch.h"
