/* Equal code with a call in the middle.  */

int call (int, int);
extern int a, b, c;

#define CODE a = x; b = x * 3; c = call (x + 7, 1); a = 11; b = 13; c ^= 5

void f1 (int x) { if (x > 3) { CODE; b = 99; } }
void f2 (int x) { if (x > 9) { CODE; b = 98; } }
void f3 (int x) { if (x & 1) { CODE; b = 97; } }
void f4 (int x) { if (x & 2) { CODE; b = 96; } }
