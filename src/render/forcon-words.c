/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-words.h"

#include <glib/gi18n-lib.h>

/* The same words as in the sentences of the report, so that they are translated once. */
static const char *const ship_types[FORCON_N_SHIP_TYPE] = {
  [FORCON_SHIP_TYPE_BATTLESHIP] = NC_ ("ship type", "battleship"),
  [FORCON_SHIP_TYPE_BATTLECRUISER] = NC_ ("ship type", "battlecruiser"),
  [FORCON_SHIP_TYPE_HEAVY_CRUISER] = NC_ ("ship type", "heavy cruiser"),
  [FORCON_SHIP_TYPE_CRUISER] = NC_ ("ship type", "cruiser"),
  [FORCON_SHIP_TYPE_MINELAYER] = NC_ ("ship type", "minelayer"),
  [FORCON_SHIP_TYPE_MINESWEEPER] = NC_ ("ship type", "minesweeper"),
  [FORCON_SHIP_TYPE_MONITOR] = NC_ ("ship type", "monitor"),
  [FORCON_SHIP_TYPE_DESTROYER] = NC_ ("ship type", "destroyer"),
  [FORCON_SHIP_TYPE_FRIGATE] = NC_ ("ship type", "frigate"),
  [FORCON_SHIP_TYPE_TRANSPORT] = NC_ ("ship type", "transport"),
  [FORCON_SHIP_TYPE_SUPPLY_SHIP] = NC_ ("ship type", "supply ship"),
  [FORCON_SHIP_TYPE_TUG] = NC_ ("ship type", "tug"),
  [FORCON_SHIP_TYPE_MERCHANT] = NC_ ("ship type", "merchant"),
};

static const char *const objects[FORCON_N_OBJECT] = {
  [FORCON_OBJECT_PLANET] = NC_ ("object", "planet"),
  [FORCON_OBJECT_ASTEROIDS] = NC_ ("object", "asteroid field"),
  [FORCON_OBJECT_DUST] = NC_ ("object", "dust field"),
  [FORCON_OBJECT_TUNNEL_MOUTH] = NC_ ("object", "tunnel mouth"),
  [FORCON_OBJECT_BLAST] = NC_ ("object", "blast marker"),
  [FORCON_OBJECT_RIFT] = NC_ ("object", "rift marker"),
};

static const char *const steps[FORCON_N_STEP] = {
  [FORCON_STEP_SET_UP] = NC_ ("step", "set-up"),
  [FORCON_STEP_DETECTION] = NC_ ("step", "detection"),
  [FORCON_STEP_MOVEMENT] = NC_ ("step", "movement"),
  [FORCON_STEP_FIRE] = NC_ ("step", "fire"),
  [FORCON_STEP_TORPEDOES] = NC_ ("step", "torpedoes and boarding"),
  [FORCON_STEP_END] = NC_ ("step", "end of the turn"),
  [FORCON_STEP_OVER] = NC_ ("step", "the battle is over"),
};

const char *
forcon_words_ship_type (ForconShipType type)
{
  g_return_val_if_fail (type < FORCON_N_SHIP_TYPE, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "ship type", ship_types[type]);
}

const char *
forcon_words_object (ForconObjectKind kind)
{
  g_return_val_if_fail (kind < FORCON_N_OBJECT, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "object", objects[kind]);
}

const char *
forcon_words_step (ForconStep step)
{
  g_return_val_if_fail (step < FORCON_N_STEP, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "step", steps[step]);
}
