/* What of lwip is in the firmware.  SPDX-License-Identifier: GPL-3.0-or-later  */
#define NO_SYS 1
#define SYS_LIGHTWEIGHT_PROT 0
#define LWIP_NETCONN 0
#define LWIP_SOCKET 0
#define LWIP_DHCP 1
#define LWIP_DNS 1
#define LWIP_IGMP 1
#define LWIP_IPV6 1
#define LWIP_HAVE_LOOPIF 1
#define LWIP_NETIF_LOOPBACK 1
#define LWIP_CALLBACK_API 1
#define MEM_SIZE 16000
#define MEM_ALIGNMENT 4
#define MEMP_NUM_SYS_TIMEOUT (LWIP_NUM_SYS_TIMEOUT_INTERNAL + 4)
#define HTTPD_FSDATA_FILE "fsdata.c"
