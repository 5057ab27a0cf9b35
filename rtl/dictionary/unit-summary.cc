/* The summary of a unit: code that other units of its program may have, too.
   SPDX-License-Identifier: GPL-3.0-or-later

   Options summary and dictionary (docs/dictionary.md).  The numbers of classes hold in one unit
   only; between units a class is identified by the text of its instruction.

     note     while a function is read, its new classes are printed in the forms that a fragment may
              need, by the printer of fragments (rtl/write/fragment-text.h)
     write    after the choice: the functions as strings of these classes

   A class is not shared if its text has another meaning elsewhere: it names a constant of the pool, a symbol that
   other objects cannot see, or a label other than that of a jump within the fragment, of which it says how far away
   it is.  */

#include "rtl/dictionary/unit-summary.h"

#include <sys/stat.h>

#include "outline-config.h"
#include "core/numbered-texts.h"
#include "plugin/options.h"
#include "program/digest.h"
#include "program/files.h"
#include "program/windows.h"
#include "rtl/read/insn-class.h"
#include "rtl/write/fragment-text.h"

namespace outline
{

namespace
{

struct noted_unit
{
  std::vector<std::unique_ptr<class_text>> texts; /* By class.  */
  std::vector<bool> seen;                         /* By class.  */
  std::vector<fragment_context> contexts;
  std::unordered_map<std::string, uint32_t> context_numbers; /* By content.  Looked up in.  */
  std::unordered_map<unsigned, uint32_t> function_contexts;  /* By DECL_UID.  Looked up in.  */
};

noted_unit noted;

/* Whether X names what other units cannot name in the same way.  References to weak symbols do not
   have the linker look for a definition, and those to thread-local ones say how they are found.  */
bool
names_own_p (const_rtx x)
{
  subrtx_iterator::array_type array;
  FOR_EACH_SUBRTX (i, array, x, ALL)
    if (SYMBOL_REF_P (*i)
          ? SYMBOL_REF_WEAK (*i) || SYMBOL_REF_TLS_MODEL (*i) != TLS_MODEL_NONE
          : GET_CODE (*i) == LABEL_REF || GET_CODE (*i) == CODE_LABEL)
      return true;
  return false;
}

/* Whether INSN, whose pattern is PATTERN, refers to a symbol that may be in another object PC-relatively and not
   through a table: linkers refuse to link a position-independent program that lacks the symbol, although the
   fragment's object references it as weak.  They accept calls.  */
bool
names_directly_p (rtx_insn *insn, const_rtx pattern)
{
  if (!flag_pic || CALL_P (insn))
    return false;
  subrtx_iterator::array_type array;
  FOR_EACH_SUBRTX (i, array, pattern, ALL)
    if (SYMBOL_REF_P (*i))
      return true;
    else if (GET_CODE (*i) == UNSPEC && SYMBOL_REF_P (XVECEXP (*i, 0, 0)))
      /* An entry of such a table.  Other unspecs are of what instructions do.  */
      i.skip_subrtxes ();
  return false;
}

/* The symbols in X, as class_text's names.  */
std::string
names_in (const_rtx x)
{
  return printed_text ([=] {
    subrtx_iterator::array_type array;
    FOR_EACH_SUBRTX (i, array, x, ALL)
      if (SYMBOL_REF_P (*i))
        {
          assemble_name (asm_out_file, XSTR (*i, 0));
          fputc ('\n', asm_out_file);
        }
    return true;
  });
}

/* Whether TEXT names a label of the compiler's.  */
bool
names_label_p (const std::string &text)
{
  for (size_t at = text.find (".L"); at != std::string::npos; at = text.find (".L", at + 1))
    if (!at || !(ISALNUM (text[at - 1]) || strchr ("_.$", text[at - 1])))
      return true;
  return false;
}

/* Whether other units can have INSN, of class CLS and with the PATTERN that it means, as far as its symbols decide.  */
bool
shareable_p (const fold_target &target, rtx_insn *insn, const insn_class &cls, rtx pattern)
{
  if (!INSN_P (insn) || cls.traits & TRAIT_NAMES_LOCAL || target.printed_with_next_p (insn))
    return false;
  bool jumps = JUMP_P (insn) && !returnjump_p (insn);
  return (target.place_named (pattern) == -1 && (jumps || !names_own_p (pattern))
          && !names_directly_p (insn, pattern));
}

/* Adds to TEXT what INSN is printed as in each kind of fragment (class_text); TEXT has the plain form.  */
void
add_forms (class_text &text, const fold_target &target, const code_constants &constants, rtx_insn *insn)
{
  auto deeper = [&] (int bytes) {
    return text.traits & TRAIT_STACK_REFERENCE ? insn_text (target, constants, insn, insn, bytes) : text.plain;
  };
  text.called = deeper (target.called_stack ());
  text.inner = deeper (target.inner_call_stack ());
  if (text.traits & TRAIT_THUNK_END)
    text.sibling = insn_text (target, constants, insn, insn, target.called_stack (), true);
}

/* The class CLS of INSN, an instruction or label, which has the frame FRAME, as text; null if other units cannot have
   it.  */
std::unique_ptr<class_text>
text_of_class (const fold_target &target, const read_function &read, rtx_insn *insn,
               const insn_class &cls, const std::string &frame)
{
  auto text = std::make_unique<class_text> ();
  text->bound = cls.bound;
  text->traits = cls.traits;
  if (LABEL_P (insn))
    {
      text->plain = text->called = text->inner = insn_text (target, read.constants, insn, insn, 0);
      return text;
    }
  rtx pattern = INSN_P (insn) ? read.constants.meaning_of (insn) : NULL_RTX;
  if (!shareable_p (target, insn, cls, pattern))
    return nullptr;
  text->bytes = cls.bytes;
  text->unwind_bytes = cls.unwind_bytes;
  text->kept_unwind_bytes = cls.kept_unwind_bytes;
  text->plain = insn_text (target, read.constants, insn, insn, 0);
  if (text->plain.empty () || names_label_p (text->plain))
    return nullptr;
  text->names = names_in (pattern);
  add_needs (*text, target, read.constants, insn, insn);
  if (names_label_p (text->constant))
    return nullptr;
  add_forms (*text, target, read.constants, insn);
  if (cls.traits & (TRAIT_TAIL_ONLY | TRAIT_TAIL_END))
    text->frame = frame;
  return text;
}

/* The directives of the frame state CLS.  */
std::string
directives_of (const insn_class &cls)
{
  return cls.key.substr (cls.key.find ('\n') + 1);
}

/* Makes the summary of UNIT.  */
class summary_maker
{
public:
  summary_maker (const expanded_unit &unit, const std::vector<cgraph_node *> &order)
    : m_unit (unit), m_order (order)
  {}

