/* Expanding a unit before any of it is printed.  SPDX-License-Identifier: GPL-3.0-or-later

   Folding compares the final instructions of all functions, but GCC prints one function before it
   expands the next.  So the passes of a function are split a second time (gcc/pipeline.cc has the
   first), just before "final":

     GCC alone         f: expand .. dwarf2, final     g: expand .. dwarf2, final
     with the plugin   f: expand .. dwarf2            g: expand .. dwarf2
                       (choice of what to fold)
                       f: fold, final                 g: fold, final

   GCC keeps the RTL of one function at a time, in x_rtl (emit-rtl.h) and a few other variables.  When
   a function is suspended, these are saved; what its callers may know of it is recorded as "final"
   would record it; and everything is cleared for the next function as at the end of a function's
   passes (rest_of_clean_state, final.cc).

   Alignments of labels, from the CFG, and lengths of instructions are not saved but computed again.
   The numbers of call sites, which GCC continues from function to function as it prints, are set
   when the function is resumed (number_call_sites).

   Limits.  GCC must not use data flow information while it prints the function: it is gone.

   Garbage collection does not know of the copies.  They are marked with GCC's own routines for those of its
   roots that lie in x_rtl.  */

#include "gcc/expansion.h"

#include "ira.h"
#include "lra.h"
#include "tree-ssa.h"

#include "facts/linked-functions.h"
#include "gcc/pass.h"
#include "gcc/used-registers.h"

