/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/clash/clash-captains.h"
#include "cli/frame/desk.h"

G_BEGIN_DECLS

/**
 * forcon_fight_is_over:
 * @desk: an open desk
 * @clash: a clash
 *
 * Returns: whether it is over at its table, or back on the map
 */
gboolean forcon_fight_is_over (const ForconDesk *desk, ForconClashId clash);

/**
 * forcon_fight_captains:
 * @desk: a desk that was opened for writing
 * @clash: an open clash
 * @captains: for whom captains decide; its rounds are counted from the present one
 *
 * Captains go on until it is for others to give a command, or the clash or the last round is over (F-CAMP-10).
 *
 * Returns: whether all of their commands were done; else the reason has been printed
 */
ForconExit forcon_fight_captains (ForconDesk *desk, ForconClashId clash, const ForconClashCaptains *captains);

/**
 * forcon_fight_script:
 * @desk: a desk that was opened for writing
 * @clash: an open clash
 * @path: of a file of commands
 *
 * Returns: whether all of its commands were done; else the reason has been printed. What was done before stays done
 */
ForconExit forcon_fight_script (ForconDesk *desk, ForconClashId clash, const char *path);

/**
 * forcon_fight_return:
 * @desk: a desk that was opened for writing
 * @clash: a clash whose battle is over
 *
 * Brings it back to the map (F-CAMP-11).
 *
 * Returns: whether that was done; else the reason has been printed
 */
ForconExit forcon_fight_return (ForconDesk *desk, ForconClashId clash);

G_END_DECLS
