/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/chronicle/chronicle.h"

G_BEGIN_DECLS

/*
 * All order sheets that the journal holds, also those of phases that the state has put away. It is read bit by bit, since a journal
 * may be long.
 */
typedef struct _ForconSheetArchive ForconSheetArchive;

ForconSheetArchive *forcon_sheet_archive_new (void);
void forcon_sheet_archive_free (ForconSheetArchive *archive);
gboolean forcon_sheet_archive_read (ForconSheetArchive *archive, ForconChronicle *chronicle, guint most);
guint forcon_sheet_archive_n_sheets (const ForconSheetArchive *archive);
const ForconSheet *forcon_sheet_archive_sheet (const ForconSheetArchive *archive, guint place);
ForconCampaign *forcon_sheet_archive_campaign (const ForconSheetArchive *archive, ForconChronicle *chronicle,
                                               ForconSheetId sheet, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconSheetArchive, forcon_sheet_archive_free)

G_END_DECLS
