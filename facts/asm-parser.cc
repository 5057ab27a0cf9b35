/* Reads texts for the assembler.  SPDX-License-Identifier: GPL-3.0-or-later

   GCC does not read asm.  Here each statement is a label, a directive, an assignment or an instruction, all of which
   are known by name, or the text is unknown:

     "1: ldrex %0, [%1]"          a label; an exclusive load
     ".cfi_undefined rip"         rows
     "getlr %0"                   what the macro's body does
     ".macro getlr r; mov \\r, lr; .endm"
     "link .req lr"               "link" stands for "lr"
     ".foo", "mov x\\n, x1"       unknown: a directive, a register that is put together

   A word that means something else (a symbol called "lr") may refuse something needlessly.  */

#include "facts/asm-parser.h"

#include <algorithm>
#include <cctype>
#include <cstring>

#include "facts/asm-directives.h"

namespace outline
{

void
asm_facts::add (const asm_facts &other)
{
  code |= other.code;
  labels |= other.labels;
  directives |= other.directives;
  rows |= other.rows;
  code_elsewhere |= other.code_elsewhere;
  frame |= other.frame;
  leaves_section |= other.leaves_section;
  leaves_text |= other.leaves_text;
  changes_reading |= other.changes_reading;
  unknown |= other.unknown;
  unknown_names |= other.unknown_names;
  if (other.access != exclusive_access::none)
    access = other.access;
  words.insert (other.words.begin (), other.words.end ());
  names.insert (other.names.begin (), other.names.end ());
}

void
asm_reading::add (const asm_reading &other)
{
  facts.add (other.facts);
  instructions.insert (other.instructions.begin (), other.instructions.end ());
  part_of_instruction |= other.part_of_instruction;
}

namespace
{

std::string
lower (std::string text)
{
  for (char &c : text)
    c = tolower (c);
  return text;
}

/* WORD up to a "." in it.  */
std::string
stem (const std::string &word)
{
  return lower (word.substr (0, word.find ('.', 1)));
}

bool
name_p (const std::string &word)
{
  return isalnum (word[0]) || word[0] == '_' || word[0] == '.' || word[0] == '$' || asm_hole_p (word[0]);
}

bool
has_hole_p (const std::string &word)
{
  return std::any_of (word.begin (), word.end (), asm_hole_p);
}

/* Whether WORD, which has a hole, is a name that is put together: "x\n", "__get_%P0".  Not: "%0", "%0.16b", "0x%c0",
   ".L%=".  */
bool
put_together_p (const std::string &word)
{
  auto hole = std::find_if (word.begin (), word.end (), asm_hole_p);
  std::string before (word.begin (), hole), after (hole + 1, word.end ());
  if (isdigit (before[0]) || !before.compare (0, 2, ".L"))
    return false;
  return !(before.empty () || before == "$") || !(after.empty () || after[0] == '.');
}

/* Whether STATEMENT, which begins a section, may begin one for code: not ".data", ".section .note.x", nor one with
   flags among which "x" is not.  */
bool
names_code_p (const asm_statement &statement)
{
  const std::string name = lower (statement.size () > 1 ? statement[1] : statement[0]);
  for (const char *data : { ".data", ".bss", ".rodata", ".note", ".discard", ".comment", ".debug" })
    if (!name.compare (0, strlen (data), data))
      return false;
  for (const std::string &word : statement)
    if (word[0] == '"' && name.compare (0, 5, ".text") != 0)
      return word.find ('x') != std::string::npos;
  return true;
}

/* A section, as far as it matters: that in which a text begins, .text, another one.  */
enum class asm_section { own, text, other };

/* The section that STATEMENT, a directive other than ".previous", begins.  With more words than "@progbits" after the
   flags it may be in a group.  */
asm_section
section_begun (const asm_statement &statement)
{
  const size_t n = statement.size ();
  bool text = (n == 1 ? statement[0] == ".text"
                      : statement[1] == ".text" && (n == 2 || (n > 3 && n <= 7 && statement[3] == "\"ax\"")));
  return text ? asm_section::text : asm_section::other;
}

/* What gas keeps for ".previous" and ".popsection".  */
struct section_state
{
  asm_section now = asm_section::own, previous = asm_section::other;

