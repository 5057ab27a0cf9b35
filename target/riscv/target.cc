/* Folding on RISC-V, of 32 and 64 bits.  SPDX-License-Identifier: GPL-3.0-or-later

   How fragments are entered and left, with sizes in bytes after the linker has relaxed calls; with compressed
   instructions:

     called   call fragment      4     ... ret             2
              call fragment      4     addi sp, sp, -16; sd ra, 0(sp) ... ld ra, 0(sp); addi sp, sp, 16; ret   10
     thunk    call fragment      4     ... call f -> tail f   0
     tail     tail fragment      4     ...                 0
     register_jump   call t0, fragment   4     ... jr t0   2

   A call puts the return address into ra, the link register.  So it is legal where ra is saved (target/saved-link.h)
   and free (rtl/insn/liveness.h).  Nothing moves on the stack, and references to the stack stay as they are, except in
   fragments that call others, which push ra.  Elsewhere, in leaf functions and in prologues, register-jump fragments
   keep their return address in t0, the alternate link register: processors predict "jr t0" as a return, and want no
   landing pad (Zicfilp) after it.

   In the object "call" and "tail" take 8 bytes and reach all of the code model.  A linker relaxes them to 4 within 1
   MB; "tail" changes t1 where it does not.  So t1 must be free where a fragment is entered, and no fragment is
   entered where the program reserves it.  There are no flags.

   What prints a label of its own ("auipc" with %pcrel_hi) is not folded, nor is what names that label (%pcrel_lo): a
   fragment would need both.  %hi and %lo are absolute, and may be apart.  The assembler relaxes conditional jumps
   that do not reach.

   Compare-and-swap is one instruction of GCC's with its "lr" and "sc".

   -msave-restore: its calls, through t0, and its returns stay in their functions; between them ra is saved.  Likewise
   between "cm.push" and "cm.popret" (Zcmp).

   Vector instructions stay in their function, with what sets their length.  Code between the two is folded: nothing
   that enters or leaves a fragment changes the length, nor the rounding.

   Left alone: interrupt handlers and naked functions; functions of another instruction set than the unit's, with
   vectors in frames of variable size, or with the vector calling convention; -mcmodel=large.  */

#include "target/link-register.h"

#include "facts/function-size.h"
#include "facts/target-facts.h"
#include "gcc/file-start.h"
#include "rtl/insn/expression.h"
#include "rtl/insn/insn-key.h"
#include "rtl/insn/liveness.h"
#include "target/riscv/lengths.h"
#include "target/riscv/save-routines.h"

namespace outline
{

namespace
{

class riscv_target : public link_register_target
{
public:
  riscv_target () : link_register_target (RETURN_ADDR_REGNUM, { T1_REGNUM }, INVALID_REGNUM) {}

  /* s2 to s11: most compressed instructions can't name them.  */
  std::vector<unsigned>
  costly_registers () const override
  {
    std::vector<unsigned> regnos;
    for (unsigned regno = GP_REG_FIRST + 18; regno <= GP_REG_FIRST + 27; regno++)
      regnos.push_back (regno);
    return regnos;
  }

  linkage_bytes
  all_sizes () const override
  {
    bool tables = unwind_tables_counted_p ();
    uint32_t one = compressed_p () ? 2 : 4;
    linkage_bytes bytes;
    bytes.call = bytes.jump = call_bytes ();
    bytes.return_ = one;
    /* Four instructions, and the rows of the unwind table.  */
    bytes.inner_calls = 4 * one + (tables ? 3 + 6 + 3 : 0);
    bytes.entry = tables ? 32 : 0;
    bytes.register_jump_site = call_bytes ();
    bytes.register_jump_return = one;
    return bytes;
  }

