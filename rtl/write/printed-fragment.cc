/* Printing a fragment.  SPDX-License-Identifier: GPL-3.0-or-later

   read      which instructions are printed together, and the frame before each
   print     each in the forms that a fragment of its kind may need (rtl/write/fragment-text.h)
   compose   the fragment of these texts (program/compose.h)
   note      where it comes from, for debuggers  */

#include "rtl/write/printed-fragment.h"

#include "facts/function-size.h"
#include "rtl/insn/frame-state.h"
#include "rtl/insn/insn-range.h"
#include "rtl/read/insn-class.h"
#include "rtl/write/fragment-text.h"

namespace outline
{

namespace
{

/* Whether INSN is a call that returns, or needs the same preparations (TRAIT_CALLS).  */
bool
calls_p (const fold_target &target, rtx_insn *insn)
{
  if (CALL_P (insn))
    return !SIBLING_CALL_P (insn);
  uint32_t traits = 0;
  return (printed_p (insn) && target.classify (insn, &traits)
          && traits & TRAIT_CALLS);
}

/* Instructions that are printed together, or a label.  */
struct piece
{
  rtx_insn *first, *last;
  class_text text;
};

/* The instructions of a site in pieces.  */
struct site_pieces
{
  std::vector<piece> pieces;
  std::vector<frame_rules> rows;  /* Before each, in place, and after the last one.  */
};

/* Those of SITE.  */
site_pieces
read_pieces (const fold_target &target, const site_code &site)
{
  site_pieces result;
  frame_state state (site.frame);
  auto follow = [&] (rtx_insn *insn) {
    if (NOTE_P (insn) && NOTE_KIND (insn) == NOTE_INSN_CFI)
      state.apply (NOTE_CFI (insn));
  };
  for (rtx_insn *insn = site.first;; insn = NEXT_INSN (insn))
    {
      follow (insn);
      if (printed_p (insn) || LABEL_P (insn))
        {
          rtx_insn *end = LABEL_P (insn) ? insn : last_printed_with (target, insn, site.last);
          result.pieces.push_back ({ insn, end, class_text () });
          result.rows.push_back (state.row ());
          for (; insn != end; insn = NEXT_INSN (insn))
            follow (insn);
        }
      if (insn == site.last)
        break;
    }
  for (rtx_insn *note : cfi_notes_after (site.last))
    follow (note);
  result.rows.push_back (state.row ());
  return result;
}

/* Notes in PIECES which labels the jumps go to.  */
void
bind_labels (std::vector<piece> &pieces)
{
  std::unordered_map<rtx_insn *, int64_t> places; /* Looked up in.  */
  for (size_t i = 0; i < pieces.size (); i++)
    if (LABEL_P (pieces[i].first))
      {
        places.emplace (pieces[i].first, i);
        pieces[i].text.bound = "label";
      }
  for (size_t i = 0; i < pieces.size (); i++)
    if (rtx_insn *label = LABEL_P (pieces[i].first) ? NULL : jump_target (pieces[i].first))
      pieces[i].text.bound = "jump " + std::to_string (places.at (label) - int64_t (i));
}

/* Prints PIECES in the forms that a fragment of KIND may need.  */
void
print_pieces (const fold_target &target, fragment_kind kind, const code_constants &constants,
              std::vector<piece> &pieces)
{
  auto thunk_end_p = [&] (const piece &p) { return kind == FRAGMENT_THUNK && &p == &pieces.back (); };
  bool inner = false;
  for (piece &p : pieces)
    {
      for (rtx_insn *insn : insn_range (p.first, p.last))
        {
          p.text.bytes += printed_p (insn) ? get_attr_length (insn) : 0;
          if (calls_p (target, insn))
            p.text.traits |= TRAIT_CALLS;
        }
      add_needs (p.text, target, constants, p.first, p.last);
      inner |= !keeps_site_frame_p (kind) && !thunk_end_p (p) && p.text.traits & TRAIT_CALLS;
    }
  const int deeper = keeps_site_frame_p (kind) ? 0 : target.called_stack ();
  for (piece &p : pieces)
    {
      auto form = [&] (int bytes, bool sibling = false) {
        return insn_text (target, constants, p.first, p.last, bytes, sibling);
      };
      if (thunk_end_p (p))
        {
          p.text.sibling = form (deeper, true);
          continue;
        }
      p.text.called = form (deeper);
      if (!deeper)
        p.text.plain = p.text.called;
      if (inner)
        p.text.inner = form (target.inner_call_stack ());
      p.text.silent = p.text.called.empty () && form (0).empty ();
    }
}

} // namespace

bool
print_fragment (const fold_target &target, const fragment_context &context, fragment_kind kind, const site_code &site,
                printed_fragment &fragment)
{
  site_pieces read = read_pieces (target, site);
  bind_labels (read.pieces);
  print_pieces (target, kind, site.constants, read.pieces);
  std::vector<const class_text *> texts;
  for (const piece &p : read.pieces)
    texts.push_back (&p.text);
  std::vector<const frame_rules *> rows;
  for (const frame_rules &row : read.rows)
    rows.push_back (&row);
  if (!compose (kind, context, texts, rows, &fragment))
    return false;
  for (size_t i = 0; i < read.pieces.size (); i++)
    if (const piece &p = read.pieces[i]; !LABEL_P (p.first))
      note_printed (fragment.debug, p.first, p.last, fragment.starts[i], fragment.ends[i],
                    kind == FRAGMENT_THUNK && p.last == site.last);
  fragment.readers = cfi_consumer_of_function ();
  fragment.at_sites = site.frame;
  fragment.opening = context.opening;
  fragment.machine = target.machine_directives ();
  fragment.content = (context.before_label + (context.unwound ? context.opening : std::string ())
                      + fragment.full_text (context.start ()));
  return true;
}

} // namespace outline
