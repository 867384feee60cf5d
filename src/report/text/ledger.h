/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/paper/document.h"

G_BEGIN_DECLS

/*
 * A table of figures that is filled cell by cell: the first row says what the columns are, the first column what the
 * rows are.
 */
typedef struct _ForconLedger ForconLedger;

/* Returns: (transfer full): with so many columns, in the row of its heads */
ForconLedger *forcon_ledger_new (guint columns);

/* The next cell of the row. */
void forcon_ledger_add (ForconLedger *ledger, const char *text);

void forcon_ledger_add_number (ForconLedger *ledger, gint64 number);

/* The row is full, or the rest of it stays empty; @strong: it sums up the others. */
void forcon_ledger_end_row (ForconLedger *ledger, gboolean strong);

/**
 * forcon_ledger_finish:
 * @ledger: (transfer full): with heads at least
 * @document: where it goes
 */
void forcon_ledger_finish (ForconLedger *ledger, ForconDocument *document);

G_END_DECLS
