/* Debug information of the sites of fragments.  SPDX-License-Identifier: GPL-3.0-or-later

   At a site a call or jump has taken the place of instructions.  What debuggers need to know of it is kept here while
   its function is folded and printed:

   - the fragment that it goes to, for the call site that GCC describes once "final" has printed the instruction
     (after_insn);
   - the beginnings of statements that were among the instructions (note_fragment_site), which move before it, or to the
     fragment if the site itself disappears (note_removed_site);
   - the variables that a debugger that goes up from the fragment would look for in vain, or find with the value that
     they had before it (hide_at_sites).

   rtl/write/fragment-debug.cc says what comes of that.  */

#include "rtl/write/site-debug.h"

#include "facts/callee.h"
#include "rtl/insn/expression.h"
#include "rtl/insn/insn-range.h"
#include "rtl/write/fragment-text.h"

namespace outline
{

namespace
{

/* The hooks that ours call.  */
const gcc_debug_hooks *wrapped;

/* The beginning of a statement that was moved to a site: NOTE, originally before the folded instruction
   number INSN, counted from 0.  */
struct moved_line
{
  rtx_insn *note;
  size_t insn;
};

/* What debuggers need to know of the sites in one function, by the call or jump there.  Only looked up in.  */
struct function_sites
{
  tree function = NULL_TREE;
  const fold_target *target = NULL;
  /* The declarations of the fragments.  */
  std::unordered_map<rtx_insn *, tree> fragments;
  tree following = NULL_TREE;   /* The fragment that the function comes to from above.  */
  /* What goes to a fragment and is no tail call for GCC.  */
  std::unordered_set<rtx_insn *> jumps;
  /* The registers whose values at the site a debugger does not find when it goes up there from the
     fragment.  */
  std::unordered_map<rtx_insn *, HARD_REG_SET> lost_registers;
  std::unordered_map<rtx_insn *, std::vector<moved_line>> moved_lines;
};

/* Those of the current function, or of an earlier one.  */
function_sites sites;

/* Those of the current function.  */
function_sites &
current_sites (const fold_target &target)
{
  if (sites.function != current_function_decl)
    {
      sites = {};
      sites.function = current_function_decl;
      sites.target = &target;
    }
  return sites;
}

/* Has debug information describe INSN, a call, without arguments.  */
void
describe_call (rtx_insn *insn)
{
  if (debug_info_level >= DINFO_LEVEL_NORMAL && !find_reg_note (insn, REG_CALL_ARG_LOCATION, NULL_RTX))
    add_reg_note (insn, REG_CALL_ARG_LOCATION, NULL_RTX);
}

/* The address of the fragment of DECL.  */
rtx
fragment_symbol (tree decl)
{
  rtx symbol = gen_rtx_SYMBOL_REF (Pmode, IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (decl)));
  SYMBOL_REF_FLAGS (symbol) = SYMBOL_FLAG_LOCAL | SYMBOL_FLAG_FUNCTION;
  SET_SYMBOL_REF_DECL (symbol, decl);
  return symbol;
}

} // namespace

void
describe_printed_call (const fold_target &target, rtx callee, bool tail)
{
  start_sequence ();
  rtx_insn *place = emit_note (NOTE_INSN_DELETED);
  rtx symbol = callee ? callee : gen_rtx_SYMBOL_REF (Pmode, "");
  rtx_insn *call = (tail ? target.emit_jump_before (symbol, place)
                         : target.emit_call_before (symbol, place));
  if (callee)
    describe_call (call);
  wrapped->var_location (call);
  end_sequence ();
}

