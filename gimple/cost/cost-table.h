/* What statements, calls and functions cost on a target.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_COST_COST_TABLE_H
#define OUTLINE_GIMPLE_COST_COST_TABLE_H

#include "gcc/gcc-compat.h"

namespace outline
{

/* Sizes are estimated in tenths of a byte: single statements cost between 0 and a few bytes, and
   decisions depend on sums of them.  */
const int tenths = 10;

/* The sizes that depend on the target, in tenths of a byte unless stated otherwise.  "More" and
   "less" are added to the size of the statement, call or function that the comment names.
   The values are x86-64's; the table of another target says what differs there.  tools/calibrate fits
   the members of the first two groups to real objects; those "on all targets" have not been fitted for
   any other one.  */
struct cost_table
{
  /* Calls.  */
  int call = 50;                      /* A direct call.  */
  int call_indirect = 30;             /* One through a register.  */
  int argument = 25;                  /* Moving a value into an argument register.  */
  int argument_fresh = 8;             /* Computing a value in one.  */
  int argument_constant = 50;         /* Loading a number of at most 32 bits into one.  */
  int argument_zero = 20;             /* Loading zero into one.  */
  int argument_address = 60;          /* Loading the address of a static object.  */
  int argument_local = 50;            /* Loading the address of a local.  */
  int argument_stack = 40;            /* More for an argument that is passed in memory.  */
  int argument_crowded = 20;          /* More for each argument after uncrowded_arguments: registers
                                         get scarce around the call.  */
  int result = 15;                    /* Taking the returned value.  */
  int result_tested = 20;             /* More for a truth value that a jump took from the flags.  */
  bool result_passed_on = false;      /* A result that is itself the result of a call costs what it cost before.  */
  int output_site = 130;              /* A result through memory, at the site ...  */
  int output_function = 30;           /* ... and in the function.  */
  int first_call = 120;               /* Making a function without calls have one.  */
  int first_call_again = 120;         /* One more of the same calls in that function.  */
  int more_call = 15;                 /* A call more in a function that has some.  */
  int tail_call = 50;                 /* A tail call.  */
  int jump = 20;                      /* A short jump.  */
  int return_ = 10;                   /* The return instruction.  */
  int frame = 130;                    /* Prologue and epilogue of a function with calls,
                                         and what they add to its unwind entry.  */
  int frame_left = 60;                /* The same of one that does not return.  */
  int saved = 50;                     /* Keeping a value across a call in it.  */
  int fde = 320;                      /* An unwind entry and its place in the table.  */
  int integer_registers = 6;          /* How many arguments are passed in registers ...  */
  int float_registers = 8;            /* ... of each kind.  */
  bool string_instructions = true;    /* memcpy and memset of any size are instructions.  */

  int fence = 0;                      /* Beside an atomic access.  */

  /* Statements.  */
  bool memory_operands = true;        /* Instructions compute with memory.  */
  int operation = 28;                 /* On registers.  */
  int wide = 10;                      /* More for one on floating-point values.  */
  int multiply = 5;                   /* More for a multiplication or shift.  */
  bool shifted_operands = false;      /* Another operation shifts its operand for nothing.  */
  int general = 40;                   /* A unit of estimate_num_insns, for what is no single
                                         instruction.  */
  int load = 25;
  int load_extended = 10;             /* More for one of a narrow value.  */
  int store = 26;
  int stored_zero = 0;                /* More for storing zero.  */
  int address = 30;                   /* The address of an object.  */
  int address_fused = 12;             /* One that becomes part of an access.  */
  int test = 20;                      /* A comparison with zero.  */
  int truth = 60;                     /* Its result in a register.  */
  int symbol = 40;                    /* More for an access of a static object ...  */
  int symbol_pic = 60;                /* ... of an external one, where that is a load.  */
  int local = 15;                     /* More for an access of a local.  */
  bool symbol_in_register = false;    /* Its address stays in a register for the next one.  */
  int offset_near = 10;               /* More for an offset of an access in the range ...  */
  int least_near = -128, greatest_near = 127;
  bool scaled_offsets = false;        /* ... which is in units of the access's size ...  */
  int offset_far = 40;                /* ... and beyond.  */
  int number_near = 10;               /* The same for constants in operations.  */
  int least_number = -128, greatest_number = 127;
  int number_far = 40;
  int repeated_near = 10;             /* Less for a constant that the block has used before.  */
  int repeated_far = 30;
  int repeated_address = 15;          /* The same for addresses of objects.  */
  int repeated_address_pic = 40;

