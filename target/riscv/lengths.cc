/* How long RISC-V instructions are.  SPDX-License-Identifier: GPL-3.0-or-later

   GCC's length attribute ignores compressed instructions, and counts calls before the linker has relaxed them.  The
   assembler takes a compressed form (RISC-V Instruction Set Manual, volume I, "C" and "Zc*") wherever there is one:

     addi sp, sp, -32     GCC 4, in truth 2
     addi a0, a1, 1       4
     lw a0, 8(a1)         GCC 4, in truth 2
     lw a0, 8(t1)         4
     lla a0, sym          GCC 4, in truth 8
     lw a0, %lo(sym)(a5)  GCC 8, in truth 4
     call f               GCC 8, linked 4; with -mno-relax 8
     beqz a0, .L1         GCC 4, in truth 2 within 256 bytes

   "Low" registers are those that have a number of three bits in compressed instructions.

   Limits: a jump within reach of its short form only if jumps between are short, too, counts as short, and so do those
   over labels that are aligned.  Atomic instructions count as GCC counts them.  */

#include "facts/asm-text.h"
#include "facts/callee.h"
#include "target/riscv/lengths.h"
#include "target/target.h"

namespace outline
{

bool
compressed_p ()
{
#ifdef TARGET_ZCA
  return TARGET_RVC || TARGET_ZCA;
#else
  return TARGET_RVC;
#endif
}

/* GCC counts four bytes.  */
bool
restored_return_p (rtx_insn *insn)
{
  return JUMP_P (insn) && recog_memoized (insn) == CODE_FOR_gpr_restore_return;
}

rtx
save_restore_operation (rtx pattern)
{
  if (GET_CODE (pattern) == PARALLEL)
    pattern = XVECEXP (pattern, 0, 0);
  bool known = (GET_CODE (pattern) == UNSPEC_VOLATILE
                && (XINT (pattern, 1) == UNSPECV_GPR_SAVE || XINT (pattern, 1) == UNSPECV_GPR_RESTORE));
  return known ? pattern : NULL_RTX;
}

namespace
{

/* Zcb: more compressed instructions.  */
bool
more_compressed_p ()
{
#ifdef TARGET_ZCB
  return TARGET_ZCB;
#else
  return false;
#endif
}

/* Whether INSN is one of Zcmp's: "cm.push", "cm.popret", "cm.mvsa01" and the like.  They are known by the names of
   their patterns, of which there is one for each number of registers; others keep GCC's length.  */
bool
push_pop_p ([[maybe_unused]] rtx_insn *insn)
{
#ifdef TARGET_ZCMP
  if (!TARGET_ZCMP || recog_memoized (insn) < 0)
    return false;
  const char *name = get_insn_name (recog_memoized (insn));
  name += name[0] == '*';
  return startswith (name, "gpr_multi_p") || startswith (name, "mvsa01") || startswith (name, "mva01s");
#else
  return false;
#endif
}

/* The register in X, which may be a part of it; null if X is something else.  */
const_rtx
reg_in (const_rtx x)
{
  if (SUBREG_P (x))
    x = SUBREG_REG (x);
  return REG_P (x) ? x : NULL_RTX;
}

bool
general_p (const_rtx x)
{
  x = reg_in (x);
  return x && GP_REG_P (REGNO (x));
}

bool
low_p (const_rtx x)
{
  x = reg_in (x);
  return x && (IN_RANGE (REGNO (x), GP_REG_FIRST + 8, GP_REG_FIRST + 15)
               || IN_RANGE (REGNO (x), FP_REG_FIRST + 8, FP_REG_FIRST + 15));
}

bool
same_p (const_rtx a, const_rtx b)
{
  a = reg_in (a), b = reg_in (b);
  return a && b && REGNO (a) == REGNO (b);
}

/* Whether X is a number from LEAST to MOST.  */
bool
number_p (const_rtx x, HOST_WIDE_INT least, HOST_WIDE_INT most)
{
  return CONST_INT_P (x) && IN_RANGE (INTVAL (x), least, most);
}

bool
symbolic_p (const_rtx x)
{
  return CONSTANT_P (x) && !CONST_INT_P (x) && GET_CODE (x) != HIGH && GET_CODE (x) != CONST_DOUBLE;
}

/* Whether an access of MEM, from or to VALUE, is compressed; WIDENED: it loads less than a register, with zeros if
   UNSIGNED.  */
bool
narrow_access_p (const_rtx mem, const_rtx value, bool widened = false, bool is_unsigned = false)
{
  HOST_WIDE_INT bytes = GET_MODE_SIZE (GET_MODE (mem)).to_constant ();
  const_rtx base = XEXP (mem, 0);
  HOST_WIDE_INT offset = 0;
  if (GET_CODE (base) == PLUS && CONST_INT_P (XEXP (base, 1)))
    offset = INTVAL (XEXP (base, 1)), base = XEXP (base, 0);
  if (!REG_P (base) || offset < 0 || offset % bytes)
    return false;
  const_rtx reg = reg_in (value);
  if (bytes < 4)
    {
      /* "lbu", "lhu", "lh", "sb", "sh"; what is not widened is loaded as unsigned.  */
      bool known = bytes == 2 || !widened || is_unsigned;
      return more_compressed_p () && known && low_p (base) && low_p (value) && offset <= 3;
    }
  if (bytes > 8 || (bytes == 4 && TARGET_64BIT && widened && is_unsigned))
    return false;
  bool floating = reg && FP_REG_P (REGNO (reg));
  if (floating ? (bytes == 4 ? TARGET_64BIT : !TARGET_DOUBLE_FLOAT) || !TARGET_RVC : bytes > UNITS_PER_WORD)
    return false;
  if (REGNO (base) == STACK_POINTER_REGNUM)
    return offset < 64 * bytes;
  return low_p (base) && low_p (value) && offset < 32 * bytes;
}

/* Whether DEST = A + B, or A - B if MINUS, is compressed; WORD: on 32 of 64 bits.  */
bool
narrow_sum_p (const_rtx dest, const_rtx a, const_rtx b, bool minus, bool word)
{
  if (CONST_INT_P (b))
    {
      bool stack = REG_P (a) && REGNO (a) == STACK_POINTER_REGNUM;
      if (same_p (a, dest))
        return number_p (b, -32, 31) || (stack && !word && number_p (b, -512, 496) && INTVAL (b) % 16 == 0);
      return !word && stack && low_p (dest) && number_p (b, 4, 1020) && INTVAL (b) % 4 == 0;
    }
  bool in_place = same_p (a, dest) || (!minus && same_p (b, dest));
  if (!general_p (a) || !general_p (b) || !in_place)
    return false;
  return (!minus && !word) || (low_p (a) && low_p (b));
}

/* Whether DEST = A & B, A | B or A ^ B, as CODE says, is compressed.  */
bool
narrow_logic_p (rtx_code code, const_rtx dest, const_rtx a, const_rtx b)
{
  if (!low_p (dest) || !general_p (a))
    return false;
  if (CONST_INT_P (b))
    return (same_p (a, dest)
            && ((code == AND && number_p (b, -32, 31))
                || (more_compressed_p () && code == AND && number_p (b, 255, 255))
                || (more_compressed_p () && code == XOR && b == constm1_rtx)));
  return low_p (a) && low_p (b) && (same_p (a, dest) || same_p (b, dest));
}

/* Whether DEST, a register, is SRC, an operation other than a load, in a compressed instruction.  */
bool
narrow_value_p (const_rtx dest, const_rtx src)
{
  bool extended = GET_CODE (src) == SIGN_EXTEND || GET_CODE (src) == ZERO_EXTEND;
  if (extended && reg_in (XEXP (src, 0)))
    {
      machine_mode from = GET_MODE (XEXP (src, 0));
      if (GET_CODE (src) == SIGN_EXTEND && from == SImode)
        return same_p (dest, XEXP (src, 0));
      return more_compressed_p () && low_p (dest) && same_p (dest, XEXP (src, 0));
    }
  if (extended && GET_CODE (src) == ZERO_EXTEND)
    return false;
  machine_mode mode = GET_MODE (src);
  if (extended)
    src = XEXP (src, 0);
  bool word = TARGET_64BIT && (extended || mode != DImode);
  switch (GET_CODE (src))
    {
    case REG:
    case SUBREG:
      return general_p (dest) && general_p (src);
    case CONST_INT:
      return (general_p (dest)
              && (number_p (src, -32, 31)
                  || ((INTVAL (src) & 4095) == 0
                      && (IN_RANGE (sext_hwi (INTVAL (src), 32) >> 12, -32, 31))
                      && REGNO (reg_in (dest)) != STACK_POINTER_REGNUM)));
    case PLUS:
    case MINUS:
      return narrow_sum_p (dest, XEXP (src, 0), XEXP (src, 1), GET_CODE (src) == MINUS, word)
             && general_p (dest);
    case AND:
    case IOR:
    case XOR:
      return narrow_logic_p (GET_CODE (src), dest, XEXP (src, 0), XEXP (src, 1));
    case NOT:
      return more_compressed_p () && low_p (dest) && same_p (dest, XEXP (src, 0));
    case MULT:
      return (more_compressed_p () && !word && low_p (XEXP (src, 0)) && low_p (XEXP (src, 1)) && general_p (dest)
              && (same_p (dest, XEXP (src, 0)) || same_p (dest, XEXP (src, 1))));
    case ASHIFT:
    case LSHIFTRT:
    case ASHIFTRT:
      return (!word && CONST_INT_P (XEXP (src, 1)) && same_p (dest, XEXP (src, 0))
              && (GET_CODE (src) == ASHIFT || low_p (dest)));
    default:
      return false;
    }
}

bool
narrow_set_p (const_rtx set)
{
  const_rtx dest = SET_DEST (set), src = SET_SRC (set);
  /* "sw zero, 8(sp)" is compressed, too.  */
  if (MEM_P (dest))
    return narrow_access_p (dest, src);
  if (!reg_in (dest))
    return false;
  bool extended = GET_CODE (src) == SIGN_EXTEND || GET_CODE (src) == ZERO_EXTEND;
  const_rtx loaded = extended ? XEXP (src, 0) : src;
  if (MEM_P (loaded))
    return narrow_access_p (loaded, dest, extended, GET_CODE (src) == ZERO_EXTEND);
  return narrow_value_p (dest, src);
}

/* Whether INSN is a jump to a label.  */
bool
jump_target_p (const rtx_insn *insn)
{
  return (JUMP_P (insn) && JUMP_LABEL (insn) && LABEL_P (JUMP_LABEL (insn)) && pc_set (insn)
          && (simplejump_p (insn) || any_condjump_p (insn)));
}

/* The bytes of one instruction that is compressed if NARROW.  */
uint32_t
bytes_if (bool narrow)
{
  return narrow && compressed_p () ? 2 : 4;
}

/* The bytes of a load or store of MEM, from or to VALUE.  */
uint32_t
access_bytes (const_rtx mem, const_rtx value)
{
  return symbolic_p (XEXP (mem, 0)) ? 8 : bytes_if (narrow_access_p (mem, value));
}

/* The bytes of PATTERN, a PARALLEL that sets or tests the guard of the stack: loads, a store or "xor", and "li".  */
uint32_t
guard_bytes (const_rtx pattern)
{
  const_rtx set = XVECEXP (pattern, 0, 0), guard = SET_SRC (set);
  const_rtx scratch = XEXP (XVECEXP (pattern, 0, 1), 0);
  uint32_t bytes = access_bytes (XVECEXP (guard, 0, 0), scratch) + bytes_if (true);
  if (MEM_P (SET_DEST (set)))
    return bytes + access_bytes (SET_DEST (set), scratch);
  return (bytes + access_bytes (XVECEXP (guard, 0, 1), SET_DEST (set))
          + bytes_if (low_p (scratch) && low_p (SET_DEST (set))));
}

/* Whether PATTERN is one of these.  */
bool
guard_p (const_rtx pattern)
{
  if (GET_CODE (pattern) != PARALLEL || XVECLEN (pattern, 0) != 2 || GET_CODE (XVECEXP (pattern, 0, 0)) != SET)
    return false;
  const_rtx source = SET_SRC (XVECEXP (pattern, 0, 0));
  return (GET_CODE (source) == UNSPEC
          && (XINT (source, 1) == UNSPEC_SSP_SET || XINT (source, 1) == UNSPEC_SSP_TEST)
          && MEM_P (XVECEXP (source, 0, 0)));
}

/* The bytes of SET, to a register or memory, for which GCC says LENGTH.  */
uint32_t
set_bytes (rtx_insn *insn, const_rtx set, uint32_t length)
{
  const_rtx src = SET_SRC (set), dest = SET_DEST (set);
  const_rtx loaded = GET_CODE (src) == SIGN_EXTEND || GET_CODE (src) == ZERO_EXTEND ? XEXP (src, 0) : src;
  for (const_rtx x : { loaded, dest })
    if (MEM_P (x) && symbolic_p (XEXP (x, 0)))
      return 8;
    else if (MEM_P (x) && GET_CODE (XEXP (x, 0)) == LO_SUM && length == 8)
      return 4;
  if (symbolic_p (src) && GET_CODE (src) != CONST_VECTOR)
    return 8;
  if (GET_CODE (src) == IF_THEN_ELSE && length == 8)
    {
      const_rtx test = XEXP (src, 0), value = XEXP (src, 2);
      bool zero = XEXP (test, 1) == const0_rtx && (GET_CODE (test) == EQ || GET_CODE (test) == NE);
      return bytes_if (zero && low_p (XEXP (test, 0))) + bytes_if (narrow_value_p (dest, value));
    }
  if (length == 8 && get_attr_type (insn) == TYPE_FCMP)
    return 4;
  return length == 4 ? bytes_if (narrow_set_p (set)) : length;
}

/* unrelaxed_bytes of INSN, which is not a jump to a label.  */
uint32_t
plain_bytes (rtx_insn *insn)
{
  rtx pattern = PATTERN (insn);
  if (push_pop_p (insn))
    return 2;
  if (CALL_P (insn))
    {
      const rtx *callee = callee_of (insn);
      return callee && REG_P (*callee) ? bytes_if (true) : 8;
    }
  /* Returns, and jumps through registers.  */
  if (JUMP_P (insn))
    return restored_return_p (insn) ? 0 : bytes_if (true);
  uint32_t length = get_attr_length (insn);
  if (GET_CODE (pattern) == TRAP_IF || pattern == const0_rtx)
    return bytes_if (true);
  if (guard_p (pattern))
    return guard_bytes (pattern);
  if (save_restore_operation (pattern))
    return 8;
  if (asm_p (insn))
    return length;
  const_rtx set = single_set (insn);
  return set && length ? set_bytes (insn, set, length) : length;
}

/* Whether the label of JUMP, which has an address, is at most REACH bytes away.  (Tables of jumps are not in the
   code.)  */
bool
near_p (rtx_insn *jump, int reach)
{
  rtx_insn *label = JUMP_LABEL_AS_INSN (jump);
  int distance = INSN_ADDRESSES (INSN_UID (label)) - INSN_ADDRESSES (INSN_UID (jump));
  if (!compressed_p () || abs (distance) > 3 * reach)
    return abs (distance) <= reach;
  bool forward = distance > 0;
  int left = reach;
  for (rtx_insn *insn = jump; insn && insn != label && left >= 0;
       insn = forward ? NEXT_INSN (insn) : PREV_INSN (insn))
    if (INSN_P (insn) && printed_p (insn) && (forward || insn != jump))
      left -= jump_target_p (insn) ? bytes_if (compressed_reach (insn)) : plain_bytes (insn);
  return left >= 0;
}

/* The bytes of JUMP, to a label.  */
uint32_t
jump_bytes (rtx_insn *jump)
{
  uint32_t length = get_attr_length (jump);
  int reach = compressed_reach (jump);
  size_t uid = INSN_UID (jump), target = INSN_UID (JUMP_LABEL_AS_INSN (jump));
  bool placed = INSN_ADDRESSES_SET_P () && uid < INSN_ADDRESSES_SIZE () && target < INSN_ADDRESSES_SIZE ();
  return reach && length == 4 && placed && near_p (jump, reach) ? 2 : length;
}

uint32_t
measure_insn (rtx_insn *insn)
{
  uint32_t bytes = unrelaxed_bytes (insn);
  if (jump_target_p (insn))
    return bytes;
  bool relaxed = bytes == 8 && (CALL_P (insn) || save_restore_operation (PATTERN (insn)));
  return relaxed ? call_bytes () : bytes;
}

} // namespace

uint32_t
unrelaxed_bytes (rtx_insn *insn)
{
  return jump_target_p (insn) ? jump_bytes (insn) : plain_bytes (insn);
}

uint32_t
call_bytes ()
{
  return riscv_mrelax ? 4 : 8;
}

/* "j" reaches 2 KB, "beqz" and "bnez" of a low register 256 bytes.  */
int
compressed_reach (const rtx_insn *jump)
{
  if (!compressed_p ())
    return 0;
  if (simplejump_p (jump))
    return 2046;
  const_rtx test = XEXP (SET_SRC (pc_set (jump)), 0);
  bool zero = (GET_CODE (test) == EQ || GET_CODE (test) == NE) && XEXP (test, 1) == const0_rtx;
  return zero && low_p (XEXP (test, 0)) ? 254 : 0;
}

insn_measure
target_insn_measure ()
{
  return measure_insn;
}

} // namespace outline
