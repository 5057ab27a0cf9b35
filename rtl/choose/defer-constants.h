/* Which constants in the code functions leave to the tables of functions after them.
   SPDX-License-Identifier: GPL-3.0-or-later

   Each function has the constants that it loads in a table after its code, and a load reaches some way
   forward.  So a function need not have one that a function after it has, near enough:

     f:   ldr r3, .L9                 f:   ldr r3, .L20
          ...                              ...
     .L9: .word state          ->
     g:   ldr r2, .L11                g:   ldr r2, .L20
          ...                              ...
     .L11: .word state                .L20: .word state

   What is expected of the unit says where a constant is wanted again.  The code that is printed decides: it may be
   other code, as some has been folded, and a constant that would get out of reach is written between two
   functions.  All lengths are upper bounds, and so are distances between a load and a constant after it.

   Assemblers do this with the literals of ".ltorg"; compilers begin a table with each function.  */

#ifndef OUTLINE_RTL_CHOOSE_DEFER_CONSTANTS_H
#define OUTLINE_RTL_CHOOSE_DEFER_CONSTANTS_H

#include <cstddef>
#include <cstdint>
#include <map>
#include <unordered_map>
#include <vector>

namespace outline
{

/* A constant of one word in a table of a function that may be in another table.  */
struct table_constant
{
  uint32_t key;             /* Equal constants have equal keys.  */
  /* In bytes from the end of the code before: where it is at most, and the last place where all that loads it would
     reach it.  */
  uint32_t place, last_place;
  /* Of expected code: the function's items that load it (function_code); UINT32_MAX for a load that is none.  */
  std::vector<uint32_t> loads;
};

/* Code of a section, in the order in which it is printed.  */
struct section_code
{
  /* Nothing is known of its length, or of what it loads.  */
  bool unknown = false;
  uint32_t bytes = 0;           /* At most, with what aligns it.  */
  std::vector<table_constant> constants; /* One of each key.  */
};

/* What becomes of a constant.  */
struct deferred_constant
{
  /* It leaves the function's table, and what loads it refers to LABEL.  */
  bool deferred = false;
  /* Numbered from 0; -1 if no function before this one has deferred the constant, and this one does not.  Where it
     is not deferred, the label is to be placed at it.  */
  int label = -1;
};

class deferred_constants
{
public:
  /* EXPECTED: the code of the section.  ALL: constants are deferred even if no code after wants them (stress
     mode).  */
  deferred_constants (const std::vector<section_code> &expected, bool all);

  struct step
  {
    std::vector<int> written;   /* Labels whose constants are to be written before the code.  */
    std::vector<deferred_constant> constants; /* As those of the code.  */
  };

  /* Decides about CODE, which is printed next.  NUMBER: its index in EXPECTED; ignored if CODE is unknown.  Takes time
     O(c log n + p) for C constants in CODE and P pending ones, whose number is bounded by the reach of loads.  */
  step next (size_t number, const section_code &code);

  /* No more code follows, or nothing is known of what follows.  Returns the labels whose constants are to be written
     now.  */
  std::vector<int> finish ();

private:
  struct occurrence
  {
    size_t number;
    uint64_t place;
  };
  struct pending_constant
  {
    int label;
    uint64_t last_place;
  };

  bool wanted_p (uint32_t key, size_t number, uint64_t end, uint64_t last_place) const;
  bool in_reach_p (const section_code &code) const;
  bool room_p (uint64_t end, uint64_t last_place) const;

  bool m_all;
  /* Of what is expected, by number: where it ends, and how much unknown code is before it.  */
  std::vector<uint64_t> m_ends;
  std::vector<uint32_t> m_unknown;
  std::unordered_map<uint32_t, std::vector<occurrence>> m_occurrences;
  uint64_t m_position = 0;      /* Of what is printed.  */
  std::map<uint32_t, pending_constant> m_pending; /* By key.  */
  int m_labels = 0;
};

} // namespace outline

#endif
