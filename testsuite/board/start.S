/* From reset to main on a Cortex-M.  SPDX-License-Identifier: GPL-3.0-or-later

   Vector table; floating point on, where the processor has it; .data from where
   the linker script stored it, .bss to zero; then the command line, newlib's
   files by semihosting, constructors, main and exit.  A fault ends the emulation
   with a status that is not 0.

   Thumb-1 code without attributes of floating point: one object for all
   Cortex-M, and for both ways to pass floating-point arguments.  */

        .syntax unified
        .arch   armv6-m
        .thumb

        .section .vectors, "a"
        .word   __stack
        .word   _start
        .rept   14
        .word   fault
        .endr

        .section .text.start, "ax"
        .global _start
        .thumb_func
_start:
        ldr     r0, =0xe000ed88         @ CPACR; ignored where there is no FPU
        ldr     r1, =0x00f00000
        str     r1, [r0]
        dsb
        isb

        ldr     r0, =__data_start
        ldr     r1, =__data_end
        ldr     r2, =__data_load
1:      cmp     r0, r1
        bhs     2f
        ldmia   r2!, {r3}
        stmia   r0!, {r3}
        b       1b

2:      ldr     r0, =__bss_start
        ldr     r1, =__bss_end
        movs    r2, #0
3:      cmp     r0, r1
        bhs     4f
        stmia   r0!, {r2}
        b       3b

4:      bl      initialise_monitor_handles
        bl      __libc_init_array
        ldr     r1, =request            @ SYS_GET_CMDLINE
        movs    r0, #0x15
        bkpt    #0xab
        ldr     r0, =line
        ldr     r1, =arguments
        movs    r2, #0

        @ r0: text, r1: place in arguments, r2: their number
5:      ldrb    r3, [r0]
        cmp     r3, #' '
        bne     6f
        adds    r0, #1
        b       5b
6:      cmp     r3, #0
        beq     9f
        cmp     r2, #15
        beq     9f
        stmia   r1!, {r0}
        adds    r2, #1
7:      ldrb    r3, [r0]
        cmp     r3, #0
        beq     9f
        cmp     r3, #' '
        beq     8f
        adds    r0, #1
        b       7b
8:      movs    r3, #0
        strb    r3, [r0]
        adds    r0, #1
        b       5b
9:      movs    r0, r2
        ldr     r1, =arguments
        bl      main
        bl      exit

        .thumb_func
fault:
        ldr     r1, =0x20023            @ ADP_Stopped_RunTimeErrorUnknown
        movs    r0, #0x18               @ SYS_EXIT
        bkpt    #0xab
        b       fault
        .pool

        .data
        .balign 4
request:
        .word   line, 512

        .bss
        .balign 4
line:   .space  512
arguments:
        .space  64
