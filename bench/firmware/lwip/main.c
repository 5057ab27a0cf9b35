/* A firmware that asks its own web server, over the loopback interface, while its Ethernet interface asks for an
   address.  Prints what it got, and a checksum of all frames that it would have sent.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>
#include <string.h>
#include "lwip/apps/http_client.h"
#include "lwip/apps/httpd.h"
#include "lwip/apps/mqtt.h"
#include "lwip/apps/sntp.h"
#include "lwip/apps/tftp_server.h"
#include "lwip/dhcp.h"
#include "lwip/dns.h"
#include "lwip/etharp.h"
#include "lwip/ethip6.h"
#include "lwip/inet_chksum.h"
#include "lwip/init.h"
#include "lwip/timeouts.h"
#include "netif/ethernet.h"

static u32_t now, frames, sum;
static int open_requests;

/* Time goes on by turns, not by a clock.  */
u32_t
sys_now (void)
{
  return now;
}

static err_t
send_frame (struct netif *netif, struct pbuf *p)
{
  frames++;
  for (; p; p = p->next)
    for (int i = 0; i < p->len; i++)
      sum = sum * 31 + ((u8_t *) p->payload)[i];
  return ERR_OK;
}

static err_t
set_up (struct netif *netif)
{
  netif->name[0] = 'e', netif->name[1] = 'n';
  netif->output = etharp_output;
  netif->output_ip6 = ethip6_output;
  netif->linkoutput = send_frame;
  netif->mtu = 1500;
  netif->hwaddr_len = 6;
  memcpy (netif->hwaddr, "\2\0\0\1\2\3", 6);
  netif->flags = NETIF_FLAG_BROADCAST | NETIF_FLAG_ETHARP | NETIF_FLAG_ETHERNET | NETIF_FLAG_IGMP | NETIF_FLAG_MLD6
                 | NETIF_FLAG_LINK_UP;
  return ERR_OK;
}

static err_t
body (void *arg, struct altcp_pcb *conn, struct pbuf *p, err_t error)
{
  if (p)
    {
      printf ("%s: %d bytes, sum %08lx\n", (char *) arg, p->tot_len, (unsigned long) lwip_htonl (inet_chksum_pbuf (p)));
      altcp_recved (conn, p->tot_len);
      pbuf_free (p);
    }
  return ERR_OK;
}

static void
done (void *arg, httpc_result_t result, u32_t length, u32_t status, err_t error)
{
  printf ("%s: result %d, %lu bytes, status %lu\n", (char *) arg, result, (unsigned long) length,
          (unsigned long) status);
  open_requests--;
}

static void
found (const char *name, const ip_addr_t *address, void *arg)
{
  printf ("%s: %s\n", name, address ? ipaddr_ntoa (address) : "no address");
}

static void
connected (mqtt_client_t *client, void *arg, mqtt_connection_status_t status)
{
  printf ("mqtt: %d\n", status);
}

static void *
tftp_open (const char *name, const char *mode, u8_t write)
{
  return NULL;
}

static void
tftp_close (void *handle)
{
}

static int
tftp_read (void *handle, void *buffer, int bytes)
{
  return -1;
}

static int
tftp_write (void *handle, struct pbuf *p)
{
  return -1;
}

int
main (void)
{
  static struct netif ethernet;
  static httpc_connection_t settings;
  static const struct tftp_context tftp = { tftp_open, tftp_close, tftp_read, tftp_write };
  static struct mqtt_connect_client_info_t client = { .client_id = "bench", .keep_alive = 60 };
  const char *pages[] = { "/index.html", "/img/sics.gif", "/nothing.html" };

  lwip_init ();
  netif_add (&ethernet, NULL, NULL, NULL, NULL, set_up, ethernet_input);
  netif_set_default (&ethernet);
  netif_set_up (&ethernet);
  netif_create_ip6_linklocal_address (&ethernet, 1);
  dhcp_start (&ethernet);
  sntp_init ();
  httpd_init ();
  tftp_init (&tftp);

  ip_addr_t self = IPADDR4_INIT_BYTES (127, 0, 0, 1);
  dns_setserver (0, &self);
  ip_addr_t answer;
  dns_gethostbyname ("example.org", &answer, found, NULL);
  mqtt_client_connect (mqtt_client_new (), &self, MQTT_PORT, connected, NULL, &client);
  settings.result_fn = done;
  for (int i = 0; i < 3; i++)
    {
      httpc_state_t *state;
      if (httpc_get_file (&self, 80, pages[i], &settings, body, (void *) pages[i], &state) == ERR_OK)
        open_requests++;
    }
  for (int turn = 0; turn < 20000; turn++)
    {
      now += 10;
      netif_poll_all ();
      sys_check_timeouts ();
    }
  printf ("%d requests open, %lu frames, sum %08lx\n", open_requests, (unsigned long) frames, (unsigned long) sum);
  return 0;
}
