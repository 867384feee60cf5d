/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "storage/store/store.h"

G_BEGIN_DECLS

/*
 * The links of a campaign: for each admiral 128 bits that open the admiral's screens on a telephone. The file keeps
 * them with the PINs: they are in no journal, nor in what is exported.
 */

/**
 * forcon_link_token:
 * @store: a campaign file
 * @admiral: one of its admirals
 *
 * Returns: (transfer full) (nullable): 32 hexadecimal digits; %NULL where none has been made
 */
char *forcon_link_token (ForconStore *store, ForconSideId admiral);

/**
 * forcon_link_make:
 * @store: a campaign file that was opened to write
 * @admiral: one of its admirals
 * @error: #ForconFileError
 *
 * The link before, if there was one, opens nothing any more.
 *
 * Returns: whether there is a new one
 */
gboolean forcon_link_make (ForconStore *store, ForconSideId admiral, GError **error);

/**
 * forcon_link_set_place:
 * @store: a campaign file that was opened to write
 * @address: where the screens are, "https://10.42.0.1:8443"
 * @fingerprint: (nullable): of the certificate that is used there
 * @error: #ForconFileError
 *
 * Papers that are printed from then on tell it.
 *
 * Returns: whether it is on the disk
 */
gboolean forcon_link_set_place (ForconStore *store, const char *address, const char *fingerprint, GError **error);

/* Returns: (transfer full) (nullable): where the screens were served last; %NULL if never */
char *forcon_link_place (ForconStore *store);

/**
 * forcon_link_all:
 * @store: a campaign file
 *
 * Returns: (transfer full) (nullable) (element-type utf8): the links of all admirals by the value of the side's id,
 *   and at 0 the fingerprint; %NULL for those that there are not, and where the screens have never been served
 */
GPtrArray *forcon_link_all (ForconStore *store);

/* Returns: (transfer full): an admiral's link, "https://10.42.0.1:8443/a/3fa1…" */
char *forcon_link_address (const char *address, const char *token);

G_END_DECLS
