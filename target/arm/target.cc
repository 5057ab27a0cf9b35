/* Folding on 32-bit Arm: Thumb-1, Thumb-2 and A32.  SPDX-License-Identifier: GPL-3.0-or-later

   How fragments are entered and left, with sizes in bytes (A32 where it differs):

     called   bl fragment  4     ... bx lr           2 (4)
              bl fragment  4     push {r4, lr} ... pop {r4, pc}   4 (8)
     thunk    bl fragment  4     ... bl f -> b f     0
     tail     b fragment   4     ...                 0

   A call puts the return address into lr, so it is legal where lr is saved (target/saved-link.h) and free
   (rtl/insn/liveness.h).  Returns load it from the stack into the pc, so lr is free from the push on.
   References to the stack are unchanged except in fragments that call others.  These push lr and, to align
   the stack, a register that they do not change.

   A linker may route "bl" and "b" through a veneer, which may clobber ip and the flags (AAPCS32,
   6.1.1).  So these must be free where a fragment is entered, and no fragment is entered where the
   program reserves ip.

   Constants in the code (rtl/read/code-constants.h): those of one word move with the instructions that
   load them.  Code between a load and its constant never grows: sites only shrink, and GCC has
   counted 4 bytes for loads that the assembler may encode in 2.

   IT blocks: in Thumb-2 "final" prints the IT of a run of conditional instructions by looking
   ahead, so they are folded and printed as a whole.

   Unwinding (EHABI): a function has one entry, valid at all of its calls.  Called fragments with
   calls inside have an entry for these calls; tails contain no calls where tables are made, and
   instructions from which the function's entry is made are not folded.

   Signed return addresses and landing pads (-mbranch-protection, M-profile): "pac", which leaves the
   signature in ip, "aut" and "bti" stay in their functions.  So there are no tails with the end of a
   function that signs.  Fragments do not push lr where functions sign, nor are they called with
   pac-ret+leaf.

   Thumb-1 has no jump that reaches everything: a tail is entered by a call that does not come back, where lr is free
   as for any call, and there are no thunks.  What else differs is in target/arm/thumb1.h.

   Left alone: functions of another instruction set than the unit's; handlers, naked and secure entry functions;
   -mlong-calls, -mpure-code, -mapcs-frame, -mfdpic and MVE.  */

#include "facts/asm-text.h"
#include "facts/reserved-registers.h"
#include "facts/target-facts.h"
#include "gcc/file-start.h"
#include "rtl/insn/expression.h"
#include "rtl/insn/insn-key.h"
#include "target/arm/constants.h"
#include "target/arm/thumb1.h"

namespace outline
{

namespace
{

bool
thumb_unit_p ()
{
  return TARGET_THUMB_P (unit_options ()->x_target_flags);
}

class arm_target : public arm_constants
{
public:
  arm_target () : arm_constants (LR_REGNUM, { IP_REGNUM }, CC_REGNUM) {}

  linkage_bytes
  all_sizes () const override
  {
    linkage_bytes bytes;
    bool thumb = thumb_unit_p ();
    bytes.call = bytes.jump = 4;
    bytes.return_ = thumb ? 2 : 4;
    /* push and pop {r4, lr}.  */
    bytes.inner_calls = thumb ? 4 : 8;
    /* The unwind table, and padding.  */
    bytes.entry = !function_tables_p () ? 0 : (flag_unwind_tables ? 16 : 8) + 4;
    bytes.table = thumb;
    bytes.linked_jump = TARGET_THUMB1_P (unit_options ()->x_target_flags);
    return bytes;
  }

  std::vector<unsigned>
  costly_registers () const override
  {
    std::vector<unsigned> high;
    for (unsigned regno = FIRST_HI_REGNUM; TARGET_THUMB2 && regno <= LAST_HI_REGNUM; regno++)
      high.push_back (regno);
    return high;
  }

