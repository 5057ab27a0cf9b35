/* From reset to main on 32-bit RISC-V.  SPDX-License-Identifier: GPL-3.0-or-later

   Stack and global pointer; floating point on, where the processor has it; .data from where the linker script stored
   it, .bss to zero, one block of thread-local storage; then constructors, the command line by semihosting, main and
   exit.  A trap ends the emulation with a status that is not 0.  */

        .option arch, +zicsr
        .section .vectors, "ax"
        .global _start
_start:
        .option push
        .option norelax
        la      gp, __global_pointer$
        .option pop
        la      sp, __stack
        la      t0, fault
        csrw    mtvec, t0
        li      t0, 0x6000              # mstatus.FS; ignored where there is no FPU
        csrs    mstatus, t0
        la      tp, __tls_base

        la      a0, __data_start
        la      a1, __data_end
        la      a2, __data_load
1:      bgeu    a0, a1, 2f
        lw      a3, 0(a2)
        sw      a3, 0(a0)
        addi    a0, a0, 4
        addi    a2, a2, 4
        j       1b

2:      la      a0, __bss_start
        la      a1, __bss_end
3:      bgeu    a0, a1, 4f
        sw      zero, 0(a0)
        addi    a0, a0, 4
        j       3b

4:      call    __libc_init_array
        li      a0, 0x15                # SYS_GET_CMDLINE
        la      a1, request
        call    semihosting
        la      a3, line
        la      a1, arguments
        li      a0, 0
        li      a4, ' '
        li      a5, 15

        # a3: text, a1: place in arguments, a0: their number
5:      lbu     a2, 0(a3)
        bne     a2, a4, 6f
        addi    a3, a3, 1
        j       5b
6:      beqz    a2, 9f
        beq     a0, a5, 9f
        sw      a3, 0(a1)
        addi    a1, a1, 4
        addi    a0, a0, 1
7:      lbu     a2, 0(a3)
        beqz    a2, 9f
        beq     a2, a4, 8f
        addi    a3, a3, 1
        j       7b
8:      sb      zero, 0(a3)
        addi    a3, a3, 1
        j       5b
9:      la      a1, arguments
        call    main
        call    exit

        .balign 4
fault:
        li      a0, 0x18                # SYS_EXIT
        li      a1, 0x20023             # ADP_Stopped_RunTimeErrorUnknown
        call    semihosting
        j       fault

        # These three mean a request only as they are here, in one page.
        .balign 16
semihosting:
        .option push
        .option norvc
        slli    zero, zero, 0x1f
        ebreak
        srai    zero, zero, 7
        .option pop
        ret

        .data
        .balign 4
request:
        .word   line, 512

        .bss
        .balign 4
line:   .space  512
arguments:
        .space  64
