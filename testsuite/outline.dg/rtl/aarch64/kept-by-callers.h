/* Callers that keep many values in registers while they call CALLED, f or, if WRAPPED, w,
   which calls f.  SAME: what is in f four times.
   SPDX-License-Identifier: GPL-3.0-or-later  */

volatile int v;
__attribute__((noinline)) static int
f (int x, int y)
{
  if (x & 1) { SAME }
  x += y;
  if (x & 2) { SAME }
  x ^= y;
  if (x & 4) { SAME }
  x += y;
  if (x & 8) { SAME }
  return x;
}
#ifdef WRAPPED
# define CALLED w
__attribute__((noinline)) static int w(int x,int y){ int r = f(x,y); v = r; return r; }
#else
# define CALLED f
#endif
int c0(int *p){
  int a0=p[10];
  int a1=p[7];
  int a2=p[23];
  int a3=p[30];
  int a4=p[15];
  int a5=p[24];
  int a6=p[6];
  int a7=p[35];
  int a8=p[0];
  int a9=p[37];
  int a10=p[33];
  int a11=p[13];
  int a12=p[8];
  int r=CALLED(47,197);
  return (((((((((((((r|a0)*a1)&a2)*a3)&a4)&a5)&a6)|a7)+a8)^a9)-a10)&a11)+a12); }
int c1(int *p){
  int a0=p[10];
  int a1=p[39];
  int a2=p[18];
  int a3=p[20];
  int a4=p[12];
  int a5=p[34];
  int a6=p[13];
  int a7=p[11];
  int a8=p[35];
  int a9=p[30];
  int a10=p[28];
  int a11=p[31];
  int a12=p[9];
  int r=CALLED(6,93);
  return (((((((((((((r^a0)-a1)+a2)-a3)|a4)|a5)^a6)-a7)-a8)+a9)+a10)-a11)-a12); }
int c2(int *p){
  int a0=p[21];
  int a1=p[4];
  int a2=p[19];
  int a3=p[22];
  int a4=p[37];
  int a5=p[30];
  int a6=p[20];
  int a7=p[11];
  int a8=p[34];
  int a9=p[15];
  int a10=p[36];
  int a11=p[5];
  int a12=p[1];
  int r=CALLED(66,6);
  return (((((((((((((r^a0)-a1)-a2)*a3)+a4)*a5)*a6)|a7)|a8)+a9)|a10)&a11)&a12); }
int c3(int *p){
  int a0=p[11];
  int a1=p[12];
  int a2=p[7];
  int a3=p[15];
  int a4=p[29];
  int a5=p[22];
  int a6=p[32];
  int a7=p[34];
  int a8=p[16];
  int a9=p[24];
  int a10=p[14];
  int a11=p[3];
  int a12=p[18];
  int r=CALLED(192,200);
  return (((((((((((((r&a0)*a1)^a2)+a3)|a4)^a5)*a6)^a7)|a8)+a9)^a10)+a11)&a12); }
int c4(int *p){
  int a0=p[34];
  int a1=p[5];
  int a2=p[19];
  int a3=p[20];
  int a4=p[37];
  int a5=p[11];
  int a6=p[38];
  int a7=p[9];
  int a8=p[35];
  int a9=p[15];
  int a10=p[33];
  int a11=p[23];
  int a12=p[1];
  int r=CALLED(21,154);
  return (((((((((((((r*a0)*a1)+a2)^a3)+a4)-a5)*a6)|a7)|a8)*a9)-a10)*a11)*a12); }
int c5(int *p){
  int a0=p[2];
  int a1=p[31];
  int a2=p[21];
  int a3=p[13];
  int a4=p[8];
  int a5=p[35];
  int a6=p[26];
  int a7=p[6];
  int a8=p[10];
  int a9=p[36];
  int a10=p[11];
  int a11=p[4];
  int a12=p[1];
  int r=CALLED(108,76);
  return (((((((((((((r|a0)^a1)+a2)-a3)&a4)|a5)*a6)*a7)^a8)&a9)^a10)-a11)+a12); }
int c6(int *p){
  int a0=p[30];
  int a1=p[25];
  int a2=p[9];
  int a3=p[7];
  int a4=p[24];
  int a5=p[34];
  int a6=p[11];
  int a7=p[31];
  int a8=p[21];
  int a9=p[5];
  int a10=p[2];
  int a11=p[15];
  int a12=p[8];
  int r=CALLED(132,141);
  return (((((((((((((r-a0)^a1)|a2)-a3)|a4)^a5)^a6)&a7)&a8)*a9)^a10)*a11)*a12); }
int c7(int *p){
  int a0=p[17];
  int a1=p[31];
  int a2=p[16];
  int a3=p[18];
  int a4=p[21];
  int a5=p[11];
  int a6=p[0];
  int a7=p[30];
  int a8=p[37];
  int a9=p[10];
  int a10=p[35];
  int a11=p[8];
  int a12=p[14];
  int r=CALLED(74,129);
  return (((((((((((((r|a0)*a1)+a2)*a3)&a4)|a5)&a6)+a7)*a8)*a9)|a10)&a11)&a12); }
