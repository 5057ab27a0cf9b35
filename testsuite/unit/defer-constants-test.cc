/* Tests of rtl/choose/defer-constants.h.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/choose/defer-constants.h"

#include <gtest/gtest.h>

using namespace outline;

namespace
{

/* Code of 100 bytes whose last words are the constants KEYS; all are loaded by its first instruction, which
   reaches REACH bytes.  */
section_code
code_with (const std::vector<uint32_t> &keys, uint32_t reach = 1000)
{
  section_code code;
  code.bytes = 100;
  uint32_t place = 100 - 4 * keys.size ();
  for (uint32_t key : keys)
    {
      code.constants.push_back ({ key, place, reach, {} });
      place += 4;
    }
  return code;
}

/* Code of which nothing is known.  */
section_code
unknown_code ()
{
  section_code code;
  code.unknown = true;
  return code;
}

/* What becomes of the constants of CODE, which is printed as it is expected, or as PRINTED: for each function
   "w" and the label of what is written before it; "d" and the label of each constant that is deferred, "k" and
   its label, or nothing, of one that is kept.  */
std::string
deferred (const std::vector<section_code> &code, const std::vector<section_code> &printed = {},
          bool all = false)
{
  deferred_constants constants (code, all);
  std::string text;
  for (size_t i = 0; i < code.size (); i++)
    {
      deferred_constants::step s = constants.next (i, printed.empty () ? code[i] : printed[i]);
      for (int label : s.written)
        text += "w" + std::to_string (label) + " ";
      for (const deferred_constant &d : s.constants)
        text += (d.deferred ? "d" : "k") + (d.label < 0 ? "" : std::to_string (d.label)) + " ";
      text += "| ";
    }
  for (int label : constants.finish ())
    text += "w" + std::to_string (label);
  return text;
}

TEST (DeferConstants, OneThatNoCodeAfterWantsStays)
{
  EXPECT_EQ (deferred ({ code_with ({ 1 }), code_with ({ 2 }) }), "k | k | ");
}

TEST (DeferConstants, OneThatCodeAfterHasIsLeftToThat)
{
  EXPECT_EQ (deferred ({ code_with ({ 1, 2 }), code_with ({ 2 }) }), "k d0 | k0 | ");
}

TEST (DeferConstants, AllThatAreInReachOfTheLastOneUseThat)
{
  EXPECT_EQ (deferred ({ code_with ({ 1 }), code_with ({ 1 }), code_with ({ 1 }) }), "d0 | d0 | k0 | ");
}

TEST (DeferConstants, CodeWithoutItMayBeBetween)
{
  EXPECT_EQ (deferred ({ code_with ({ 1 }), code_with ({}), code_with ({ 1 }) }), "d0 | | k0 | ");
}

TEST (DeferConstants, OneOutOfReachStays)
{
  /* That of the second function is at 196, and 16 bytes are to spare.  */
  EXPECT_EQ (deferred ({ code_with ({ 1 }, 212), code_with ({ 1 }) }), "d0 | k0 | ");
  EXPECT_EQ (deferred ({ code_with ({ 1 }, 211), code_with ({ 1 }) }), "k | k | ");
}

TEST (DeferConstants, TheNearestLoadLimitsItForAll)
{
  EXPECT_EQ (deferred ({ code_with ({ 1 }, 250), code_with ({ 1 }), code_with ({ 1 }) }), "d0 | k0 | k | ");
}

TEST (DeferConstants, NothingIsPendingAcrossUnknownCode)
{
  EXPECT_EQ (deferred ({ code_with ({ 1 }), unknown_code (), code_with ({ 1 }) }), "k | | k | ");
}

TEST (DeferConstants, UnknownCodeThatWasNotExpectedHasThemWrittenBefore)
{
  std::vector<section_code> code = { code_with ({ 1 }), code_with ({}), code_with ({ 1 }) };
  std::vector<section_code> printed = { code[0], unknown_code (), code[2] };
  EXPECT_EQ (deferred (code, printed), "d0 | w0 | k | ");
}

TEST (DeferConstants, WhatIsWantedNoMoreIsWrittenAtTheEnd)
{
  EXPECT_EQ (deferred ({ code_with ({ 1 }), code_with ({ 1 }) }, { code_with ({ 1 }), code_with ({}) }),
             "d0 | | w0");
}

TEST (DeferConstants, LongerCodeThanExpectedHasThemWrittenBefore)
{
  std::vector<section_code> code = { code_with ({ 1 }, 250), code_with ({}), code_with ({ 1 }, 250) };
  code[1].bytes = 10;
  std::vector<section_code> printed = code;
  printed[1].bytes = 200;
  EXPECT_EQ (deferred (code, printed), "d0 | w0 | k | ");
}

TEST (DeferConstants, AllThatArePendingCanBeWrittenAfterTheCode)
{
  /* Four bytes to align, and four for each: at 112 the second one would be out of reach.  */
  EXPECT_EQ (deferred ({ code_with ({ 1, 2 }, 112) }, {}, true), "d0 d1 | w0w1");
  EXPECT_EQ (deferred ({ code_with ({ 1, 2 }, 111) }, {}, true), "d0 k | w0");
}

TEST (DeferConstants, WhatIsPendingCanBeWrittenAfterCodeWithoutIt)
{
  /* Between two functions it takes four bytes, and four to align it.  */
  EXPECT_EQ (deferred ({ code_with ({ 1 }, 208), code_with ({}) }, {}, true), "d0 | | w0");
  EXPECT_EQ (deferred ({ code_with ({ 1 }, 207), code_with ({}) }, {}, true), "d0 | w0 | ");
}

TEST (DeferConstants, InStressModeAllAreDeferredAsFarAsTheyReach)
{
  EXPECT_EQ (deferred ({ code_with ({ 1 }, 250), code_with ({}), code_with ({}) }, {}, true), "d0 | | w0 | ");
}

} // namespace
