/* From reset to main, and what newlib needs: a serial line, a heap, an end.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stddef.h>

extern char ramcode_start[], ramcode_end[], ramcode_load[], data_start[], data_end[], data_load[], bss_start[],
  bss_end[], heap_start[], stack_end[];
int main (void);
void flash_write (unsigned address, const unsigned *words, unsigned count);
unsigned flash_errors (void);

static void
copy (char *to, char *end, const char *from)
{
  while (to < end)
    *to++ = *from++;
}

/* Ends the emulation, by semihosting.  */
void
_exit (int status)
{
  register unsigned operation __asm__ ("r0") = 0x18;
  register unsigned reason __asm__ ("r1") = status ? 0x20023 : 0x20026;
  __asm__ volatile ("bkpt 0xab" : : "r" (operation), "r" (reason) : "memory");
  for (;;)
    ;
}

int
_write (int file, const char *text, int length)
{
  volatile unsigned *const uart = (unsigned *) 0x4000c000;
  for (int i = 0; i < length; i++)
    *uart = text[i];
  return length;
}

void *
_sbrk (ptrdiff_t size)
{
  static char *end = heap_start;
  char *old = end;
  end += size;
  return old;
}

int _close (int file) { return -1; }
int _fstat (int file, void *state) { return -1; }
int _isatty (int file) { return 1; }
int _lseek (int file, int offset, int whence) { return -1; }
int _read (int file, char *text, int length) { return 0; }
int _kill (int process, int signal) { return -1; }
int _getpid (void) { return 1; }

void
reset (void)
{
  copy (ramcode_start, ramcode_end, ramcode_load);
  copy (data_start, data_end, data_load);
  for (char *p = bss_start; p < bss_end; p++)
    *p = 0;
  unsigned words[] = { 1, 2, 3 };
  flash_write (0x7000, words, 3);
  int status = main ();
  _exit (status || flash_errors ());
}

static void
fault (void)
{
  _exit (1);
}

/* Named by nothing but the linker script.  */
__attribute__ ((section (".vectors"), used)) void *const vectors[16] = {
  stack_end, reset, fault, fault, fault, fault, fault, 0, 0, 0, 0, fault, fault, 0, fault, fault
};
