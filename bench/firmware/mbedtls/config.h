/* The package's own configuration, without an operating system.  SPDX-License-Identifier: GPL-3.0-or-later  */
#include "mbedtls/config.h"
#define MBEDTLS_NO_PLATFORM_ENTROPY
#undef MBEDTLS_CHECK_PARAMS
#undef MBEDTLS_ENTROPY_C
#undef MBEDTLS_FS_IO
#undef MBEDTLS_HAVE_TIME
#undef MBEDTLS_HAVE_TIME_DATE
#undef MBEDTLS_NET_C
#undef MBEDTLS_PSA_CRYPTO_C
#undef MBEDTLS_PSA_CRYPTO_STORAGE_C
#undef MBEDTLS_PSA_ITS_FILE_C
#undef MBEDTLS_TIMING_C