namespace outline
{

namespace
{

/* A pointer in x_rtl that the garbage collector follows.  */
struct inner_root
{
  size_t offset;                /* In bytes.  */
  gt_pointer_walker mark;
};

std::vector<inner_root>
find_inner_roots ()
{
  std::vector<inner_root> roots;
  const char *begin = reinterpret_cast<const char *> (&x_rtl);
  for (const ggc_root_tab *const *table = gt_ggc_rtab; *table; table++)
    for (const ggc_root_tab *root = *table; root->base; root++)
      for (size_t i = 0; i < root->nelt; i++)
        {
          const char *at = static_cast<const char *> (root->base) + i * root->stride;
          if (at >= begin && at < begin + sizeof x_rtl)
            roots.push_back ({ size_t (at - begin), root->cb });
        }
  return roots;
}

} // namespace

void
suspended_functions::mark ()
{
  static const std::vector<inner_root> roots = find_inner_roots ();
  for (auto &entry : m_waiting)
    for (const inner_root &root : roots)
      root.mark (*reinterpret_cast<void **> (reinterpret_cast<char *> (&entry.second.rtl)
                                             + root.offset));
}

namespace
{

/* The alignments of the labels of the current function, in bytes, in their order.  */
std::vector<int>
alignments_of_labels ()
{
  std::vector<int> alignments;
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    if (LABEL_P (insn))
      alignments.push_back (label_to_alignment (insn).levels[0].get_value ());
  return alignments;
}

/* Calls VISIT (declaration) for what the function FN has in its frame.  */
template <typename visitor>
void
for_each_local (function *fn, visitor visit)
{
  std::function<void (tree)> block = [&] (tree b) {
    for (tree var = BLOCK_VARS (b); var; var = DECL_CHAIN (var))
      visit (var);
    for (b = BLOCK_SUBBLOCKS (b); b; b = BLOCK_CHAIN (b))
      block (b);
  };
  for (tree parameter = DECL_ARGUMENTS (fn->decl); parameter; parameter = DECL_CHAIN (parameter))
    visit (parameter);
  if (tree result = DECL_RESULT (fn->decl))
    visit (result);
  unsigned i;
  tree var;
  FOR_EACH_LOCAL_DECL (fn, i, var)
    visit (var);
  if (tree outermost = DECL_INITIAL (fn->decl))
    if (TREE_CODE (outermost) == BLOCK)
      block (outermost);
}

/* What REG, the frame or argument pointer of the current function, is eliminated to: returns the
   register, and sets OFFSET to the bytes to add.  */
rtx
eliminated (rtx reg, poly_int64 *offset)
{
  return strip_offset (lra_eliminate_regs (reg, VOIDmode, NULL_RTX), offset);
}

/* Replaces the frame pointer by TO where the locals of FN are.  */
void
move_frame_pointer (function *fn, rtx to)
{
  for_each_local (fn, [&] (tree decl) {
    if (DECL_RTL_SET_P (decl) && reg_mentioned_p (frame_pointer_rtx, DECL_RTL (decl)))
      SET_DECL_RTL (decl, simplify_replace_rtx (DECL_RTL (decl), frame_pointer_rtx, to));
  });
}

/* Debug information describes the locals of FN, the current function, by LRA's elimination of the frame
   pointer and the argument pointer (based_loc_descr, dwarf2out.cc); when the function is printed, LRA
   has those of the function that was expanded last.  So the addresses of locals are rewritten here:
   relative to the argument pointer, whose own elimination cancels out, as the frame base is relative to
   it, too; or, in a frame that is aligned at run time, relative to the register by which they are
   addressed.  */
void
pin_locals (function *fn)
{
  poly_int64 frame, argument;
  rtx base = eliminated (frame_pointer_rtx, &frame);
  if (crtl->stack_realign_tried)
    move_frame_pointer (fn, plus_constant (Pmode, base, frame));
  else if (base == eliminated (arg_pointer_rtx, &argument))
    move_frame_pointer (fn, plus_constant (Pmode, arg_pointer_rtx, frame - argument));
}

} // namespace

void
suspended_functions::suspend (function *fn)
{
  if (cgraph_rtl_info *info = cgraph_node::rtl_info (fn->decl))
    info->function_used_regs = used_registers ();
  suspended_function &s = m_waiting[DECL_UID (fn->decl)];
  /* No pseudo registers are left; their tables are made anew for each function.  */
  free (crtl->emit.regno_pointer_align);
  crtl->emit.regno_pointer_align = NULL;
  s.rtl = x_rtl;
  s.live.resize (FIRST_PSEUDO_REGISTER);
  for (unsigned regno = 0; regno < FIRST_PSEUDO_REGISTER; regno++)
    s.live[regno] = df_regs_ever_live_p (regno);
  s.begins_cold = first_function_block_is_cold;
  s.properties = fn->curr_properties;
  if (!dwarf2out_do_frame ())
    m_without_tables.insert (DECL_UID (fn->decl));
  if (flag_checking)
    s.alignments = alignments_of_labels ();
  s.prologue = prologue_location;
  s.epilogue = epilogue_location;
  s.input = input_location;
  if (debug_info_level > DINFO_LEVEL_NONE && FRAME_POINTER_REGNUM != HARD_FRAME_POINTER_REGNUM)
    pin_locals (fn);
  s.counts_stack = fn->su && !flag_callgraph_info;
  if (s.counts_stack)
    {
      s.stack = *fn->su;
      fn->su = NULL;
    }
  m_done = true;
}

namespace
{

/* Clears GCC's global state of the current function, but not what the function itself owns.  */
void
clear_rtl ()
{
  flag_rerun_cse_after_global_opts = 0;
  reload_completed = 0;
  epilogue_completed = 0;
#ifdef STACK_REGS
  regstack_completed = 0;
#endif
  init_insn_lengths ();
  init_temp_slots ();
  free_reg_info ();
  if (cfun->gimple_df)
    delete_tree_ssa (cfun);
  if (flag_ipa_stack_alignment && decl_binds_to_current_def_p (current_function_decl))
    if (cgraph_rtl_info *info = cgraph_node::rtl_info (current_function_decl))
      info->preferred_incoming_stack_boundary
        = MAX (crtl->preferred_stack_boundary, crtl->stack_alignment_needed);
  init_recog_no_volatile ();
  memset (crtl, 0, sizeof *crtl);
  regno_reg_rtx = NULL;
}

} // namespace

/* Numbers the labels of the current function's exception table after those that have been
   printed.  */
void
suspended_functions::number_call_sites () const
{
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    if (NOTE_P (insn) && (NOTE_KIND (insn) == NOTE_INSN_EH_REGION_BEG
                          || NOTE_KIND (insn) == NOTE_INSN_EH_REGION_END))
      NOTE_EH_HANDLER (insn) += m_call_sites;
}

void
suspended_functions::resume (function *fn)
{
  auto found = m_waiting.find (DECL_UID (fn->decl));
  const suspended_function &s = found->second;
  emit_status fresh = crtl->emit;
  x_rtl = s.rtl;
  crtl->emit.regno_pointer_align = fresh.regno_pointer_align;
  crtl->emit.regno_pointer_align_length = fresh.regno_pointer_align_length;
  crtl->emit.x_reg_rtx_no = fresh.x_reg_rtx_no;
  for (unsigned regno = 0; regno < FIRST_PSEUDO_REGISTER; regno++)
    df_set_regs_ever_live (regno, s.live[regno]);
  first_function_block_is_cold = s.begins_cold;
  prologue_location = s.prologue;
  epilogue_location = s.epilogue;
  input_location = s.input;
  if (s.counts_stack)
    *fn->su = s.stack;
  TREE_ASM_WRITTEN (fn->decl) = 1;
  std::vector<int> alignments = std::move (found->second.alignments);
  m_waiting.erase (found);

  reload_completed = 1;
  epilogue_completed = 1;
#ifdef STACK_REGS
  regstack_completed = 1;
#endif
  cse_not_expected = 1;
  virtuals_instantiated = 1;
  generating_concat_p = 0;
  rtl_register_cfg_hooks ();
  init_recog ();
  number_call_sites ();
  compute_alignments ();
  shorten_branches (get_insns ());
  gcc_assert (!flag_checking || alignments == alignments_of_labels ());
}

void
suspended_functions::count_call_sites ()
{
  for (int part = 0; part < 2; part++)
    m_call_sites += vec_safe_length (crtl->eh.call_site_record_v[part]);
}

/* Whether PASS only contains other passes.  */
static bool
container_p (const opt_pass *pass)
{
  return pass->sub && pass->name[0] == '*';
}

void
suspended_functions::steer (bool &runs) const
{
  if (!cfun || current_pass->type != RTL_PASS || symtab->state != EXPANSION)
    return;
  bool ends_dataflow = !strcmp (current_pass->name, "dfinish");
  if (m_expanding)
    runs &= !m_done || ends_dataflow;
  else if (auto found = m_waiting.find (DECL_UID (cfun->decl)); found != m_waiting.end ())
    {
      cfun->curr_properties = found->second.properties;
      runs = container_p (current_pass) || !strcmp (current_pass->name, "outline_resume");
    }
  else if (ends_dataflow)
    runs = df != NULL;
}

/* Expands NODE and suspends it (cgraph_node::expand, cgraphunit.cc).  After an error in this function or an earlier
   one, such as an impossible asm operand, GCC stops compiling a function after expansion proper, and frees what it
   has.  */
void
suspended_functions::expand_function (cgraph_node *node)
{
  tree decl = node->decl;
  location_t saved_location = input_location;
  bitmap_obstack_initialize (NULL);
  input_location = DECL_SOURCE_LOCATION (decl);
  push_cfun (DECL_STRUCT_FUNCTION (decl));
  init_function_start (decl);
  gimple_register_cfg_hooks ();
  bitmap_obstack_initialize (&reg_obstack);
  update_ssa (TODO_update_ssa_only_virtuals);
  invoke_plugin_callbacks (PLUGIN_ALL_PASSES_START, NULL);
  m_done = false;
  execute_pass_list (cfun, g->get_passes ()->all_passes);
  gcc_assert (m_done || seen_error ());
  if (m_done)
    clear_rtl ();
  /* What resumes the function begins it again.  */
  end_function ();
  /* With it the function would count as complete (native_rtl_p).  */
  cfun->curr_properties &= ~PROP_rtl;
  bitmap_obstack_release (&reg_obstack);
  bitmap_obstack_release (NULL);
  pop_cfun ();
  input_location = saved_location;
  ggc_collect ();
}

bool
suspended_functions::without_tables_p (const_tree decl) const
{
  return m_without_tables.count (DECL_UID (decl)) && dwarf2out_do_frame ();
}

const rtl_data *
suspended_functions::rtl_of (const_tree decl) const
{
  auto found = m_waiting.find (DECL_UID (decl));
  return found == m_waiting.end () ? nullptr : &found->second.rtl;
}

void
suspended_functions::expand (const std::vector<cgraph_node *> &order,
                             const std::function<bool (cgraph_node *)> &suspendable)
{
  pass_interruption interruption;
  symtab_state state = symtab->state;
  section *where = in_section;
  symtab->state = EXPANSION;
  m_expanding = true;
  std::vector<cgraph_node *> expanded;
  for (cgraph_node *node : order)
    if (suspendable (node))
      {
        expand_function (node);
        expanded.push_back (node);
      }
  /* GCC will call init_function_start again, which has already given its warnings for each
     function.  */
  if (m_waiting.size () == order.size ())
    warn_aggregate_return = 0;
  m_expanding = false;
  symtab->state = state;
  /* Constants have been printed.  What comes next may be asm outside of functions.  */
  if (where)
    switch_to_section (where);
  for (cgraph_node *node : order)
    TREE_ASM_WRITTEN (node->decl) = 0;
  /* None is printed after an error; so they are complete (native_rtl_p).  */
  if (seen_error ())
    for (cgraph_node *node : expanded)
      DECL_STRUCT_FUNCTION (node->decl)->curr_properties |= PROP_rtl;
}

void
prepare_expansion (cgraph_node *function)
{
  if (!DECL_STRUCT_FUNCTION (function->decl))
    return;
  push_cfun (DECL_STRUCT_FUNCTION (function->decl));
  initialize_rtl ();
  pop_cfun ();
}

} // namespace outline
