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

/* Returns: (transfer full): an admiral's link, "https://10.42.0.1:8443/a/3fa1…" */
char *forcon_link_address (const char *address, const char *token);

G_END_DECLS
