/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/battle.h"

G_BEGIN_DECLS

/**
 * Theme:
 * @name: of the battle, and of its file
 * @n_sides: 2 or 3; of three, the last two are allied
 * @n_ships: on each side
 * @formation: ships in each formation
 * @distance: between the lines, cm; @touching: bases of two sides touch instead
 * @tubes, @special: ships have torpedo tubes, special shields
 * @hidden: the second side is hidden
 * @mines: mines on the table; there are sweepers too
 * @planet: there is a planet with stations and ships in its low orbit
 * @green: crews are green, so that successors seldom take over and commands stay broken (F-FORM-7)
 * @by_hand: the master puts his hand in
 *
 * What a recorded battle is about.
 */
typedef struct {
  const char *name;
  guint n_sides;
  guint n_ships;
  guint formation;
  gint distance;
  gboolean touching;
  gboolean tubes;
  gboolean special;
  gboolean hidden;
  gboolean mines;
  gboolean planet;
  gboolean green;
  gboolean by_hand;
} Theme;

extern const Theme themes[];
extern const guint n_themes;

ForconBattle *theme_battle (const Theme *theme, const ForconRules *rules, guint64 seed);

G_END_DECLS
