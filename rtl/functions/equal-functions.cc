/* Keeps one copy of equal functions.  SPDX-License-Identifier: GPL-3.0-or-later

   C++ templates and macros leave functions that differ in types but have the same code.  GCC merges
   equal functions before they are optimised (ipa-icf.cc), but not where types differ.  When all
   functions of the unit have been expanded (rtl/functions/function-contents.h says which are equal):

     find     of each set of equal functions one is kept; for the others: alias, jump, or nothing
     merge    an alias: the function is taken out of the call graph and becomes one there
     jump     a jump: when the function is resumed, its instructions give way to one

     f: ... 27 bytes ...           f: ... 27 bytes ...       f: ... 27 bytes ...
     g: ... 27 bytes ...   ->      .set g,f              or  g: jmp f

   What decides:

   - Two functions must have different addresses where a program can see it (ISO C 6.5.9).  GCC knows which
     addresses nobody compares: those of constructors, of virtual functions that no code names (speculative
     calls do), and of local functions that are only called.  In one set only one function whose address matters
     can have the code, and it is the one that is kept; every other one whose address matters becomes a jump.

   - The code that is kept has to be in the program.  For a COMDAT group the linker may take the copy
     of another object, compiled by another compiler or with -ftrapv, say; it need only do the same in
     a valid program.  So a function in a COMDAT group is never the one that is kept.  It may become a
     jump: the jump is in the group, and goes to code outside of it.  (Equal ones in groups are folded as
     tails: their code becomes a COMDAT fragment.)

   - A jump does not name a symbol that another object may define differently (-fPIC, weak), but a local
     alias of it.

   - With -ffunction-sections a linker drops sections that nothing refers to.  An alias is in the section
     of the kept function.  A jump keeps that section alive, so it is made only where both are kept
     anyway.

   - A jump costs time.  Its price is that of folding (facts/slowdown.h); code that must not change
     (facts/scope.h) does not become a jump.

   Left alone: static constructors and destructors, which GCC notes when it prints them; functions with
   thunks become no aliases (thunks jump to what follows them); nested functions become no jumps, as a
   linker's veneer may change their static chain.  */

#include "rtl/functions/equal-functions.h"

#include <algorithm>
#include <map>

#include "facts/attributes.h"
#include "facts/callee.h"
#include "facts/function-size.h"
#include "facts/scope.h"
#include "gcc/unwind-table.h"
#include "plugin/options.h"
#include "plugin/refusals.h"
#include "report/remarks.h"
#include "report/report.h"

namespace outline
{

namespace
{

/* Whether NODE's address may be compared with that of another function, by what CONTENTS say of code, and
   GCC of data and other objects.  GCC says that nobody compares addresses of virtual functions; but it does
   so itself, where it inlines the likely target of a virtual call.  */
bool
address_matters_p (symtab_node *node, const unit_contents &contents)
{
  if (contents.address_used_p (node->decl) || (node->used_from_other_partition && node->address_taken))
    return true;
  if (!node->address_can_be_compared_p ())
    return false;
  if (node->externally_visible || node->force_output)
    return true;
  ipa_ref *ref;
  for (unsigned i = 0; node->iterate_referring (i, ref); i++)
    if (is_a<varpool_node *> (ref->referring) && ref->address_matters_p ())
      return true;
  return false;
}

/* Whether the address of NODE, or of an alias of it, matters.  */
bool
any_address_matters_p (cgraph_node *node, const unit_contents &contents)
{
  return node->call_for_symbol_and_aliases (
    [] (cgraph_node *n, void *data) {
      return address_matters_p (n, *static_cast<const unit_contents *> (data));
    }, const_cast<unit_contents *> (&contents), true);
}

/* Whether the linker may drop the code of NODE, or take that of another object.  (It keeps the code
   of a weak symbol, but an alias of the symbol may then refer to another object's definition.)  */
bool
may_be_missing_p (cgraph_node *node)
{
  return (DECL_COMDAT_GROUP (node->decl) || DECL_WEAK (node->decl)
          || node->can_be_discarded_p ());
}

/* Finds what may be merged of one unit.  */
class equal_function_finder
{
public:
  explicit equal_function_finder (const equal_functions_request &request);
  equal_functions run ();

private:
  void merge_set (const std::vector<uint32_t> &set);
  void merge (uint32_t member, uint32_t kept);
  refusal jump_refusal (uint32_t member, uint32_t kept, int64_t saved) const;
  void leave (uint32_t member, uint32_t other, refusal why);

