/* An unknown option is an error that names the nearest.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-strees" } */
/* { dg-error "plugin 'outline' has no option 'strees'; did you mean 'stress'" "" { target *-*-* } 0 } */

int x;
