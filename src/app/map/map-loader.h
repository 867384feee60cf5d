/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "render/map/sector-map.h"

G_BEGIN_DECLS

/**
 * ForconMapWish:
 * @sight, @admiral: whose knowledge
 * @past: whether of the past (%TRUE) or the present
 * @phase, @half: of the past: the half-phase at whose end it was so; half 0 is while orders were collected, phase 0
 * before play
 *
 * Which map is wanted.
 */
typedef struct {
  ForconMapSight sight;
  ForconSideId admiral;
  gboolean past;
  gint phase;
  gint half;
} ForconMapWish;

/**
 * ForconMapLoader:
 *
 * Makes maps that take a while, those of the past and of what admirals know, on a thread that reads the campaign's
 * file for itself. One at a time; of those that are wanted meanwhile only the last is made.
 *
 * Signals: "loaded": forcon_map_loader_take() has what was wanted last, or it could not be made.
 */
#define FORCON_TYPE_MAP_LOADER (forcon_map_loader_get_type ())
G_DECLARE_FINAL_TYPE (ForconMapLoader, forcon_map_loader, FORCON, MAP_LOADER, GObject)

/**
 * forcon_map_loader_new:
 * @game: whose campaign is read
 *
 * Returns: (transfer full): a loader
 */
ForconMapLoader *forcon_map_loader_new (ForconGame *game);

/**
 * forcon_map_loader_ask:
 * @self: a loader
 * @wish: which map is wanted now
 */
void forcon_map_loader_ask (ForconMapLoader *self, const ForconMapWish *wish);

/**
 * forcon_map_loader_forget:
 * @self: a loader
 *
 * Another campaign is open, or this one went on or back: what was read of the file does not count any more.
 */
void forcon_map_loader_forget (ForconMapLoader *self);

/* Whether something is being made. */
gboolean forcon_map_loader_busy (ForconMapLoader *self);

/**
 * forcon_map_loader_take:
 * @self: a loader that was asked, and has told "loaded"
 * @error: return location
 *
 * Returns: (transfer full) (nullable): the map that was wanted last
 */
ForconMapModel *forcon_map_loader_take (ForconMapLoader *self, GError **error);

G_END_DECLS
