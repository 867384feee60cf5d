/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ForconAddress:
 * @text: "10.42.0.1"
 * @interface: of which network it is, "wlan0"
 *
 * An address of this machine.
 */
typedef struct {
  char *text;
  char *interface;
} ForconAddress;

/**
 * forcon_addresses_of_machine:
 *
 * Returns: (transfer full) (element-type ForconAddress): the IPv4 addresses of the networks that this machine is in
 *   now, and last its own that nobody else reaches
 */
GArray *forcon_addresses_of_machine (void);

G_END_DECLS
