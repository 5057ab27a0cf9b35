/* One unwind entry for a run of functions.
   SPDX-License-Identifier: GPL-3.0-or-later

   An entry of .eh_frame (an FDE) takes 20 to 32 bytes, and 8 more in the
   header table: as much as many an outlined function saves.  But an FDE covers
   a range of addresses, not a function.  Outlined functions stand one behind
   the other, and at the first instruction of each the frame is in the same
   state (the CFA is what the call left), so one FDE can cover them all: only
   the first opens it (.cfi_startproc), and only the last closes it
   (.cfi_endproc).  The last one is the function that they stand before: one
   that was there already and had an FDE anyway.

     f.outline.a:  .cfi_startproc         f.outline.a:  .cfi_startproc
                   ...                                  ...
                   .cfi_endproc
     f.outline.b:  .cfi_startproc   ->    f.outline.b:
                   pushq %rbx                           .cfi_remember_state
                   .cfi_def_cfa_offset 16               pushq %rbx
                   .cfi_offset 3, -16                   .cfi_def_cfa_offset 16
                   ...                                  .cfi_offset 3, -16
                   popq %rbx                            ...
                   .cfi_def_cfa_offset 8                popq %rbx
                   ret                                  .cfi_restore_state
                   .cfi_endproc                         ret
     f:            .cfi_startproc         f:
                   ...                                  ...
                   .cfi_endproc                         .cfi_endproc

   A function that changes the frame remembers the state at its start and
   brings it back when its epilogue has done so, or at its end; one that moves
   the stack pointer but saves no register need not.  Unwinders look the
   entry up by address and find the right row; a function's name comes from the
   symbol table.

   GCC has no hook between a function and its directives, so the assembler
   text of such a function goes to memory first: the pass before "final" puts
   a memory stream in the place of asm_out_file, the one behind it takes the
   directives out and writes the rest.

   Not shared: functions with exception tables (whose addresses count from the
   start of the FDE) or a personality, with a cold part of their own, in different
   sections, with different target options (keys that sign return addresses), and
   where the assembler is not asked to make the tables (-fno-dwarf2-cfi-asm).  Those
   keep their own.  Where exceptions use Arm's format nothing is shared: its entries
   take 8 bytes, and what .cfi directives make is for debuggers only.  */

#include "plugin/unwind.h"

#include <stdio.h>
#include <stdlib.h>

#include "debug.h"

#include "plugin/function-size.h"
#include "plugin/pipeline.h"

namespace outline
{

namespace
{

/* DECL_UIDs of the functions of all runs, and of the last of each.  Asked for
   membership only.  */
std::unordered_set<unsigned> in_run, last_of_run;

/* The section in which an entry is open, or null.  */
section *open_in = NULL;

/* The real assembler file while asm_out_file is a memory stream.  */
FILE *real_asm_file = NULL;
char *buffer = NULL;
size_t buffer_size = 0;

const char startproc[] = "\t.cfi_startproc\n";
const char endproc[] = "\t.cfi_endproc\n";

/* The distance from the stack pointer to the CFA at the first instruction of a
   function.  */
int
incoming_frame_offset ()
{
#ifdef DEFAULT_INCOMING_FRAME_SP_OFFSET
  return DEFAULT_INCOMING_FRAME_SP_OFFSET;
#else
  return 0;
#endif
}

/* How often WHAT stands in TEXT.  */
unsigned
occurrences (const std::string &text, const char *what)
{
  unsigned n = 0;
  for (size_t at = text.find (what); at != std::string::npos;
       at = text.find (what, at + 1))
    n++;
  return n;
}

/* Puts WITH in the place of WHAT, which stands in TEXT once.  */
void
substitute (std::string &text, const char *what, const std::string &with)
{
  text.replace (text.find (what), strlen (what), with);
}

/* Ends the entry that is open.  The assembler stands in its section.  */
void
close_entry ()
{
  fputs (endproc, asm_out_file);
  open_in = NULL;
}

/* Whether the function whose assembler text is TEXT can be one of several
   behind one entry.  */
bool
joinable_p (const std::string &text)
{
  return (occurrences (text, startproc) == 1
          && occurrences (text, endproc) == 1
          && !occurrences (text, ".cfi_personality")
          && !occurrences (text, ".cfi_lsda")
          && !crtl->has_bb_partition);
}

/* Whether TEXT ends with a return address that is signed while it began with one that
   is not: AArch64's "retaa" checks and returns at once.  */
bool
ends_signed_p (const std::string &text)
{
  return (occurrences (text, "\t.cfi_window_save")
          + occurrences (text, "\t.cfi_negate_ra_state")) % 2;
}

/* Whether the last change of the frame in TEXT brings the CFA back to where the
   call left it: what comes behind it runs as the function began.  Sets AT and
   LENGTH to the place of the directive.  */
bool
ends_as_begun_p (const std::string &text, size_t *at, size_t *length)
{
  std::string back = "\t.cfi_def_cfa_offset "
                     + std::to_string (incoming_frame_offset ()) + "\n";
  *at = text.rfind ("\t.cfi_", text.find (endproc) - 1);
  *length = back.size ();
  return text.compare (*at, *length, back) == 0 && !ends_signed_p (text);
}

/* Has TEXT, which changes the frame, leave the state of the frame as it was at
   its start.  OPENING stands at its start.  */
void
restore_frame (std::string &text, const std::string &opening)
{
  size_t at, length;
  bool back = ends_as_begun_p (text, &at, &length);
  if (back && !occurrences (text, "\t.cfi_offset")
      && !occurrences (text, "\t.cfi_def_cfa_register")
      && !occurrences (text, "\t.cfi_def_cfa ")
      && !occurrences (text, "\t.cfi_escape"))
    {
      substitute (text, startproc, opening);
      substitute (text, endproc, "");
      return;
    }
  if (back)
    text.replace (at, length, "\t.cfi_restore_state\n");
  substitute (text, startproc, opening + "\t.cfi_remember_state\n");
  substitute (text, endproc, back ? "" : "\t.cfi_restore_state\n");
}

/* Takes from TEXT, the current function's, the directives that keep it from
   sharing an entry with its neighbours.  */
void
join (std::string &text, section *where, bool last)
{
  bool changes_frame = occurrences (text, "\t.cfi_") > 2;
  bool first = open_in == NULL;
  if (changes_frame && !last)
    restore_frame (text, first ? startproc : "");
  else
    {
      if (!first)
        substitute (text, startproc, "");
      if (!last)
        substitute (text, endproc, "");
    }
  open_in = last ? NULL : where;
}

const pass_data begin_data
  = { RTL_PASS, "outline_unwind", OPTGROUP_NONE, TV_FINAL, 0, 0, 0, 0, 0 };
const pass_data end_data
  = { RTL_PASS, "outline_unwind_end", OPTGROUP_NONE, TV_FINAL, 0, 0, 0, 0, 0 };

/* Before "final".  */
class begin_pass : public rtl_opt_pass
{
public:
  begin_pass (gcc::context *ctxt) : rtl_opt_pass (begin_data, ctxt) {}

