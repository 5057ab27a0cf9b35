/* Rows of shared unwind entries outlive the garbage collector, which runs wherever it may.  */
/* { dg-do run } */
/* { dg-options "-O2 --param=ggc-min-expand=0 --param=ggc-min-heapsize=0" } */

#include "collector.h"
