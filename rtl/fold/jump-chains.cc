/* Chains of jumps: long jumps that go to a nearby jump with the same target.
   SPDX-License-Identifier: GPL-3.0-or-later

     jne  .L5      6              jne  .L9      2
     ...                          ...
     jmp  .L5      5         .L9: jmp  .L5      5
     ...                          ...
     jle  .L5      6              jle  .L9      2

   The numbers are bytes on x86-64.  Each retargeted jump executes one more jump when it is taken.  An
   unconditional jump that stays is the root of a chain; all other jumps of the chain go to it
   directly, though longer chains could save more: see B. L. Leverett and T. G. Szymanski, "Chaining
   Span-Dependent Jump Instructions", TOPLAS 2(3), 1980.  Where no root is near, one is added for
   several conditional jumps, after a barrier: an island, as linkers call code that relays jumps which
   do not reach their target.

   1. chain_finder::find_roots     chains to jumps that exist; what is left over are conditional jumps
   2. chain_finder::find_islands   added jumps for those left over (rtl/choose/plan-islands.h)

   read_jump_chains runs both steps before folding, with distances that folding may leave, to find what
   could be chained; chain_jumps runs them again after folding, with the jumps that were chosen.

   Jumps, root and island are in one part of the function, where it has two.  Nothing changes for
   unwinders: dwarf2cfi makes the frame at all these jumps that of their target, and an island is placed
   where the unwind table has that frame.  */

#include "rtl/fold/jump-chains.h"

#include "plugin/options.h"
#include "rtl/choose/plan-islands.h"
#include "rtl/fold/placed-jumps.h"

namespace outline
{

namespace
{

/* JUMPS, of GROUP, go to the jump ROOT, or to one that is added at ISLAND.  */
struct chain
{
  const jump_group *group;
  std::vector<const placed_jump *> jumps;
  const placed_jump *root;
  const island_place *island;
  int address;              /* Of ROOT or ISLAND.  */
};

typedef std::function<bool (const placed_jump &)> jump_predicate;

/* How far an island may be, in bytes, from a jump of FORM that goes there: the island itself may lengthen the
   distance.  */
int
island_reach (const short_jump_form &form)
{
  return form.reach - int (form.island);
}

/* The bytes of an island for jumps of FORM; 0 in stress mode.  */
int64_t
island_cost (const short_jump_form &form)
{
  return opts.stress ? 0 : int64_t (form.island);
}

/* Finds the chains of a function.  */
class chain_finder
{
public:
  /* OPEN: whether a jump of READ may be changed.  SHRUNK: the factor by which folding is expected to
     shorten distances; 1 after folding.  */
  chain_finder (const placed_jumps &read, double shrunk, jump_predicate open);

  std::vector<chain> find ();

private:
  bool near_p (const placed_jump &jump, const placed_jump &root) const;
  void find_roots (const jump_group &group, std::vector<const placed_jump *> &left);
  void find_islands (const jump_group &group, const std::vector<const placed_jump *> &left);
  bool open_place_p (const island_place &place, const jump_group &group) const;