  /* Calls, on all targets.  */
  int uncrowded_arguments = 4;        /* A number.  */
  int argument_address_pic = 10;      /* More than argument_address with -fpic ...  */
  int argument_address_absolute = -10; /* ... and without.  */
  int argument_other = 20;            /* More than argument_address for a constant that is
                                         neither a number nor an address.  */
  int argument_aggregate = 40;        /* A unit of estimate_move_cost, for an argument that
                                         is not a single value.  */
  int result_fused = 5;               /* A returned value that has one user, in its
                                         block.  */
  int spilled = 30;                   /* Keeping a floating-point value across a call.  */
  int selector_case = 60;             /* A compare and a jump in an output switch.  */
  int fde_sharers = 6;                /* Functions that share an entry where few are
                                         neighbours.  */
  int made_flag = 40;                 /* More for a comparison whose result leaves the
                                         function in a register instead of a flag ...  */
  int made_truth = 20;                /* ... and for "and" and "or" of such results.  */
  int executed_instruction = 35;      /* The size of one, to count those that a site
                                         executes.  */

  /* memcpy and memset.  */
  int set_value = 25;                 /* The value that is set, in a register.  */
  int string_instruction = 20;        /* "rep movs", without its operands.  */
  int string_value = 20;              /* The value for "rep stos".  */
  int block_piece = 0;                /* What two instructions copy in the machine's own pattern, in bytes ...  */
  int most_copied = 0;                /* ... if there are at most so many ...  */
  int most_set = 0;                   /* ... or so many to set.  */

  /* Statements, on all targets.  */
  int least_statement = 3;            /* No statement becomes smaller by repetition.  */
  int copy = 3;                       /* Of a register: most disappear.  */
  int copy_other = 50;                /* Of what is not in a register.  */
  int load_fused = 5;                 /* A load in the operand of its user.  */
  int index_fused = 8;                /* A multiplication in an address.  */
  int shift_fused = 3;                /* A shift in the operand of its user.  */
  int bit_field = 40;                 /* More for an access of one.  */
  int index_scaled = 25;              /* More for an index that the address scales ...  */
  int index_multiplied = 45;          /* ... and for another one.  */
  int largest_scale = 8;              /* Of an index, and of scaled_offsets, in bytes.  */
  int target_address = 15;            /* More for a TARGET_MEM_REF.  */
  int hidden_base = 70;               /* The address of an indexed static array, with
                                         -fpic.  */
  int stored_byte = 10;               /* More for storing a constant, where
                                         memory_operands, by its size ...  */
  int stored_half = 25;
  int stored_word = 40;
  int stored_address = 45;            /* ... and for storing the address of an object.  */
  int stored_address_pic = 70;
  int compared_number = -3;           /* More for a comparison with a number but 0 ...  */
  int compared_constant = 40;         /* ... another constant, or an address.  */
  int compared_address_pic = 70;
  int float_constant = 40;            /* More for an operand.  */
  int float_conversion = 50;          /* To or from an integer.  */
  int zero_extension = 8;             /* Of 32 bits.  */
  int extension = 2;                  /* More than operation for another one.  */
  int complex_value = 10;             /* Making one of two registers.  */
  int exact_division = 10;            /* More than operation: by a power of two.  */
  int division = 50;                  /* More for any other, of integers.  */
  int conditional = 50;               /* More for a conditional move.  */
  int repeated_local = 25;            /* Less for the address of a local that the function
                                         has used before.  */
  int least_repeated_near = -128;     /* The range of repeated_near.  */
  int greatest_repeated_near = 127;
  int largest_value = 16;             /* That fits a register, in bytes.  */
};

/* The cost table of the current target.  */
const cost_table &target_costs ();

} // namespace outline

#endif