  void
  prepare_suspension (function *) const override
  {
    if (TARGET_THUMB1)
      fix_thumb1_epilogues ();
  }
  std::vector<uint8_t>
  find_legal_uses (function *fn, const std::vector<rtx_insn *> &insns) const override;
  rtx compared_pattern (rtx_insn *insn) const override;
  void
  find_dependent (std::unordered_set<const rtx_insn *> &found) const override
  {
    if (TARGET_THUMB1)
      for (const rtx_insn *jump : find_thumb1_flags ().users)
        found.insert (jump);
  }
  void
  forget_printed () const override
  {
    CC_STATUS_INIT;
  }
  rtx return_pattern () const override;
  bool sites_may_grow_p () const override { return false; }
  refusal function_refusal (function *fn) const override;
  bool classify (rtx_insn *insn, uint32_t *traits) const override;
  short_jump_form short_form (rtx_insn *jump) const override;
  void append_context (std::string &key, rtx_insn *insn) const override;
  bool part_p (rtx_insn *insn) const override;
  bool parts_p (rtx_insn *first, rtx_insn *second) const override;
  bool printed_with_next_p (rtx_insn *insn) const override;
  exclusive_access access_of (rtx_insn *insn) const override;
  rtx tail_call (rtx_insn *insn) const override;
  bool
  stack_arguments_p (rtx_insn *insn) const override
  {
    return signs_return_addresses_p () || arm_constants::stack_arguments_p (insn);
  }
  entry_kind
  entry_of (rtx_insn *first) const override
  {
    return (volatile_unspec_p (first, bti_unspec)      ? entry_kind::landing_pad
            : volatile_unspec_p (first, pacbti_unspec) ? entry_kind::signing_landing_pad
                                                       : entry_kind::plain);
  }
  int inner_call_stack () const override { return 8; }
  rtx inner_calls_prologue (unsigned filler) const override;
  rtx inner_calls_epilogue (rtx_insn *call, unsigned filler) const override;
  std::vector<unsigned> inner_calls_fillers () const override;
  rtx inner_calls_return (unsigned filler) const override;
  frame_rules inner_calls_frame (unsigned filler) const override;
  std::string inner_calls_unwinding (unsigned filler) const override;
  const char *functions_end () const override;
  void declare_fragments (FILE *file) const override;
  const char *before_label () const override;
  std::string program_machine_directives () const override;
  std::string program_file_end () const override;

protected:
  /* A call of a non-secure function (CMSE), and what signs a return address.  ("aut" and "bti" are
     volatile, and not folded on any target.)  */
  bool
  unfoldable_p (const_rtx x) const override
  {
    return (GET_CODE (x) == UNSPEC
            && (XINT (x, 1) == UNSPEC_NONSECURE_MEM || XINT (x, 1) == pac_unspec));
  }
  bool callable_p () const override { return !signs_leaf_functions_p (); }
  bool leaves_by_link_p (rtx_insn *insn) const override;
  rtx call_pattern (rtx symbol, rtx last) const override;
  bool
  stack_offset_added_p (HOST_WIDE_INT offset) const override
  {
    return (TARGET_THUMB1 ? offset >= 0 && offset <= 1020 && offset % UNITS_PER_WORD == 0
                          : const_ok_for_op (offset, PLUS));
  }
};

refusal
arm_target::function_refusal (function *fn) const
{
  unsigned long type = arm_current_func_type ();
  if (IS_NAKED (type))
    return REFUSAL_NAKED;
  if (IS_INTERRUPT (type) || IS_CMSE_ENTRY (type))
    return REFUSAL_INTERRUPT;
  if (crtl->calls_eh_return)
    return REFUSAL_EH_RETURN;
  if (IS_STACKALIGN (type)
      || (type & ARM_FT_TYPE_MASK) != ARM_FT_NORMAL)
    return REFUSAL_STACK;
  if (other_machine_p (fn))
    return REFUSAL_CODE_ATTRIBUTE;
  if (TARGET_THUMB1 && thumb1_saves_high_registers_p ())
    return REFUSAL_STACK;
  /* Such functions call "abort" instead of returning, and so would the fragments that are printed
     in them (output_return_instruction, arm.cc).  */
  if (IS_VOLATILE (type) && TARGET_ABORT_NORETURN)
    return REFUSAL_CODE_ATTRIBUTE;
  return REFUSAL_NONE;
}

/* Whether INSN, a return, takes its address from the stack.  */
bool
loads_pc_p (rtx_insn *insn)
{
  if (PATTERN (insn) == ret_rtx || thumb1_epilogue_p (insn))
    return cfun->machine->stack_offsets.saved_regs_mask & (1 << LR_REGNUM);
  return set_of (regno_reg_rtx[PC_REGNUM], PATTERN (insn));
}

/* A called fragment or the end of one before a jump would make the function longer where the jump then needs a
   comparison.  */
std::vector<uint8_t>
arm_target::find_legal_uses (function *fn, const std::vector<rtx_insn *> &insns) const
{
  std::vector<uint8_t> uses = arm_constants::find_legal_uses (fn, insns);
  if (!TARGET_THUMB1)
    return uses;
  const thumb1_flags flags = find_thumb1_flags ();
  for (size_t i = 0; i < insns.size (); i++)
    if (flags.in_use_after.count (insns[i]))
      uses[i] &= ~ITEM_LEAVE;
  return uses;
}

/* Of an epilogue append_context says all.  */
rtx
arm_target::compared_pattern (rtx_insn *insn) const
{
  return (TARGET_THUMB1 && thumb1_epilogue_p (insn) && !thumb1_saves_high_registers_p () ? ret_rtx
                                                                                         : PATTERN (insn));
}

rtx
arm_target::return_pattern () const
{
  return TARGET_THUMB1 ? assembler_line ("bx\tlr") : arm_constants::return_pattern ();
}

bool
arm_target::leaves_by_link_p (rtx_insn *insn) const
{
  return CALL_P (insn) || !loads_pc_p (insn);
}

/* Whether INSN may be among those of which the unwind entry of its function is
   made (arm_unwind_emit, arm.cc).  */
bool
in_unwind_entry_p (rtx_insn *insn)
{
  if (!function_tables_p () || !RTX_FRAME_RELATED_P (insn))
    return false;
  for (rtx note = REG_NOTES (insn); note; note = XEXP (note, 1))
    switch (REG_NOTE_KIND (note))
      {
      case REG_CFA_DEF_CFA:
      case REG_CFA_ADJUST_CFA:
      case REG_CFA_RESTORE:
        return false;
      default:
        break;
      }
  return true;
}

/* Whether INSN, a jump, is printed as a "cbz" that would not reach its label if each instruction in
   between were twice as long.  */
bool
strained_cbz_p (rtx_insn *insn)
{
  rtx_insn *label = JUMP_LABEL_AS_INSN (insn);
  return (TARGET_THUMB2 && GET_CODE (PATTERN (insn)) == PARALLEL
          && get_attr_length (insn) == 2
          && (INSN_ADDRESSES (INSN_UID (label))
              - INSN_ADDRESSES (INSN_UID (insn))) > 60);
}

/* Thumb's narrow branches have displacements of 9 and 12 bits (Arm Architecture Reference Manual, ARMv7-M, A7.7.12).
   "cbz" is not one of them.  In Thumb-1 a conditional one that does not reach is a conditional one over another branch,
   and one that reaches everything a call.  GCC counts the comparison with the branch.  */
short_jump_form
arm_target::short_form (rtx_insn *jump) const
{
  bool conditional = any_condjump_p (jump);
  const uint32_t bytes = TARGET_THUMB1 && conditional ? 4 : 2, most = TARGET_THUMB1 && conditional ? 8 : 4;
  uint32_t now = CROSSING_JUMP_P (jump) ? 4 : get_attr_length (jump);
  if (!TARGET_THUMB || GET_CODE (PATTERN (jump)) != SET || now < bytes || now > most
      || (TARGET_THUMB1 && CROSSING_JUMP_P (jump)))
    return {};
  return { conditional ? 240 : 2000, now - bytes, 0 };
}

/* Whether INSN, Thumb-1 code, stays in its function: a jump that is not in its short form (with a comparison before it,
   where it is conditional); an epilogue that drops arguments; asm, which has another syntax; what uses the address of
   the code itself.  */
bool
left_in_thumb1_p (rtx_insn *insn)
{
  if (JUMP_P (insn))
    return (thumb1_epilogue_p (insn) ? maybe_ne (crtl->args.pretend_args_size, 0)
                                     : get_attr_length (insn) != (any_condjump_p (insn) ? 4 : 2));
  return asm_p (insn) || reg_mentioned_p (gen_rtx_REG (SImode, PC_REGNUM), PATTERN (insn));
}

bool
arm_target::classify (rtx_insn *insn, uint32_t *traits) const
{
  rtx pattern = PATTERN (insn);
  if (in_unwind_entry_p (insn) || (TARGET_THUMB1 && left_in_thumb1_p (insn)))
    return false;
  if (GET_CODE (pattern) == COND_EXEC && !NONJUMP_INSN_P (insn))
    return false;
  if (JUMP_P (insn) && any_condjump_p (insn))
    {
      /* Returns, and jumps that print labels of their own.  */
      if (!JUMP_LABEL (insn) || !LABEL_P (JUMP_LABEL (insn))
          || get_attr_length (insn) == 6 || strained_cbz_p (insn))
        return false;
    }
  return classify_expression (pattern, false, traits);
}

/* Whether INSN may be in an IT block.  */
bool
conditional_p (const rtx_insn *insn)
{
  return TARGET_THUMB2 && GET_CODE (PATTERN (insn)) == COND_EXEC;
}

/* The instruction before INSN, or, if AFTER, the one after, if nothing that is
   printed is between them; else null.  */
rtx_insn *
neighbour (rtx_insn *insn, bool after)
{
  do
    insn = after ? NEXT_INSN (insn) : PREV_INSN (insn);
  while (insn && (NOTE_P (insn) || (INSN_P (insn) && !printed_p (insn))));
  return insn && INSN_P (insn) ? insn : NULL;
}

/* A single conditional instruction is an IT block, too, but has no other part.  */
bool
arm_target::part_p (rtx_insn *insn) const
{
  if (!conditional_p (insn))
    return false;
  rtx_insn *before = neighbour (insn, false), *after = neighbour (insn, true);
  return (before && conditional_p (before)) || (after && conditional_p (after));
}

bool
arm_target::parts_p (rtx_insn *first, rtx_insn *second) const
{
  return conditional_p (second) && neighbour (second, false) == first;
}

bool
arm_target::printed_with_next_p (rtx_insn *insn) const
{
  return conditional_p (insn);
}

void
arm_target::append_context (std::string &key, rtx_insn *insn) const
{
  /* Whether an IT precedes it.  */
  if (conditional_p (insn))
    {
      rtx_insn *before = neighbour (insn, false);
      append_numbers (key, { before && conditional_p (before) });
    }
  if (TARGET_THUMB1 && thumb1_epilogue_p (insn))
    append_thumb1_epilogue (key);
  /* "cbz", or what reaches further.  */
  if (JUMP_P (insn))
    append_numbers (key, { get_attr_length (insn) });
  /* What it restores follows from the frame.  */
  if (PATTERN (insn) == ret_rtx)
    {
      const arm_stack_offsets &offsets = cfun->machine->stack_offsets;
      append_numbers (key, { offsets.saved_regs_mask, offsets.outgoing_args - offsets.saved_regs, frame_pointer_needed,
                             HOST_WIDE_INT (arm_current_func_type ()) });
    }
  /* Vector instructions say how their operands are aligned.  */
  subrtx_iterator::array_type array;
  FOR_EACH_SUBRTX (i, array, PATTERN (insn), NONCONST)
    if (MEM_P (*i) && GET_MODE_SIZE (GET_MODE (*i)).to_constant () > 4)
      append_numbers (key, { MEM_ALIGN (*i), MEM_SIZE_KNOWN_P (*i) ? MEM_SIZE (*i).to_constant () : -1 });
}

exclusive_access
arm_target::access_of (rtx_insn *insn) const
{
  if (volatile_unspec_p (insn, VUNSPEC_LL) || volatile_unspec_p (insn, VUNSPEC_LAX))
    return exclusive_access::load;
  if (volatile_unspec_p (insn, VUNSPEC_SC) || volatile_unspec_p (insn, VUNSPEC_SLX))
    return exclusive_access::store;
  return exclusive_access::none;
}

rtx
arm_target::tail_call (rtx_insn *insn) const
{
  rtx pattern = PATTERN (insn);
  rtx callee = TARGET_THUMB1 ? NULL_RTX : jumpable_callee (insn);
  if (!callee || GET_CODE (pattern) != PARALLEL || XVECLEN (pattern, 0) != 3
      || GET_CODE (XVECEXP (pattern, 0, 1)) != USE
      || GET_CODE (XVECEXP (pattern, 0, 2)) != CLOBBER)
    return NULL_RTX;
  rtx tail = gen_rtx_PARALLEL (VOIDmode,
                               gen_rtvec (3, copy_rtx (XVECEXP (pattern, 0, 0)),
                                          ret_rtx, XVECEXP (pattern, 0, 1)));
  bool known = target_knows_tail_call_p (tail);
  /* Functions restore registers that calls keep before they jump; fragments have none
     to restore.  */
  if (!known && REG_P (callee) && TARGET_THUMB2)
    return gen_rtx_SET (pc_rtx, copy_rtx (callee));
  return known ? tail : NULL_RTX;
}

rtx
arm_target::call_pattern (rtx symbol, rtx last) const
{
  rtx call = gen_rtx_CALL (VOIDmode, gen_rtx_MEM (SImode, symbol), const0_rtx);
  rtx use = gen_rtx_USE (VOIDmode, const0_rtx);
  return gen_rtx_PARALLEL (VOIDmode, (last == ret_rtx ? gen_rtvec (3, call, last, use)
                                                      : gen_rtvec (3, call, use, last)));
}

/* r4 to r7, which calls keep.  */
std::vector<unsigned>
arm_target::inner_calls_fillers () const
{
  std::vector<unsigned> fillers;
  for (unsigned reg = 4; reg <= LAST_LO_REGNUM; reg++)
    if (!reserved_p (reg))
      fillers.push_back (reg);
  return fillers;
}

/* "pop {FILLER, REGNO}"; for the pc a return, too.  */
rtx
pop_pair (unsigned filler, unsigned regno)
{
  auto load = [] (unsigned reg, int offset) {
    rtx place = plus_constant (Pmode, stack_pointer_rtx, offset);
    return gen_rtx_SET (gen_rtx_REG (SImode, reg), gen_rtx_MEM (SImode, place));
  };
  rtx raise = gen_rtx_SET (stack_pointer_rtx, plus_constant (Pmode, stack_pointer_rtx, 8));
  rtx first = load (filler, 0), second = load (regno, 4);
  return gen_rtx_PARALLEL (VOIDmode, (regno == PC_REGNUM ? gen_rtvec (4, ret_rtx, raise, first, second)
                                                         : gen_rtvec (3, raise, first, second)));
}

/* What Thumb-1 code pushes beside lr where no register has to be kept, and does not restore.  */
const unsigned pushed_for_room = LAST_ARG_REGNUM;

/* "push {r4, lr}", or "str lr, [sp, #-8]!".  */
rtx
arm_target::inner_calls_prologue (unsigned filler) const
{
  if (filler == INVALID_REGNUM && TARGET_THUMB1)
    filler = pushed_for_room;
  if (filler == INVALID_REGNUM)
    return arm_constants::inner_calls_prologue (filler);
  rtx lower = plus_constant (Pmode, stack_pointer_rtx, -8);
  rtx address = gen_rtx_PRE_MODIFY (Pmode, stack_pointer_rtx, lower);
  rtx saved = gen_rtx_UNSPEC (BLKmode, gen_rtvec (1, gen_rtx_REG (SImode, filler)), UNSPEC_PUSH_MULT);
  rtx store = gen_rtx_SET (gen_rtx_MEM (BLKmode, address), saved);
  rtx other = gen_rtx_USE (VOIDmode, gen_rtx_REG (SImode, LR_REGNUM));
  return gen_rtx_PARALLEL (VOIDmode, gen_rtvec (2, store, other));
}

/* "pop {r4, lr}", or "ldr lr, [sp], #8".  */
rtx
arm_target::inner_calls_epilogue (rtx_insn *call, unsigned filler) const
{
  if (TARGET_THUMB1)
    return NULL_RTX;
  if (filler == INVALID_REGNUM)
    return arm_constants::inner_calls_epilogue (call, filler);
  return pop_pair (filler, LR_REGNUM);
}

/* "pop {r4, pc}".  */
rtx
arm_target::inner_calls_return (unsigned filler) const
{
  if (filler == INVALID_REGNUM)
    return TARGET_THUMB1 ? assembler_line ("add\tsp, sp, #4\n\tpop\t{pc}") : NULL_RTX;
  if (TARGET_THUMB1)
    return assembler_line (ggc_strdup ((std::string ("pop\t{") + reg_names[filler] + ", pc}").c_str ()));
  return pop_pair (filler, PC_REGNUM);
}

frame_rules
arm_target::inner_calls_frame (unsigned filler) const
{
  return arm_constants::inner_calls_frame (filler == INVALID_REGNUM && TARGET_THUMB1 ? pushed_for_room : filler);
}

std::string
arm_target::inner_calls_unwinding (unsigned filler) const
{
  if (filler == INVALID_REGNUM)
    /* The last of them is undone first.  */
    return TARGET_THUMB1 ? "\t.save {lr}\n\t.pad #4\n" : "\t.pad #4\n\t.save {lr}\n";
  return std::string ("\t.save {") + reg_names[filler] + ", lr}\n";
}

/* Without this, literals of "ldr r0, =100000" in asm would be placed after the fragments, out of
   reach.  It prints nothing if there are no literals.  */
const char *
arm_target::functions_end () const
{
  return "\t.ltorg\n";
}

/* Target macros still describe the last function, as the hook does nothing when it is given none
   (arm_set_current_function).  This makes them describe the unit, until there is a current
   function.  Returns a function for the unit's machine.  */
tree
select_unit_machine ()
{
  tree decl = build_decl (UNKNOWN_LOCATION, FUNCTION_DECL, get_identifier ("folded"),
                          build_function_type_list (void_type_node, NULL_TREE));
  DECL_FUNCTION_SPECIFIC_TARGET (decl) = target_option_default_node;
  targetm.set_current_function (decl);
  return decl;
}

void
arm_target::declare_fragments (FILE *file) const
{
  tree decl = select_unit_machine ();
  /* For Thumb-1 code of processors that have A32, too, GCC asks whether the current function is a thunk.  */
  bool lacking = TARGET_THUMB1 && !cfun;
  if (lacking)
    {
      function *fn = ggc_cleared_alloc<function> ();
      fn->decl = decl;
      push_cfun (fn);
    }
  arm_declare_function_name (file, "folded", decl);
  if (lacking)
    pop_cfun ();
  fputs (thumb_unit_p () ? "\t.p2align 1\n" : "\t.p2align 2\n", file);
}

const char *
arm_target::before_label () const
{
  return thumb_unit_p () ? "\t.thumb\n\t.thumb_func\n" : "\t.arm\n";
}

/* GCC prints these once, and again only for functions that change the machine, which are not folded.  */
std::string
arm_target::program_machine_directives () const
{
  return file_start_lines ([] (const std::string &line) {
           return (startswith (line.c_str (), "\t.cpu") || startswith (line.c_str (), "\t.arch")
                   || startswith (line.c_str (), "\t.fpu"));
         }) + "\t.syntax unified\n";
}

/* Linkers compare the attributes of objects, such as how arguments are passed and the size of enumerations.
   Optimisation goals (Tag_ABI_optimization_goals) are left out.  */
std::string
arm_target::program_file_end () const
{
  std::string end = file_start_lines ([] (const std::string &line) {
    return (startswith (line.c_str (), "\t.eabi_attribute")
            && !startswith (line.c_str (), "\t.eabi_attribute 30,"));
  });
  return NEED_INDICATE_EXEC_STACK ? plain_stack () + end : end;
}

} // namespace

target_facts
facts_of_target ()
{
  target_facts facts;
  facts.addresses_for_anchor = 1;
  facts.least_size_for_traces = TARGET_THUMB2 ? 1 : TARGET_THUMB1 ? 2 : 3;
  facts.makes_tail_calls = !TARGET_THUMB1;
  /* With FDPIC another module needs another register.  */
  facts.jumps_by_address = !TARGET_FDPIC;
  facts.prints_names = TARGET_POKE_FUNCTION_NAME;
  return facts;
}

unit_target
built_fold_target ()
{
  static arm_target target;
  select_unit_machine ();
  int flags = unit_options ()->x_target_flags;
  return target_unless ({ { !arm_arch5t, "processors before Armv5T" },
                          { !TARGET_AAPCS_BASED, "this ABI" },
                          { (flags & MASK_LONG_CALLS) != 0, "-mlong-calls" },
                          { (flags & MASK_APCS_FRAME) != 0, "-mapcs-frame" },
                          { (flags & MASK_INTERWORK) != 0, "-mthumb-interwork" },
                          { (flags & MASK_POKE_FUNCTION_NAME) != 0,
                            "-mpoke-function-name" },
                          { target_pure_code != 0, "-mpure-code" },
                          { TARGET_FDPIC != 0, "-mfdpic" },
                          { TARGET_VXWORKS_RTP != 0, "VxWorks" },
                          { iwmmxt_p () != 0, "iWMMXt" },
                          { TARGET_HAVE_MVE != 0, "MVE" } },
                        target);
}

} // namespace outline
