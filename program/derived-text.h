/* Texts stored as differences from other texts.  SPDX-License-Identifier: GPL-3.0-or-later

   An instruction has several forms: "call f@PLT" names "f", and is "jmp f@PLT" at the end of a thunk;
   "movl 24(%rsp), %eax" is "movl 32(%rsp), %eax" in a called fragment.  The difference between two forms is
   stored, which is the same for most instructions of a kind and so compresses well.  */

#ifndef OUTLINE_PROGRAM_DERIVED_TEXT_H
#define OUTLINE_PROGRAM_DERIVED_TEXT_H

#include "program/bytes.h"

namespace outline
{

/* Writes how FROM becomes TO; reads that, and returns what it makes of FROM.  */
void write_derived (byte_writer &w, const std::string &from, const std::string &to);
std::string read_derived (byte_reader &r, const std::string &from);

} // namespace outline

#endif
