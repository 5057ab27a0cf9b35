/* How many bytes the unwind table takes.  SPDX-License-Identifier: GPL-3.0-or-later

   The table as the assembler writes it:

     CIE    20 to 30 bytes, aligned by 4, one for each kind of function: without a
            personality routine, with one, with one and an exception table
     FDE    17 bytes, 4 more with an exception table, and the rows; aligned by 4,
            the last one by 8

   Which parts of the code share an FDE, gcc/unwind-table.h decides, as where they are printed.  */

#include "measure/unwind-size.h"

#include "facts/function-size.h"

namespace outline
{

/* An entry before its first row, its alignment, the table's, an entry's place in the header table, and its pointer to
   an exception table (System V ABI for x86-64 and LSB, encodings as GCC writes them).  */
static const uint32_t entry_bytes = 17, entry_alignment = 4, table_alignment = 8, header_bytes = 8,
                      lsda_pointer_bytes = 4;
/* The bytes of a CIE without its rules for the CFA and the return address; of these rules; and what a personality
   routine and an exception table add.  */
static const uint32_t common_bytes = 17, cfa_bytes = 3, return_address_bytes = 2, personality_bytes = 6, lsda_bytes = 2;

uint64_t
unwind_bytes (unwind_table table)
{
  std::map<std::string, uint32_t> open;  /* By section: the bytes of rows of the entry that is open.  */
  std::set<std::pair<bool, bool>> kinds; /* With a personality routine, with an exception table.  */
  uint64_t bytes = 0;
  auto add_entry = [&] (uint32_t rows, bool personality, bool lsda) {
    kinds.emplace (personality, lsda);
    bytes += ROUND_UP (entry_bytes + rows + (lsda ? lsda_pointer_bytes : 0), entry_alignment) + header_bytes;
  };
  for (const unwind_part &part : table.parts ())
    {
      unwind_table::placement p = table.place (part);
      if (!part.counted)
        continue;
      uint32_t rows = part.row_bytes + (p.continues ? open[part.section] : 0);
      open.erase (part.section);
      if (p.open)
        open[part.section] = rows + part.restoring;
      else
        add_entry (rows, part.personality, part.lsda);
    }
  /* Fragments continue these.  */
  for (const auto &entry : open)
    add_entry (entry.second, false, false);
  for (auto [personality, lsda] : kinds)
    bytes += ROUND_UP (common_bytes + cfa_bytes + (incoming_frame_offset () != 0 ? return_address_bytes : 0)
                         + (personality ? personality_bytes : 0) + (lsda ? lsda_bytes : 0),
                       entry_alignment);
  return ROUND_UP (bytes, table_alignment);
}

} // namespace outline
