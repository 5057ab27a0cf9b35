/* Prints the table of the plugin's options, made from plugin/options.def.
   SPDX-License-Identifier: GPL-3.0-or-later

     option-table markdown   the table in docs/options.md
     option-table man        the section of options of outline-plugin(1)
     option-table tabs       name, kind, default, smallest, largest; for tests

   Kinds are flag, number, string, optional-string, choice and list.  */

#include <ctype.h>
#include <limits.h>
#include <stdint.h>
#include <string.h>

#include <iostream>
#include <string>

namespace
{

struct entry
{
  const char *name, *kind, *argument, *words;
  int64_t otherwise, min, max;
  const char *help;
};

const entry table[] = {
#define OUTLINE_FLAG(FIELD, NAME, HELP) { NAME, "flag", "", "", 0, 0, 0, HELP },
#define OUTLINE_NUMBER(TYPE, FIELD, NAME, DEFAULT, WORDS, MIN, MAX, HELP) \
  { NAME, "number", "=N", WORDS, DEFAULT, MIN, MAX, HELP },
#define OUTLINE_STRING(FIELD, NAME, ARGUMENT, OPTIONAL, HELP) \
  { NAME, (OPTIONAL) ? "optional-string" : "string", \
    (OPTIONAL) ? "[=" ARGUMENT "]" : "=" ARGUMENT, "", 0, 0, 0, HELP },
#define OUTLINE_CHOICE(FIELD, NAME, WORDS, DEFAULT, HELP) \
  { NAME, "choice", "=" WORDS, "", DEFAULT, 0, 0, HELP },
#define OUTLINE_LIST(FIELD, NAME, HELP) \
  { NAME, "list", "=LIST", "", 0, 0, 0, HELP },
#include "plugin/options.def"
};

/* The word at place N of WORDS, "=A|B|...".  */
std::string
nth_word (std::string words, int64_t n)
{
  words.erase (0, 1);
  while (n-- > 0)
    words.erase (0, words.find ('|') + 1);
  return words.substr (0, words.find ('|'));
}

std::string
default_text (const entry &e)
{
  if (e.kind == std::string ("choice"))
    return nth_word (e.argument, e.otherwise);
  if (e.kind != std::string ("number"))
    return "";
  return e.otherwise >= e.min ? std::to_string (e.otherwise) : e.words;
}

void
print_markdown ()
{
  std::cout << "| `-fplugin-arg-outline-`… | default | range | what it does |\n"
               "|---|---|---|---|\n";
  for (const entry &e : table)
    {
      /* In a table a bar has to be escaped.  */
      std::string argument = e.argument;
      for (size_t bar = argument.find ('|'); bar != std::string::npos;
           bar = argument.find ('|', bar + 2))
        argument.insert (bar, "\\");
      std::cout << "| `" << e.name << argument << "` | " << default_text (e)
                << " | ";
      if (e.kind == std::string ("number"))
        std::cout << e.min << " to " << e.max;
      std::cout << " | " << e.help << " |\n";
    }
}

/* TEXT as roff wants it; it is not at the start of a line.  */
std::string
roff (const std::string &text)
{
  std::string escaped;
  for (char c : text)
    escaped += c == '-' ? "\\-" : c == '\\' ? "\\e" : std::string (1, c);
  return escaped;
}

/* ARGUMENT of an option of kind KIND: what the user replaces is in italics, words and
   punctuation are not.  */
std::string
roff_argument (const std::string &kind, const std::string &argument)
{
  if (kind == "choice")
    return "\\fB" + roff (argument) + "\\fR";
  std::string text;
  bool italic = false;
  for (char c : argument)
    {
      bool replaced = c >= 'A' && c <= 'Z';
      if (replaced != italic)
        text += replaced ? "\\fI" : "\\fR";
      italic = replaced;
      text += roff (std::string (1, c));
    }
  return italic ? text + "\\fR" : text;
}

void
print_man ()
{
  for (const entry &e : table)
    {
      std::string help = e.help;
      help[0] = toupper (help[0]);
      std::cout << ".TP\n\\fB" << roff ("-fplugin-arg-outline-")
                << roff (e.name) << "\\fR" << roff_argument (e.kind, e.argument)
                << '\n' << roff (help) << ".\n";
      if (e.kind == std::string ("number"))
        std::cout << "From " << e.min << " to " << e.max << ".\n";
      std::string value = default_text (e);
      if (!value.empty ())
        std::cout << "Default: " << value << ".\n";
    }
}

void
print_tabs ()
{
  for (const entry &e : table)
    std::cout << e.name << '\t' << e.kind << '\t' << e.otherwise << '\t'
              << e.min << '\t' << e.max << '\n';
}

} // namespace

int
main (int argc, char **argv)
{
  std::string form = argc == 2 ? argv[1] : "";
  if (form == "markdown")
    print_markdown ();
  else if (form == "man")
    print_man ();
  else if (form == "tabs")
    print_tabs ();
  else
    {
      std::cerr << "usage: option-table markdown|man|tabs\n";
      return 2;
    }
  return 0;
}
