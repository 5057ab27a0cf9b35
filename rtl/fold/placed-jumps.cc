/* The jumps of a function, and the places where others can be added, with their addresses.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/fold/placed-jumps.h"

#include <algorithm>

#include "facts/asm-text.h"
#include "facts/function-size.h"
#include "rtl/read/insn-class.h"

namespace outline
{

namespace
{

class jump_reader
{
public:
  jump_reader (const fold_target &target, const insn_frequencies &frequencies)
    : m_target (target), m_frequency (frequencies)
  {}

  placed_jumps read ();

private:
  void read_note (rtx_insn *note);
  void read_insn (rtx_insn *insn);
  void read_barrier (rtx_insn *barrier);
  void add_guess (rtx_insn *insn);
  uint32_t guessed_before (int address) const;
  void keep_certain ();

  const fold_target &m_target;
  frequency_follower m_frequency;
  placed_jumps m_read;
  /* By label: the index of its group in this part of the function.  */
  std::unordered_map<const rtx_insn *, size_t> m_of_label;
  frame_state m_state;
  bool m_second_part = false;
  rtx_insn *m_last = NULL;      /* The last instruction; null after a label.  */
  bool m_after_barrier = false; /* Only notes and labels since the last place.  */
  /* By ascending address of instructions that may be shorter than GCC counts: by how many bytes all up to this one
     are.  */
  std::vector<std::pair<int, uint32_t>> m_guesses;
};

void
jump_reader::read_note (rtx_insn *note)
{
  if (NOTE_KIND (note) == NOTE_INSN_SWITCH_TEXT_SECTIONS)
    {
      m_of_label.clear ();
      m_state = frame_state ();
      m_second_part = true;
      m_after_barrier = false;
    }
  else if (NOTE_KIND (note) == NOTE_INSN_CFI)
    {
      m_state.apply (NOTE_CFI (note));
      if (m_after_barrier)
        {
          m_read.places.back ().notes.push_back (note);
          m_read.places.back ().last_frame = m_state.shared ();
        }
    }
}

/* Adds INSN to the guesses, if its length is one: asm, of which GCC counts the lines, may be empty; others may have the
   length that insn_bytes gives, such as atomic ones on x86-64, of which GCC knows none.  */
void
jump_reader::add_guess (rtx_insn *insn)
{
  uint32_t counted = get_attr_length (insn), least = asm_p (insn) ? 0 : insn_bytes (insn);
  if (least < counted)
    m_guesses.emplace_back (INSN_ADDRESSES (INSN_UID (insn)),
                            (m_guesses.empty () ? 0 : m_guesses.back ().second) + counted - least);
}

void
jump_reader::read_insn (rtx_insn *insn)
{
  float executions = m_frequency.at (insn);
  if (printed_p (insn))
    {
      m_last = insn;
      m_after_barrier = false;
      add_guess (insn);
    }
  rtx_insn *label = jump_target (insn);
  if (!label)
    return;
  auto found = m_of_label.emplace (label, m_read.groups.size ());
  if (found.second)
    m_read.groups.push_back ({ label, m_second_part, m_state.shared (), {} });
  m_read.groups[found.first->second].jumps.push_back (
    { insn, INSN_ADDRESSES (INSN_UID (insn)), m_target.short_form (insn), executions });
}

/* Not between a jump and its table.  */
void
jump_reader::read_barrier (rtx_insn *barrier)
{
  if (!m_last || JUMP_TABLE_DATA_P (m_last) || tablejump_p (m_last, NULL, NULL))
    return;
  m_read.places.push_back ({ INSN_ADDRESSES (INSN_UID (barrier)), m_second_part, barrier, m_state.shared (),
                             {}, NULL });
  m_after_barrier = true;
}

/* By how many bytes the code before ADDRESS may be shorter than GCC counts.  */
uint32_t
jump_reader::guessed_before (int address) const
{
  auto next = std::lower_bound (m_guesses.begin (), m_guesses.end (), std::make_pair (address, uint32_t (0)));
  return next == m_guesses.begin () ? 0 : next[-1].second;
}

/* Lets only those jumps save bytes that are long however short the code is that they pass over: the assembler may find
   others short.  */
void
jump_reader::keep_certain ()
{
  for (jump_group &group : m_read.groups)
    for (placed_jump &jump : group.jumps)
      {
        int target = INSN_ADDRESSES (INSN_UID (group.target));
        int distance = std::abs (jump.address - target);
        int guessed = std::abs (int (guessed_before (jump.address)) - int (guessed_before (target)));
        if (guessed && distance - guessed <= jump.form.reach)
          jump.form.saves = 0;
      }
}

placed_jumps
jump_reader::read ()
{
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    if (NOTE_P (insn))
      read_note (insn);
    else if (LABEL_P (insn) && !m_after_barrier)
      m_last = NULL;
    else if (BARRIER_P (insn))
      read_barrier (insn);
    else if (JUMP_TABLE_DATA_P (insn))
      m_last = insn;
    else if (INSN_P (insn))
      read_insn (insn);
  if (!m_guesses.empty ())
    keep_certain ();
  return std::move (m_read);
}

} // namespace

placed_jumps
read_placed_jumps (const fold_target &target, const insn_frequencies &frequencies)
{
  return jump_reader (target, frequencies).read ();
}

} // namespace outline
