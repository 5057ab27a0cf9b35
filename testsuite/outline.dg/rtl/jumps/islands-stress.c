/* In stress mode a jump is added for others that are short, too.  */
/* { dg-do run { target x86_64-*-* } } */
/* { dg-options "-Os -fdump-rtl-all -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" } */
/* { dg-final { scan-rtl-dump outline_fold {main: [1-9]+ jumps go to a near jump, [1-9]} } } */
/* { dg-final { unwinds } } */
/* { dg-final { same-code-with-g } } */

#include "islands-main.h"
