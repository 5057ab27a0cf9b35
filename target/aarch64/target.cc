/* Folding on AArch64.  SPDX-License-Identifier: GPL-3.0-or-later

   How fragments are entered and left, with sizes in bytes:

     called   bl fragment  4     ... ret             4
     thunk    bl fragment  4     ... bl f -> b f     0
     tail     b fragment   4     ...                 0
     register_jump   adr x15, after; b fragment  8     ... br x15   4

   A call puts the return address into x30, the link register.  So it is legal where x30 is free: in
   functions that call others, between the instruction that saves it (target/saved-link.h) and the one
   that restores it (rtl/insn/liveness.h).  Nothing moves on the stack, and references to the stack stay
   as they are.  A fragment that calls others pushes x30 in sixteen bytes.  Elsewhere, in leaf
   functions and in prologues, register-jump fragments keep their return address in x15, and x30 is
   unchanged, also for unwinders.

   Each "ret" so belongs to a "bl", as the Guarded Control Stack (-mbranch-protection=gcs) checks: that of a called
   fragment to its site's; that of the function to which a thunk jumps to the same; that of a tail to its function's
   caller.  A register-jump fragment is left by "br", so there are none where pages may be guarded
   (-mbranch-protection=bti): their sites would need a landing pad.

   A linker may route "bl" and "b" through a veneer, which may clobber x16, x17 and the flags
   (AAPCS64, 6.1.1 and 6.6).  So these must be free where a fragment is entered, and no fragment is
   entered where the program reserves one of them.

   Signed return addresses (-mbranch-protection=pac-ret): tails contain the instruction that
   authenticates, with its call frame information, and the class key of a return includes which
   instruction that is.  Fragments do not push x30, nor are they called with pac-ret+leaf.
   Fragments are entered by direct jumps only and need no landing pads; those of a function are never
   outlined.

   With -mcmodel=large calls are still "bl", and the linker extends their reach; addresses are
   constants of the function, and are not folded.

   Left alone: functions with SVE in their frames or arguments, and instructions that name a
   register of variable size; -mabi=ilp32; options that insert instructions when others are
   printed.  */

#include "target/aarch64/architecture.h"
#include "target/link-register.h"

#include "facts/function-size.h"
#include "facts/target-facts.h"
#include "rtl/insn/expression.h"
#include "rtl/insn/liveness.h"

namespace outline
{

namespace
{

/* Whether functions of the unit may begin with landing pads ("bti c"), which are of use
   where all code is in guarded pages.  */
bool
guarded_unit_p ()
{
  if (landing_pads_option (unit_options ()) == 1)
    return true;
  cgraph_node *node;
  FOR_EACH_FUNCTION (node)
    {
      tree options = DECL_FUNCTION_SPECIFIC_TARGET (node->decl);
      if (options && landing_pads_option (TREE_TARGET_OPTION (options)) == 1)
        return true;
    }
  return false;
}

class aarch64_target : public link_register_target
{
public:
  aarch64_target () : link_register_target (LR_REGNUM, { IP0_REGNUM, IP1_REGNUM }, CC_REGNUM) {}

  /* To be called when the unit's functions are known.  */
  void note_unit () { m_guarded = guarded_unit_p (); }

  std::vector<unsigned>
  costly_registers () const override
  {
    return { R21_REGNUM, R22_REGNUM, R23_REGNUM, R24_REGNUM, R25_REGNUM, R26_REGNUM, R27_REGNUM, R28_REGNUM };
  }

  linkage_bytes
  all_sizes () const override
  {
    bool tables = unwind_tables_counted_p ();
    linkage_bytes bytes;
    bytes.call = bytes.jump = bytes.return_ = 4;
    /* str and ldr, and the rows of the unwind table.  */
    bytes.inner_calls = tables ? 8 + 12 : 8;
    bytes.entry = tables ? 32 : 0;
    /* adr, and the jump.  Where pages may be guarded, the jump back would need a landing pad.  */
    bytes.register_jump_site = m_guarded ? 0 : 8;
    bytes.register_jump_return = 4;
    return bytes;
  }