  refusal function_refusal (function *fn) const override;
  bool classify (rtx_insn *insn, uint32_t *traits) const override;
  rtx tail_call (rtx_insn *insn) const override;
  bool
  stack_arguments_p (rtx_insn *insn) const override
  {
    return keeps_shadow_stack_p () || link_register_target::stack_arguments_p (insn);
  }
  bool called_may_save_p () const override { return true; }
  unsigned return_register () const override { return register_for_fragments (T0_REGNUM); }
  rtx_insn *emit_register_jump_before (rtx symbol, rtx_insn *place) const override;
  rtx register_jump_return () const override { return assembler_line ("jr\tt0"); }
  entry_kind
  entry_of (rtx_insn *first) const override
  {
    return volatile_unspec_p (first, landing_pad_unspec) ? entry_kind::landing_pad : entry_kind::plain;
  }
  uint32_t direct_jump_bytes (rtx_insn *jump, uint32_t near) const override;
  short_jump_form short_form (rtx_insn *jump) const override;
  /* The linker makes "c.j" of them, and on 32 bits "c.jal", which reach 2 KB; GNU ld asks for the distance before any
     other has been shortened.  */
  uint32_t
  near_reach (fragment_kind kind) const override
  {
    bool has_form = kind == FRAGMENT_TAIL || (called_p (kind) && !TARGET_64BIT);
    return compressed_p () && riscv_mrelax && has_form ? 2000 : 0;
  }
  uint32_t bytes_in_object (rtx_insn *insn) const override { return unrelaxed_bytes (insn); }
  uint32_t site_bytes_in_object () const override { return 8; }
  std::string program_machine_directives () const override;
  std::string
  program_file_end () const override
  {
    return guards_jumps_p () || keeps_shadow_stack_p () ? std::string () : plain_stack ();
  }
  const save_routines *
  saves () const override
  {
    return keeps_shadow_stack_p () ? nullptr : riscv_save_routines ();
  }
  int inner_call_stack () const override { return PREFERRED_STACK_BOUNDARY / BITS_PER_UNIT; }
  rtx inner_calls_room () const override;
  rtx inner_calls_prologue (unsigned) const override;
  rtx inner_calls_epilogue (rtx_insn *, unsigned) const override;

protected:
  bool unfoldable_p (const_rtx x) const override;
  bool loads_link_p (rtx_insn *insn) const override;
  rtx call_pattern (rtx symbol, rtx last) const override;
  bool stack_offset_added_p (HOST_WIDE_INT offset) const override { return SMALL_OPERAND (offset); }
};

/* Whether DECL or its type has the attribute NAME.  */
bool
has_attribute_p (tree decl, const char *name)
{
  return (lookup_attribute (name, DECL_ATTRIBUTES (decl))
          || lookup_attribute (name, TYPE_ATTRIBUTES (TREE_TYPE (decl))));
}

refusal
riscv_target::function_refusal (function *fn) const
{
  if (has_attribute_p (fn->decl, "naked"))
    return REFUSAL_NAKED;
  if (has_attribute_p (fn->decl, "interrupt"))
    return REFUSAL_INTERRUPT;
  if (crtl->calls_eh_return)
    return REFUSAL_EH_RETURN;
  if (crtl->abi != &default_function_abi || !get_frame_size ().is_constant ()
      || crtl->preferred_stack_boundary > PREFERRED_STACK_BOUNDARY)
    return REFUSAL_STACK;
  if (other_machine_p (fn))
    return REFUSAL_CODE_ATTRIBUTE;
  return REFUSAL_NONE;
}

/* Whether X is a register for vectors, of whatever size.  */
bool
vector_register_p ([[maybe_unused]] const_rtx x)
{
#ifdef V_REG_P
  return REG_P (x) && V_REG_P (REGNO (x));
#else
  return false;
#endif
}

/* The label of an "auipc" (riscv_split_symbol, riscv.cc), and that instruction; vectors.  */
bool
riscv_target::unfoldable_p (const_rtx x) const
{
  if (GET_CODE (x) == UNSPEC && XINT (x, 1) == UNSPEC_AUIPC)
    return true;
  if (SYMBOL_REF_P (x) && startswith (XSTR (x, 0), ".LA") && ISDIGIT (XSTR (x, 0)[3]))
    return true;
  return vector_register_p (x) || !GET_MODE_SIZE (GET_MODE (x)).is_constant ();
}

bool
riscv_target::classify (rtx_insn *insn, uint32_t *traits) const
{
  /* A barrier for accesses to the stack prints nothing.  */
  if (get_attr_length (insn) == 0)
    return !JUMP_P (insn);
  if (restored_return_p (insn))
    return false;
  /* Since GCC 13 a jump that does not reach its label prints several instructions, with a label of its own or the link
     register.  */
  if (JUMP_P (insn) && get_attr_length (insn) > 4)
    return false;
  return classify_expression (PATTERN (insn), false, traits);
}

/* "\t.option pic", and for "\t.attribute arch, "rv64i2p1_c2p0"", which must be before all instructions of a file,
   "\t.option arch, rv64i2p1_c2p0".  */
std::string
riscv_target::program_machine_directives () const
{
  const std::string attribute = "\t.attribute arch, \"";
  std::string text = file_start_lines ([&] (const std::string &line) {
    return startswith (line.c_str (), "\t.option") || startswith (line.c_str (), attribute.c_str ());
  });
  if (size_t at = text.find (attribute); at != std::string::npos)
    {
      text.replace (at, attribute.size (), "\t.option arch, ");
      text.erase (text.find ('"', at), 1);
    }
  return text;
}

/* "tail __riscv_restore_0" and "cm.popret".  */
bool
riscv_target::loads_link_p (rtx_insn *insn) const
{
  return (volatile_unspec_p (insn, UNSPECV_GPR_RESTORE)
          || (returnjump_p (insn) && set_of (regno_reg_rtx[RETURN_ADDR_REGNUM], PATTERN (insn))));
}

/* A call through a register that tail calls cannot use becomes a plain jump: a function restores such registers before
   it jumps, but a fragment has none to restore.  */
rtx
riscv_target::tail_call (rtx_insn *insn) const
{
  rtx pattern = PATTERN (insn);
  rtx callee = jumpable_callee (insn);
  int parts = GET_CODE (pattern) == PARALLEL ? XVECLEN (pattern, 0) : 0;
  if (!callee || parts < 2 || GET_CODE (XVECEXP (pattern, 0, parts - 1)) != CLOBBER)
    return NULL_RTX;
  rtvec left = rtvec_alloc (parts - 1);
  for (int i = 0; i < parts - 1; i++)
    RTVEC_ELT (left, i) = copy_rtx (XVECEXP (pattern, 0, i));
  rtx tail = parts == 2 ? RTVEC_ELT (left, 0) : gen_rtx_PARALLEL (VOIDmode, left);
  if (target_knows_tail_call_p (tail))
    return tail;
  return REG_P (callee) && !guards_jumps_p () ? gen_rtx_SET (pc_rtx, copy_rtx (callee)) : NULL_RTX;
}

rtx
riscv_target::call_pattern (rtx symbol, rtx last) const
{
  rtx call = gen_rtx_CALL (VOIDmode, gen_rtx_MEM (SImode, symbol), const0_rtx);
  rtx convention = base_calling_convention ();
  rtvec parts = rtvec_alloc (1 + (convention != NULL_RTX) + (last != ret_rtx));
  int count = 0;
  RTVEC_ELT (parts, count++) = call;
  if (convention)
    RTVEC_ELT (parts, count++) = convention;
  if (last != ret_rtx)
    RTVEC_ELT (parts, count++) = gen_rtx_CLOBBER (VOIDmode, gen_rtx_REG (SImode, RETURN_ADDR_REGNUM));
  return count == 1 ? call : gen_rtx_PARALLEL (VOIDmode, parts);
}

/* No pattern calls with the return address in t0.  */
rtx_insn *
riscv_target::emit_register_jump_before (rtx symbol, rtx_insn *place) const
{
  const char *name = XSTR (symbol, 0);
  std::string text = std::string ("call\tt0,") + (name + (name[0] == '*'));
  return emit_insn_before (assembler_line (ggc_strdup (text.c_str ())), place);
}

/* "j" reaches 1 MB; NEAR does not include the alignment of labels and data between functions.  A conditional jump
   reaches 4 KB.  The assembler inverts one that does not, over a "j": that is no shorter than one over the site.  */
uint32_t
riscv_target::direct_jump_bytes (rtx_insn *jump, uint32_t near) const
{
  uint32_t reach = simplejump_p (jump) ? (1 << 20) / label_alignment () : 1 << 12;
  return near && near < reach && get_attr_length (jump) == 4 ? 4 : 0;
}

short_jump_form
riscv_target::short_form (rtx_insn *jump) const
{
  int reach = compressed_reach (jump);
  uint32_t now = insn_bytes (jump);
  return { reach, reach && now == 4 ? 2u : 0u, 0 };
}

rtx
riscv_target::inner_calls_room () const
{
  return gen_rtx_SET (stack_pointer_rtx, plus_constant (Pmode, stack_pointer_rtx, -inner_call_stack ()));
}

rtx
riscv_target::inner_calls_prologue (unsigned) const
{
  return gen_rtx_SET (gen_rtx_MEM (Pmode, stack_pointer_rtx), gen_rtx_REG (Pmode, RETURN_ADDR_REGNUM));
}

/* Until the second instruction, the row between the two says where the return address is, which is there, too.  */
rtx
riscv_target::inner_calls_epilogue (rtx_insn *, unsigned) const
{
  std::string text = std::string (TARGET_64BIT ? "ld" : "lw") + "\tra,0(sp)\n\taddi\tsp,sp,"
                     + std::to_string (inner_call_stack ());
  return assembler_line (ggc_strdup (text.c_str ()));
}

} // namespace

target_facts
facts_of_target ()
{
  target_facts facts;
  /* As riscv_function_ok_for_sibcall in GCC's riscv.cc.  */
  facts.makes_tail_calls = !TARGET_SAVE_RESTORE;
  return facts;
}

unit_target
built_fold_target ()
{
  static riscv_target target;
  /* Callers may then know that a function leaves t1 alone, which a linker changes on the way to a fragment.  */
  bool known_to_callers = flag_ipa_ra && targetm.call_fusage_contains_non_callee_clobbers;
  return target_unless ({ { large_code_model_p (), "-mcmodel=large" }, { known_to_callers, "-fipa-ra" } }, target);
}

} // namespace outline
