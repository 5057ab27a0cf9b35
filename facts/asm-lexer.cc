/* The statements of a text for the assembler.  SPDX-License-Identifier: GPL-3.0-or-later

   As gas reads them (its manual, chapter "Syntax"), for all targets.  Where targets differ the text is rather split
   than not: a statement more may only refuse something needlessly.  */

#include "facts/asm-lexer.h"

#include <cctype>
#include <cstring>

namespace outline
{

namespace
{

/* Reads a text once.  */
class lexer
{
public:
  lexer (const char *text, asm_form form, const std::string &line_comment)
    : m_at (text), m_form (form), m_line_comment (line_comment)
  {
  }

  std::vector<asm_statement> read ();

private:
  bool starts_p (const std::string &what) const { return !strncmp (m_at, what.c_str (), what.size ()); }
  bool skip_comment ();
  char hole_here ();
  void read_string ();
  void read_character ();
  void end_word ();
  void end_statement ();

  const char *m_at;
  const asm_form m_form;
  const std::string &m_line_comment;
  bool m_line_begins = true;
  std::string m_word;
  asm_statement m_statement;
  std::vector<asm_statement> m_statements;
};

void
lexer::end_word ()
{
  if (!m_word.empty ())
    m_statement.push_back (m_word);
  m_word.clear ();
}

void
lexer::end_statement ()
{
  end_word ();
  if (!m_statement.empty ())
    m_statements.push_back (m_statement);
  m_statement.clear ();
}

/* Skips a comment; returns whether there was one.  The end of the line is not part of it.  */
bool
lexer::skip_comment ()
{
  if (starts_p ("/*"))
    {
      const char *end = strstr (m_at + 2, "*/");
      m_at = end ? end + 2 : m_at + strlen (m_at);
      end_word ();
      return true;
    }
  if (!(m_line_begins && *m_at == '#') && (m_line_comment.empty () || !starts_p (m_line_comment)))
    return false;
  m_at += strcspn (m_at, "\n");
  return true;
}

/* What begins here and is not written: an operand of a template, a parameter of a macro; moves to its last character.
   Else 0.  */
char
lexer::hole_here ()
{
  if (*m_at == '\\' && m_at[1] != 0)
    {
      /* "\reg", "\@".  */
      m_at++;
      if (isalpha (*m_at) || *m_at == '_')
        while (isalnum (m_at[1]) || m_at[1] == '_')
          m_at++;
      return asm_parameter;
    }
  if (m_form != asm_form::templ || *m_at != '%' || m_at[1] == 0)
    return 0;
  m_at++;
  /* "%%" and "%{" are these characters.  */
  if (strchr ("%{|}", *m_at))
    return 0;
  char hole = *m_at == 'l' ? asm_label_operand : asm_operand;
  while (isalpha (*m_at) && (isalnum (m_at[1]) || m_at[1] == '['))
    m_at++;
  if (*m_at == '[')
    m_at += strcspn (m_at, "]") - (strchr (m_at, ']') ? 0 : 1);
  else
    while (isdigit (*m_at) && isdigit (m_at[1]))
      m_at++;
  return hole;
}

/* Reads a string up to its last character: a quote, or the last of the text.  */
void
lexer::read_string ()
{
  end_word ();
  do
    {
      m_word += *m_at;
      if (*m_at == '\\' && m_at[1])
        m_word += *++m_at;
      m_at++;
    }
  while (*m_at && *m_at != '"');
  if (*m_at)
    m_word += *m_at;
  else
    m_at--;
  end_word ();
}

void
lexer::read_character ()
{
  if (*m_at == '\'' && m_at[1] && m_at[1] != '\n')
    {
      /* The number of a character, "'#" or "'#'".  */
      end_word ();
      size_t length = m_at[2] == '\'' ? 3 : 2;
      m_statement.push_back (std::string (m_at, length));
      m_at += length - 1;
    }
  else if (*m_at == '"')
    read_string ();
  else if (starts_p ("\\()"))
    /* Nothing, where a parameter's name ends.  */
    m_at += 2;
  else if (char hole = hole_here ())
    m_word += hole;
  else if (isalnum (*m_at) || strchr ("_.$", *m_at))
    m_word += *m_at;
  else
    {
      end_word ();
      if (!isspace (*m_at))
        m_statement.push_back (std::string (1, *m_at));
    }
}

std::vector<asm_statement>
lexer::read ()
{
  while (*m_at)
    {
      if (skip_comment ())
        continue;
      if (*m_at == '\n' || *m_at == ';')
        end_statement ();
      else
        read_character ();
      /* After a label there is another statement.  */
      if (*m_at == ':' && m_statement.size () == 2)
        end_statement ();
      m_line_begins = *m_at == '\n' || (m_line_begins && isspace (*m_at));
      m_at++;
    }
  end_statement ();
  return m_statements;
}

} // namespace

std::vector<asm_statement>
asm_statements (const char *text, asm_form form, const std::string &line_comment)
{
  return lexer (text, form, line_comment).read ();
}

} // namespace outline
