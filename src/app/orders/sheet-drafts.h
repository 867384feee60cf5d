/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * Order sheets that are being typed and are not handed in yet, of one campaign: for each admiral a sheet and a correction. They
 * are kept in a file of this user's own, not in the campaign: nothing of them is entered.
 */
typedef struct _ForconSheetDrafts ForconSheetDrafts;

ForconSheetDrafts *forcon_sheet_drafts_load (const char *campaign, const char *identity);
void forcon_sheet_drafts_free (ForconSheetDrafts *drafts);
char *forcon_sheet_drafts_get (const ForconSheetDrafts *drafts, const char *admiral, gboolean correction);
void forcon_sheet_drafts_set (ForconSheetDrafts *drafts, const char *admiral, gboolean correction, const char *text);
gboolean forcon_sheet_drafts_save (ForconSheetDrafts *drafts, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconSheetDrafts, forcon_sheet_drafts_free)

G_END_DECLS
