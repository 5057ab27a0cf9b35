/* An empty unit stays what it is.  */
/* { dg-do assemble } */
/* { dg-final { same-code-as-alone } } */

 