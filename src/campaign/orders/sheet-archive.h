/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/chronicle/chronicle.h"

G_BEGIN_DECLS

/*
 * All order sheets that the journal holds, also those of phases that the state has put away. It is read bit by bit,
 * since a journal may be long.
 */
typedef struct _ForconSheetArchive ForconSheetArchive;

ForconSheetArchive *forcon_sheet_archive_new (void);
void forcon_sheet_archive_free (ForconSheetArchive *archive);

/**
 * forcon_sheet_archive_read:
 * @archive: an archive, always of the same chronicle
 * @chronicle: a campaign's journal; after each of its changes it has to be read on before the next
 * @most: how many entries are read at most
 *
 * Reads on from where it stopped, and forgets what was undone.
 *
 * Returns: whether there is more to read
 */
gboolean forcon_sheet_archive_read (ForconSheetArchive *archive, ForconChronicle *chronicle, guint most);

guint forcon_sheet_archive_n_sheets (const ForconSheetArchive *archive);

/* A sheet, from 0 in the order in which they were handed in; valid until the archive is read on. */
const ForconSheet *forcon_sheet_archive_sheet (const ForconSheetArchive *archive, guint place);

/**
 * forcon_sheet_archive_campaign:
 * @archive: an archive
 * @chronicle: the journal that it was read from
 * @sheet: one of its sheets
 * @error: return location, or %NULL
 *
 * Returns: (transfer full) (nullable): the campaign as it was at the end of the sheet's phase, when the sheet and
 *   what the master made of its lines still stand in it; %NULL where there is no such sheet or the journal cannot be
 *   read
 */
ForconCampaign *forcon_sheet_archive_campaign (const ForconSheetArchive *archive, ForconChronicle *chronicle,
                                               ForconSheetId sheet, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconSheetArchive, forcon_sheet_archive_free)

G_END_DECLS
