/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/game/game.h"

G_BEGIN_DECLS

/**
 * ForconAdmiralWindow:
 *
 * An admiral at the master's computer. It covers the whole screen, and all other windows of the program are off it
 * until the master's PIN is typed: first the admiral's PIN, then the admiral's view, then the curtain, behind which
 * the master comes back.
 *
 * Property "patience": ms without any key or move of the mouse after which it closes the curtain by itself.
 */
#define FORCON_TYPE_ADMIRAL_WINDOW (forcon_admiral_window_get_type ())
G_DECLARE_FINAL_TYPE (ForconAdmiralWindow, forcon_admiral_window, FORCON, ADMIRAL_WINDOW, AdwWindow)

/* Where it stands. */
typedef enum {
  FORCON_ADMIRAL_CHOOSING,
  FORCON_ADMIRAL_SETTING_MASTER,
  FORCON_ADMIRAL_ASKING,
  FORCON_ADMIRAL_VIEWING,
  FORCON_ADMIRAL_CURTAIN,
} ForconAdmiralStep;

/**
 * forcon_admiral_window_new:
 * @game: a game with a campaign
 * @admiral: whose view is wanted; none to choose
 *
 * Takes all other windows from the screen. It belongs to no application, so that no key of the program works in it.
 *
 * Returns: (transfer none): the window, to be presented
 */
ForconAdmiralWindow *forcon_admiral_window_new (ForconGame *game, ForconSideId admiral);

/**
 * forcon_admiral_window_step:
 * @self: a window
 *
 * Returns: where it stands
 */
ForconAdmiralStep forcon_admiral_window_step (ForconAdmiralWindow *self);

G_END_DECLS
