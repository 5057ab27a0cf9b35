/* Unknown dump flags are an error.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-dump=details-nonsense" } */
/* { dg-error "the value 'details-nonsense' of '-fplugin-arg-outline-dump' is not a list of dump flags" "" { target *-*-* } 0 } */

int x;