  void
  begin (asm_section section)
  {
    previous = now;
    now = section;
  }
  bool operator== (const section_state &other) const { return now == other.now && previous == other.previous; }
};

/* Whether WORD, where a jump goes, is in the same text, or a label among the operands of asm goto.  */
bool
local_target_p (const std::string &word)
{
  if (word.find (asm_label_operand) != std::string::npos || !word.compare (0, 2, ".L"))
    return true;
  char last = word.back ();
  return isdigit (word[0]) && (last == 'b' || last == 'f');
}

/* The operands of STATEMENT, in lower case, without spaces.  */
std::string
operands_of (const asm_statement &statement)
{
  std::string operands;
  for (size_t i = 1; i < statement.size (); i++)
    operands += lower (statement[i]);
  return operands;
}

} // namespace

/* Reads one text.  */
class asm_reader
{
public:
  explicit asm_reader (const asm_dialect &dialect) : m_dialect (dialect) {}

  asm_reading read (const char *text, asm_form form);

private:
  void read_statement (const asm_statement &statement);
  void read_directive (const asm_statement &statement);
  void read_instruction (const asm_statement &statement, size_t first);
  void read_operands (const asm_statement &statement, size_t first);
  void note_access (const std::string &code);
  void read_word (const std::string &word);
  void assign (const std::string &name, const asm_statement &statement, size_t first);
  void begin_macro (const asm_statement &statement);
  void end_macro ();
  bool elsewhere_p () const { return m_sections.size () != 1 || m_sections[0].now != asm_section::own; }
  bool not_in_text_p () const { return m_sections.size () != 1 || m_sections[0].now == asm_section::other; }
  asm_reading &reading () { return m_macros.empty () ? m_reading : m_macros.back ().body; }
  asm_facts &facts () { return reading ().facts; }

  struct macro
  {
    std::string name;
    std::vector<section_state> sections;   /* M_SECTIONS before it.  */
    asm_reading body;
  };