  unit_summary run ();

private:
  class_id class_number (class_id id);
  class_id state_number (class_id id);
  void add (const function_code &code, double entries);

  const expanded_unit &m_unit;
  const std::vector<cgraph_node *> &m_order;
  core::numbered_texts m_classes, m_states;
  std::unordered_map<class_id, class_id> m_known; /* By the unit's number.  Looked up in.  */
  unit_summary m_summary;
};

/* The number in the summary of the unit's class ID; no_class if other units cannot have it.  */
class_id
summary_maker::class_number (class_id id)
{
  auto [known, is_new] = m_known.emplace (id, no_class);
  const class_text *text = noted.texts[id].get ();
  if (is_new && text)
    {
      known->second = m_classes.intern (text->content ());
      if (known->second == m_summary.classes.size ())
        m_summary.classes.push_back (*text);
    }
  return known->second;
}

/* The number in the summary of ID, a frame state.  */
class_id
summary_maker::state_number (class_id id)
{
  auto [known, is_new] = m_known.emplace (id, no_class);
  if (is_new)
    known->second = m_states.intern (directives_of (m_unit.classes[id]));
  return known->second;
}

void
summary_maker::add (const function_code &code, double entries)
{
  tree decl = m_order[code.place]->decl;
  auto context = noted.function_contexts.find (DECL_UID (decl));
  if (code.items.empty () || context == noted.function_contexts.end ())
    return;
  summary_function f;
  if (code.comdat)
    f.comdat = IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (decl));
  f.context = context->second;
  f.entries = entries;
  f.max_executions = code.max_executions;
  f.counted = code.counted;
  for (insn_item item : code.items)
    {
      item.id = item.id == no_class ? no_class : class_number (item.id);
      item.state = item.state == no_class ? no_class : state_number (item.state);
      item.constants = item.id == no_class ? 0 : item.constants;
      f.items.push_back (item);
    }
  m_summary.functions.push_back (std::move (f));
}

unit_summary
summary_maker::run ()
{
  m_summary.compiler = compiler_line ();
  m_summary.unit = main_input_filename ? main_input_filename : "";
  m_summary.budget = m_unit.limits.budget;
  m_summary.min_price = m_unit.limits.min_price;
  m_summary.executed = m_unit.executed;
  m_summary.stress = m_unit.limits.stress;
  m_summary.bytes = m_unit.bytes;
  m_summary.contexts = noted.contexts;
  for (size_t i = 0; i < m_unit.functions.size (); i++)
    add (m_unit.functions[i], m_unit.entered[i]);
  m_summary.states = m_states.texts ();
  shorten (&m_summary);
  return std::move (m_summary);
}

/* The name of the file for the current unit's summary in FOLDER: that of its object, with a hash of
   the path by which it was named, as folders may have files of the same name.  */
std::string
summary_path (const char *folder)
{
  std::string unit = aux_base_name ? aux_base_name : dump_base_name;
  std::string hash = hex_digits (digest (std::string (get_src_pwd ()) + '\n' + unit)).substr (0, 16);
  return std::string (folder) + '/' + lbasename (unit.c_str ()) + '.' + hash + ".summary";
}

} // namespace

