/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/telephones/addresses.h"

#include <gio/gio.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

static void
address_clear (gpointer data)
{
  ForconAddress *address = data;

  g_free (address->text);
  g_free (address->interface);
}

static void
add (GArray *addresses, const struct ifaddrs *found)
{
  g_autoptr (GSocketAddress) socket = g_socket_address_new_from_native (found->ifa_addr, sizeof (struct sockaddr_in));
  ForconAddress address;

  if (socket == NULL)
    return;
  address.text = g_inet_address_to_string (g_inet_socket_address_get_address (G_INET_SOCKET_ADDRESS (socket)));
  address.interface = g_strdup (found->ifa_name);
  g_array_append_val (addresses, address);
}

GArray *
forcon_addresses_of_machine (void)
{
  GArray *addresses = g_array_new (FALSE, FALSE, sizeof (ForconAddress));
  struct ifaddrs *all = NULL;

  g_array_set_clear_func (addresses, address_clear);
  if (getifaddrs (&all) != 0)
    return addresses;
  for (guint loopback = 0; loopback < 2; loopback++)
    for (const struct ifaddrs *at = all; at != NULL; at = at->ifa_next)
      if (at->ifa_addr != NULL && at->ifa_addr->sa_family == AF_INET && (at->ifa_flags & IFF_UP) != 0
          && ((at->ifa_flags & IFF_LOOPBACK) != 0) == (loopback != 0))
        add (addresses, at);
  freeifaddrs (all);
  return addresses;
}
