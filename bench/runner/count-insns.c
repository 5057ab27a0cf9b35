/* Counts executed instructions under qemu.
   SPDX-License-Identifier: GPL-3.0-or-later

   A plugin of qemu's user mode emulators:

     gcc -O2 -shared -fPIC count-insns.c -o count-insns.so
     qemu-aarch64 -plugin ./count-insns.so,out=FILE PROGRAM

   FILE gets the number, as text, when PROGRAM ends.  Each block of translated
   code adds its length whenever it is entered.  Blocks end at jumps, so that a
   block which is entered is executed to its end, but for signals.  Threads
   count together; what two of them add at once may be lost.

   Debian 12 has no header of qemu's plugin interface.  What is declared here is
   version 1 of it, as the manual describes it ("QEMU TCG Plugins").  */

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

typedef uint64_t qemu_plugin_id_t;
typedef struct qemu_info_t qemu_info_t;
struct qemu_plugin_tb;
enum qemu_plugin_op { QEMU_PLUGIN_INLINE_ADD_U64 };

size_t qemu_plugin_tb_n_insns (const struct qemu_plugin_tb *tb);
void qemu_plugin_register_vcpu_tb_trans_cb
  (qemu_plugin_id_t id,
   void (*on_translation) (qemu_plugin_id_t, struct qemu_plugin_tb *));
void qemu_plugin_register_vcpu_tb_exec_inline (struct qemu_plugin_tb *tb,
                                               enum qemu_plugin_op op,
                                               void *to, uint64_t what);
void qemu_plugin_register_atexit_cb (qemu_plugin_id_t id,
                                     void (*at_exit) (qemu_plugin_id_t, void *),
                                     void *data);

#define EXPORT __attribute__ ((visibility ("default")))

EXPORT int qemu_plugin_version = 1;

static uint64_t executed;
static FILE *out;

static void
count_block (qemu_plugin_id_t id, struct qemu_plugin_tb *tb)
{
  (void) id;
  qemu_plugin_register_vcpu_tb_exec_inline (tb, QEMU_PLUGIN_INLINE_ADD_U64,
                                            &executed,
                                            qemu_plugin_tb_n_insns (tb));
}

static void
write_count (qemu_plugin_id_t id, void *data)
{
  (void) id, (void) data;
  fprintf (out, "%llu\n", (unsigned long long) executed);
  fflush (out);
}

EXPORT int
qemu_plugin_install (qemu_plugin_id_t id, const qemu_info_t *info, int argc,
                     char **argv)
{
  (void) info;
  if (argc != 1 || strncmp (argv[0], "out=", 4))
    return 1;
  out = fopen (argv[0] + 4, "w");
  if (!out)
    return 1;
  qemu_plugin_register_vcpu_tb_trans_cb (id, count_block);
  qemu_plugin_register_atexit_cb (id, write_count, NULL);
  return 0;
}
