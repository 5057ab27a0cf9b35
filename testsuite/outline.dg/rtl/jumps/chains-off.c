/* With jump-chains=off no jump is changed.  */
/* { dg-do run { target x86_64-*-* } } */
/* { dg-options "-Oz -fplugin-arg-outline-gimple=off -fplugin-arg-outline-jump-chains=off -fplugin-arg-outline-unwind-entries=own" } */
/* { dg-final { same-code-as-alone } } */

#include "chains-main.h"
