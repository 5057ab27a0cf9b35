/* Has jumps to the site of a tail go to the fragment directly.
   SPDX-License-Identifier: GPL-3.0-or-later

   A site of a tail is a single jump.  Where only jumps reach it, it is unnecessary:

             je   .L5          6
             ...                     ->    je   .L9          6
             ret
        .L5: jmp  folded.1     5

   .L9 is a label at the start of the fragment, because GCC's jump patterns accept only labels.  It
   is local, so fragments that the linker may take from another object have none.

   Where the fragment stands directly after the function, its last site is unnecessary, too (remove_last_jump).

   The numbers are bytes on x86-64.  There a short jump grows by three or four bytes, so this pays off for one such jump
   only; where all jumps have the same length, every such site is removed.

   Nothing changes for unwinders: dwarf2cfi makes the frame at a jump and at its label the
   same, and without the site a row covers no code.  Call frame notes are not moved.  */

#include "rtl/fold/direct-jumps.h"

#include "facts/function-size.h"
#include "rtl/insn/insn-range.h"
#include "rtl/read/insn-class.h"
#include "rtl/write/site-debug.h"

namespace outline
{

namespace
{

/* By label: the jumps that have it as their only target.  */
typedef std::unordered_map<const rtx_insn *, std::vector<rtx_jump_insn *>>
  jumps_by_label;

jumps_by_label
find_jumps ()
{
  jumps_by_label jumps;
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    if (rtx_insn *label = jump_target (insn))
      jumps[label].push_back (as_a<rtx_jump_insn *> (insn));
  return jumps;
}

/* The jumps in the cold part of a function that is in two parts.  */
std::unordered_set<rtx_insn *>
find_cold_part ()
{
  std::unordered_set<rtx_insn *> jumps;
  bool cold = false;
  for (rtx_insn *insn = get_insns (); insn && crtl->has_bb_partition;
       insn = NEXT_INSN (insn))
    if (NOTE_P (insn) && NOTE_KIND (insn) == NOTE_INSN_SWITCH_TEXT_SECTIONS)
      cold = true;
    else if (cold && JUMP_P (insn))
      jumps.insert (insn);
  return jumps;
}

/* Whether INSN prints nothing and may be ignored between a jump and its site.  */
bool
passed_over_p (rtx_insn *insn)
{
  if (NOTE_P (insn))
    return (NOTE_KIND (insn) != NOTE_INSN_SWITCH_TEXT_SECTIONS
            && NOTE_KIND (insn) != NOTE_INSN_EH_REGION_BEG
            && NOTE_KIND (insn) != NOTE_INSN_EH_REGION_END);
  return INSN_P (insn) && !printed_p (insn);
}

/* What is before a site.  */
struct approach
{
  std::vector<rtx_insn *> labels;
  rtx_insn *before;             /* Before these; null at the start.  */
};

approach
approach_of (rtx_insn *site)
{
  approach a;
  a.before = PREV_INSN (site);
  while (a.before && (LABEL_P (a.before) || passed_over_p (a.before)))
    {
      if (LABEL_P (a.before))
        a.labels.push_back (a.before);
      a.before = PREV_INSN (a.before);
    }
  return a;
}

class redirector
{
public:
  redirector (const fold_target &target, uint32_t near, fragment_store &store, bool any)
    : m_target (target), m_near (near), m_store (store), m_any (any),
      m_cold_part (find_cold_part ()), m_jumps (find_jumps ())
  {}

  void redirect (const tail_jump &tail);
  uint32_t longer () const { return m_longer; }

private:
  bool growth (const tail_jump &tail, const std::vector<rtx_jump_insn *> &jumps,
               uint32_t *bytes) const;

  const fold_target &m_target;
  uint32_t m_near;
  fragment_store &m_store;
  bool m_any;
  std::unordered_set<rtx_insn *> m_cold_part;
  jumps_by_label m_jumps;
  uint32_t m_longer = 0;
};

/* Sets BYTES to those by which JUMPS together grow if they go to the fragment of TAIL.
   Returns false if one cannot, or that is not less than what TAIL takes.  */
bool
redirector::growth (const tail_jump &tail, const std::vector<rtx_jump_insn *> &jumps,
                    uint32_t *bytes) const
{
  *bytes = 0;
  for (rtx_jump_insn *jump : jumps)
    {
      bool near = tail.same_section && !CROSSING_JUMP_P (jump);
      uint32_t direct = m_target.direct_jump_bytes (jump, near ? m_near : 0);
      uint32_t now = insn_bytes (jump);
      if (!direct || !(m_any || CROSSING_JUMP_P (jump) || m_cold_part.count (jump)))
        return false;
      *bytes += direct > now ? direct - now : 0;
    }
  return *bytes < insn_bytes (tail.insn);
}

/* Removes TAIL and the barrier after it.  */
void
remove_site (rtx_insn *tail)
{
  rtx_insn *barrier = NEXT_INSN (tail);
  while (!BARRIER_P (barrier))
    barrier = NEXT_INSN (barrier);
  remove_insn (barrier);
  remove_insn (tail);
}

/* Removes the site TAIL if only jumps reach it and that pays.  */
void
redirector::redirect (const tail_jump &tail)
{
  const approach a = approach_of (tail.insn);
  if (!a.before || !BARRIER_P (a.before))
    return;
  std::vector<rtx_jump_insn *> jumps;
  for (rtx_insn *label : a.labels)
    {
      std::vector<rtx_jump_insn *> &found = m_jumps[label];
      if (LABEL_PRESERVE_P (label) || LABEL_NAME (label)
          || LABEL_KIND (label) != LABEL_NORMAL
          || LABEL_NUSES (label) != (int) found.size ())
        return;
      jumps.insert (jumps.end (), found.begin (), found.end ());
    }
  uint32_t grown;
  if (!growth (tail, jumps, &grown))
    return;
  rtx_code_label *fragment = m_store.new_label (tail.fragment);
  if (!fragment)
    return;
  for (rtx_jump_insn *jump : jumps)
    if (!redirect_jump (jump, fragment, 0))
      /* The others may go there all the same.  */
      return;
    else
      note_direct_jump (jump, tail.insn);
  for (rtx_insn *label : a.labels)
    remove_label (label);
  note_removed_site (m_store.debug (tail.fragment), tail.insn);
  remove_site (tail.insn);
  m_longer += grown;
}

} // namespace

uint32_t
jump_directly (const fold_target &target, const std::vector<tail_jump> &tails,
               uint32_t near, fragment_store &store, bool any)
{
  if (tails.empty ())
    return 0;
  redirector r (target, near, store, any);
  for (const tail_jump &tail : tails)
    r.redirect (tail);
  return r.longer ();
}

bool
remove_last_jump (const std::vector<tail_jump> &tails, fragment_store &store, const std::string &name)
{
  rtx_insn *last = last_printed (get_last_insn ());
  auto tail = std::find_if (tails.begin (), tails.end (), [&] (const tail_jump &t) { return t.insn == last; });
  if (tail == tails.end () || !tail->same_section || tail->fragment != name)
    return false;
  rtx_insn *before = last_printed (PREV_INSN (last));
  if (!before)
    return false;
  note_following (last, before);
  note_removed_site (store.debug (name), last);
  remove_site (last);
  return true;
}

} // namespace outline
