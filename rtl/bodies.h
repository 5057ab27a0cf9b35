/* The shared bodies of a unit.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_BODIES_H
#define OUTLINE_RTL_BODIES_H

#include <string>
#include <vector>

#include "plugin/gcc-compat.h"
#include "rtl/printed-body.h"

namespace outline
{

/* The assembler text of bodies, from the first site of each to the end of the
   unit, where it is written.  */
class body_store
{
public:
  /* Makes the body of CHOICE from the instructions FIRST to LAST of the current
     function; STATE: the directives for the frame state before FIRST, where
     its kind is in_place_p.  CONSTANTS: of the function.  Returns its name, which
     its contents decide, or an empty one if the target cannot print it.  */
  std::string make (const fold_target &target, const body_choice &choice,
                    rtx_insn *first, rtx_insn *last,
                    const std::string &state,
                    const code_constants &constants);

  /* Notes another site of body NAME, with the frame STATE, as make's.  Debuggers are told
     of none where sites differ, as they may before code that does not return.  */
  void note_site (const std::string &name, const std::string &state);

  /* A label, new in the current function, that will stand at the start of body
     NAME; null where another object's copy of the body may be taken.  */
  rtx_code_label *new_label (const std::string &name);

  /* Writes all bodies, made for TARGET, to asm_out_file.  */
  void write (const fold_target &target);

private:
  struct body : printed_body
  {
    std::string name;
    bool linkonce;              /* In a COMDAT section of its own.  */
    uint32_t section;           /* Else: as body_choice's.  */
    std::vector<int> starts;    /* Numbers of internal labels at its start, for jumps
                                   from functions.  */
  };
  /* A body, and those whose text is the end of its own, longest first.  */
  struct host : body
  {
    std::vector<body> ends;
  };
  std::vector<host> take_hosts ();
  static bool same_frame_p (const body &b, const std::string &already, const body &e);
  static void begin_section (const fold_target &target, const body &b);
  static void begin_body (const fold_target &target, const body &b);
  static void write_body (const fold_target &target, const host &b);
  static void write_group (const fold_target &target,
                           std::vector<host>::const_iterator begin,
                           std::vector<host>::const_iterator end);
  std::vector<body> m_bodies;
  std::unordered_map<std::string, size_t> m_by_name;
};

} // namespace outline

#endif
