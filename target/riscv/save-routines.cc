/* Routines that save and restore registers on RISC-V.  SPDX-License-Identifier: GPL-3.0-or-later

   With -msave-restore a function that saves ra and the first N of s0 to s11 begins with "call t0, __riscv_save_N" and
   ends with "tail __riscv_restore_N", routines of libgcc.  As the stack is aligned, those for several N are the same:
   the largest stands for them.  For 32 bits and N up to 7:

     addi sp, sp, -32;  sw ra, 28(sp);  sw s0, 24(sp);  ... sw s6, 0(sp);  jr t0
     lw ra, 28(sp);  lw s0, 24(sp);  ... lw s6, 0(sp);  addi sp, sp, 32;  ret

   (GCC's riscv.cc: riscv_compute_frame_info, riscv_gen_gpr_save_insn; libgcc's save-restore.S.)  */

#include "target/riscv/save-routines.h"

#include <vector>

#include "rtl/insn/liveness.h"
#include "target/riscv/lengths.h"

namespace outline
{

namespace
{

const unsigned registers = 13;          /* ra and s0 to s11, in the order in which they are saved.  */
const unsigned area = 16;               /* Bytes by which the stack grows.  */

/* How many registers have room in AREA.  */
unsigned
registers_of_area ()
{
  return area / UNITS_PER_WORD;
}

/* The register with NUMBER in the order.  */
unsigned
register_of (unsigned number)
{
  return number == 0 ? RETURN_ADDR_REGNUM : number <= 2 ? S0_REGNUM + number - 1 : S2_REGNUM + number - 3;
}

/* Whether the current function has calls that are jumps.  */
bool
ends_in_calls_p ()
{
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    if (CALL_P (insn) && SIBLING_CALL_P (insn))
      return true;
  return false;
}

/* Writes a routine, with the frame that each of its instructions leaves.  */
class routine_writer
{
public:
  /* GROWN: the bytes by which the stack has grown; the first SAVED registers are on it.  */
  routine_writer (save_routine &routine, unsigned grown, unsigned saved)
    : m_routine (routine), m_row (DWARF_FRAME_REGNUM (STACK_POINTER_REGNUM), grown)
  {
    for (unsigned i = 0; i < saved; i++)
      note_saved (i);
    m_routine.frames.emplace_back (0, m_row);
  }

  void
  grow (int bytes)
  {
    m_row.cfa_offset += bytes;
    add ("addi\tsp,sp," + std::to_string (-bytes));
  }

  /* Saves, or loads, the register with NUMBER in the order.  */
  void
  save (unsigned number)
  {
    note_saved (number);
    access ('s', number);
  }

  void
  load (unsigned number)
  {
    m_row.saved.erase (DWARF_FRAME_REGNUM (register_of (number)));
    access ('l', number);
  }

  void leave (const char *jump) { add (jump); }

private:
  void
  note_saved (unsigned number)
  {
    m_row.saved[DWARF_FRAME_REGNUM (register_of (number))] = -int ((number + 1) * UNITS_PER_WORD);
  }

  /* "sw s1, 4(sp)", and the like.  */
  void
  access (char operation, unsigned number)
  {
    const int offset = m_row.cfa_offset - int ((number + 1) * UNITS_PER_WORD);
    add (std::string (1, operation) + (TARGET_64BIT ? 'd' : 'w') + "\t" + reg_names[register_of (number)] + ","
         + std::to_string (offset) + "(sp)");
  }

  void
  add (const std::string &instruction)
  {
    m_routine.text += "\t" + instruction + "\n";
    m_routine.bytes += compressed_p () ? 2 : 4;
    if (m_row != m_routine.frames.back ().second)
      m_routine.frames.emplace_back (m_routine.text.size (), m_row);
  }