  const equal_functions_request &m_request;
  const std::vector<function_contents> &m_functions;
  /* By DECL_UID: the place in the order.  Looked up in only.  */
  std::unordered_map<unsigned, uint32_t> m_places;
  std::vector<cgraph_node *> m_nodes; /* Of m_functions.  */
  equal_functions m_found;
};

equal_function_finder::equal_function_finder (const equal_functions_request &request)
  : m_request (request), m_functions (request.contents.functions ())
{
  for (uint32_t i = 0; i < request.order.size (); i++)
    m_places.emplace (DECL_UID (request.order[i]->decl), i);
  for (const function_contents &f : m_functions)
    m_nodes.push_back (request.order[m_places.at (f.uid)]);
}

/* Notes that MEMBER, which is equal to OTHER, is not merged with it, and WHY.  */
void
equal_function_finder::leave (uint32_t member, uint32_t other, refusal why)
{
  m_found.left.push_back ({ m_nodes[member], m_nodes[other], why });
}

/* Why MEMBER does not become a jump to KEPT, which would save SAVED bytes; or REFUSAL_NONE.  */
refusal
equal_function_finder::jump_refusal (uint32_t member, uint32_t kept, int64_t saved) const
{
  tree decl = m_nodes[member]->decl;
  uint32_t place = m_places.at (m_functions[member].uid);
  const std::vector<uint32_t> &groups = m_request.linked_groups;
  if (DECL_STATIC_CHAIN (decl) || m_functions[member].entry == entry_kind::signing_landing_pad)
    return REFUSAL_CODE_ATTRIBUTE;
  if (groups[place] != groups[m_places.at (m_functions[kept].uid)])
    return REFUSAL_SEPARATE_SECTIONS;
  if (m_request.sizes.linked_jump)
    return REFUSAL_LINK_REGISTER;
  /* Nothing that a jump could take the place of: what the function does is undefined.  */
  if (!m_functions[member].instructions)
    return REFUSAL_COST;
  if (opts.stress)
    return REFUSAL_NONE;
  if (protects_rest_p (DECL_STRUCT_FUNCTION (decl))
      && m_nodes[member]->frequency != NODE_FREQUENCY_UNLIKELY_EXECUTED)
    return REFUSAL_HOT;
  if (saved < int64_t (MAX (opts.min_benefit, 1u)))
    return REFUSAL_COST;
  return (double (saved) < m_request.price * m_request.entries[place] ? REFUSAL_SLOWDOWN
                                                                       : REFUSAL_NONE);
}

/* Finds what MEMBER, which is equal to KEPT, becomes.  */
void
equal_function_finder::merge (uint32_t member, uint32_t kept)
{
  cgraph_node *node = m_nodes[member];
  const function_contents &f = m_functions[member];
  bool alias = (!DECL_COMDAT_GROUP (node->decl) && !thunks_p (node)
                && !any_address_matters_p (node, m_request.contents));
  int64_t saved = int64_t (f.bytes) + f.rows;
  if (alias)
    saved += shares_unwind_entry_p (node) ? 0 : m_request.sizes.entry;
  else
    {
      /* "endbr64", "bti c".  */
      const unsigned mark_bytes = 4;
      saved -= m_request.sizes.jump + (f.entry == entry_kind::landing_pad ? mark_bytes : 0);
      refusal why = jump_refusal (member, kept, saved);
      if (why != REFUSAL_NONE)
        {
          leave (member, kept, why);
          return;
        }
    }
  m_found.merged.push_back ({ node, m_nodes[kept], alias, f.instructions, f.bytes,
                              saved });
}

/* Merges SET, two or more equal functions in the order in which they were read.  */
void
equal_function_finder::merge_set (const std::vector<uint32_t> &set)
{
  auto keepable = [&] (uint32_t i) { return !may_be_missing_p (m_nodes[i]); };
  auto kept = std::find_if (set.begin (), set.end (), [&] (uint32_t i) {
    return keepable (i) && any_address_matters_p (m_nodes[i], m_request.contents);
  });
  if (kept == set.end ())
    kept = std::find_if (set.begin (), set.end (), keepable);
  for (uint32_t i : set)
    if (kept == set.end ())
      {
        if (i != set[0])
          leave (i, set[0], REFUSAL_COMDAT_GROUP);
      }
    else if (i != *kept)
      merge (i, *kept);
}

equal_functions
equal_function_finder::run ()
{
  std::map<uint32_t, std::vector<uint32_t>> sets;
  for (uint32_t i = 0; i < m_functions.size (); i++)
    if (m_functions[i].number != no_contents)
      sets[m_functions[i].number].push_back (i);
  for (const auto &set : sets)
    if (set.second.size () > 1)
      merge_set (set.second);
  return std::move (m_found);
}

/* A symbol for NODE.  */
rtx
symbol_of (cgraph_node *node)
{
  return XEXP (DECL_RTL (node->decl), 0);
}

/* Takes NODE, which was suspended, out of the call graph and makes it an alias of KEPT (as
   sem_function::merge does, ipa-icf.cc).  */
void
make_alias (cgraph_node *node, cgraph_node *kept)
{
  /* GCC has begun to describe its frames, and would say which addresses they are for if they are not in
     the usual section (output_aranges, dwarf2out.cc).  */
  if (dw_fde_node *fde = DECL_STRUCT_FUNCTION (node->decl)->fde)
    fde->in_std_section = fde->second_in_std_section = 1;
  node->icf_merged = kept->icf_merged = true;
  node->release_body (true);
  node->reset ();
  cgraph_node::create_alias (node->decl, kept->decl);
  node->resolve_alias (kept);
}

/* Reports E, which is merged.  */
void
report_merged (const equal_function &e)
{
  if (opts.report)
    unit_report.equal.push_back ({ place_of (e.node, NULL), place_of (e.kept, NULL),
                                   e.alias ? "alias" : "jump", e.instructions, e.bytes,
                                   e.saved });
  if (dump_enabled_p ())
    dump_printf_loc (MSG_OPTIMIZED_LOCATIONS,
                     dump_user_location_t::from_function_decl (e.node->decl),
                     "%s is equal to %s (%u bytes) and becomes %s: saves %d bytes\n",
                     e.node->dump_name (), e.kept->dump_name (), e.bytes,
                     e.alias ? "an alias of it" : "a jump to it", (int) e.saved);
}

void
report_left (const unmerged_function &f)
{
  if (dump_enabled_p ())
    dump_printf_loc (MSG_MISSED_OPTIMIZATION,
                     dump_user_location_t::from_function_decl (f.node->decl),
                     "%s is equal to %s and is not merged with it: %s: %s\n",
                     f.node->dump_name (), f.other->dump_name (),
                     refusal_name (f.why), refusal_explanation (f.why));
}

/* What GCC's debug information names in a function, though it prints no code.  */
struct named_places
{
  std::vector<rtx_insn *> labels;       /* Of the program, printed as such or deleted.  */
  std::vector<rtx_insn *> frames;       /* Where the frame changes: with -gdwarf-2 the list of frame bases names it.  */
};

/* Finds them in the instructions from INSN on.  Labels become notes, as when GCC deletes them (delete_insn,
   cfgrtl.cc).  */
named_places
find_named_places (rtx_insn *insn)
{
  named_places found;
  for (; insn; insn = NEXT_INSN (insn))
    if (LABEL_P (insn) && LABEL_NAME (insn))
      {
        const char *name = LABEL_NAME (insn);
        PUT_CODE (insn, NOTE);
        NOTE_KIND (insn) = NOTE_INSN_DELETED_LABEL;
        NOTE_DELETED_LABEL_NAME (insn) = name;
        found.labels.push_back (insn);
      }
    else if (NOTE_P (insn) && NOTE_KIND (insn) == NOTE_INSN_DELETED_DEBUG_LABEL)
      found.labels.push_back (insn);
    else if (NOTE_P (insn) && NOTE_KIND (insn) == NOTE_INSN_CFI_LABEL)
      found.frames.push_back (insn);
  return found;
}

/* Makes the current function, FN, a jump of TARGET to SYMBOL.  The places where its frame changed come after the
   jump, which has the frame that functions begin with.  */
void
become_jump (function *fn, rtx symbol, const fold_target &target)
{
  rtx_insn *first = get_insns (), *code = first;
  gcc_checking_assert (NOTE_P (first));
  while (!NONDEBUG_INSN_P (code) || !printed_p (code))
    code = NEXT_INSN (code);
  rtx_insn *mark = target.entry_of (code) == entry_kind::landing_pad ? code : NULL;
  rtx_insn *jump = target.emit_jump_before (symbol, code);
  INSN_LOCATION (jump) = prologue_location;
  named_places named = find_named_places (first);
  rtx_insn *last = first;
  auto append = [&] (rtx_insn *insn) {
    SET_NEXT_INSN (last) = insn;
    SET_PREV_INSN (insn) = last;
    last = insn;
  };
  if (mark)
    append (mark);
  for (rtx_insn *label : named.labels)
    append (label);
  append (jump);
  for (rtx_insn *note : named.frames)
    append (note);
  SET_NEXT_INSN (last) = NULL;
  set_last_insn (last);
  emit_barrier_after (jump);
  /* Nothing is left that throws, or is in another section.  */
  crtl->uses_eh_lsda = 0;
  if (fn->eh)
    fn->eh->region_tree = NULL;
  crtl->has_bb_partition = false;
  update_lengths ();
}

} // namespace

/* Has the calls in the current function of functions that are jumps call what those jump to, where that
   is certain.  */
void
equal_jumps::call_kept () const
{
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    if (tree decl = called_function (insn))
      {
        auto found = m_kept.find (DECL_UID (decl));
        if (found != m_kept.end () && decl_binds_to_current_def_p (decl))
          *callee_of (insn) = symbol_of (found->second);
      }
}

void
equal_jumps::jump_to_kept (function *fn) const
{
  auto jump = m_kept.find (DECL_UID (fn->decl));
  if (jump != m_kept.end ())
    become_jump (fn, symbol_of (jump->second), *m_target);
  else if (!protects_rest_p (fn))
    call_kept ();
}

bool
equality_allowed_p (cgraph_node *node)
{
  tree decl = node->decl;
  /* Where the compiler writes frame tables itself it has written those of all functions by now.  */
  return (opts.equal_functions && flag_dwarf2_cfi_asm && opt_for_fn (decl, flag_ipa_icf_functions) && !node->no_reorder
          && !node->ifunc_resolver && !DECL_STATIC_CONSTRUCTOR (decl)
          && !DECL_STATIC_DESTRUCTOR (decl) && !kept_apart_p (decl));
}

equal_functions
find_equal_functions (const equal_functions_request &request)
{
  if (request.contents.functions ().size () != request.order.size () || !opts.limit)
    return {};
  equal_functions found = equal_function_finder (request).run ();
  std::vector<equal_function> &merged = found.merged;
  if (opts.limit < 0 || merged.size () <= uint64_t (opts.limit))
    return found;
  std::stable_sort (merged.begin (), merged.end (),
                    [] (const equal_function &a, const equal_function &b) {
                      return a.saved > b.saved;
                    });
  merged.resize (opts.limit);
  return found;
}

void
equal_jumps::merge (const equal_functions &found, finished_unit &unit, suspended_functions &suspended,
                    const fold_target &target)
{
  for (const unmerged_function &left : found.left)
    report_left (left);
  const std::vector<equal_function> &equal = found.merged;
  if (equal.empty ())
    return;
  m_target = &target;
  std::unordered_set<cgraph_node *> aliases;
  for (const equal_function &e : equal)
    {
      report_merged (e);
      if (e.alias)
        aliases.insert (e.node);
      else
        m_kept[DECL_UID (e.node->decl)]
          = (decl_binds_to_current_def_p (e.kept->decl)
               ? e.kept : as_a<cgraph_node *> (e.kept->noninterposable_alias ()));
    }
  std::vector<cgraph_node *> order = unit.order ();
  order.erase (std::remove_if (order.begin (), order.end (), [&] (cgraph_node *node) {
                 return aliases.count (node) > 0;
               }), order.end ());
  for (const equal_function &e : equal)
    if (e.alias)
      {
        suspended.forget (e.node->decl);
        make_alias (e.node, e.kept);
      }
  unit.set_order (order);
}

} // namespace outline
