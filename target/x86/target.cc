/* Folding on x86, with 64 and 32 bits.  SPDX-License-Identifier: GPL-3.0-or-later

   How fragments are entered and left, with sizes in bytes:

     called   call fragment  5     ... ret               1
     thunk    call fragment  5     ... call f -> jmp f   0
     tail     jmp fragment   5     ...                   0
     register_call   call fragment  5     pop r11 ... push r11; rep ret  6
     register_jump   lea, jmp  12     ... jmp *r11          3

   A call pushes eight bytes.  So in a called fragment the stack pointer is lower than at the site,
   and offsets from it are larger: "movl 8(%rsp), %eax" becomes "movl 16(%rsp), %eax".  A call
   inside such a fragment would find the stack misaligned, so eight more bytes are pushed before the
   first call, and popped after the last one into rcx, which calls clobber and in which none returns
   a value.  (If rcx may be in use after the call, by -fipa-ra or as the function calls itself, rcx
   is left alone.)  The call at the end of a thunk finds the stack as at the site.

   Functions that use the red zone do not call fragments, as the call would write the return address
   into it (System V ABI, x86-64, 3.2.2).  There the return address is kept in r11, the register
   that the compiler allocates last; also where the fragment moves the stack pointer, as prologues
   do.  A register-call fragment pushes it back for the "ret", which so matches its call, as branch
   prediction and shadow stacks (-fcf-protection) require.  Register-jump fragments end in an
   indirect jump, and are not used where that needs a landing pad or a thunk.

   With 32 bits there is neither a red zone nor a register that GCC leaves free, so no fragment that is entered by way
   of one.  A call pushes four bytes; where calls find the stack aligned by 16 twelve more are made room for by
   "leal -12(%esp), %esp".  */

#include "target/target.h"

#include "facts/assembler-options.h"
#include "facts/callee.h"
#include "facts/frame-chain.h"
#include "facts/function-size.h"
#include "facts/target-facts.h"
#include "rtl/insn/expression.h"
#include "rtl/insn/insn-key.h"
#include "rtl/insn/liveness.h"
#include "target/x86/lengths.h"

namespace outline
{

namespace
{

/* Whether X is an address or sum that begins with the stack pointer and can be
   changed by adding a constant.  */
bool
stack_address_p (const_rtx x)
{
  while (GET_CODE (x) == PLUS)
    {
      if (REG_P (XEXP (x, 1)) && REGNO (XEXP (x, 1)) == SP_REG)
        return true;
      x = XEXP (x, 0);
    }
  return REG_P (x) && REGNO (x) == SP_REG;
}

/* Whether PATTERN is "leaq 8(%rsp), %rax" or "movq %rsp, %rax".  */
bool
sets_stack_address_p (const_rtx pattern)
{
  return (GET_CODE (pattern) == SET && REG_P (SET_DEST (pattern))
          && REGNO (SET_DEST (pattern)) != SP_REG
          && GET_MODE (SET_DEST (pattern)) == Pmode
          && stack_address_p (SET_SRC (pattern)));
}

/* The bytes that with the return address align the stack of a fragment for calls inside; as many as a push makes, or
   more.  */
int
call_room ()
{
  return MAX (int (ix86_preferred_stack_boundary) / BITS_PER_UNIT, 2 * UNITS_PER_WORD) - UNITS_PER_WORD;
}

class x86_target : public fold_target
{
public:
  std::vector<unsigned>
  costly_registers () const override
  {
    return TARGET_64BIT ? std::vector<unsigned> { R12_REG, R13_REG, R14_REG, R15_REG } : std::vector<unsigned> ();
  }

  linkage_bytes
  all_sizes () const override
  {
    bool register_jumps = TARGET_64BIT && !(flag_cf_protection & CF_BRANCH)
                          && !(ix86_harden_sls & harden_sls_indirect_jmp)
                          && ix86_indirect_branch == indirect_branch_keep;
    bool tables = unwind_tables_counted_p ();
    linkage_bytes bytes;
    bytes.call = bytes.jump = 5;
    bytes.return_ = return_bytes ();
    /* What makes room and takes it away, and three rows of the unwind table.  */
    bytes.inner_calls = (call_room () == UNITS_PER_WORD ? 2 : 8) + (tables ? 6 : 0);
    /* An address that had no displacement.  */
    bytes.stack_reference = 1;
    bytes.entry = tables ? 32 : 0;
    /* pop r11, push r11, rep ret.  */
    bytes.register_call = TARGET_64BIT ? 5 + bytes.return_ : 0;
    /* lea of 7 bytes, and the jump.  */
    bytes.register_jump_site = register_jumps ? 12 : 0;
    bytes.register_jump_return = 3;
    return bytes;
  }

