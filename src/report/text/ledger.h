/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/paper/document.h"

G_BEGIN_DECLS

/*
 * A table of figures that is filled cell by cell: the first row says what the columns are, the first column what the rows are.
 */
typedef struct _ForconLedger ForconLedger;

ForconLedger *forcon_ledger_new (guint columns);
void forcon_ledger_add (ForconLedger *ledger, const char *text);
void forcon_ledger_add_number (ForconLedger *ledger, gint64 number);
void forcon_ledger_end_row (ForconLedger *ledger, gboolean strong);
void forcon_ledger_finish (ForconLedger *ledger, ForconDocument *document);

G_END_DECLS
