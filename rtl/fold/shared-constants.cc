/* Constants in the code that functions load from tables of functions after them.
   SPDX-License-Identifier: GPL-3.0-or-later

     read      the constants of each function, and how far from them its loads may be (note_table_constants)
     plan      which functions will be printed one after the other, without what is folded (plan)
     share     as each is printed, which constants it leaves to code after it (rtl/choose/defer-constants.h), and
               for which of its own code before it waits (share)

   The label of a constant that is deferred is printed wherever the constant is.  It is a number of GCC's, but not
   one of the function's labels: as a note it has no place in tables of these.

   Of unknown length are functions with asm (in any section, as asm may switch to .text), with a cold part, placed
   in .text by the user, with room for patches, or with labels that may be aligned: not optimised for size, or under
   -falign-labels.  */

#include "rtl/fold/shared-constants.h"

#include "facts/code-place.h"
#include "facts/function-size.h"
#include "facts/linked-functions.h"
#include "plugin/options.h"
#include "rtl/write/fragment-text.h"

namespace outline
{

bool
constants_shared_p (const fold_target &target)
{
  cgraph_node *node;
  if (!opts.share_constants || opts.limit >= 0 || !target.constants_in_code_p ()
      || all_apart_p () || !only_functions_in_text_p ())
    return false;
  FOR_EACH_FUNCTION (node)
    if (node->thunk)
      return false;
  return true;
}

namespace
{

/* Whether a label of the current function is aligned to more than functions are: GCC counts distances as if the
   function were aligned to as much.  */
bool
labels_aligned_p ()
{
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    if (LABEL_P (insn) && (BITS_PER_UNIT << label_to_alignment (insn).levels[0].log) > FUNCTION_BOUNDARY)
      return true;
  return false;
}

/* Whether FN, the current function, which is CODE, takes part.  */
bool
takes_part_p (function *fn, const function_code &code)
{
  return (!code.refused && !code.has_asm && opt_for_fn (fn->decl, optimize_size)
          && !crtl->has_bb_partition && !crtl->patch_area_size && !labels_aligned_p ());
}

/* Whether INSN refers to GCC's constant pool: such a constant is written only with a function that refers to it.
   Thumb-1 code has such addresses (.LC0+4); others were not seen.  */
bool
own_constant_p (rtx_insn *insn)
{
  subrtx_iterator::array_type array;
  FOR_EACH_SUBRTX (i, array, PATTERN (insn), ALL)
    if (SYMBOL_REF_P (*i) && CONSTANT_POOL_ADDRESS_P (*i))
      return true;
  return false;
}

/* Where the instructions of the current function are, at most, in bytes from its start.  */
class places_at_most
{
public:
  explicit places_at_most (const constant_tables &target);

