/* The fragments of a unit.  SPDX-License-Identifier: GPL-3.0-or-later

   A fragment is printed while the function of its first site is the current one, into
   memory (rtl/write/printed-fragment.h); its text is written at the end of the unit.  So no RTL outlives
   its function.  */

#include "rtl/write/fragment-store.h"

#include <algorithm>

#include "core/near-places.h"
#include "core/prefixes.h"
#include "facts/assembler-options.h"
#include "facts/content-hash.h"
#include "facts/frame-chain.h"
#include "facts/function-size.h"
#include "facts/symbol-meaning.h"
#include "facts/symbol-name.h"
#include "rtl/dictionary/program-fragments.h"
#include "rtl/explain.h"
#include "rtl/insn/insn-range.h"
#include "rtl/write/fragment-text.h"

namespace outline
{

/* Text that identifies SECTION; empty for the unit's usual one.  */
static std::string
section_text (const fragment_section &section)
{
  return (section == fragment_section ()
            ? std::string ()
            : std::to_string (section.code) + "." + std::to_string (section.number));
}

/* Text that identifies FRAGMENT.  The section belongs to it: the linker may drop one section with this text and
   keep the other.  */
static std::string
identity (const placed_fragment &fragment)
{
  return fragment.content + fragment.frame_base + fragment.unit + section_text (fragment.section);
}

/* Whether those who follow the code find no name of FRAGMENT: no stack has an address in it.  */
static bool
anonymous_p (const placed_fragment &fragment)
{
  return !fragment.linkonce && !fragment.calls && (followed_by_code_p () || !fragment.function);
}

/* A short name for FRAGMENT, the unit's one with NUMBER.  If it is ANONYMOUS: one that is not in the symbol table or,
   if it is a function, one that Linux takes for a linker's, and keeps no name in memory for (scripts/kallsyms.c).  */
static std::string
short_name (const placed_fragment &fragment, size_t number)
{
  const std::string name = user_label_prefix + ("_.f." + std::to_string (number));
  if (fragment.function || !fragment.anonymous)
    return name + (fragment.anonymous ? "_veneer" : "");
  char label[32];
  ASM_GENERATE_INTERNAL_LABEL (label, "Lfolded", number);
  return label + (*label == '*');
}

/* A name for FRAGMENT, whose first site is in the current function: FUNCTION.folded.HASH.  COMDAT fragments leave
   FUNCTION out, because other objects, where it may be another function, rely on the name.  TRIES: how many names
   for FRAGMENT have turned out to belong to other fragments.  */
static std::string
name_of (const placed_fragment &fragment, unsigned tries)
{
  std::string suffix = tries > 0 ? "." + std::to_string (tries) : std::string ();
  if (!fragment.linkonce)
    return (user_label_prefix + origin_symbol (current_function_decl) + ".folded."
            + symbol_hash (identity (fragment)) + suffix);
  return "_.folded." + long_symbol_hash (identity (fragment) + suffix) + suffix;
}

/* Calls VISIT with each symbol that the instructions of SITE name, in their order.  */
template <typename visitor>
static void
for_each_symbol (const site_code &site, visitor visit)
{
  subrtx_iterator::array_type array;
  for (rtx_insn *insn : insn_range (site.first, site.last))
    if (printed_p (insn))
      FOR_EACH_SUBRTX (i, array, site.constants.meaning_of (insn), ALL)
        if (SYMBOL_REF_P (*i))
          visit (*i);
}

/* What the instructions of SITE are in this unit, beside their text: the options of the assembler, and the
   names of the functions that this unit alone defines among those that they name.  */
static std::string
unit_text (const site_code &site)
{
  std::string names = assembler_code_options ();
  for_each_symbol (site, [&] (const_rtx symbol) {
    if (defined_here_p (SYMBOL_REF_DECL (symbol)))
      names += std::string (" ") + XSTR (symbol, 0);
  });
  return names;
}

/* As context_of_function, made once for a function.  */
const fragment_context &
fragment_store::current_context (const fold_target &target)
{
  if (m_context_function != DECL_UID (current_function_decl))
    {
      m_context_function = DECL_UID (current_function_decl);
      m_context = context_of_function (target);
    }
  return m_context;
}

/* Whether A can be used in place of B.  */
static bool
same_p (const placed_fragment &a, const placed_fragment &b)
{
  return (a.content == b.content && a.frame_base == b.frame_base && a.section == b.section
          && a.linkonce == b.linkonce && a.function == b.function);
}

std::string
fragment_store::make (const fold_target &target, const chosen_fragment &choice, const site_code &site)
{
  placed_fragment fragment;
  const fragment_context &context = current_context (target);
  if (!print_fragment (target, context, choice.kind, site, fragment))
    return std::string ();
  for (rtx_insn *insn : insn_range (site.first, site.last))
    if (printed_p (insn))
      fragment.bytes += target.bytes_in_object (insn);
  fragment.traps = choice.traps;
  fragment.function = called_p (choice.kind) || !(followed_by_code_p () || short_names_p ());
  if (choice.program_fragment == no_program_fragment)
    {
      fragment.linkonce = choice.linkonce;
      fragment.section = choice.section;
      if (!fragment.function)
        fragment.frame_base = followed_frame_base ();
      if (fragment.linkonce)
        fragment.unit = unit_text (site);
      return add_own (std::move (fragment), site.frame);
    }
  fragment.name = program_name (context, choice.program_fragment, fragment.full_text (context.start ()));
  if (fragment.name.empty ())
    return fragment.name;
  return m_by_name.count (fragment.name) ? again (fragment.name, site.frame)
         : program_fragments_linkonce_p ()
           ? add_linkonce (std::move (fragment))
           : add_outside (std::move (fragment), site);
}

/* Adds FRAGMENT, which has a name and is COMDAT.  Returns the name.  */
std::string
fragment_store::add_linkonce (placed_fragment &&fragment)
{
  fragment.linkonce = true;
  /* Linux's linker scripts place .text.unlikely.*, and mostly no .text.*.  */
  if (followed_by_code_p ())
    fragment.section.code = CODE_UNLIKELY;
  begin_fragment_debug (fragment.debug, fragment.name);
  return add (std::move (fragment));
}

/* Adds FRAGMENT, which has a name and whose code, that of SITE, is in another object.  Returns the name.  */
std::string
fragment_store::add_outside (placed_fragment &&fragment, const site_code &site)
{
  for_each_symbol (site, [&] (const_rtx symbol) { m_named.insert (XSTR (symbol, 0)); });
  fragment.outside = true;
  fragment.debug = fragment_debug ();
  return add (std::move (fragment));
}

/* Another choice has turned out to be the fragment NAME, with FRAME at its first site.  Returns NAME.  */
std::string
fragment_store::again (const std::string &name, const frame_rules &frame)
{
  named (name).choices++;
  note_site (name, frame);
  return name;
}

void
fragment_store::check_site (const std::string &name, const fold_target &target, const chosen_fragment &choice,
                            const site_code &site)
{
  placed_fragment again;
  if (!print_fragment (target, current_context (target), choice.kind, site, again)
      || again.content != named (name).content)
    error_at (DECL_SOURCE_LOCATION (current_function_decl), "shared code %qs is not that of %qD", name.c_str (),
              current_function_decl);
}

/* Keeps FRAGMENT, and returns its name.  */
std::string
fragment_store::add (placed_fragment &&fragment)
{
  if (fragment.labels)
    fragment.first_label = max_label_num ();
  for (uint32_t i = 0; i < fragment.labels; i++)
    gen_label_rtx ();
  explain_fragment (fragment.name, fragment.labelled_text (0, fragment.text.size ()));
  m_by_name.emplace (fragment.name, m_fragments.size ());
  m_fragments.push_back (std::move (fragment));
  return m_fragments.back ().name;
}

/* Adds B, which has no name yet and whose first site has FRAME, unless an identical fragment
   exists.  Returns the name.  */
std::string
fragment_store::add_own (placed_fragment &&b, const frame_rules &frame)
{
  uint64_t hash = content_hash (identity (b));
  for (auto [known, end] = m_by_content.equal_range (hash); known != end; ++known)
    if (same_p (m_fragments[known->second], b) && !m_fragments[known->second].written)
        return again (m_fragments[known->second].name, frame);
  b.anonymous = short_names_p () && anonymous_p (b);
  if (short_names_p () && !b.linkonce)
    b.name = short_name (b, m_fragments.size ());
  for (unsigned tries = 0; b.name.empty () || m_by_name.count (b.name); tries++)
    b.name = name_of (b, tries);
  m_by_content.emplace (hash, m_fragments.size ());
  begin_fragment_debug (b.debug, b.name);
  return add (std::move (b));
}

void
fragment_store::note_site (const std::string &name, const frame_rules &frame)
{
  placed_fragment &fragment = named (name);
  if (fragment.readers == cfi_consumer::debuggers && fragment.at_sites != frame)
    fragment.frames.clear ();
}

rtx_code_label *
fragment_store::new_label (const std::string &name)
{
  placed_fragment &fragment = named (name);
  if (fragment.linkonce || fragment.outside || fragment.written)
    return NULL;
  rtx_code_label *label = gen_label_rtx ();
  fragment.begins.push_back (CODE_LABEL_NUMBER (label));
  return label;
}

/* A sort key: what two fragments must have in common if one is to be the end of the other, then the text of FRAGMENT
   backwards.  If one fragment is the end of another, its key is a prefix of the other's.  */
static std::string
end_key (const placed_fragment &fragment)
{
  return (section_text (fragment.section) + '\n' + fragment.frame_base + fragment.machine + fragment.table_entry
          + (fragment.unwound ? fragment.opening : std::string ()) + '\n'
          + labelled (fragment.read_backwards (start_row ()), "", fragment.first_label));
}

/* Takes all fragments out of the store; one that is the end of another goes to that one's ENDS, longer ones first.  */
std::vector<host_fragment>
fragment_store::take_hosts ()
{
  std::vector<std::string> backwards;
  std::vector<placed_fragment> fragments;
  for (placed_fragment &fragment : m_fragments)
    if (!fragment.outside && !fragment.written)
      {
        /* Those who follow the code see no function in another.  */
        bool alone = fragment.linkonce || (fragment.function && followed_by_code_p ());
        backwards.push_back (alone ? fragment.name + '\n' : end_key (fragment));
        fragments.push_back (std::move (fragment));
      }
  m_fragments.clear ();
  std::vector<host_fragment> hosts;
  for (const core::prefix_group &group : core::group_by_prefix (backwards))
    {
      hosts.push_back ({ std::move (fragments[group.longest]), {} });
      for (size_t end : group.prefixes)
        hosts.back ().ends.push_back (std::move (fragments[end]));
    }
  return hosts;
}

bool
fragment_store::may_follow_p (const std::string &name) const
{
  const placed_fragment &fragment = named (name);
  return (fragment.section == fragment_section () && !fragment.linkonce && !fragment.outside && !fragment.written
          && fragment.choices == 1);
}

void
fragment_store::write_after (const fold_target &target, const std::vector<std::string> &names)
{
  host_fragment host = { named (names[0]), {} };
  named (names[0]).written = true;
  const std::string key = end_key (host);
  for (const std::string &name : names)
    {
      placed_fragment &end = named (name);
      const std::string own = end_key (end);
      if (!may_follow_p (name) || key.compare (0, own.size (), own) != 0)
        continue;
      host.ends.push_back (end);
      end.written = true;
    }
  std::stable_sort (host.ends.begin (), host.ends.end (),
                    [] (const placed_fragment &a, const placed_fragment &b) { return a.text.size () > b.text.size (); });
  /* Those who look for the symbol before an address shall not find the function before.  */
  if (host.anonymous && host.traps)
    {
      switch_to_section (text_section);
      fprintf (asm_out_file, "%s_.f.%zu:\n", user_label_prefix, m_by_name.at (names[0]));
    }
  write_fragment_here (target, std::move (host));
}

/* Writes the directives for fragments in other objects: they are hidden; and the symbols that they
   name are referenced here, because shared.s references them only as weak
   (program/shared-source.cc).  */
void
fragment_store::write_references () const
{
  for (const placed_fragment &fragment : m_fragments)
    if (fragment.outside)
      fprintf (asm_out_file, "\t.hidden\t%s\n", fragment.name.c_str ());
  for (const std::string &name : m_named)
    {
      fputs ("\t.globl\t", asm_out_file);
      assemble_name (asm_out_file, name.c_str ());
      fputc ('\n', asm_out_file);
    }
}

void
fragment_store::make_routines (const save_routines &routines, const fold_target &target)
{
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    if (const save_routine *routine = routines.called_by (insn); routine && !m_by_name.count (routine->name))
      {
        placed_fragment fragment;
        fragment.name = routine->name;
        fragment.text = fragment.content = routine->text;
        for (const auto &[at, row] : routine->frames)
          fragment.frames.push_back ({ at, row });
        fragment.readers = cfi_consumer_of_function ();
        fragment.opening = current_context (target).opening;
        fragment.machine = target.machine_directives ();
        add_linkonce (std::move (fragment));
      }
}

void
fragment_store::place_calls (const insn_places &places, const std::optional<text_place> &start)
{
  for (const auto &[insn, fragment] : m_calls)
    if (start && !insn->deleted ())
      m_fragments[fragment].called_from.push_back ({ start->rank, start->at + places.before (insn) });
  m_calls.clear ();
}

/* Adds to PIECE, which contains FRAGMENT, where FRAGMENT is called from, by PLACES.  */
static void
add_calls (core::called_code &piece, const placed_fragment &fragment, const text_places &places)
{
  for (const text_place &call : fragment.called_from)
    piece.calls.push_back (places.address (call));
}

/* Puts those of HOSTS that are in the usual section in gaps of PLACES where most of their calls are at most REACH bytes
   away.  */
static void
choose_gaps (std::vector<host_fragment> &hosts, text_places &places, uint32_t reach)
{
  const std::vector<uint32_t> &gaps = places.gaps ();
  if (gaps.empty ())
    return;
  std::vector<core::called_code> pieces;
  std::vector<host_fragment *> placed;
  for (host_fragment &host : hosts)
    if (host.section == fragment_section () && !host.linkonce)
      {
        core::called_code piece = { host.bytes, {} };
        add_calls (piece, host, places);
        for (const placed_fragment &end : host.ends)
          add_calls (piece, end, places);
        std::sort (piece.calls.begin (), piece.calls.end ());
        pieces.push_back (std::move (piece));
        placed.push_back (&host);
      }
  const std::vector<uint32_t> chosen = core::near_places (pieces, gaps, reach);
  for (size_t i = 0; i < placed.size (); i++)
    placed[i]->gap = chosen[i];
}

void
fragment_store::write (const fold_target &target, text_places &places)
{
  write_references ();
  std::vector<host_fragment> hosts = take_hosts ();
  choose_gaps (hosts, places, target.near_reach (FRAGMENT_TAIL));
  write_fragments (target, std::move (hosts), places);
  places.go_to_end ();
}

} // namespace outline
