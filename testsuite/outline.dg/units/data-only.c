/* A unit of data only stays what it is.  */
/* { dg-do assemble } */
/* { dg-final { same-code-as-alone } } */

int numbers[] = { 1, 2, 3 };
const char *const text = "text";
static int unused;
