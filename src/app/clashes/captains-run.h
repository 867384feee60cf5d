/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"

G_BEGIN_DECLS

/**
 * ForconCaptainsRun:
 *
 * Captains who fight clashes of a campaign, a command at a time, so that the windows live on meanwhile; each of their commands
 * is in the journal, and can be undone. Several clashes are fought by turns.
 *
 * Signals: "changed" when captains begin or stop; "stopped" with the clash's number when they have done what they were to
 * do, or cannot go on. Undo stops them all.
 */
#define FORCON_TYPE_CAPTAINS_RUN (forcon_captains_run_get_type ())
G_DECLARE_FINAL_TYPE (ForconCaptainsRun, forcon_captains_run, FORCON, CAPTAINS_RUN, GObject)

ForconCaptainsRun *forcon_captains_run_new (ForconGame *game);
void forcon_captains_run_start (ForconCaptainsRun *self, ForconClashId clash, guint32 admirals, gint rounds);
void forcon_captains_run_stop (ForconCaptainsRun *self, ForconClashId clash);
gboolean forcon_captains_run_fights (ForconCaptainsRun *self, ForconClashId clash);

G_END_DECLS
