/* Attribute no_outline is for functions, and takes no arguments.  */
/* { dg-do compile } */
/* { dg-options "-Os" } */

int variable __attribute__ ((no_outline)); /* { dg-warning "'no_outline' attribute applies only to functions" } */
typedef int type __attribute__ ((no_outline)); /* { dg-warning "'no_outline' attribute applies only to functions" } */
void with_argument (void) __attribute__ ((no_outline (1))); /* { dg-error "wrong number of arguments specified for 'no_outline' attribute" } */
/* { dg-message "expected (between 0 and )?0, found 1" "" { target *-*-* } 0 } */