  const asm_dialect &m_dialect;
  asm_reading m_reading;
  /* The macros whose bodies are being read.  */
  std::vector<macro> m_macros;
  /* Those of the text, and of each ".pushsection" that has not ended.  */
  std::vector<section_state> m_sections = { section_state () };
  /* The syntax that the text began with, if it was changed, and the one at its end.  */
  asm_directive m_first_syntax = asm_directive::unknown, m_syntax = asm_directive::unknown;
};

/* Adds WORD, an operand.  */
void
asm_reader::read_word (const std::string &word)
{
  if (word[0] == '"')
    {
      facts ().unknown |= word.size () == 1 || word.back () != '"' || word.find ('\n') != std::string::npos;
      if (word.size () > 2)
        facts ().names.insert (word.substr (1, word.size () - 2));
      return;
    }
  if (!name_p (word))
    return;
  facts ().rows |= !lower (word).compare (0, 4, ".cfi");
  if (has_hole_p (word))
    {
      bool name = put_together_p (word);
      facts ().unknown_names |= name;
      /* No register and no directive has "_" in its name.  */
      facts ().unknown |= name && word.find ('_') == std::string::npos;
    }
  else
    {
      facts ().names.insert (word);
      facts ().words.insert (lower (word));
    }
  std::string part;
  for (char c : lower (word) + '.')
    if (isalnum (c) || c == '_')
      part += c;
    else if (!part.empty ())
      {
        facts ().words.insert (part);
        facts ().frame |= m_dialect.frame_registers.has_p (part);
        part.clear ();
      }
}

/* Adds the words of STATEMENT from its word FIRST on.  */
void
asm_reader::read_operands (const asm_statement &statement, size_t first)
{
  for (size_t i = first; i < statement.size (); i++)
    {
      const std::string &word = statement[i];
      read_word (word);
      /* Another statement of a text with alternatives.  */
      if (word[0] == '.' && i > 0 && (statement[i - 1] == "|" || statement[i - 1] == "{"))
        facts ().unknown = true;
    }
}

/* CODE, an instruction or the numbers in place of one, may begin or end code that must not be called.  */
void
asm_reader::note_access (const std::string &code)
{
  if (m_dialect.exclusive_loads.has_p (code))
    facts ().access = exclusive_access::load;
  else if (m_dialect.exclusive_stores.has_p (code))
    facts ().access = exclusive_access::store;
}

/* NAME stands for the words of STATEMENT from its word FIRST on.  */
void
asm_reader::assign (const std::string &name, const asm_statement &statement, size_t first)
{
  read_operands (statement, first);
  if (name == "." || has_hole_p (name))
    {
      facts ().unknown = true;
      return;
    }
  facts ().names.insert (name);
  asm_reader value (m_dialect);
  value.read_operands (statement, first);
  m_reading.definitions[lower (name)].add (value.m_reading);
}

void
asm_reader::begin_macro (const asm_statement &statement)
{
  std::string name = statement.size () > 1 ? lower (statement[1]) : std::string ();
  facts ().unknown |= name.empty () || !name_p (name) || has_hole_p (name);
  m_macros.push_back ({ name, m_sections, asm_reading () });
  read_operands (statement, 2);
}

void
asm_reader::end_macro ()
{
  if (m_macros.empty ())
    {
      facts ().unknown = true;
      return;
    }
  macro ended = m_macros.back ();
  m_macros.pop_back ();
  bool leaves = !(ended.sections == m_sections);
  ended.body.facts.leaves_section |= leaves;
  ended.body.facts.leaves_text |= leaves;
  m_sections = ended.sections;
  m_reading.definitions[ended.name].add (ended.body);
  /* GCC prints no instruction with "_" in its name.  */
  m_reading.redefines |= m_dialect.instruction_p (ended.name) && ended.name.find ('_') == std::string::npos;
}

void
asm_reader::read_directive (const asm_statement &statement)
{
  asm_directive kind = kind_of_directive (lower (statement[0]));
  if (kind == asm_directive::macro)
    return begin_macro (statement);
  if (kind == asm_directive::end_macro)
    return end_macro ();
  facts ().code = facts ().directives = true;
  switch (kind)
    {
    case asm_directive::unknown:
      facts ().unknown = facts ().changes_reading = true;
      break;
    case asm_directive::emits:
      note_access (operands_of (statement));
      facts ().unknown |= !m_dialect.any_instruction_p () && !elsewhere_p ();
      break;
    case asm_directive::assigns:
      if (statement.size () > 3)
        return assign (statement[1], statement, 3);
      facts ().unknown = true;
      break;
    case asm_directive::rows:
      facts ().rows = true;
      break;
    case asm_directive::previous_section:
      m_sections.back ().begin (m_sections.back ().previous);
      break;
    case asm_directive::push_section:
      m_sections.push_back (m_sections.back ());
      [[fallthrough]];
    case asm_directive::section:
      m_sections.back ().begin (section_begun (statement));
      facts ().code_elsewhere |= names_code_p (statement);
      break;
    case asm_directive::pop_section:
      if (m_sections.size () > 1)
        m_sections.pop_back ();
      else
        facts ().unknown = true;
      break;
    case asm_directive::att_syntax:
    case asm_directive::intel_syntax:
      facts ().unknown |= !m_macros.empty ();
      if (m_syntax == asm_directive::unknown)
        m_first_syntax = kind;
      m_syntax = kind;
      break;
    default:
      break;
    }
  read_operands (statement, 1);
}

/* STATEMENT is an instruction or a macro, the word FIRST.  */
void
asm_reader::read_instruction (const asm_statement &statement, size_t first)
{
  const std::string name = stem (statement[first]);
  facts ().code = true;
  if (!name_p (name) || asm_hole_p (name[0]))
    facts ().unknown = true;
  else if (has_hole_p (name))
    {
      reading ().part_of_instruction = true;
      return read_operands (statement, first + 1);
    }
  else if (m_dialect.frame.has_p (name))
    facts ().frame = true;
  else if (m_dialect.jumps.has_p (name))
    facts ().frame |= !local_target_p (statement.back ());
  else if (m_dialect.writes_system.has_p (name))
    facts ().frame |= (first + 1 >= statement.size ()
                       || !m_dialect.system_registers.has_p (lower (statement[first + 1])));
  else if (!m_dialect.instructions.has_p (name))
    reading ().instructions.insert (name);
  note_access (name);
  read_operands (statement, first);
}

void
asm_reader::read_statement (const asm_statement &statement)
{
  const std::string second = statement.size () > 1 ? lower (statement[1]) : std::string ();
  if (second == ":")
    {
      facts ().code = facts ().labels = true;
      facts ().names.insert (statement[0]);
      facts ().unknown_names |= has_hole_p (statement[0]) && statement[0].compare (0, 2, ".L") != 0;
    }
  else if (second == "=" || second == ".req" || second == ".dn" || second == ".qn")
    assign (statement[0], statement, 2);
  else if (statement[0][0] == '.')
    read_directive (statement);
  else
    {
      size_t first = 0;
      while (first + 1 < statement.size ()
             && (statement[first] == "{" || statement[first] == "|"
                 || m_dialect.prefixes.has_p (lower (statement[first]))))
        first++;
      if (statement[first] == "}")
        read_operands (statement, first);
      else if (statement[first][0] == '.')
        facts ().unknown = facts ().code = true;
      else
        read_instruction (statement, first);
    }
}

asm_reading
asm_reader::read (const char *text, asm_form form)
{
  for (const asm_statement &statement : asm_statements (text, form, m_dialect.line_comment))
    read_statement (statement);
  m_reading.facts.unknown |= !m_macros.empty ();
  /* Also in a comment or a string: what edits the unwind entry of a function in its text knows lines, not comments.  */
  m_reading.facts.rows |= lower (text).find (".cfi_") != std::string::npos;
  m_reading.facts.leaves_section = elsewhere_p ();
  m_reading.facts.leaves_text = not_in_text_p ();
  m_reading.facts.changes_reading |= m_syntax == m_first_syntax && m_syntax != asm_directive::unknown;
  return m_reading;
}

void
asm_parser::define (const char *text, asm_form form)
{
  asm_reading reading = asm_reader (m_dialect).read (text, form);
  for (const auto &definition : reading.definitions)
    m_definitions[definition.first].add (definition.second);
  m_redefines |= reading.redefines;
}

asm_facts
asm_parser::read (const char *text, asm_form form) const
{
  asm_reading all = asm_reader (m_dialect).read (text, form);
  std::vector<std::string> waiting (all.facts.words.begin (), all.facts.words.end ());
  std::set<std::string> seen;
  while (!waiting.empty ())
    {
      std::string name = waiting.back ();
      waiting.pop_back ();
      auto found = m_definitions.find (name);
      if (found == m_definitions.end () || !seen.insert (name).second)
        continue;
      exclusive_access access = all.facts.access;
      all.add (found->second);
      if (access == exclusive_access::load)
        all.facts.access = access;
      const std::set<std::string> &words = found->second.facts.words;
      waiting.insert (waiting.end (), words.begin (), words.end ());
    }
  for (const std::string &name : all.instructions)
    all.facts.unknown |= !m_definitions.count (name);
  all.facts.unknown |= all.part_of_instruction && (!m_dialect.any_instruction_p () || !m_definitions.empty ());
  return all.facts;
}

} // namespace outline
