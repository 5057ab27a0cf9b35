/* SHA-256 (FIPS 180-4).  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_CORE_SHA256_H
#define OUTLINE_CORE_SHA256_H

#include <string>

namespace outline
{
namespace core
{

/* The 32 bytes of the hash of BYTES.  Takes time O(n).  */
std::string sha256 (const std::string &bytes);

} // namespace core
} // namespace outline

#endif
