/* What differs between targets in the size of GIMPLE.
   SPDX-License-Identifier: GPL-3.0-or-later

   A table has what is not as on x86-64.  What the instruction set fixes is a fact: the size of a call, a jump, a loaded
   constant, the ranges of offsets.  The rest was fitted to real objects by
   tools/calibrate.  What each table was measured on is in docs/cost.md, "A new
   target".  */

#include "gimple/cost/cost-table.h"

namespace outline
{

namespace
{

/* x86-64, -Os: most instructions are two to four bytes, calls five, and
   constants carry four.  */
const cost_table x86_64_costs = {};

#ifdef TARGET_SSE2

/* x86 with 32 bits: made functions take three arguments in registers (cgraph_node::local), and those of floating point
   on the stack.  Fitted to 123 units of lua, mawk, mbedtls, zlib, position-independent, at -Oz and -Os.  */
const cost_table ia32_costs = {
  .argument = 20,
  .argument_constant = 40,
  .argument_address = 50,
  .argument_stack = 10,
  .integer_registers = 3,
  .float_registers = 0,
  .symbol = 35,
  .symbol_pic = 30,
};

#endif

#ifdef TARGET_THUMB2

/* Thumb-2, and all else of Arm: two bytes for the low registers and small constants,
   else four.  Addresses of objects are loaded from a literal.  Fitted to 30 units for
   Cortex-M3 at -Oz.  */
const cost_table thumb2_costs = {
  .call = 45,
  .argument = 20,
  .argument_constant = 22,
  .argument_address = 35,
  .argument_local = 25,
  .output_site = 90,
  .first_call = 40,
  .first_call_again = 40,
  .more_call = 20,
  .tail_call = 40,
  .return_ = 20,
  .frame = 25,
  .frame_left = 20,
  .saved = 20,
  .fde = 80,
  .integer_registers = 4,
  .float_registers = 16,
  .string_instructions = false,
  .fence = 40,
  .memory_operands = false,
  .operation = 26,
  .wide = 14,
  .multiply = 0,
  .shifted_operands = true,
  .general = 25,
  .load = 24,
  .load_extended = 4,
  .store = 24,
  .stored_zero = 10,
  .address = 25,
  .address_fused = 8,
  .symbol = 35,
  .symbol_pic = 80,
  .local = 0,
  .offset_near = 0,
  .least_near = 0,
  .greatest_near = 124,
  .offset_far = 20,
  .number_near = 2,
  .least_number = -255,
  .greatest_number = 255,
  .number_far = 30,
  .set_value = 10,
  .block_piece = 16,
  .most_copied = 64,
};

/* The same for position-independent code: what is loaded from the literal is the
   distance of the object from the next instruction, which adds it.  */
cost_table
thumb2_pic_costs ()
{
  cost_table w = thumb2_costs;
  w.argument_address = 65;
  w.symbol = 60;
  w.symbol_pic = 90;
  return w;
}

#endif

#ifdef TARGET_FIX_ERR_A53_835769

/* AArch64: each instruction four bytes, three operands, and a frame in which the
   return address and the frame pointer have to be saved.  Fitted to 22 units at
   -Oz.  */
const cost_table aarch64_costs = {
  .call = 40,
  .call_indirect = 40,
  .argument = 28,
  .argument_fresh = 10,
  .argument_constant = 40,
  .argument_zero = 40,
  .argument_address = 75,
  .argument_local = 30,
  .argument_stack = 50,
  .result_tested = 0,
  .result_passed_on = true,
  .output_function = 40,
  .first_call = 240,
  .first_call_again = 30,
  .more_call = 20,
  .tail_call = 40,
  .jump = 40,
  .return_ = 40,
  .frame = 160,
  .frame_left = 150,
  .saved = 80,
  .integer_registers = 8,
  .string_instructions = false,
  .memory_operands = false,
  .operation = 38,
  .wide = 0,
  .multiply = 0,
  .shifted_operands = true,
  .general = 38,
  .load = 38,
  .load_extended = 0,
  .store = 38,
  .address = 38,
  .address_fused = 8,
  .test = 15,
  .truth = 50,
  .symbol = 45,
  .symbol_pic = 70,
  .local = 0,
  .symbol_in_register = true,
  .offset_near = 0,
  .least_near = -256,
  .greatest_near = 4095,
  .scaled_offsets = true,
  .offset_far = 35,
  .number_near = 0,
  .least_number = -4095,
  .greatest_number = 4095,
  .number_far = 35,
  .repeated_address = 40,
  .repeated_address_pic = 60,
  .set_value = 10,
  .block_piece = 32,
  .most_copied = 64,
  .most_set = 96,
};

#endif

#ifdef TARGET_SAVE_RESTORE

/* RISC-V: two bytes for the registers and constants of compressed instructions, else four; calls as the linker leaves
   them; addresses of objects in two instructions.  */
const cost_table riscv_costs = {
  .call_indirect = 20,
  .argument = 15,
  .argument_constant = 26,
  .argument_address = 80,
  .argument_local = 30,
  .result = 5,
  .result_tested = 0,
  .result_passed_on = true,
  .output_site = 90,
  .first_call = 90,
  .first_call_again = 40,
  .more_call = 20,
  .tail_call = 40,
  .jump = 25,
  .return_ = 20,
  .frame = 70,
  .saved = 40,
  .integer_registers = 8,
  .string_instructions = false,
  .fence = 40,
  .memory_operands = false,
  .operation = 27,
  .wide = 12,
  .multiply = 8,
  .general = 30,
  .load = 27,
  .store = 27,
  .stored_zero = 13,
  .address_fused = 8,
  .truth = 40,
  .symbol_pic = 80,
  .local = 0,
  .symbol_in_register = true,
  .offset_near = 0,
  .least_near = 0,
  .greatest_near = 124,
  .offset_far = 14,
  .number_near = 0,
  .least_number = -32,
  .greatest_number = 31,
  .number_far = 18,
  .repeated_far = 20,
  .repeated_address = 50,
  .repeated_address_pic = 60,
  .set_value = 10,
};

#endif

} // namespace

const cost_table &
target_costs ()
{
#ifdef TARGET_FIX_ERR_A53_835769
  return aarch64_costs;
#elif defined TARGET_THUMB2
  static const cost_table pic = thumb2_pic_costs ();
  return flag_pic ? pic : thumb2_costs;
#elif defined TARGET_SAVE_RESTORE
  return riscv_costs;
#elif defined TARGET_SSE2
  return TARGET_64BIT ? x86_64_costs : ia32_costs;
#else
  return x86_64_costs;
#endif
}

} // namespace outline
