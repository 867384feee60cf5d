/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/*
 * What the audit of a campaign's file found. Signals: "closed"; "chosen" with the place of an entry, from 0, that a
 * problem concerns.
 */
#define FORCON_TYPE_JOURNAL_AUDIT (forcon_journal_audit_get_type ())
G_DECLARE_FINAL_TYPE (ForconJournalAudit, forcon_journal_audit, FORCON, JOURNAL_AUDIT, ForconPanel)

/**
 * forcon_journal_audit_begin:
 * @self: a widget on the screen
 * @path: of the campaign's file
 *
 * Begins to audit the file, as it is on the disk; what is found is told by "found", and shown. It can be called off.
 */
void forcon_journal_audit_begin (ForconJournalAudit *self, const char *path);

/* Whether an audit is over, and found nothing. */
gboolean forcon_journal_audit_is_sound (ForconJournalAudit *self);

guint forcon_journal_audit_n_problems (ForconJournalAudit *self);

G_END_DECLS
