/* All that is kept from pass to pass outlives the garbage collector, which runs wherever it may.  */
/* { dg-do run } */
/* { dg-options "-Os -g --param=ggc-min-expand=0 --param=ggc-min-heapsize=0 -fplugin-arg-outline-stress" } */

#include "collector.h"
