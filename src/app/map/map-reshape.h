/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/* What can be done with a whole map, or a part of it, while it is edited. */
typedef enum {
  FORCON_RESHAPE_NONE,
  FORCON_RESHAPE_MERGE,
  FORCON_RESHAPE_SPLIT,
  FORCON_RESHAPE_MIRROR,
  FORCON_RESHAPE_ROTATE,
  FORCON_RESHAPE_RANDOM,
  FORCON_RESHAPE_PICTURE,
} ForconReshape;

/**
 * ForconMapReshape:
 *
 * A bar below the map: what is asked for a #ForconReshape, and what will come of it. It changes nothing. Its actions
 * are those of the page: "map.reshape-apply" and "map.reshape-drop".
 *
 * Signals: "changed": something else is asked for; "picture": another picture is wanted.
 */
#define FORCON_TYPE_MAP_RESHAPE (forcon_map_reshape_get_type ())
G_DECLARE_FINAL_TYPE (ForconMapReshape, forcon_map_reshape, FORCON, MAP_RESHAPE, ForconPanel)

/**
 * forcon_map_reshape_begin:
 * @self: a bar
 * @what: what is to be done
 * @sectors: (array length=n): the sectors that it is about, the chosen one first
 *
 * Shows the bar; with FORCON_RESHAPE_NONE it is put aside.
 */
void forcon_map_reshape_begin (ForconMapReshape *self, ForconReshape what, const ForconSectorId *sectors, guint n);

ForconReshape forcon_map_reshape_what (ForconMapReshape *self);

/**
 * forcon_map_reshape_edits:
 * @self: a bar that is shown
 * @why: (out) (transfer full) (nullable): why not
 *
 * Returns: (transfer full) (nullable): the edits that do it, for forcon_edits_command()
 */
char *forcon_map_reshape_edits (ForconMapReshape *self, char **why);

/* Says what will come of it, or why nothing can. */
void forcon_map_reshape_tell (ForconMapReshape *self, const char *text, gboolean refused);

/* Takes another picture, a name of a file beside the campaign's. */
void forcon_map_reshape_set_picture (ForconMapReshape *self, const char *name);

G_END_DECLS
