/* What targets pay for.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_WEIGHTS_H
#define OUTLINE_GIMPLE_WEIGHTS_H

#include "plugin/gcc-compat.h"

namespace outline
{

/* Sizes are estimated in tenths of a byte: single statements cost between 0
   and a few bytes, and what is decided are sums of them.  */
const int tenths = 10;

/* The size weights of a target, in tenths of a byte.  tools/calibrate fits
   them to real objects.  */
struct size_weights
{
  int call;               /* A direct call.  */
  int call_indirect;      /* One through a register.  */
  int argument;           /* Moving a value into an argument register.  */
  int argument_fresh;     /* Computing a value in one.  */
  int argument_constant;  /* Loading a small constant into one.  */
  int argument_zero;      /* Loading zero into one.  */
  int argument_address;   /* Loading the address of a static object.  */
  int argument_local;     /* Loading the address of a local.  */
  int argument_stack;     /* More for an argument that is passed in memory.  */
  int argument_crowded;   /* More for each argument after the fourth: registers
                             get scarce around the call.  */
  int result;             /* Taking the returned value.  */
  int result_tested;      /* More where a jump found it in the flags.  */
  bool result_passed_on;  /* What a call returned is taken as before.  */
  int output_site;        /* A result through memory, at the site ...  */
  int output_fragment;        /* ... and in the function.  */
  int first_call;         /* Making a function without calls have one.  */
  int first_call_again;   /* One more of the same calls in that function.  */
  int more_call;          /* A call more in a function that has some.  */
  int tail_call;          /* A tail call.  */
  int jump;               /* A short jump.  */
  int return_;            /* The return instruction.  */
  int frame;              /* Prologue and epilogue of a function with calls,
                             and what they add to its unwind entry.  */
  int frame_left;         /* The same of one that does not return.  */
  int saved;              /* Keeping a value across a call in it.  */
  int fde;                /* An unwind entry and its place in the table.  */
  int integer_registers;  /* Arguments passed in registers ...  */
  int float_registers;    /* ... of each kind.  */
  bool string_instructions; /* memcpy and memset are instructions.  */

  /* Statements.  */
  bool memory_operands;   /* Instructions compute with memory.  */
  int operation;          /* On registers.  */
  int wide;               /* More for one on floating-point values.  */
  int multiply;           /* More for a multiplication or shift.  */
  bool shifted_operands;  /* Another operation shifts its operand for nothing.  */
  int general;            /* A unit of estimate_num_insns, for what is no single
                             instruction.  */
  int load;
  int load_extended;      /* More for one of a narrow value.  */
  int store;
  int stored_zero;        /* More for storing zero.  */
  int address;            /* The address of an object.  */
  int address_folded;     /* One that becomes part of an access.  */
  int test;               /* A comparison with zero.  */
  int truth;              /* Its result in a register.  */
  int symbol;             /* More for an access of a static object ...  */
  int symbol_pic;         /* ... of an external one, where that is a load.  */
  int local;              /* More for an access of a local.  */
  bool symbol_kept;       /* Its address stays in a register for the next one.  */
  int offset_near;        /* More for an offset of an access in the range ...  */
  int least_near, greatest_near;
  bool scaled_offsets;    /* ... which is in units of the access's size ...  */
  int offset_far;         /* ... and beyond.  */
  int number_near;        /* The same for constants in operations.  */
  int least_number, greatest_number;
  int number_far;
  int repeated_near;      /* Less for a constant that the block has used before.  */
  int repeated_far;
  int repeated_address;   /* The same for addresses of objects.  */
  int repeated_address_pic;
};

/* The weights of the current target.  */
const size_weights &target_weights ();

} // namespace outline

#endif