  const placed_jumps &m_read;
  double m_shrunk;
  jump_predicate m_open;
  std::vector<int> m_addresses; /* Of the places.  */
  std::vector<bool> m_taken;    /* By place: there is an island.  */
  std::vector<chain> m_chains;
};

chain_finder::chain_finder (const placed_jumps &read, double shrunk, jump_predicate open)
  : m_read (read), m_shrunk (shrunk), m_open (std::move (open)), m_taken (read.places.size ())
{
  for (const island_place &place : read.places)
    m_addresses.push_back (place.address);
}

/* Whether JUMP in its short form will reach ROOT, with distances scaled by M_SHRUNK.  */
bool
chain_finder::near_p (const placed_jump &jump, const placed_jump &root) const
{
  return std::abs (jump.address - root.address) * m_shrunk <= jump.form.reach;
}

/* Adds the chains of GROUP that have a root, and to LEFT the conditional jumps of GROUP that may be changed
   but have none.  */
void
chain_finder::find_roots (const jump_group &group, std::vector<const placed_jump *> &left)
{
  auto add = [&] (const placed_jump &jump, const placed_jump *root) {
    m_chains.push_back ({ &group, { &jump }, root, NULL, root->address });
  };
  std::vector<const placed_jump *> roots;
  for (const placed_jump &jump : group.jumps)
    if (simplejump_p (jump.insn))
      {
        if (!roots.empty () && m_open (jump) && near_p (jump, *roots.back ()))
          add (jump, roots.back ());
        else
          roots.push_back (&jump);
      }
  auto next = roots.begin ();
  for (const placed_jump &jump : group.jumps)
    {
      while (next != roots.end () && (*next)->address < jump.address)
        ++next;
      if (simplejump_p (jump.insn) || !m_open (jump))
        continue;
      if (next != roots.end () && near_p (jump, **next))
        add (jump, *next);
      else if (next != roots.begin () && near_p (jump, **(next - 1)))
        add (jump, *(next - 1));
      else
        left.push_back (&jump);
    }
}

/* Whether an island for GROUP may be at PLACE: it is in the same part of the function and, where
   there are unwind tables, has the same row.  */
bool
chain_finder::open_place_p (const island_place &place, const jump_group &group) const
{
  return (place.second_part == group.second_part
          && (cfi_consumer_of_function () != cfi_consumer::unwinders
              || place.begins_with_p (*group.frame) || place.ends_with_p (*group.frame)));
}

/* Adds the islands for LEFT, jumps of GROUP.  */
void
chain_finder::find_islands (const jump_group &group, const std::vector<const placed_jump *> &left)
{
  if (left.empty () || !left[0]->form.island)
    return;
  const short_jump_form &form = left[0]->form;
  std::vector<waiting_jump> waiting;
  waiting.reserve (left.size ());
  for (const placed_jump *jump : left)
    waiting.push_back ({ jump->address, jump->form.saves });
  auto open = [&] (size_t place) {
    return !m_taken[place] && open_place_p (m_read.places[place], group);
  };
  for (const planned_island &island
       : plan_islands (waiting, m_addresses, island_reach (form) / m_shrunk,
                       island_cost (form) - opts.stress, open))
    {
      m_taken[island.place] = true;
      m_chains.push_back ({ &group,
                            { left.begin () + island.first, left.begin () + island.end },
                            NULL, &m_read.places[island.place], m_addresses[island.place] });
    }
}

std::vector<chain>
chain_finder::find ()
{
  std::vector<std::vector<const placed_jump *>> left (m_read.groups.size ());
  for (size_t i = 0; i < left.size (); i++)
    find_roots (m_read.groups[i], left[i]);
  for (size_t i = 0; i < left.size (); i++)
    find_islands (m_read.groups[i], left[i]);
  return std::move (m_chains);
}

/* Whether to chain JUMP: its short form is shorter.  In stress mode jumps that are already short are
   chained, too.  */
bool
shortened_p (const placed_jump &jump)
{
  return jump.form.saves || (opts.stress && jump.form.reach);
}

/* The fraction of its executions in which JUMP is taken, by GCC's estimate.  */
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

/* The address of the last label of the current function that is aligned; -1 if none is.  */
int
last_aligned_label ()
{
  int last = -1;
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    if (LABEL_P (insn) && label_to_alignment (insn).levels[0].log > 0)
      last = std::max (last, INSN_ADDRESSES (INSN_UID (insn)));
  return last;
}

/* C as what to choose from, in a function whose last aligned label is at ALIGNED.  */
jump_chain
describe (const chain &c, int aligned)
{
  jump_chain described {};
  described.certain = true;
  described.padded = std::min (c.address, c.jumps[0]->address) < aligned;
  if (c.island)
    described.saves = -island_cost (c.jumps[0]->form);
  for (const placed_jump *jump : c.jumps)
    {
      described.insns.push_back (INSN_UID (jump->insn));
      described.saves += jump->form.saves;
      described.frequency = std::max (described.frequency, jump->frequency);
      described.taken += jump->frequency * part_taken (jump->insn);
      described.certain &= (std::abs (jump->address - c.address)
                            <= (c.island ? island_reach (jump->form) : jump->form.reach));
    }
  return described;
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

/* Returns the instruction after which an island at PLACE has the frame FRAME; its barrier if there is none,
   as where only debuggers look at frames.  */
rtx_insn *
insn_before_island (const island_place &place, const frame_rules &frame)
{
  rtx_insn *before = place.barrier;
  if (place.begins_with_p (frame) || !place.ends_with_p (frame))
    return before;
  /* Labels stay after the island.  */
  for (rtx_insn *note : place.notes)
    {
      reorder_insns_nobb (note, note, before);
      before = note;
    }
  return before;
}

/* Adds a jump to the target of C, and a barrier, at its place, and returns the jump.  Its line is
   that of the first of the jumps that go there.  */
rtx_insn *
add_island (const chain &c)
{
  rtx_insn *target = c.group->target;
  rtx_insn *first = c.jumps[0]->insn;
  rtx_insn *jump = emit_jump_insn_after_noloc (targetm.gen_jump (target),
                                               insn_before_island (*c.island, *c.group->frame));
  JUMP_LABEL (jump) = target;
  LABEL_NUSES (target)++;
  INSN_LOCATION (jump) = INSN_LOCATION (first);
  CROSSING_JUMP_P (jump) = CROSSING_JUMP_P (first);
  emit_barrier_after (jump);
  return jump;
}

} // namespace

std::vector<jump_chain>
read_jump_chains (const fold_target &target, const insn_frequencies &frequencies)
{
  /* The fraction that folding may leave of the code between two jumps.  */
  const double shrunk = 2 / 3.0;
  placed_jumps read = read_placed_jumps (target, frequencies);
  const std::vector<chain> found = chain_finder (read, shrunk, shortened_p).find ();
  if (found.empty ())
    return {};
  int aligned = last_aligned_label ();
  std::vector<jump_chain> chains;
  for (const chain &c : found)
    chains.push_back (describe (c, aligned));
  return chains;
}

chained_jumps
chain_jumps (const fold_target &target, const std::vector<uint32_t> &jumps)
{
  auto open = [&] (const placed_jump &jump) {
    return (shortened_p (jump)
            && std::binary_search (jumps.begin (), jumps.end (),
                                   uint32_t (INSN_UID (jump.insn))));
  };
  placed_jumps read = read_placed_jumps (target, insn_frequencies ());
  std::unordered_map<rtx_insn *, rtx_code_label *> labels;
  chained_jumps changed;
  for (const chain &c : chain_finder (read, 1, open).find ())
    {
      rtx_insn *root = c.root ? c.root->insn : add_island (c);
      changed.islands += c.island != NULL;
      for (const placed_jump *jump : c.jumps)
        if (redirect_jump (as_a<rtx_jump_insn *> (jump->insn), label_before (root, labels), 0))
          {
            CROSSING_JUMP_P (jump->insn) = 0;
            changed.jumps++;
          }
    }
  return changed;
}

} // namespace outline
