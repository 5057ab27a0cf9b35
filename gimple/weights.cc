/* What differs between targets in the size of GIMPLE.
   SPDX-License-Identifier: GPL-3.0-or-later

   Sizes that the instruction set fixes are facts: of calls, jumps, and of loading
   a constant.  The others were fitted by tools/calibrate to real objects
   (docs/cost.md).  All of Arm uses the table of Thumb-2.  */

#include "gimple/weights.h"

namespace outline
{

namespace
{

/* x86-64, -Os: most instructions are two to four bytes, calls five, and
   constants carry four.  */
const size_weights x86_64_weights = {
  50,    /* call */
  30,    /* call_indirect */
  25,    /* argument */
  8,     /* argument_fresh */
  50,    /* argument_constant */
  20,    /* argument_zero */
  60,    /* argument_address */
  50,    /* argument_local */
  40,    /* argument_stack */
  20,    /* argument_crowded */
  15,    /* result */
  20,    /* result_tested */
  false, /* result_passed_on */
  130,   /* output_site */
  30,    /* output_fragment */
  120,   /* first_call */
  120,   /* first_call_again */
  15,    /* more_call */
  50,    /* tail_call */
  20,    /* jump */
  10,    /* return_ */
  130,   /* frame */
  60,    /* frame_left */
  50,    /* saved */
  320,   /* fde */
  6,     /* integer_registers */
  8,     /* float_registers */
  true,  /* string_instructions */
  true,  /* memory_operands */
  28,    /* operation */
  10,    /* wide */
  5,     /* multiply */
  false, /* shifted_operands */
  40,    /* general */
  25,    /* load */
  10,    /* load_extended */
  26,    /* store */
  0,     /* stored_zero */
  30,    /* address */
  12,    /* address_folded */
  20,    /* test */
  60,    /* truth */
  40,    /* symbol */
  60,    /* symbol_pic */
  15,    /* local */
  false, /* symbol_kept */
  10,    /* offset_near */
  -128,  /* least_near */
  127,   /* greatest_near */
  false, /* scaled_offsets */
  40,    /* offset_far */
  10,    /* number_near */
  -128,  /* least_number */
  127,   /* greatest_number */
  40,    /* number_far */
  10,    /* repeated_near */
  30,    /* repeated_far */
  15,    /* repeated_address */
  40     /* repeated_address_pic */
};

#ifdef TARGET_THUMB2

/* Thumb-2: two bytes for the low registers and small constants, else four.
   Addresses of objects are loaded from a literal.  */
const size_weights thumb2_weights = {
  45,    /* call */
  30,    /* call_indirect */
  20,    /* argument */
  8,     /* argument_fresh */
  22,    /* argument_constant */
  20,    /* argument_zero */
  35,    /* argument_address */
  25,    /* argument_local */
  40,    /* argument_stack */
  20,    /* argument_crowded */
  15,    /* result */
  20,    /* result_tested */
  false, /* result_passed_on */
  90,    /* output_site */
  30,    /* output_fragment */
  40,    /* first_call */
  40,    /* first_call_again */
  20,    /* more_call */
  40,    /* tail_call */
  20,    /* jump */
  20,    /* return_ */
  25,    /* frame */
  20,    /* frame_left */
  20,    /* saved */
  80,    /* fde */
  4,     /* integer_registers */
  16,    /* float_registers */
  false, /* string_instructions */
  false, /* memory_operands */
  26,    /* operation */
  14,    /* wide */
  0,     /* multiply */
  true,  /* shifted_operands */
  25,    /* general */
  24,    /* load */
  4,     /* load_extended */
  24,    /* store */
  10,    /* stored_zero */
  25,    /* address */
  8,     /* address_folded */
  20,    /* test */
  60,    /* truth */
  35,    /* symbol */
  80,    /* symbol_pic */
  0,     /* local */
  false, /* symbol_kept */
  0,     /* offset_near */
  0,     /* least_near */
  124,   /* greatest_near */
  false, /* scaled_offsets */
  20,    /* offset_far */
  2,     /* number_near */
  -255,  /* least_number */
  255,   /* greatest_number */
  30,    /* number_far */
  10,    /* repeated_near */
  30,    /* repeated_far */
  15,    /* repeated_address */
  40     /* repeated_address_pic */
};

/* The same for position-independent code: what is loaded from the literal is the
   distance of the object from the instruction behind, which adds it.  */
size_weights
thumb2_pic_weights ()
{
  size_weights w = thumb2_weights;
  w.argument_address = 65;
  w.symbol = 60;
  w.symbol_pic = 90;
  return w;
}

#endif

#ifdef TARGET_FIX_ERR_A53_835769

/* AArch64: each instruction four bytes, three operands, and a frame in which the
   return address and the frame pointer have to be saved.  */
const size_weights aarch64_weights = {
  40,    /* call */
  40,    /* call_indirect */
  28,    /* argument */
  10,    /* argument_fresh */
  40,    /* argument_constant */
  40,    /* argument_zero */
  75,    /* argument_address */
  30,    /* argument_local */
  50,    /* argument_stack */
  20,    /* argument_crowded */
  15,    /* result */
  0,     /* result_tested */
  true,  /* result_passed_on */
  130,   /* output_site */
  40,    /* output_fragment */
  240,   /* first_call */
  30,    /* first_call_again */
  20,    /* more_call */
  40,    /* tail_call */
  40,    /* jump */
  40,    /* return_ */
  160,   /* frame */
  150,   /* frame_left */
  80,    /* saved */
  320,   /* fde */
  8,     /* integer_registers */
  8,     /* float_registers */
  false, /* string_instructions */
  false, /* memory_operands */
  38,    /* operation */
  0,     /* wide */
  0,     /* multiply */
  true,  /* shifted_operands */
  38,    /* general */
  38,    /* load */
  0,     /* load_extended */
  38,    /* store */
  0,     /* stored_zero */
  38,    /* address */
  8,     /* address_folded */
  15,    /* test */
  50,    /* truth */
  45,    /* symbol */
  70,    /* symbol_pic */
  0,     /* local */
  true,  /* symbol_kept */
  0,     /* offset_near */
  -256,  /* least_near */
  4095,  /* greatest_near */
  true,  /* scaled_offsets */
  35,    /* offset_far */
  0,     /* number_near */
  -4095, /* least_number */
  4095,  /* greatest_number */
  35,    /* number_far */
  10,    /* repeated_near */
  30,    /* repeated_far */
  40,    /* repeated_address */
  60     /* repeated_address_pic */
};

#endif

} // namespace

const size_weights &
target_weights ()
{
#ifdef TARGET_FIX_ERR_A53_835769
  return aarch64_weights;
#elif defined TARGET_THUMB2
  static const size_weights pic = thumb2_pic_weights ();
  return flag_pic ? pic : thumb2_weights;
#else
  return x86_64_weights;
#endif
}

} // namespace outline
