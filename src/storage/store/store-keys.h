/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "storage/store/store-schema.h"
#include "storage/store/store.h"

G_BEGIN_DECLS

/* What opens an admiral's papers is kept by the admiral's id: the settings with these names, before the id. */
#define FORCON_SETTING_PIN_OF FORCON_SETTING_PIN "for-"
#define FORCON_SETTING_TRIES_OF FORCON_SETTING_PIN "tries-for-"
#define FORCON_SETTING_LINK_OF FORCON_SETTING_PIN "link-for-"

/**
 * forcon_store_admirals:
 * @campaign: a campaign
 *
 * Returns: (transfer full) (element-type utf8): for each admiral its id, and behind a line's end all else by which it is
 *   known to be the same one
 */
GPtrArray *forcon_store_admirals (const ForconCampaign *campaign);

/**
 * forcon_store_carry_keys:
 * @store: a file, within a transaction
 * @before: what forcon_store_admirals() said of the campaign as it was
 * @after: the campaign as it is to be
 * @error: #ForconFileError
 *
 * Carries PIN and link over to the new id of each admiral that has another id now and else is the same; whoever else
 * has another id could be another person, and gets nothing.
 *
 * Returns: whether the settings were written
 */
gboolean forcon_store_carry_keys (ForconStore *store, const GPtrArray *before, const ForconCampaign *after,
                                  GError **error);

G_END_DECLS
