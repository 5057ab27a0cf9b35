/* Names for contents.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "program/digest.h"

#include <cstdint>

/* Of libmd.  */
#include <sha2.h>

namespace outline
{

std::string
digest (const std::string &bytes)
{
  SHA2_CTX state;
  SHA256Init (&state);
  SHA256Update (&state, reinterpret_cast<const uint8_t *> (bytes.data ()), bytes.size ());
  uint8_t sum[SHA256_DIGEST_LENGTH];
  SHA256Final (sum, &state);
  return std::string (reinterpret_cast<const char *> (sum), digest_bytes);
}

std::string
hex_digits (const std::string &bytes)
{
  static const char digits[] = "0123456789abcdef";
  std::string result;
  for (unsigned char c : bytes)
    {
      result += digits[c >> 4];
      result += digits[c & 15];
    }
  return result;
}

} // namespace outline
