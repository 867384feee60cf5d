/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"

G_BEGIN_DECLS

/**
 * ForconCaptainsRun:
 *
 * Captains who fight clashes of a campaign, a command at a time, so that the windows live on meanwhile; each of
 * their commands is in the journal, and can be undone. Several clashes are fought by turns.
 *
 * Signals: "changed" when captains begin or stop; "stopped" with the clash's number when they have done what they
 * were to do, or cannot go on. Undo stops them all.
 */
#define FORCON_TYPE_CAPTAINS_RUN (forcon_captains_run_get_type ())
G_DECLARE_FINAL_TYPE (ForconCaptainsRun, forcon_captains_run, FORCON, CAPTAINS_RUN, GObject)

/**
 * forcon_captains_run_new:
 * @game: a game
 *
 * Returns: (transfer full): captains who do not fight yet
 */
ForconCaptainsRun *forcon_captains_run_new (ForconGame *game);

/**
 * forcon_captains_run_start:
 * @self: captains
 * @clash: an open clash whose battle is not over
 * @admirals: bit (1 << side id) of each admiral for whom they decide
 * @rounds: for how many rounds, from the present one; 0 until it is over, as long as captains fight (F-CAMP-10)
 */
void forcon_captains_run_start (ForconCaptainsRun *self, ForconClashId clash, guint32 admirals, gint rounds);

/**
 * forcon_captains_run_stand_by:
 * @self: captains
 * @clash: an open clash whose battle is not over
 * @admirals: bit (1 << side id) of each admiral for whom they decide
 *
 * As forcon_captains_run_start() to the end, but where it is for others to give a command they wait for it, and then go
 * on.
 */
void forcon_captains_run_stand_by (ForconCaptainsRun *self, ForconClashId clash, guint32 admirals);

/**
 * forcon_captains_run_stop:
 * @self: captains
 * @clash: a clash, whether they fight it or not
 */
void forcon_captains_run_stop (ForconCaptainsRun *self, ForconClashId clash);

/**
 * forcon_captains_run_fights:
 * @self: captains
 * @clash: a clash
 *
 * Returns: whether they fight it at present
 */
gboolean forcon_captains_run_fights (ForconCaptainsRun *self, ForconClashId clash);

G_END_DECLS
