/* Coverage for fuzzers tells blocks apart by where they call from: all code stays.  */
/* { dg-do compile } */
/* { dg-options "-Os -fsanitize-coverage=trace-pc -fplugin-arg-outline-stress -fopt-info-ipa-missed" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded any == 0 } } */
/* { dg-final { outlined == 0 } } */
/* { dg-final { refused sanitizer a b } } */

#define ATTRIBUTE
#include "functions.h"
/* { dg-missed "not folded: sanitizer: " "" { target *-*-* } 0 } */
