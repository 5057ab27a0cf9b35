/* Debug information of code that the plugin makes.  SPDX-License-Identifier: GPL-3.0-or-later

   GCC describes a function (DW_TAG_subprogram) when it has been printed, by the hook function_decl,
   and takes its name from DECL_NAME.  For an outlined function that is the name of its symbol, which
   has the first function that its code was in and a hash.  Debug information is to name all of them:

     DW_AT_name        outlined from open_modem, open_printer
     symbol            open_modem.outline.gwmolcn5s0iu

   So the hook is wrapped, and DECL_NAME is changed only while it runs: dumps, -fstack-usage and
   warnings still use the name of the symbol.

   Languages other than C have linkage names (DW_AT_linkage_name) beside names.  binutils show only these, and gdb
   appends parameter types to the name of a C++ function that has none, which it could not strip from ours again.  So
   there the linkage name is the same text, not the symbol; GCC writes it for public functions.

   Inlined functions.  Shared code often comes from a function that is inlined at all places.  GCC describes inlining
   by scopes (BLOCKs) that name the function and its call; the new code gets such scopes for the inlined functions
   that all places have in common, from the inside out:

     place 1           f:  g inlined, in line 3:  h inlined, in line 7
     place 2           k:  h inlined, in line 9
     place 3           h
     the new code      outlined from f, k, h:     h inlined, in line 7

   The lines, and the place of the call, are those of the first place.

   Nothing here changes code, which is the same without -g.  */

#include "gcc/debug-info.h"

namespace outline
{

/* Where a function that the plugin made comes from, and how.  */
struct made_origins
{
  const char *how;
  code_origins origins;
};

/* What our hook needs, to which GCC hands a declaration alone.  */
static struct
{
  /* By DECL_UID of such a function.  Looked up in, never walked.  */
  std::unordered_map<unsigned, made_origins> made_from;
  /* The hooks that ours call.  */
  const gcc_debug_hooks *wrapped = nullptr;
} described;

bool
debug_info_p ()
{
  return dwarf_debuginfo_p () && debug_info_level >= DINFO_LEVEL_TERSE;
}

void
code_origins::add (const std::string &name)
{
  if (std::find (m_names.begin (), m_names.end (), name) == m_names.end ())
    m_names.push_back (name);
}

void
code_origins::add (const code_origins &others)
{
  for (const std::string &name : others.m_names)
    add (name);
}

void
code_origins::add (tree function)
{
  auto made = described.made_from.find (DECL_UID (function));
  if (made != described.made_from.end ())
    add (made->second.origins);
  else
    add (std::string (lang_hooks.decl_printable_name (function, 1)));
}

std::string
code_origins::text (const char *how) const
{
  const size_t most = 4;
  size_t shown = m_names.size () > most ? most - 1 : m_names.size ();
  std::string text = std::string (how) + " from ";
  for (size_t i = 0; i < shown; i++)
    text += (i ? ", " : "") + m_names[i];
  if (shown < m_names.size ())
    text += " and " + std::to_string (m_names.size () - shown) + " more";
  return text;
}

inlined_frames
frames_at (location_t location)
{
  inlined_frames frames;
  for (tree scope = LOCATION_BLOCK (location); scope && TREE_CODE (scope) == BLOCK;
       scope = BLOCK_SUPERCONTEXT (scope))
    if (inlined_function_outer_scope_p (scope))
      {
        tree function = block_ultimate_origin (scope);
        if (!function || TREE_CODE (function) != FUNCTION_DECL)
          break;
        frames.push_back ({ function, LOCATION_LOCUS (BLOCK_SOURCE_LOCATION (scope)) });
      }
  return frames;
}

void
keep_common (inlined_frames &frames, const inlined_frames &other)
{
  size_t same = 0;
  while (same < MIN (frames.size (), other.size ()) && frames[same].function == other[same].function)
    same++;
  frames.resize (same);
}

void
keep_common_callers (inlined_frames &frames, const inlined_frames &other)
{
  const size_t most = MIN (frames.size (), other.size ());
  auto apart = std::mismatch (frames.rbegin (), frames.rbegin () + most, other.rbegin ());
  frames.erase (frames.begin (), apart.first.base ());
}

void
keep_common (inlined_frames &frames, location_t location, tree function)
{
  inlined_frames other = frames_at (location);
  other.push_back ({ DECL_ORIGIN (function), UNKNOWN_LOCATION });
  keep_common (frames, other);
}

tree
add_scope (tree scope, const inlined_frame &frame)
{
  tree added = make_node (BLOCK);
  BLOCK_ABSTRACT_ORIGIN (added) = frame.function;
  BLOCK_SOURCE_LOCATION (added) = frame.call;
  BLOCK_SUPERCONTEXT (added) = scope;
  BLOCK_CHAIN (added) = BLOCK_SUBBLOCKS (scope);
  BLOCK_SUBBLOCKS (scope) = added;
  TREE_USED (added) = 1;
  return added;
}

tree
debug_scope (tree scope, const inlined_frames &frames)
{
  for (auto frame = frames.rbegin (); frame != frames.rend (); ++frame)
    {
      tree known = BLOCK_SUBBLOCKS (scope);
      while (known
             && !(BLOCK_ABSTRACT_ORIGIN (known) == frame->function
                  && BLOCK_SOURCE_LOCATION (known) == frame->call))
        known = BLOCK_CHAIN (known);
      scope = known ? known : add_scope (scope, *frame);
    }
  return scope;
}

/* As gcc_debug_hooks' function_decl.  */
static void
describe_function (tree decl)
{
  auto made = described.made_from.find (DECL_UID (decl));
  if (made == described.made_from.end ())
    described.wrapped->function_decl (decl);
  else
    describe_as (decl, made->second.origins.text (made->second.how), described.wrapped->function_decl);
}

void
describe_as (tree decl, const std::string &name, void (*describe) (tree))
{
  tree own_name = DECL_NAME (decl);
  DECL_NAME (decl) = get_identifier (name.c_str ());
  if (lang_GNU_C ())
    describe (decl);
  else
    {
      tree symbol = DECL_ASSEMBLER_NAME (decl);
      bool is_public = TREE_PUBLIC (decl);
      /* Not the same identifier.  */
      SET_DECL_ASSEMBLER_NAME (decl, get_identifier (("*" + name).c_str ()));
      TREE_PUBLIC (decl) = 1;
      describe (decl);
      TREE_PUBLIC (decl) = is_public;
      SET_DECL_ASSEMBLER_NAME (decl, symbol);
    }
  DECL_NAME (decl) = own_name;
}

void
wrap_debug_hooks (void (*wrap) (gcc_debug_hooks &))
{
  gcc_debug_hooks *copy = new gcc_debug_hooks (*debug_hooks);
  wrap (*copy);
  debug_hooks = copy;
}

void
name_made (tree decl, const char *how, const code_origins &origins)
{
  if (!debug_info_p ())
    return;
  if (!described.wrapped)
    {
      described.wrapped = debug_hooks;
      wrap_debug_hooks ([] (gcc_debug_hooks &hooks) {
        hooks.function_decl = describe_function;
      });
    }
  described.made_from[DECL_UID (decl)] = { how, origins };
}

} // namespace outline
