/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A campaign and the scenario that it was made from. */

#include "storage/scenario/scenario.h"
#include "storage/store/store.h"

G_BEGIN_DECLS

/**
 * forcon_store_create_from:
 * @path: of a file that is not there yet
 * @scenario: what is played; the text of its file is kept with the campaign, for forcon_store_save_scenario()
 * @like: (nullable): a campaign whose kept text is taken instead
 * @notes: (nullable) (element-type utf8): takes what could not be handed on, a line each, to be freed by it: the
 *   picture to trace is copied beside the new file
 * @error: #ForconFileError
 *
 * As forcon_store_create().
 *
 * Returns: (transfer full): the new file, open to write; %NULL with @error set
 */
ForconStore *forcon_store_create_from (const char *path, const ForconScenario *scenario, const ForconStore *like,
                                       GPtrArray *notes, GError **error);

/**
 * forcon_store_save_scenario:
 * @store: a campaign, in play or not
 * @path: the file
 * @notes: (nullable) (element-type utf8): takes what could not be kept or handed on, a line each, to be freed by it
 * @error: #ForconFileError
 *
 * Writes what the campaign was before play as a scenario: into the text of the one that it was made of, see
 * forcon_scenario_merge().
 *
 * Returns: whether it could be written
 */
gboolean forcon_store_save_scenario (ForconStore *store, const char *path, GPtrArray *notes, GError **error);

G_END_DECLS