namespace
{

/* As gcc_debug_hooks' var_location; "final" calls it after each call, and where there are location views after
   each instruction.  The symbol of a call refers to the fragment's declaration only during this: the instruction
   must be the same with and without -g.  */
void
after_insn (rtx_insn *insn)
{
  auto site = sites.fragments.find (insn);
  rtx *callee = site == sites.fragments.end () ? NULL : callee_of (insn);
  if (!callee)
    wrapped->var_location (insn);
  else
    {
      rtx plain = *callee;
      *callee = fragment_symbol (site->second);
      wrapped->var_location (insn);
      *callee = plain;
    }
  if (sites.jumps.erase (insn))
    describe_printed_call (*sites.target, fragment_symbol (site->second), true);
}

/* As gcc_debug_hooks' function_decl.  Describes each jump that is left as a tail call of an unknown function, so that
   debuggers do not take those that are described for all, and the way from above as one at the function's end.  */
void
describe_function (tree decl)
{
  for (size_t left = sites.jumps.size (); left > 0; left--)
    describe_printed_call (*sites.target, NULL_RTX, true);
  if (sites.following)
    describe_printed_call (*sites.target, fragment_symbol (sites.following), true);
  sites = {};
  wrapped->function_decl (decl);
}

/* Whether LOCATION, of a variable, names a register of SET.  What the frame is addressed by, and the values
   that registers had when the function began, are found without.  */
bool
names_register_p (const_rtx location, const HARD_REG_SET &set)
{
  switch (GET_CODE (location))
    {
    case ENTRY_VALUE:
      return false;
    case REG:
      return (location != arg_pointer_rtx && location != frame_pointer_rtx
              && overlaps_hard_reg_set_p (set, GET_MODE (location), REGNO (location)));
    default:
      return !all_parts (location, [&] (const_rtx part) { return !part || !names_register_p (part, set); });
    }
}

/* The notes of locations between INSN and the next instruction or label.  */
std::vector<rtx_insn *>
locations_after (rtx_insn *insn)
{
  std::vector<rtx_insn *> notes;
  for (insn = NEXT_INSN (insn); insn && !LABEL_P (insn) && !NONDEBUG_INSN_P (insn);
       insn = NEXT_INSN (insn))
    if (NOTE_P (insn) && NOTE_KIND (insn) == NOTE_INSN_VAR_LOCATION)
      notes.push_back (insn);
  return notes;
}

/* Emits a note after PLACE that the location of a variable is LOCATION from there on; if DURING, from before the
   end of the instruction PLACE on.  Returns the note.  */
rtx_insn *
emit_location_after (rtx location, bool during, rtx_insn *place)
{
  rtx_note *note = emit_note_after (NOTE_INSN_VAR_LOCATION, place);
  NOTE_VAR_LOCATION (note) = location;
  NOTE_DURING_CALL_P (note) = during;
  return note;
}

} // namespace

void
describe_sites ()
{
  if (wrapped)
    return;
  wrapped = debug_hooks;
  wrap_debug_hooks ([] (gcc_debug_hooks &hooks) {
    hooks.var_location = after_insn;
    hooks.function_decl = describe_function;
  });
}

/* Notes in DEBUG from which functions the instructions FIRST to LAST are, of a site in the current function; IS_FIRST:
   it is the first site.  An instruction without a location goes with the one before, as for lines.  */
static void
note_inlined (fragment_debug &debug, rtx_insn *first, rtx_insn *last, bool is_first)
{
  if (is_first)
    debug.inlined.assign (debug.starts.size (), {});
  size_t i = 0;
  for (rtx_insn *insn : insn_range (first, last))
    if (printed_p (insn) && i < debug.inlined.size ())
      {
        location_t location = INSN_LOCATION (insn);
        bool known = LOCATION_LOCUS (location) > BUILTINS_LOCATION;
        if (is_first && (known || i > 0))
          debug.inlined[i] = known ? frames_at (location) : debug.inlined[i - 1];
        else if (known)
          keep_common (debug.inlined[i], location, current_function_decl);
        i++;
      }
}

/* Whether DEBUG has the line of WHERE.  */
static bool
line_of_fragment_p (const fragment_debug &debug, location_t where)
{
  expanded_location place = expand_location (where);
  return std::any_of (debug.marks.begin (), debug.marks.end (), [&] (const debug_mark &mark) {
    return (mark.what == debug_mark::LINE && mark.where.line == place.line && place.file
            && !strcmp (mark.where.file, place.file));
  });
}

/* Moves the beginnings of statements from FIRST to LAST, a site of the fragment of DEBUG, before INSN, which replaces
   it, and notes them in MOVED; if SHOWN, those that the fragment shows are removed.  */
static void
move_statements (const fragment_debug &debug, rtx_insn *insn, rtx_insn *first, rtx_insn *last, bool shown,
                 std::vector<moved_line> &moved)
{
  rtx_insn *before = PREV_INSN (insn);
  size_t printed = 0;
  for (rtx_insn *note : insn_range (first, last))
    {
      printed += printed_p (note);
      if (!NOTE_P (note) || NOTE_KIND (note) != NOTE_INSN_BEGIN_STMT)
        continue;
      if (shown && line_of_fragment_p (debug, NOTE_MARKER_LOCATION (note)))
        remove_insn (note);
      else
        {
          reorder_insns_nobb (note, note, before);
          moved.push_back ({ note, printed });
        }
    }
}