std::string
compiler_line ()
{
  return std::string ("outline " OUTLINE_VERSION ", gcc ") + version_string + ", " OUTLINE_TARGET;
}

void
note_class_texts (const read_function &read, const fold_target &target,
                  const class_table &classes)
{
  if ((!opts.summary && !opts.dictionary) || read.code.items.empty ()
      || target.program_file_end ().empty ())
    return;
  fragment_context context = context_of_function (target);
  auto [known, is_new] = noted.context_numbers.emplace (context.content (),
                                                        noted.contexts.size ());
  if (is_new)
    noted.contexts.push_back (std::move (context));
  noted.function_contexts[DECL_UID (current_function_decl)] = known->second;
  noted.texts.resize (classes.size ());
  noted.seen.resize (classes.size ());
  for (size_t i = 0; i < read.code.items.size (); i++)
    {
      const insn_item &item = read.code.items[i];
      if (item.id == no_class || noted.seen[item.id])
        continue;
      noted.seen[item.id] = true;
      noted.texts[item.id]
        = text_of_class (target, read, read.insns[i], classes[item.id],
                         followed_frame_base () + (item.state == no_class ? std::string ()
                                                   : directives_of (classes[item.state])));
    }
}

std::string
class_content (class_id id, const insn_class &cls)
{
  if (frame_state_class_p (cls))
    return cls.key;
  return id < noted.texts.size () && noted.texts[id] ? noted.texts[id]->content () : std::string ();
}

void
write_unit_summary (const expanded_unit &unit, const std::vector<cgraph_node *> &order,
                    const fold_target &target)
{
  if (!opts.summary || seen_error ())
    return;
  if (target.program_file_end ().empty ())
    {
      error_at (UNKNOWN_LOCATION, "units share no code on this target, or with this assembler syntax: leave"
                " %<-fplugin-arg-outline-summary%> away");
      return;
    }
  noted.texts.resize (unit.classes.size ());
  if (mkdir (opts.summary, 0777) && errno != EEXIST)
    {
      error_at (UNKNOWN_LOCATION, "cannot make the folder %qs for summaries: %s", opts.summary, xstrerror (errno));
      return;
    }
  std::string path = summary_path (opts.summary);
  if (!write_file_whole (path, summary_file (summary_maker (unit, order).run ())))
    error_at (UNKNOWN_LOCATION, "cannot write the summary %qs: %s", path.c_str (), xstrerror (errno));
}

} // namespace outline