  refusal function_refusal (function *fn) const override;
  bool classify (rtx_insn *insn, uint32_t *traits) const override;
  void append_context (std::string &key, rtx_insn *insn) const override;
  bool part_p (rtx_insn *insn) const override;
  bool parts_p (rtx_insn *first, rtx_insn *second) const override;
  exclusive_access access_of (rtx_insn *insn) const override;
  bool stack_arguments_p (rtx_insn *insn) const override;
  rtx tail_call (rtx_insn *insn) const override;
  bool called_may_save_p () const override { return true; }
  unsigned
  return_register () const override
  {
    return register_for_fragments (R0_REGNUM + 15);
  }
  rtx_insn *emit_register_jump_before (rtx symbol,
                                       rtx_insn *place) const override;
  /* "ret x15" would be a return without a call.  */
  rtx
  register_jump_return () const override
  {
    return gen_rtx_SET (pc_rtx, gen_rtx_REG (DImode, R0_REGNUM + 15));
  }
  entry_kind entry_of (rtx_insn *first) const override;
  uint32_t direct_jump_bytes (rtx_insn *jump, uint32_t near) const override;
  int inner_call_stack () const override { return 16; }
  std::string
  program_file_end () const override
  {
    return file_end_with ("0xc0000000", (landing_pads_option (unit_options ()) == 1 ? 1 : 0)
                                          | (signs_return_addresses_p () ? 2 : 0)
                                          | (guarded_stack_option_p (unit_options ()) ? 4 : 0));
  }
  const char *entry_cfi () const override;
  std::string machine_directives () const override;

protected:
  /* A register of variable size.  */
  bool
  unfoldable_p (const_rtx x) const override
  {
    return !GET_MODE_SIZE (GET_MODE (x)).is_constant ();
  }
  bool callable_p () const override { return !signs_leaf_functions_p (); }
  int register_named (const char *name) const override;
  rtx call_pattern (rtx symbol, rtx last) const override;
  bool
  stack_offset_added_p (HOST_WIDE_INT offset) const override
  {
    return aarch64_uimm12_shift (abs_hwi (offset));
  }

private:
  bool m_guarded = false;       /* guarded_unit_p.  */
};

refusal
aarch64_target::function_refusal (function *fn) const
{
  if (crtl->calls_eh_return)
    return REFUSAL_EH_RETURN;
  if (crtl->abi->id () == ARM_PCS_SVE
      || !fn->machine->frame.frame_size.is_constant ()
      || shadow_call_stack_p (fn))
    return REFUSAL_STACK;
  /* GCC then prints a "nop" between some instructions, which would be missing in a fragment.  */
  if (TARGET_FIX_ERR_A53_835769)
    return REFUSAL_CODE_ATTRIBUTE;
  return REFUSAL_NONE;
}

/* decode_reg_name does not know all NAMEs.  */
int
aarch64_target::register_named (const char *name) const
{
  return (!strcmp (name, "lr")    ? LR_REGNUM
          : !strcmp (name, "ip0") ? IP0_REGNUM
          : !strcmp (name, "ip1") ? IP1_REGNUM
                                  : decode_reg_name (name));
}

/* Whether INSN is where indirect calls of its function land (-mbranch-protection=
   standard): the instruction that signs the return address replaces "bti c".  */
bool
landing_pad_p (rtx_insn *insn)
{
  rtx set = landing_pads_option (&global_options) == 1 ? single_set (insn) : NULL_RTX;
  if (!set || GET_CODE (SET_SRC (set)) != UNSPEC
      || (XINT (SET_SRC (set), 1) != UNSPEC_PACIASP
          && XINT (SET_SRC (set), 1) != UNSPEC_PACIBSP))
    return false;
  rtx_insn *first = get_insns ();
  while (first != insn && (!INSN_P (first) || !printed_p (first)))
    first = NEXT_INSN (first);
  return first == insn;
}

entry_kind
aarch64_target::entry_of (rtx_insn *first) const
{
  return (landing_pad_p (first) ? entry_kind::signing_landing_pad
          : volatile_unspec_p (first, UNSPECV_BTI_C) ? entry_kind::landing_pad
                                                     : entry_kind::plain);
}

bool
aarch64_target::classify (rtx_insn *insn, uint32_t *traits) const
{
  if (landing_pad_p (insn))
    return false;
  /* A jump that needs two instructions to reach its label prints a label of its own.  */
  if (JUMP_P (insn) && any_condjump_p (insn) && get_attr_length (insn) != 4)
    return false;
  /* A barrier for accesses to the stack: it prints nothing.  */
  if (get_attr_length (insn) == 0)
    return true;
  if (!classify_expression (PATTERN (insn), false, traits))
    return false;
  /* Instructions that contain a call, as of a TLS descriptor's function: signed return addresses
     are not pushed for these either.  */
  if (*traits & TRAIT_CALLS && signs_return_addresses_p ())
    *traits |= TRAIT_CALLERS_FRAME;
  return true;
}

exclusive_access
aarch64_target::access_of (rtx_insn *insn) const
{
  return (volatile_unspec_p (insn, UNSPECV_LX)   ? exclusive_access::load
          : volatile_unspec_p (insn, UNSPECV_SX) ? exclusive_access::store
                                                 : exclusive_access::none);
}

void
aarch64_target::append_context (std::string &key, rtx_insn *insn) const
{
  if (JUMP_P (insn) && returnjump_p (insn))
    key.push_back (aarch64_return_address_signing_enabled ());
}

/* The symbol whose page INSN loads into a register; null for other instructions.  */
rtx
page_symbol (rtx_insn *insn)
{
  rtx set = NONJUMP_INSN_P (insn) ? single_set (insn) : NULL_RTX;
  return set && GET_CODE (SET_SRC (set)) == HIGH ? XEXP (SET_SRC (set), 0)
                                                 : NULL_RTX;
}

/* Whether a part of INSN is the sum of PAGE, a register, and the offset of SYMBOL
   in its page; of any where SYMBOL is null.  With -fpic the page is that of all
   loads from the global offset table.  */
bool
adds_offset_p (rtx_insn *insn, const_rtx page, const_rtx symbol)
{
  subrtx_iterator::array_type array;
  FOR_EACH_SUBRTX (i, array, PATTERN (insn), NONCONST)
    if (GET_CODE (*i) == UNSPEC && XINT (*i, 1) == UNSPEC_GOTSMALLPIC28K)
      return false;
    else if (GET_CODE (*i) == LO_SUM
             && (!symbol || (rtx_equal_p (XEXP (*i, 0), page)
                             && rtx_equal_p (XEXP (*i, 1), symbol))))
      return true;
  return false;
}

bool
aarch64_target::part_p (rtx_insn *insn) const
{
  return page_symbol (insn) || adds_offset_p (insn, NULL_RTX, NULL_RTX);
}

bool
aarch64_target::parts_p (rtx_insn *first, rtx_insn *second) const
{
  rtx symbol = page_symbol (first);
  return symbol && adds_offset_p (second, SET_DEST (single_set (first)),
                                  symbol);
}

/* CALL rtxes do not say whether there are stack arguments (aarch64_expand_call), but the frame has
   room for the arguments of all calls.  */
bool
aarch64_target::stack_arguments_p (rtx_insn *) const
{
  return (maybe_ne (crtl->outgoing_args_size, 0)
          || signs_return_addresses_p ());
}

/* A call through a register becomes a plain jump, which function landing pads ("bti c") in guarded
   pages accept only through x16 and x17.  */
rtx
aarch64_target::tail_call (rtx_insn *insn) const
{
  rtx pattern = PATTERN (insn);
  rtx callee = jumpable_callee (insn);
  if (!callee || GET_CODE (pattern) != PARALLEL || XVECLEN (pattern, 0) != 3
      || GET_CODE (XVECEXP (pattern, 0, 1)) != UNSPEC
      || XINT (XVECEXP (pattern, 0, 1), 1) != UNSPEC_CALLEE_ABI
      || GET_CODE (XVECEXP (pattern, 0, 2)) != CLOBBER)
    return NULL_RTX;
  if (REG_P (callee))
    return (m_guarded || landing_pads_option (&global_options)
              ? NULL_RTX
              : gen_rtx_SET (pc_rtx, copy_rtx (callee)));
  rtx copy = copy_rtx (pattern);
  XVECEXP (copy, 0, 2) = ret_rtx;
  return copy;
}

rtx
aarch64_target::call_pattern (rtx symbol, rtx last) const
{
  rtx call = gen_rtx_CALL (VOIDmode, gen_rtx_MEM (DImode, symbol), const0_rtx);
  rtx abi = gen_rtx_UNSPEC (DImode, gen_rtvec (1, const0_rtx),
                            UNSPEC_CALLEE_ABI);
  return gen_rtx_PARALLEL (VOIDmode, gen_rtvec (3, call, abi, last));
}

/* No pattern sets a register to a nearby address in all code models.  */
rtx_insn *
aarch64_target::emit_register_jump_before (rtx symbol, rtx_insn *place) const
{
  emit_insn_before (assembler_line ("adr\tx15, .+8"), place);
  return emit_jump_before (symbol, place);
}

/* Linkers do not extend the reach of conditional branches, which is 1 MB for "b.eq" and "cbz", and
   32 KB for "tbz".  NEAR does not include the alignment of labels and data between functions.  */
uint32_t
aarch64_target::direct_jump_bytes (rtx_insn *jump, uint32_t near) const
{
  if (simplejump_p (jump))
    return 4;
  if (get_attr_length (jump) != 4 || near == 0 || pcrelative_literal_loads == 1
      || aarch64_cmodel == AARCH64_CMODEL_LARGE
      || aarch64_cmodel == AARCH64_CMODEL_TINY
      || aarch64_cmodel == AARCH64_CMODEL_TINY_PIC)
    return 0;
  rtx condition = XEXP (SET_SRC (pc_set (jump)), 0);
  rtx what = XEXP (condition, 0);
  bool wide = REG_P (what) && (REGNO (what) == CC_REGNUM
                               || GET_CODE (condition) == EQ
                               || GET_CODE (condition) == NE);
  return near < (wide ? 1 << 21 : 1 << 16) / label_alignment () ? 4 : 0;
}

/* An unwind entry says with which key return addresses are signed.  */
const char *
aarch64_target::entry_cfi () const
{
  return (signs_return_addresses_p ()
              && signs_with_b_key_p ()
            ? "\t.cfi_b_key_frame\n"
            : "");
}

/* As aarch64_declare_function_name (aarch64.cc) names it, of the options in force.  */
std::string
aarch64_target::machine_directives () const
{
  return "\t.arch " + assembler_architecture () + "\n";
}

} // namespace

target_facts
facts_of_target ()
{
  target_facts facts;
  /* adrp, and the rest is in the load; adrp and add.  */
  facts.addresses_for_anchor = 2;
  /* Fewer rows of the unwind table are said again behind an epilogue.  */
  if (unwind_tables_counted_p ())
    facts.least_size_for_traces = 2;
  facts.jumps_by_address = true;
  return facts;
}

unit_target
built_fold_target ()
{
  static aarch64_target target;
  bool fixes = (unit_options ()->x_aarch64_fix_a53_err835769 == 2
                  ? TARGET_FIX_ERR_A53_835769_DEFAULT
                  : unit_options ()->x_aarch64_fix_a53_err835769);
  unit_target found
    = target_unless ({ { TARGET_ILP32 != 0, "-mabi=ilp32" },
                       { fixes, "-mfix-cortex-a53-835769" },
                       { aarch64_track_speculation != 0, "-mtrack-speculation" },
                       { aarch64_harden_sls_retbr_p ()
                           || aarch64_harden_sls_blr_p (), "-mharden-sls" } },
                     target);
  if (found.target)
    target.note_unit ();
  return found;
}

insn_measure
target_insn_measure ()
{
  return NULL;
}

} // namespace outline
