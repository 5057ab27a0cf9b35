/* Names for contents.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PROGRAM_DIGEST_H
#define OUTLINE_PROGRAM_DIGEST_H

#include <string>

namespace outline
{

/* Of a digest.  */
const size_t digest_bytes = 16;

/* The first 128 bits of SHA-256 of BYTES.  No collisions are known, so code that linkers merge may be named
   by it.  */
std::string digest (const std::string &bytes);

/* BYTES as hexadecimal digits.  */
std::string hex_digits (const std::string &bytes);

} // namespace outline

#endif
