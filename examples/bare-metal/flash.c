/* Writes to flash.  It runs from RAM, as flash cannot be read meanwhile: the linker script sees to that.
   SPDX-License-Identifier: GPL-3.0-or-later  */

static unsigned errors;
/* The controller's registers; here in RAM, as QEMU does not have them.  */
static volatile struct { unsigned address, data, control, status, clear; } controller;

static void
wait (void)
{
  for (int i = 0; i < 100 && controller.control & 1; i++)
    ;
}

void
flash_erase (unsigned address)
{
  controller.address = address;
  controller.data = 0;
  controller.control = 0xa4420002;
  wait ();
  if (controller.status & 4)
    errors++;
  controller.clear = 4;
  controller.control = 0;
}

void
flash_write (unsigned address, const unsigned *words, unsigned count)
{
  flash_erase (address);
  for (unsigned i = 0; i < count; i++)
    {
      controller.address = address + 4 * i;
      controller.data = words[i];
      controller.control = 0xa4420001;
      wait ();
      if (controller.status & 4)
        errors++;
      controller.clear = 4;
      controller.control = 0;
    }
}

void
flash_lock (unsigned address)
{
  controller.address = address;
  controller.data = 1;
  controller.control = 0xa4420004;
  wait ();
  if (controller.status & 4)
    errors++;
  controller.clear = 4;
  controller.control = 0;
}

unsigned
flash_errors (void)
{
  flash_lock (0x7000);
  return errors;
}
