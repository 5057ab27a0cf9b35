/* What a function takes in the object.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "facts/function-size.h"

#include "facts/linked-functions.h"
#include "facts/target-facts.h"
#include "plugin/options.h"

namespace outline
{

bool
function_tables_p ()
{
  return (targetm.arm_eabi_unwinder
          && (flag_exceptions || flag_unwind_tables));
}

bool
tables_wanted_p (const cl_optimization &options)
{
  return options.x_flag_unwind_tables || options.x_flag_asynchronous_unwind_tables || options.x_flag_exceptions;
}

bool
unwind_tables_p ()
{
  return (flag_unwind_tables || flag_asynchronous_unwind_tables || flag_exceptions) && !function_tables_p ();
}

/* Whether the unit is compiled with -ffreestanding, or -fno-hosted: the last one counts.  */
static bool
freestanding_p ()
{
  bool freestanding = false;
  for (unsigned i = 0; i < save_decoded_options_count; i++)
    {
      const cl_decoded_option &option = save_decoded_options[i];
      if (option.opt_index == OPT_ffreestanding || option.opt_index == OPT_fhosted)
        freestanding = (option.opt_index == OPT_ffreestanding) == (option.value != 0);
    }
  return freestanding;
}

/* Boot loaders and firmware are linked without tables, which GNU ld's --gc-sections drops where its script does not
   name them.  GCC for x86-64 and AArch64 makes them by default.  Whether the user has asked for them cannot be told, as
   Debian's driver passes -fasynchronous-unwind-tables.  */
bool
unwind_tables_counted_p ()
{
  if (!unwind_tables_p () || opts.unwind_by != UNWIND_BY_AUTO)
    return unwind_tables_p () && opts.unwind_by != UNWIND_BY_NOTHING;
  static const bool freestanding = freestanding_p ();
  return flag_exceptions || !(freestanding || unwind_tables_dropped_p ());
}

bool
unwind_tables_in_unit_p ()
{
  cgraph_node *node;
  FOR_EACH_DEFINED_FUNCTION (node)
    if (tables_wanted_p (*opts_for_fn (node->decl)))
      return !targetm.arm_eabi_unwinder;
  return unwind_tables_p ();
}

bool
printed_p (const rtx_insn *insn)
{
  return (NONDEBUG_INSN_P (insn) && GET_CODE (PATTERN (insn)) != USE
          && GET_CODE (PATTERN (insn)) != CLOBBER);
}

uint32_t
printed_name_bytes (size_t length)
{
  return facts_of_target ().prints_names ? ROUND_UP (length + 1, UNITS_PER_WORD) + UNITS_PER_WORD : 0;
}

static insn_measure measure_of_target;

void
set_insn_measure (insn_measure measure)
{
  measure_of_target = measure;
}

uint32_t
insn_bytes (rtx_insn *insn)
{
  return measure_of_target ? measure_of_target (insn) : get_attr_length (insn);
}

uint32_t
code_bytes ()
{
  uint32_t bytes = 0;
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    if (INSN_P (insn) && printed_p (insn))
      bytes += insn_bytes (insn);
  return bytes;
}

void
update_lengths ()
{
  init_insn_lengths ();
  shorten_branches (get_insns ());
}

unsigned
cfi_bytes (const dw_cfi_node *cfi)
{
  switch (cfi->dw_cfi_opc)
    {
    case DW_CFA_restore:
    case DW_CFA_remember_state:
    case DW_CFA_restore_state:
    case DW_CFA_GNU_window_save:
      return 1;
    case DW_CFA_def_cfa_offset:
      return cfi->dw_cfi_oprnd1.dw_cfi_offset < 128 ? 2 : 3;
    case DW_CFA_def_cfa:
      return 3;
    default:
      return 2;
    }
}

unsigned
kept_cfi_bytes (const dw_cfi_node *cfi)
{
  return cfi->dw_cfi_opc == DW_CFA_def_cfa_offset ? 0 : cfi_bytes (cfi);
}

std::vector<unwind_rows>
read_unwind_rows (rtx_insn *insns)
{
  std::vector<unwind_rows> parts (1);
  bool advance = true;
  for (rtx_insn *insn = insns; insn; insn = NEXT_INSN (insn))
    if (NOTE_P (insn) && NOTE_KIND (insn) == NOTE_INSN_SWITCH_TEXT_SECTIONS)
      parts.emplace_back ();
    else if (NOTE_P (insn) && NOTE_KIND (insn) == NOTE_INSN_CFI)
      {
        parts.back ().notes.push_back (insn);
        parts.back ().bytes += cfi_bytes (NOTE_CFI (insn)) + (advance ? cfi_advance_bytes : 0);
        advance = false;
      }
    else if (INSN_P (insn) && printed_p (insn))
      advance = true;
  return parts;
}

int
incoming_frame_offset ()
{
#ifdef DEFAULT_INCOMING_FRAME_SP_OFFSET
  return DEFAULT_INCOMING_FRAME_SP_OFFSET;
#else
  return 0;
#endif
}

bool
ends_as_begun_p (const std::vector<rtx_insn *> &rows)
{
  /* AArch64's "retaa" checks the return address and returns at once.  */
  bool signed_now = false;
  for (const rtx_insn *row : rows)
    signed_now ^= negates_ra_state_p (NOTE_CFI (row));
  const dw_cfi_node *last = NOTE_CFI (rows.back ());
  return (!signed_now && last->dw_cfi_opc == DW_CFA_def_cfa_offset
          && last->dw_cfi_oprnd1.dw_cfi_offset == incoming_frame_offset ());
}

} // namespace outline
