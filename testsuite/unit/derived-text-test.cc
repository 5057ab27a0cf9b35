/* Texts that are derived from others.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "program/derived-text.h"
#include "program/bytes.h"

#include <gtest/gtest.h>

using namespace outline;

namespace
{

/* What FROM is after it has been written as TO derived from it; *BYTES: how many that takes.  */
std::string
derived (const std::string &from, const std::string &to, size_t *bytes)
{
  byte_writer w;
  write_derived (w, from, to);
  *bytes = w.contents ().size ();
  byte_reader r (w.contents ());
  std::string result = read_derived (r, from);
  EXPECT_TRUE (r.finished_p ()) << from << to;
  return result;
}

TEST (DerivedText, DerivedTextsAreReadAsWritten)
{
  const char *const texts[] = { "", "\n", "\tcall\tf@PLT\n", "\tjmp\tf@PLT\n", "f\n", "f\ng\n",
                                "\tmovl\t-8(%rsp), %eax\n", "\tmovl\t(%rsp), %eax\n",
                                "\tmovl\t8(%rsp), %eax\n", "\tldr\tx0, [sp, 16]\n",
                                "99999999999999999999(%rax)\n", "no newline", "0(1(2(" };
  size_t bytes;
  for (const char *from : texts)
    for (const char *to : texts)
      EXPECT_EQ (derived (from, to, &bytes), to) << from;
}

/* The same few bytes for all instructions of a kind.  */
TEST (DerivedText, FormsOfInstructionsTakeFewBytes)
{
  size_t bytes, others;
  derived ("\tcall\tf@PLT\n", "f\n", &bytes);
  EXPECT_EQ (bytes, 3u);
  derived ("\tmovl\t(%rsp), %eax\n", "\tmovl\t8(%rsp), %eax\n", &bytes);
  derived ("\tmovq\t$5, 112(%rsp)\n", "\tmovq\t$5, 120(%rsp)\n", &others);
  EXPECT_EQ (bytes, 3u);
  EXPECT_EQ (others, 3u);
}

} // namespace
