/* Compression.  SPDX-License-Identifier: GPL-3.0-or-later

   With libzstd, which Debian's GCC also loads, for LTO.  */

#include "program/pack.h"

#include <cstdint>
#include <memory>

#include <zstd.h>

namespace outline
{

namespace
{

/* No file that the plugin or outline-merge writes is larger.  */
const uint64_t most_bytes = uint64_t (1) << 31;

} // namespace

std::string
packed (const std::string &bytes, pack_level level)
{
  if (bytes.size () > most_packed_small)
    level = PACK_FAST;
  std::string result (ZSTD_compressBound (bytes.size ()), '\0');
  size_t size = ZSTD_compress (&result[0], result.size (), bytes.data (), bytes.size (), level);
  /* That fails for want of memory only.  */
  if (ZSTD_isError (size))
    throw std::bad_alloc ();
  result.resize (size);
  return result;
}

bool
unpack (const std::string &file, size_t start, size_t end, std::string *bytes)
{
  const char *from = file.data () + start;
  /* Is more than MOST_BYTES where the size is not known, or nothing that is packed.  */
  unsigned long long size = ZSTD_getFrameContentSize (from, end - start);
  if (size > most_bytes || ZSTD_findFrameCompressedSize (from, end - start) != end - start)
    return false;
  bytes->resize (size);
  return ZSTD_decompress (&(*bytes)[0], size, from, end - start) == size;
}

} // namespace outline
