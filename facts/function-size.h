/* What a function takes in the object.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_FUNCTION_SIZE_H
#define OUTLINE_FACTS_FUNCTION_SIZE_H

#include <vector>

#include "gcc/gcc-compat.h"

namespace outline
{

/* Whether the program needs unwind tables to run, in which each instruction may
   have a row.  Not if only a debugger would read them: then code may not depend on them, as it is
   the same without -g.  */
bool unwind_tables_p ();

/* Whether OPTIONS, of a function or the unit, want tables for unwinding, of whatever kind.  */
bool tables_wanted_p (const cl_optimization &options);

/* Whether unwind_tables_p, and their bytes are in the program: the linker does not drop them (option unwind-by).
   Decides what code costs; rows are right in any case.  */
bool unwind_tables_counted_p ();

/* Whether unwind_tables_p holds for any function of the unit, whatever the options in force: with -flto they may
   differ.  */
bool unwind_tables_in_unit_p ();

/* Whether the program needs tables with one description for a whole function, valid at its calls
   (EHABI).  */
bool function_tables_p ();

/* Whether INSN is an instruction that "final" prints.  */
bool printed_p (const rtx_insn *insn);

/* The bytes of code of INSN, of the current function: its length attribute, or what the function
   set by set_insn_measure returns, where that attribute is too large.  */
uint32_t insn_bytes (rtx_insn *insn);
typedef uint32_t (*insn_measure) (rtx_insn *insn);
void set_insn_measure (insn_measure measure);

/* The bytes of code of the current function, whose next pass is "final".  */
uint32_t code_bytes ();

/* Computes the lengths of the current function's instructions anew.  */
void update_lengths ();

/* The bytes that the name of a function takes in the code, if it has LENGTH characters
   (-mpoke-function-name).  */
uint32_t printed_name_bytes (size_t length);

/* The bytes of an advance to a location in the unwind table.  */
const unsigned cfi_advance_bytes = 1;

/* The bytes that CFI takes in the unwind table, without the advance to its
   place.  */
unsigned cfi_bytes (const dw_cfi_node *cfi);

/* The bytes of CFI that remain if the rows around it are merged into one.  */
unsigned kept_cfi_bytes (const dw_cfi_node *cfi);

/* The rows of an unwind entry.  */
struct unwind_rows
{
  std::vector<rtx_insn *> notes; /* NOTE_INSN_CFI, one for each directive that "final" prints.  */
  uint32_t bytes = 0;
};

/* Those of a function with the final instructions INSNS: of each of its parts, if it is partitioned, in the order in
   which they are printed.  */
std::vector<unwind_rows> read_unwind_rows (rtx_insn *insns);

/* The distance from the stack pointer to the CFA where unwind entries begin, at the first instruction of a function, in
   bytes.  */
int incoming_frame_offset ();

/* Whether the last of ROWS, those of a part (unwind_rows), sets the CFA back to where it is at the start of a function,
   so that the code after it has the frame with which a function begins if no register is saved.  */
bool ends_as_begun_p (const std::vector<rtx_insn *> &rows);

} // namespace outline

#endif