  bool suspendable_p (function *fn) const override;
  bool profiled_at_entry_p () const override { return flag_fentry; }
  refusal function_refusal (function *fn) const override;
  std::vector<uint8_t>
  find_legal_uses (function *fn,
                   const std::vector<rtx_insn *> &insns) const override;
  refusal no_call_reason () const override { return REFUSAL_RED_ZONE; }
  rtx tail_call (rtx_insn *insn) const override;
  bool classify (rtx_insn *insn, uint32_t *traits) const override;
  void append_context (std::string &key, rtx_insn *insn) const override;
  rtx_insn *emit_call_before (rtx symbol, rtx_insn *place) const override;
  rtx_insn *emit_jump_before (rtx symbol, rtx_insn *place) const override;
  unsigned
  return_register () const override
  {
    return TARGET_64BIT ? register_for_fragments (R11_REG) : INVALID_REGNUM;
  }
  rtx register_call_return () const override;
  rtx take_return_address () const override;
  rtx give_return_address () const override;
  rtx_insn *emit_register_jump_before (rtx symbol,
                                       rtx_insn *place) const override;
  rtx register_jump_return () const override;
  entry_kind
  entry_of (rtx_insn *first) const override
  {
    return (volatile_unspec_p (first, UNSPECV_NOP_ENDBR) ? entry_kind::landing_pad
                                                         : entry_kind::plain);
  }
  uint32_t direct_jump_bytes (rtx_insn *jump, uint32_t near) const override;
  short_jump_form short_form (rtx_insn *jump) const override;
  rtx adjust_stack_references (rtx pattern, int bytes) const override;
  int called_stack () const override { return UNITS_PER_WORD; }
  int inner_call_stack () const override { return UNITS_PER_WORD + call_room (); }
  rtx inner_calls_prologue (unsigned) const override;
  rtx inner_calls_epilogue (rtx_insn *call, unsigned) const override;
  frame_rules
  inner_calls_frame (unsigned) const override
  {
    frame_rules row = start_row ();
    row.cfa_offset += call_room ();
    return row;
  }
  rtx return_pattern () const override { return simple_return_rtx; }
  std::string program_file_end () const override;

private:
  static bool classify_expression (const_rtx x, bool address,
                                   uint32_t *traits);
};

/* How a "mov" of such a function is printed depends on the instructions around it
   (ix86_use_lea_for_mov).  */
bool
x86_target::suspendable_p (function *fn) const
{
  push_cfun (fn);
  bool looks_around = TARGET_OPT_AGU && optimize_function_for_speed_p (fn);
  pop_cfun ();
  return !looks_around;
}

refusal
x86_target::function_refusal (function *fn) const
{
  if (fn->machine->func_type != TYPE_NORMAL)
    return REFUSAL_INTERRUPT;
  /* The options (-mindirect-branch=, -mfunction-return=) hold for the whole unit, attributes do not.  Thunks inside a
     function have labels.  */
  if (fn->machine->indirect_branch_type != ix86_indirect_branch
      || fn->machine->function_return_type != ix86_function_return
      || ix86_indirect_branch == indirect_branch_thunk_inline
      || ix86_function_return == indirect_branch_thunk_inline
      || fn->machine->call_abi != SYSV_ABI)
    return REFUSAL_CODE_ATTRIBUTE;
  /* A callee in this unit may rely on a larger alignment than the ABI's.  */
  if (crtl->preferred_stack_boundary > 128 || flag_split_stack)
    return REFUSAL_STACK;
  return REFUSAL_NONE;
}

std::vector<uint8_t>
x86_target::find_legal_uses (function *fn,
                                const std::vector<rtx_insn *> &insns) const
{
  const uint32_t r11 = 1, flags = 2;
  final_liveness live ({ R11_REG, FLAGS_REG }, [] (rtx_insn *) { return 0u; });
  static const bool options_change = assembler_may_change_returns_p ();
  /* What a thunk does is unknown.  */
  bool flags_change = (options_change || asm_redefines_instructions_p ()
                       || ix86_function_return != indirect_branch_keep);
  bool has_register = return_register () != INVALID_REGNUM;
  bool may_call = !red_zone_used_p (fn);
  std::vector<uint8_t> uses;
  for (rtx_insn *insn : insns)
    {
      bool unused = has_register && insn && unused_at_p (live, r11, insn);
      uint32_t after = !insn ? 0 : LABEL_P (insn) ? live.before (insn) : live.after (insn);
      bool leaves = !flags_change || !(after & flags);
      uses.push_back (ITEM_ENTER | (may_call ? ITEM_CALL : 0) | (unused ? ITEM_REGISTER : 0)
                      | (leaves ? ITEM_LEAVE : 0));
    }
  return uses;
}

rtx
x86_target::tail_call (rtx_insn *insn) const
{
  rtx pattern = PATTERN (insn);
  if (GET_CODE (pattern) != CALL
      && (GET_CODE (pattern) != SET || GET_CODE (SET_SRC (pattern)) != CALL))
    return NULL_RTX;
  rtx copy = copy_rtx (pattern);
  return called_symbol (insn) || target_knows_tail_call_p (copy) ? copy : NULL_RTX;
}

/* Adds to TRAITS the uses of the stack pointer in X, part of an instruction.  ADDRESS: X is an
   address, or computes one.  Returns false if the instruction cannot be folded.  */
bool
x86_target::classify_expression (const_rtx x, bool address,
                                    uint32_t *traits)
{
  if (address && stack_address_p (x))
    {
      if (GET_CODE (x) == PLUS && CONST_INT_P (XEXP (x, 1))
          && INTVAL (XEXP (x, 1)) < 0)
        *traits |= TRAIT_BELOW_STACK;
      *traits |= TRAIT_STACK_REFERENCE;
      return true;
    }
  switch (GET_CODE (x))
    {
    case REG:
      if (REGNO (x) == SP_REG)
        *traits |= TRAIT_TAIL_ONLY;
      return true;
    case MEM:
      return classify_expression (XEXP (x, 0), true, traits);
    case UNSPEC:
      /* It prints a symbol of its function.  */
      if (XINT (x, 1) == UNSPEC_TLS_LD_BASE)
        return false;
      /* With 32 bits a call of ___tls_get_addr is part of it.  */
      if (!TARGET_64BIT && (XINT (x, 1) == UNSPEC_TLS_GD || XINT (x, 1) == UNSPEC_TLSDESC))
        return false;
      break;
    case PRE_DEC:
    case PRE_INC:
    case POST_DEC:
    case POST_INC:
    case PRE_MODIFY:
    case POST_MODIFY:
      *traits |= TRAIT_TAIL_ONLY;
      return true;
    default:
      break;
    }
  return all_parts (x, [traits] (const_rtx part) {
    return classify_expression (part, false, traits);
  });
}

/* Whether rcx is free after CALL.  The registers that a call of the current function changes are
   not known yet: here GCC assumes all that calls may clobber, but for callers only what the
   function's other instructions change (-fipa-ra).  GCC counts registers that the program reserves
   as clobbered by calls, too.  */
static bool
frees_rcx_p (rtx_insn *call)
{
  if (register_for_fragments (CX_REG) == INVALID_REGNUM)
    return false;
  tree callee = get_call_fndecl (call);
  if (flag_ipa_ra && callee == current_function_decl
      && decl_binds_to_current_def_p (callee))
    return false;
  return insn_callee_abi (call).clobbers_full_reg_p (CX_REG);
}

/* Whether PATTERN stores a call-saved register in the frame: in a function that has not saved it objtool takes that for
   the save, which the return has to undo.  */
static bool
stores_kept_p (const_rtx pattern)
{
  return (GET_CODE (pattern) == SET && MEM_P (SET_DEST (pattern)) && stack_address_p (XEXP (SET_DEST (pattern), 0))
          && REG_P (SET_SRC (pattern)) && GET_MODE (SET_SRC (pattern)) == word_mode
          && !crtl->abi->clobbers_full_reg_p (REGNO (SET_SRC (pattern))));
}

/* Whether PATTERN is "movq %rsp, %rbp": objtool takes it for the frame of the function in which it is.  */
static bool
sets_frame_pointer_p (const_rtx pattern)
{
  return sets_stack_address_p (pattern) && REGNO (SET_DEST (pattern)) == HARD_FRAME_POINTER_REGNUM;
}

/* Whether PATTERN may move the stack pointer up: it changes it, and is neither a push nor a "subq
   $8, %rsp".  */
static bool
raises_stack_p (const_rtx pattern)
{
  subrtx_iterator::array_type array;
  FOR_EACH_SUBRTX (i, array, pattern, NONCONST)
    switch (GET_CODE (*i))
      {
      case SET:
        if (REG_P (SET_DEST (*i)) && REGNO (SET_DEST (*i)) == SP_REG
            && !(GET_CODE (SET_SRC (*i)) == PLUS
                 && XEXP (SET_SRC (*i), 0) == stack_pointer_rtx
                 && CONST_INT_P (XEXP (SET_SRC (*i), 1))
                 && INTVAL (XEXP (SET_SRC (*i), 1)) < 0))
          return true;
        break;
      case PRE_INC:
      case POST_INC:
      case POST_DEC:
      case PRE_MODIFY:
      case POST_MODIFY:
        return true;
      default:
        break;
      }
  return false;
}

/* Whether CALL is followed by a landing pad, as its callee may come back by an indirect jump (attribute
   indirect_return, -fcf-protection=branch).  The pad is no part of fragments, so the call has to come back to its own
   function.  */
static bool
before_landing_pad_p (rtx_insn *call)
{
  rtx_insn *next = next_real_nondebug_insn (call);
  return next && volatile_unspec_p (next, UNSPECV_NOP_ENDBR);
}

/* Whether CALL, through memory, is printed with a thunk, as a sequence that pushes the address, with labels.  */
static bool
pushes_address_p (rtx_insn *call)
{
  const rtx *callee = callee_of (call);
  if (ix86_indirect_branch == indirect_branch_keep || !callee)
    return false;
  tree decl = called_function (call);
  return !REG_P (*callee) && (!CONSTANT_P (*callee) || (decl && lookup_attribute ("noplt", DECL_ATTRIBUTES (decl))));
}

bool
x86_target::classify (rtx_insn *insn, uint32_t *traits) const
{
  rtx pattern = PATTERN (insn);
  if (raises_stack_p (pattern))
    *traits |= TRAIT_RAISES_STACK;
  if (followed_by_code_p () && (stores_kept_p (pattern) || sets_frame_pointer_p (pattern)))
    *traits |= TRAIT_TAIL_ONLY;
  if (CALL_P (insn) && frees_rcx_p (insn))
    *traits |= TRAIT_FREES_REGISTER;
  if (CALL_P (insn) && pushes_address_p (insn))
    return false;
  if (CALL_P (insn) && before_landing_pad_p (insn))
    *traits |= TRAIT_CALLERS_FRAME;
  if (sets_stack_address_p (pattern))
    return classify_expression (SET_SRC (pattern), true, traits);
  return classify_expression (pattern, false, traits);
}

/* Where a function is for size "incl %eax" is printed, and "addl $1, %eax" where it is not and the processor prefers
   that; shifts by one and moves of vectors have two forms, too.  The attributes by which GCC chooses tell them
   apart.  */
void
x86_target::append_context (std::string &key, rtx_insn *insn) const
{
  if (!NONJUMP_INSN_P (insn) || recog_memoized (insn) < 0)
    return;
  append_numbers (key, { get_attr_type (insn), get_attr_mode (insn), get_attr_length (insn) });
}

rtx_insn *
x86_target::emit_call_before (rtx symbol, rtx_insn *place) const
{
  rtx call = gen_rtx_CALL (VOIDmode, gen_rtx_MEM (QImode, symbol), const0_rtx);
  return emit_call_insn_before (call, place);
}

rtx_insn *
x86_target::emit_jump_before (rtx symbol, rtx_insn *place) const
{
  rtx_insn *insn = emit_call_before (symbol, place);
  SIBLING_CALL_P (insn) = 1;
  return insn;
}

/* The assembler chooses between displacements of one byte and of four.  */
uint32_t
x86_target::direct_jump_bytes (rtx_insn *jump, uint32_t) const
{
  return any_condjump_p (jump) ? 6 : 5;
}

/* A displacement of one byte counts from the end of the jump.  */
short_jump_form
x86_target::short_form (rtx_insn *jump) const
{
  const uint32_t bytes = 2;
  uint32_t now = CROSSING_JUMP_P (jump) ? direct_jump_bytes (jump, 0) : get_attr_length (jump);
  return { 124, now > bytes ? now - bytes : 0, 5 };
}

rtx
x86_target::adjust_stack_references (rtx pattern, int bytes) const
{
  return add_to_stack_addresses (pattern, bytes, stack_address_p, sets_stack_address_p,
                                 [] (HOST_WIDE_INT) { return true; });
}

static rtx
push (unsigned regno)
{
  rtx slot = gen_rtx_MEM (word_mode, gen_rtx_PRE_DEC (Pmode, stack_pointer_rtx));
  return gen_rtx_SET (slot, gen_rtx_REG (word_mode, regno));
}

static rtx
pop (unsigned regno)
{
  rtx slot = gen_rtx_MEM (word_mode, gen_rtx_POST_INC (Pmode, stack_pointer_rtx));
  return gen_rtx_SET (gen_rtx_REG (word_mode, regno), slot);
}

/* "leaq BYTES(%rsp), %rsp", which leaves flags alone.  */
static rtx
move_stack (int bytes)
{
  return gen_rtx_SET (stack_pointer_rtx, plus_constant (Pmode, stack_pointer_rtx, bytes));
}

rtx
x86_target::take_return_address () const
{
  return pop (R11_REG);
}

rtx
x86_target::give_return_address () const
{
  return push (R11_REG);
}

/* "rep ret".  At a plain "ret" in code without lines gdb ignores the unwind table: it assumes the
   word on the stack to be the return address into a caller with the frame before the call
   (amd64_stack_frame_destroyed_p).  */
rtx
x86_target::register_call_return () const
{
  return gen_simple_return_internal_long ();
}

/* "leaq .L1(%rip), %r11; jmp fragment; .L1:".  Not "movl $.L1, %r11d", as GCC alone moves an address where these are
   small: code that has no absolute address may run, or be linked, elsewhere.  */
rtx_insn *
x86_target::emit_register_jump_before (rtx symbol, rtx_insn *place) const
{
  rtx_code_label *after = gen_label_rtx ();
  LABEL_PRESERVE_P (after) = 1;
  LABEL_NUSES (after) = 1;
  emit_insn_before (gen_set_rip_rex64 (gen_rtx_REG (DImode, R11_REG), after), place);
  rtx_insn *jump = emit_jump_before (symbol, place);
  emit_label_before (after, place);
  return jump;
}

/* "jmp *%r11".  */
rtx
x86_target::register_jump_return () const
{
  return gen_rtx_SET (pc_rtx, gen_rtx_REG (DImode, R11_REG));
}

rtx
x86_target::inner_calls_prologue (unsigned) const
{
  return call_room () == UNITS_PER_WORD ? push (AX_REG) : move_stack (-call_room ());
}

/* "popq %rcx", or, which leaves flags and registers alone,
   "leaq 8(%rsp), %rsp".  */
rtx
x86_target::inner_calls_epilogue (rtx_insn *call, unsigned) const
{
  if (!call || call_room () != UNITS_PER_WORD || !frees_rcx_p (call))
    return move_stack (call_room ());
  return pop (CX_REG);
}

/* The other syntax would have to be declared.  Units of 32 bits share nothing.  */
std::string
x86_target::program_file_end () const
{
  if (ASSEMBLER_DIALECT == ASM_INTEL || !TARGET_64BIT)
    return std::string ();
  return file_end_with ("0xc0000002", (flag_cf_protection & CF_BRANCH ? 1 : 0)
                                        | (flag_cf_protection & CF_RETURN ? 2 : 0));
}

} // namespace

target_facts
facts_of_target ()
{
  target_facts facts;
  facts.kernel_code_model = ix86_cmodel == CM_KERNEL;
  facts.objtool = true;
  /* With frame pointers Linux needs no table.  */
  facts.kernel_row_bytes = TARGET_64BIT && flag_omit_frame_pointer ? 10 : 0;
  facts.jumps_by_address = TARGET_64BIT;
  /* GCC says so at calls only.  */
  if (TARGET_64BIT && ix86_abi != MS_ABI)
    facts.keeping_attribute = "ms_abi";
  return facts;
}

unit_target
built_fold_target ()
{
  static x86_target target;
  bool reachable = (!TARGET_64BIT || ix86_cmodel == CM_SMALL || ix86_cmodel == CM_SMALL_PIC
                    || ix86_cmodel == CM_KERNEL);
  return target_unless ({ { TARGET_CODE16 != 0, "-m16" },
                          { TARGET_IAMCU != 0, "-miamcu" },
                          { TARGET_X32 != 0, "-mx32" },
                          { !reachable, "this code model" },
                          { flag_force_indirect_call != 0, "-mforce-indirect-call" } },
                        target);
}

} // namespace outline