  bool gate (function *) final override { return !in_run.empty (); }

  unsigned
  execute (function *fn) final override
  {
    bool member = in_run.count (DECL_UID (fn->decl));
    if (open_in)
      {
        /* The function's text, which is kept back, shall begin here.  */
        switch_to_section (open_in);
        if (!member || function_section (fn->decl) != open_in)
          close_entry ();
      }
    if (!member)
      return 0;
    FILE *memory = open_memstream (&buffer, &buffer_size);
    if (!memory)
      return 0;
    real_asm_file = asm_out_file;
    asm_out_file = memory;
    return 0;
  }
};

/* Behind "final".  */
class end_pass : public rtl_opt_pass
{
public:
  end_pass (gcc::context *ctxt) : rtl_opt_pass (end_data, ctxt) {}

  bool gate (function *) final override { return real_asm_file != NULL; }

  unsigned
  execute (function *fn) final override
  {
    fclose (asm_out_file);
    asm_out_file = real_asm_file;
    real_asm_file = NULL;
    std::string text (buffer, buffer_size);
    free (buffer);

    if (joinable_p (text))
      join (text, function_section (fn->decl),
            last_of_run.count (DECL_UID (fn->decl)));
    else if (open_in)
      close_entry ();
    fwrite (text.data (), 1, text.size (), asm_out_file);
    return 0;
  }
};

} // namespace

/* PLUGIN_FINISH_UNIT: the last function of a run may not have come.  */
static void
close_last_entry (void *, void *)
{
  if (open_in)
    {
      switch_to_section (open_in);
      close_entry ();
    }
}

void
unwind_init (const char *plugin_name)
{
  register_callback (plugin_name, PLUGIN_FINISH_UNIT, close_last_entry, NULL);
  add_pass (plugin_name, new begin_pass (g), "final", PASS_POS_INSERT_BEFORE);
  add_pass (plugin_name, new end_pass (g), "final", PASS_POS_INSERT_AFTER);
}

void
share_unwind_entries (const std::vector<cgraph_node *> &run)
{
  for (cgraph_node *node : run)
    in_run.insert (DECL_UID (node->decl));
  if (!run.empty ())
    last_of_run.insert (DECL_UID (run.back ()->decl));
}

bool
unwind_entries_shared_p (cgraph_node *node)
{
  /* For the assembler a section is another one with "retain".  */
  bool retained = (node->get_section ()
                   && lookup_attribute ("retain", DECL_ATTRIBUTES (node->decl)));
  return (!flag_function_sections && !DECL_ONE_ONLY (node->decl) && !retained
          && unwind_tables_p () && flag_dwarf2_cfi_asm);
}

bool
in_shared_entry_p (cgraph_node *node)
{
  return in_run.count (DECL_UID (node->decl));
}

bool
behind_shared_entry_p (cgraph_node *node)
{
  return (in_shared_entry_p (node)
          && !last_of_run.count (DECL_UID (node->decl)));
}

} // namespace outline
