/* Has long jumps go to a near jump with the same target.
   SPDX-License-Identifier: GPL-3.0-or-later

     jne  .L5      6              jne  .L9      2
     ...                          ...
     jmp  .L5      5         .L9: jmp  .L5      5
     ...                          ...
     jle  .L5      6              jle  .L9      2

   The numbers are bytes on x86-64.  Each jump that is changed executes one more when it is
   taken.  An unconditional jump that stays is the root of a chain, all others of which go to it
   directly, though a chain of several could save more: see B. L. Leverett and T. G. Szymanski,
   "Chaining Span-Dependent Jump Instructions", TOPLAS 2(3), 1980.

   Nothing changes for unwinders: dwarf2cfi makes the frame at both jumps that of their target.
   Both are in the same part of the function, where it is in two.  */

#include "rtl/jump-chains.h"

#include "plugin/options.h"
#include "rtl/insn-class.h"

namespace outline
{

namespace
{

/* A jump to a label, in its place.  */
struct placed_jump
{
  rtx_insn *insn;
  int address;              /* From the start of the function, in bytes.  */
  short_jump_form form;
  float frequency;          /* For each entry of the function.  */
};

/* Jumps of one part of a function that have the same target, by ascending address.  */
typedef std::vector<placed_jump> jump_group;

/* JUMP goes to the jump ROOT.  */
struct chain
{
  const placed_jump *jump;
  const placed_jump *root;
};

/* The jumps of the current function, which has FREQUENCIES, by target, in the order of their first
   ones.  */
std::vector<jump_group>
group_jumps (const fold_target &target, const insn_frequencies &frequencies)
{
  frequency_follower frequency (frequencies);
  std::vector<jump_group> groups;
  std::unordered_map<const rtx_insn *, size_t> of_label;
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    if (NOTE_P (insn) && NOTE_KIND (insn) == NOTE_INSN_SWITCH_TEXT_SECTIONS)
      of_label.clear ();
    else if (INSN_P (insn))
      {
        float executions = frequency.at (insn);
        rtx_insn *label = jump_target (insn);
        if (!label)
          continue;
        auto found = of_label.emplace (label, groups.size ());
        if (found.second)
          groups.emplace_back ();
        groups[found.first->second].push_back (
          { insn, INSN_ADDRESSES (INSN_UID (insn)), target.short_form (insn), executions });
      }
  return groups;
}

/* Whether JUMP reaches ROOT in its short form, or will once code is SHRUNK to that part of its length.  */
bool
near_p (const placed_jump &jump, const placed_jump &root, double shrunk)
{
  return std::abs (jump.address - root.address) * shrunk <= jump.form.reach;
}

/* Adds to CHAINS those of the jumps of GROUP for which OPEN says that they may be changed.  SHRUNK as
   for near_p.  */
template<typename predicate>
void
find_chains (const jump_group &group, double shrunk, predicate open, std::vector<chain> &chains)
{
  std::vector<const placed_jump *> roots;
  for (const placed_jump &jump : group)
    if (simplejump_p (jump.insn))
      {
        if (!roots.empty () && open (jump) && near_p (jump, *roots.back (), shrunk))
          chains.push_back ({ &jump, roots.back () });
        else
          roots.push_back (&jump);
      }
  auto next = roots.begin ();
  for (const placed_jump &jump : group)
    {
      while (next != roots.end () && (*next)->address < jump.address)
        ++next;
      if (simplejump_p (jump.insn) || !open (jump))
        continue;
      if (next != roots.end () && near_p (jump, **next, shrunk))
        chains.push_back ({ &jump, *next });
      else if (next != roots.begin () && near_p (jump, **(next - 1), shrunk))
        chains.push_back ({ &jump, *(next - 1) });
    }
}

/* Whether JUMP becomes shorter in its short form.  Stress mode changes jumps that are short, too.  */
bool
shortened_p (const placed_jump &jump)
{
  return jump.form.saves || (opts.stress && jump.form.reach);
}

/* In how many of its executions JUMP is taken, by GCC's estimate.  */
float
part_taken (rtx_insn *jump)
{
  rtx note = find_reg_note (jump, REG_BR_PROB, NULL_RTX);
  if (simplejump_p (jump) || !note)
    return 1;
  return (float (profile_probability::from_reg_br_prob_note (XINT (note, 0))
                   .to_reg_br_prob_base ())
          / REG_BR_PROB_BASE);
}

/* A label before ROOT, the first time a new one.  */
rtx_code_label *
label_before (rtx_insn *root, std::unordered_map<rtx_insn *, rtx_code_label *> &labels)
{
  rtx_code_label *&label = labels[root];
  if (!label)
    {
      label = gen_label_rtx ();
      emit_label_before (label, root);
    }
  return label;
}

} // namespace

std::vector<long_jump>
read_long_jumps (const fold_target &target, const insn_frequencies &frequencies)
{
  /* What folding may leave of the code between two jumps.  */
  const double shrunk = 2 / 3.0;
  std::vector<jump_group> groups = group_jumps (target, frequencies);
  std::vector<chain> chains;
  for (const jump_group &group : groups)
    find_chains (group, shrunk, shortened_p, chains);
  std::vector<long_jump> jumps;
  for (const chain &c : chains)
    jumps.push_back ({ uint32_t (INSN_UID (c.jump->insn)), c.jump->form.saves,
                       c.jump->frequency, part_taken (c.jump->insn) });
  return jumps;
}

unsigned
chain_jumps (const fold_target &target, const std::vector<uint32_t> &jumps)
{
  auto open = [&] (const placed_jump &jump) {
    return (shortened_p (jump)
            && std::binary_search (jumps.begin (), jumps.end (),
                                   uint32_t (INSN_UID (jump.insn))));
  };
  std::vector<jump_group> groups = group_jumps (target, insn_frequencies ());
  std::vector<chain> chains;
  for (const jump_group &group : groups)
    find_chains (group, 1, open, chains);
  std::unordered_map<rtx_insn *, rtx_code_label *> labels;
  unsigned changed = 0;
  for (const chain &c : chains)
    if (redirect_jump (as_a<rtx_jump_insn *> (c.jump->insn),
                       label_before (c.root->insn, labels), 0))
      {
        CROSSING_JUMP_P (c.jump->insn) = 0;
        changed++;
      }
  return changed;
}

} // namespace outline
