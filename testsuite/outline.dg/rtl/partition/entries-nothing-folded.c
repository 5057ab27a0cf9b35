/* Where nothing is folded, each cold part has an unwind entry of its own, as without the plugin. */
/* { dg-do run } */
/* { dg-options "-O2 -freorder-blocks-and-partition -fplugin-arg-outline-gimple=off -fplugin-arg-outline-limit=0" } */
/* { dg-additional-options "-fno-pie -no-pie" { target i?86-*-* } } */
/* { dg-require-effective-target dwarf_unwind } */
/* { dg-final { scan-assembler-times "cfi_startproc" 11 } } */

#include "cold.h"