  save_routine &m_routine;
  frame_rules m_row;
};

/* The routines for as many registers as have room in AREAS areas.  */
struct routine_pair
{
  explicit routine_pair (unsigned areas)
  {
    const unsigned count = MIN (areas * registers_of_area (), registers);
    save.name = "__riscv_save_" + std::to_string (count - 1);
    routine_writer saved (save, 0, 0);
    saved.grow (areas * area);
    for (unsigned i = 0; i < count; i++)
      saved.save (i);
    saved.leave ("jr\tt0");
    restore.name = "__riscv_restore_" + std::to_string (count - 1);
    routine_writer restored (restore, areas * area, count);
    for (unsigned i = 0; i < count; i++)
      restored.load (i);
    restored.grow (-int (areas * area));
    restored.leave ("ret");
  }

  save_routine save, restore;
};

/* By the number of areas less one.  */
const std::vector<routine_pair> &
all_routines ()
{
  static const std::vector<routine_pair> all = [] {
    std::vector<routine_pair> made;
    for (unsigned areas = 1; (areas - 1) * registers_of_area () < registers; areas++)
      made.emplace_back (areas);
    return made;
  }();
  return all;
}

/* The operation of INSN that saves or restores; null if it is none.  */
rtx
operation_of (const rtx_insn *insn)
{
  return INSN_P (insn) ? save_restore_operation (PATTERN (insn)) : NULL_RTX;
}

/* N of OPERATION.  */
unsigned
saved_by (const_rtx operation)
{
  return INTVAL (XVECEXP (operation, 0, 0));
}

/* By the calls of -msave-restore.  */
class save_restore_routines : public save_routines
{
public:
  /* Of ra alone folding shares as much, without a second change of the stack pointer for variables.  Before a jump to
     another function GCC loads registers itself, as if those that the function does not save had no room: with
     -msave-restore it makes no such jumps.  */
  bool
  possible_p () const override
  {
    if (register_for_fragments (T0_REGNUM) == INVALID_REGNUM || crtl->saves_all_registers)
      return false;
    unsigned saved = 0, last = 0;
    for (unsigned i = 0; i < registers; i++)
      if (df_regs_ever_live_p (register_of (i)))
        {
          saved++;
          last = i;
        }
    return saved >= 2 && (saved == last + 1 || !ends_in_calls_p ());
  }

  void begin () const override { target_flags |= MASK_SAVE_RESTORE; }

  void
  end () const override
  {
    target_flags &= ~MASK_SAVE_RESTORE;
    for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
      if (rtx operation = operation_of (insn))
        {
          const unsigned each = registers_of_area ();
          XVECEXP (operation, 0, 0) = GEN_INT (MIN (ROUND_UP (saved_by (operation) + 1, each), registers) - 1);
        }
  }

  const save_routine *
  called_by (const rtx_insn *insn) const override
  {
    const_rtx operation = operation_of (insn);
    if (!operation)
      return nullptr;
    const routine_pair &pair = all_routines ()[saved_by (operation) / registers_of_area ()];
    return XINT (operation, 1) == UNSPECV_GPR_SAVE ? &pair.save : &pair.restore;
  }
};

/* Whether all registers that routines save are kept by each function.  A routine may save more than its caller has to:
   a variable of the program that lives in one of them would get its old value back.  */
bool
usual_registers_p ()
{
  for (unsigned i = 1; i < registers; i++)
    if (fixed_regs[register_of (i)] || default_function_abi.clobbers_full_reg_p (register_of (i)))
      return false;
  return !fixed_regs[T0_REGNUM];
}

/* The user has said so by -mno-save-restore, too, which only a link with -flto may not know.  E has routines for other
   registers; Zcmp has instructions for it.  Where the linker does not relax, calls have eight bytes.  */
bool
unwanted_p ()
{
#ifdef TARGET_ZCMP
  if (TARGET_ZCMP)
    return true;
#endif
  return (TARGET_SAVE_RESTORE || target_flags_explicit & MASK_SAVE_RESTORE || TARGET_RVE || call_bytes () > 4
          || !usual_registers_p ());
}

} // namespace

const save_routines *
riscv_save_routines ()
{
  static const save_restore_routines routines;
  return unwanted_p () ? nullptr : &routines;
}

} // namespace outline
