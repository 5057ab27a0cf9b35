/* Where each function has its name in the code, no function is outlined for less.  */
/* { dg-do compile } */
/* { dg-options "-marm -mcpu=arm926ej-s -mfloat-abi=soft -mpoke-function-name -Os" } */
/* { dg-require-effective-target arm } */
/* { dg-final { object-size loaded <= alone } } */

int g(int,int,int); extern volatile int io[16];
void a(int *p,int*q,int n){ for(int i=0;i<n;i++) {p[i]=q[i]*3+n; io[0]=p[i]; io[1]=p[i]+1; io[2]=7;} io[3]=1; io[4]=2; io[5]=3; g(1,2,3);}
void b(int *p,int*q,int n){ for(int i=0;i<n;i++) {p[i]=q[i]*5+n; io[0]=p[i]; io[1]=p[i]+1; io[2]=7;} io[3]=1; io[4]=2; io[5]=3; g(1,2,3);}
int c(int *p,int*q,int n){ for(int i=0;i<n;i++) {p[i]=q[i]*5+n; io[0]=p[i]; io[1]=p[i]+1; io[2]=7;} io[3]=1; io[4]=2; io[5]=3; return g(4,2,3);}