  /* Where INSN, an entry of a table, is.  */
  uint32_t of (rtx_insn *insn) const { return m_places.at (insn); }
  /* Where the function ends.  */
  uint32_t end () const { return m_end; }

private:
  std::unordered_map<rtx_insn *, uint32_t> m_places;
  uint32_t m_end = 0;
};

places_at_most::places_at_most (const constant_tables &target)
{
  /* What a table of constants is aligned by at most.  */
  const uint32_t padding = 8;
  uint32_t added = 0;
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    {
      if (NOTE_P (insn) || BARRIER_P (insn) || LABEL_P (insn) || DEBUG_INSN_P (insn))
        continue;
      uint32_t bytes;
      if (NONJUMP_INSN_P (insn) && target.table_alignment_p (insn))
        added += padding;
      uint32_t place = INSN_ADDRESSES (INSN_UID (insn)) + added;
      if (NONJUMP_INSN_P (insn) && target.table_entry (insn, &bytes))
        m_places[insn] = place;
      uint32_t length = target.length_at_most (insn);
      added += length - get_attr_length (insn);
      if (rtx_jump_table_data *table = dyn_cast<rtx_jump_table_data *> (insn))
        length = (GET_NUM_ELEM (table->get_labels ()) + 1) * GET_MODE_SIZE (table->get_data_mode ());
      m_end = MAX (m_end, place + length);
    }
}

/* The current function, FN, as code for TARGET that takes part, with CONSTANTS, numbered by TEXTS.  Sets MOVABLE
   to those that the result has.  */
section_code
section_code_of (function *fn, const fold_target &target, const code_constants &constants,
                 constant_texts &texts, std::vector<code_constants::movable> &movable)
{
  section_code code;
  places_at_most places (target);
  const uint32_t before = function_alignment (fn->decl) + MAX (align_functions.levels[0].get_value (), 0);
  std::unordered_map<uint32_t, size_t> indices;
  for (code_constants::movable &m : constants.movable_constants (target))
    {
      if (own_constant_p (m.entry))
        continue;
      table_constant c {};
      c.key = texts.intern (constant_text (m.entry, target));
      c.place = before + places.of (m.entry);
      c.last_place = UINT32_MAX;
      for (rtx_insn *load : m.loads)
        c.last_place = MIN (c.last_place, INSN_ADDRESSES (INSN_UID (load)) + target.constant_reach (load));
      /* Of several tables the last one counts.  */
      auto known = indices.emplace (c.key, code.constants.size ());
      if (known.second)
        {
          code.constants.emplace_back ();
          movable.emplace_back ();
        }
      code.constants[known.first->second] = std::move (c);
      movable[known.first->second] = std::move (m);
    }
  code.bytes = before + places.end ();
  return code;
}

/* Places the label with NUMBER before INSN.  */
void
place_label (int number, rtx_insn *insn)
{
  rtx_insn *label = emit_label_before (gen_label_rtx (), insn);
  PUT_CODE (label, NOTE);
  NOTE_KIND (label) = NOTE_INSN_DELETED_LABEL;
  NOTE_DELETED_LABEL_NAME (label) = NULL;
  CODE_LABEL_NUMBER (label) = number;
}

/* Removes from CODE the constants that only instructions at SITES (first item, length), which are replaced, load.  */
void
remove_folded (section_code &code, const std::vector<std::pair<uint32_t, uint32_t>> &sites)
{
  auto folded = [&] (uint32_t item) {
    auto after = std::upper_bound (sites.begin (), sites.end (), std::make_pair (item, UINT32_MAX));
    return after != sites.begin () && item < (after - 1)->first + (after - 1)->second;
  };
  auto unused = [&] (const table_constant &c) {
    return std::all_of (c.loads.begin (), c.loads.end (), folded);
  };
  code.constants.erase (std::remove_if (code.constants.begin (), code.constants.end (), unused),
                        code.constants.end ());
}

/* The number of code of which nothing is known.  */
const size_t unknown_code = SIZE_MAX;

} // namespace

void
note_table_constants (function *fn, const fold_target &target, read_function &read, constant_texts &texts)
{
  if (!text_p (section_of_code (fn->decl)) && !read.code.has_asm)
    return;
  read.code.in_text = true;
  section_code &code = read.code.printed;
  code.unknown = !takes_part_p (fn, read.code);
  if (code.unknown)
    return;
  std::vector<code_constants::movable> movable;
  code = section_code_of (fn, target, read.constants, texts, movable);
  std::unordered_map<rtx_insn *, uint32_t> items;
  for (size_t i = 0; i < read.insns.size (); i++)
    items[read.insns[i]] = i;
  for (size_t i = 0; i < movable.size (); i++)
    for (rtx_insn *load : movable[i].loads)
      code.constants[i].loads.push_back (items.count (load) ? items[load] : UINT32_MAX);
}

void
shared_constants::plan (const std::vector<function_code> &functions,
                        const std::vector<chosen_fragment> &chosen, constant_texts texts,
                        const fold_target &target)
{
  if (!constants_shared_p (target))
    return;
  std::vector<std::vector<std::pair<uint32_t, uint32_t>>> sites (functions.size ());
  for (const chosen_fragment &c : chosen)
    for (const fragment_site &s : c.sites)
      sites[s.function].push_back ({ s.item, c.classes.size () });
  std::vector<size_t> printed;
  for (size_t i = 0; i < functions.size (); i++)
    if (functions[i].in_text)
      printed.push_back (i);
  std::sort (printed.begin (), printed.end (), [&] (size_t a, size_t b) {
    return functions[a].place < functions[b].place;
  });
  std::vector<section_code> expected;
  for (size_t i : printed)
    {
      section_code code = functions[i].printed;
      std::sort (sites[i].begin (), sites[i].end ());
      remove_folded (code, sites[i]);
      m_numbers[functions[i].uid] = code.unknown ? unknown_code : expected.size ();
      expected.push_back (std::move (code));
    }
  m_texts = std::move (texts);
  m_deferred = std::make_unique<deferred_constants> (expected, opts.stress);
}

/* A label with the number of LABEL.  */
rtx_insn *
shared_constants::label_rtx (int label)
{
  rtx_insn *result = gen_label_rtx ();
  CODE_LABEL_NUMBER (result) = m_labels[label].first;
  return result;
}

/* Does with the constants MOVABLE of CODE, a part of CONSTANTS, what is DECIDED.  Returns whether that changes the
   function.  */
bool
shared_constants::apply (const std::vector<deferred_constant> &decided, const section_code &code,
                         const std::vector<code_constants::movable> &movable, code_constants &constants)
{
  unsigned deferred = 0, labelled = 0;
  for (size_t i = 0; i < decided.size (); i++)
    {
      const deferred_constant &d = decided[i];
      if (d.label >= int (m_labels.size ()))
        m_labels.push_back ({ CODE_LABEL_NUMBER (gen_label_rtx ()), code.constants[i].key });
      if (d.deferred)
        {
          keep_named (PATTERN (movable[i].entry), movable[i].entry);
          constants.load_from (movable[i].number, label_rtx (d.label));
          deferred++;
        }
      else if (d.label >= 0)
        {
          place_label (m_labels[d.label].first, movable[i].entry);
          labelled++;
        }
    }
  if (dump_file)
    fprintf (dump_file, "%s: of %u constants %u are left to code after it, code before it loads %u\n",
             current_function_name (), (unsigned) decided.size (), deferred, labelled);
  return deferred || labelled;
}

void
shared_constants::share (function *fn, const fold_target &target)
{
  auto number = m_numbers.find (DECL_UID (fn->decl));
  if (number == m_numbers.end () && !text_p (section_of_code (fn->decl)))
    return;
  if (number == m_numbers.end () || number->second == unknown_code)
    {
      section_code unknown;
      unknown.unknown = true;
      write (m_deferred->next (0, unknown).written);
      return;
    }
  code_constants constants (target);
  std::vector<code_constants::movable> movable;
  section_code code = section_code_of (fn, target, constants, m_texts, movable);
  deferred_constants::step step = m_deferred->next (number->second, code);
  write (step.written);
  if (!apply (step.constants, code, movable, constants))
    return;
  constants.remove_unused (target);
  update_lengths ();
}

/* Writes the constants with LABELS, between two functions.  */
void
shared_constants::write (const std::vector<int> &labels)
{
  if (labels.empty ())
    return;
  switch_to_section (text_section);
  fputs (table_start_text ().c_str (), asm_out_file);
  for (int label : labels)
    {
      targetm.asm_out.internal_label (asm_out_file, "L", m_labels[label].first);
      fputs (m_texts.texts ()[m_labels[label].second].c_str (), asm_out_file);
    }
}

void
shared_constants::finish ()
{
  write (m_deferred->finish ());
}

} // namespace outline
