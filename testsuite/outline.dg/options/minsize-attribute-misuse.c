/* Attribute minsize is for functions, and takes no arguments.  */
/* { dg-do compile } */
/* { dg-options "-Os" } */

int variable __attribute__ ((minsize)); /* { dg-warning "'minsize' attribute applies only to functions" } */
void with_argument (void) __attribute__ ((minsize (1))); /* { dg-error "wrong number of arguments specified for 'minsize' attribute" } */
/* { dg-message "expected (between 0 and )?0, found 1" "" { target *-*-* } 0 } */
