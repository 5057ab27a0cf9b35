/* Option limit, which finds one fragment of many, leaves jumps alone.  */
/* { dg-do run { target x86_64-*-* } } */
/* { dg-options "-Oz -fplugin-arg-outline-gimple=off -fplugin-arg-outline-limit=1000" } */
/* { dg-final { same-code-as-alone } } */

#include "chains-main.h"