void
note_fragment_site (const fold_target &target, fragment_debug &debug, fragment_kind kind,
                    rtx_insn *insn, rtx_insn *first, rtx_insn *last, bool shown)
{
  if (!debug.decl)
    return;
  debug.origins.add (current_function_decl);
  note_inlined (debug, first, last, shown);
  function_sites &own = current_sites (target);
  own.fragments[insn] = debug.decl;
  if (keeps_site_frame_p (kind) && !SIBLING_CALL_P (insn))
    own.jumps.insert (insn);
  else
    describe_call (insn);
  own.lost_registers[insn] = (keeps_site_frame_p (kind) ? reg_class_contents[ALL_REGS]
                                            : changed_registers (first, last));
  move_statements (debug, insn, first, last, shown, own.moved_lines[insn]);
}

void
note_removed_site (fragment_debug &debug, rtx_insn *insn)
{
  sites.fragments.erase (insn);
  auto moved = sites.moved_lines.find (insn);
  if (moved == sites.moved_lines.end ())
    return;
  for (const moved_line &line : moved->second)
    {
      if (line.insn < debug.starts.size ())
        debug.others.push_back ({ debug.starts[line.insn], debug_mark::LINE,
                                  expand_location (NOTE_MARKER_LOCATION (line.note)) });
      remove_insn (line.note);
    }
  /* What is left before it is the beginning of the first statement.  */
  for (rtx_insn *note = PREV_INSN (insn), *before; note && !LABEL_P (note) && !BARRIER_P (note)
                                                   && !printed_p (note);
       note = before)
    {
      before = PREV_INSN (note);
      if (!NOTE_P (note) || NOTE_KIND (note) != NOTE_INSN_BEGIN_STMT)
        continue;
      debug.others.push_back ({ 0, debug_mark::LINE, expand_location (NOTE_MARKER_LOCATION (note)) });
      remove_insn (note);
    }
}

void
note_direct_jump (rtx_insn *jump, rtx_insn *insn)
{
  auto site = sites.fragments.find (insn);
  if (site == sites.fragments.end ())
    return;
  tree fragment = site->second;
  sites.fragments[jump] = fragment;
  sites.jumps.insert (jump);
  sites.lost_registers[jump] = reg_class_contents[ALL_REGS];
}

void
note_following (rtx_insn *insn, rtx_insn *before)
{
  auto site = sites.fragments.find (insn);
  if (site == sites.fragments.end ())
    return;
  sites.following = site->second;
  sites.jumps.erase (insn);
  /* A debugger that goes up looks at the end of this one.  */
  sites.lost_registers[before] = reg_class_contents[ALL_REGS];
}

/* Hides at INSN, from which a debugger may come without the registers of LOST, what is in one by LOCATIONS, and what
   changes at INSN.  LOCATIONS: by DECL_UID of a variable, its VAR_LOCATION.  Returns the last note added, or INSN.  */
static rtx_insn *
hide_variables (rtx_insn *insn, const HARD_REG_SET &lost, const std::map<unsigned, rtx> &locations)
{
  std::set<unsigned> changed, set;
  for (rtx_insn *note : locations_after (insn))
    {
      changed.insert (DECL_UID (NOTE_VAR_LOCATION_DECL (note)));
      /* Else it has only ended.  */
      if (NOTE_VAR_LOCATION_LOC (note))
        set.insert (DECL_UID (NOTE_VAR_LOCATION_DECL (note)));
      /* It was a call of the fragment that changed it.  */
      NOTE_DURING_CALL_P (note) = 0;
    }
  std::vector<rtx> hidden;
  /* What is set at the site may have been set already in the part of it that the fragment has executed.  */
  for (const auto &[uid, location] : locations)
    if (PAT_VAR_LOCATION_LOC (location)
        && (set.count (uid) || names_register_p (PAT_VAR_LOCATION_LOC (location), lost)))
      hidden.push_back (location);
  for (rtx location : hidden)
    insn = emit_location_after (gen_rtx_VAR_LOCATION (VOIDmode, PAT_VAR_LOCATION_DECL (location),
                                                      NULL_RTX,
                                                      PAT_VAR_LOCATION_STATUS (location)),
                                true, insn);
  for (rtx location : hidden)
    if (!changed.count (DECL_UID (PAT_VAR_LOCATION_DECL (location))))
      insn = emit_location_after (location, false, insn);
  return insn;
}

void
hide_at_sites ()
{
  if (sites.lost_registers.empty ())
    return;
  std::map<unsigned, rtx> locations;
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    {
      if (NOTE_P (insn) && NOTE_KIND (insn) == NOTE_INSN_VAR_LOCATION)
        locations[DECL_UID (NOTE_VAR_LOCATION_DECL (insn))] = NOTE_VAR_LOCATION (insn);
      auto site = sites.lost_registers.find (insn);
      if (site != sites.lost_registers.end ())
        insn = hide_variables (insn, site->second, locations);
    }
  sites.lost_registers.clear ();
  sites.moved_lines.clear ();
}

} // namespace outline
