/* The order in which functions are written: many calls are from near.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/choose/order-functions.h"

#include <algorithm>
#include <unordered_map>

#include "core/near-order.h"

namespace outline
{

namespace
{

/* Code that is replaced in a function.  */
struct replaced_code
{
  uint32_t at, bytes;       /* Of the function's code.  */
  uint32_t fragment;
  bool first;               /* The fragment has calls from here.  */
};

/* Reads functions and fragments as pieces of code that call each other.  Functions come first, by their index in the
   text, then fragments.  */
class piece_reader
{
public:
  piece_reader (const std::vector<function_code> &functions, const std::vector<uint32_t> &text,
                const std::vector<chosen_fragment> &fragments, const near_forms &forms)
    : bytes (text.size () + fragments.size ()), m_functions (functions), m_fragments (fragments), m_forms (forms),
      m_first_fragment (text.size ()), m_replaced (functions.size ())
  {
    for (size_t i = 0; i < text.size (); i++)
      m_pieces[functions[text[i]].uid] = i;
    for (size_t i = 0; i < fragments.size (); i++)
      read_fragment (i);
    for (size_t i = 0; i < text.size (); i++)
      read_function (functions[text[i]], i, m_replaced[text[i]]);
  }

  std::vector<uint32_t> bytes; /* By piece.  */
  std::vector<core::piece_call> calls;

private:
  /* The place in CODE of what follows its item ITEM.  */
  static uint32_t
  place_after (const function_code &code, uint32_t item)
  {
    return item + 1 < code.items.size () ? code.items[item + 1].at : code.bytes_in_object;
  }

  /* Notes which code fragment NUMBER replaces.  */
  void
  read_fragment (uint32_t number)
  {
    const chosen_fragment &fragment = m_fragments[number];
    for (const fragment_site &site : fragment.sites)
      {
        const function_code &code = m_functions[site.function];
        const uint32_t at = code.items[site.item].at;
        const uint32_t length = place_after (code, site.item + fragment.classes.size () - 1) - at;
        const bool first = &site == &fragment.sites.front ();
        m_replaced[site.function].push_back ({ at, length, number, first });
        if (first)
          bytes[m_first_fragment + number] = length;
      }
  }

  /* Whether FRAGMENT may be near, for fewer bytes at its sites.  */
  bool
  near_p (const chosen_fragment &fragment) const
  {
    return (fragment.section == fragment_section () && !fragment.linkonce
            && fragment.program_fragment == no_program_fragment
            && (fragment.kind == FRAGMENT_TAIL ? m_forms.jumps : called_p (fragment.kind) && m_forms.calls));
  }

  /* Adds CALL of FROM, after AT bytes.  */
  void
  add (const function_call &call, uint32_t from, uint32_t at)
  {
    auto callee = m_pieces.find (call.callee);
    if (callee != m_pieces.end () && (call.tail ? m_forms.jumps : m_forms.calls))
      calls.push_back ({ from, at, callee->second });
  }

  /* Adds the function CODE, which is PIECE, of which REPLACED is taken out.  */
  void
  read_function (const function_code &code, uint32_t piece, std::vector<replaced_code> &replaced)
  {
    std::sort (replaced.begin (), replaced.end (),
               [] (const replaced_code &a, const replaced_code &b) { return a.at < b.at; });
    auto call = code.calls.begin ();
    uint32_t saved = 0;
    for (const replaced_code &r : replaced)
      {
        const uint32_t fragment = m_first_fragment + r.fragment;
        for (; call != code.calls.end () && call->at < r.at; ++call)
          add (*call, piece, call->at - saved);
        for (; call != code.calls.end () && call->at < r.at + r.bytes; ++call)
          if (r.first)
            add (*call, fragment, call->at - r.at);
        if (near_p (m_fragments[r.fragment]))
          calls.push_back ({ piece, r.at - saved, fragment });
        saved += r.bytes - std::min (r.bytes, m_forms.site);
      }
    for (; call != code.calls.end (); ++call)
      add (*call, piece, call->at - saved);
    bytes[piece] = code.bytes_in_object - saved;
  }

  const std::vector<function_code> &m_functions;
  const std::vector<chosen_fragment> &m_fragments;
  const near_forms &m_forms;
  const uint32_t m_first_fragment; /* A piece.  */
  std::vector<std::vector<replaced_code>> m_replaced; /* By function.  */
  std::unordered_map<uint32_t, uint32_t> m_pieces;    /* By uid of a function.  */
};

} // namespace

std::vector<uint32_t>
order_functions (const std::vector<function_code> &functions, const std::vector<uint32_t> &text,
                 const std::vector<chosen_fragment> &fragments, const near_forms &forms)
{
  const piece_reader pieces (functions, text, fragments, forms);
  std::vector<uint32_t> order;
  for (uint32_t piece : core::near_order (pieces.bytes, pieces.calls, forms.reach))
    if (piece < text.size ())
      order.push_back (text[piece]);
  return order;
}

} // namespace outline
