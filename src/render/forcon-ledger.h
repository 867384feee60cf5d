/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-document.h"

G_BEGIN_DECLS

/*
 * Figures in rows and columns, as a picture in a document: the first row says what the columns are, the first column what the
 * rows are. Its width is that of the column of the page; letters get smaller, and then texts shorter, until all fits.
 */
typedef struct _ForconLedger ForconLedger;

ForconLedger *forcon_ledger_new (guint columns);
void forcon_ledger_free (ForconLedger *ledger);
void forcon_ledger_add (ForconLedger *ledger, const char *text);
void forcon_ledger_add_number (ForconLedger *ledger, gint64 number);
void forcon_ledger_end_row (ForconLedger *ledger, gboolean strong);
void forcon_document_ledger (ForconDocument *document, ForconLedger *ledger, const ForconStyle *style, double width);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconLedger, forcon_ledger_free)

G_END_DECLS
