/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * Order sheets that are being typed and are not handed in yet, of one campaign: for each admiral a sheet and a
 * correction. They are kept in a file of this user's own, not in the campaign: nothing of them is entered.
 */
typedef struct _ForconSheetDrafts ForconSheetDrafts;

/**
 * forcon_sheet_drafts_load:
 * @campaign: path of a campaign's file
 * @identity: of the campaign, see forcon_store_identity()
 *
 * Returns: (transfer full): what was being typed for it when it was last saved; nothing where that cannot be read
 */
ForconSheetDrafts *forcon_sheet_drafts_load (const char *campaign, const char *identity);

void forcon_sheet_drafts_free (ForconSheetDrafts *drafts);

/**
 * forcon_sheet_drafts_get:
 * @drafts: drafts
 * @admiral: whose, by word
 * @correction: not the sheet, but a correction out of turn
 *
 * Returns: (transfer full): what has been typed; "" where nothing has
 */
char *forcon_sheet_drafts_get (const ForconSheetDrafts *drafts, const char *admiral, gboolean correction);

/* Keeps what has been typed, for now only in memory; "" forgets it. */
void forcon_sheet_drafts_set (ForconSheetDrafts *drafts, const char *admiral, gboolean correction, const char *text);

/**
 * forcon_sheet_drafts_save:
 * @drafts: drafts
 * @error: return location, or %NULL
 *
 * Writes what has changed, all of it or nothing; only this user can read it.
 *
 * Returns: whether the file says what was typed
 */
gboolean forcon_sheet_drafts_save (ForconSheetDrafts *drafts, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconSheetDrafts, forcon_sheet_drafts_free)

G_END_DECLS
