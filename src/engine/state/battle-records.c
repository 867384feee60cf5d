/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/state/battle-records.h"

FORCON_BOUNDED_TYPES (FORCON_DEFINE_FIELD_TYPE)
FORCON_DEFINE_FIELD_TYPE (TEXT, silhouette, const char *)

#define FIELDS_BATTLE(F)                                                                                               \
  F (size, point) F (round, int) F (side, side) F (first, side) F (step, step) F (next_id, mask, "next-id")           \
  F (random.state, uint64, "state") F (random.increment, uint64, "increment")
FORCON_DEFINE_SHAPE (FIELDS_BATTLE, forcon_battle_shape, ForconBattle)

#define FIELDS_SIDE(F)                                                                                                 \
  F (colour, mask) F (attacker, flag) F (senior, ship) F (alliance, mask) F (turn, mask)
FORCON_DEFINE_SHAPE (FIELDS_SIDE, forcon_side_shape, ForconSide)

#define FIELDS_FORMATION(F)                                                                                            \
  F (side, side) F (flagship, ship) F (broken, flag) F (flag_tried, flag, "flag-tried")                               \
  F (return_target, formation, "return-target")
FORCON_DEFINE_SHAPE (FIELDS_FORMATION, forcon_formation_shape, ForconFormation)

FORCON_DEFINE_SHAPE (FORCON_FIELDS_CARD, forcon_card_shape, ForconCard)

FORCON_DEFINE_SHAPE (FORCON_FIELDS_SHIP, forcon_ship_shape, ForconShip)

#define FIELDS_SHIP_IN_FILES(F)                                                                                        \
  F (side, side) F (formation, formation) F (position, point) F (heading, angle)                                      \
  FORCON_FIELDS_SHIP_HEALTH (F) FORCON_FIELDS_SHIP_STATE (F) FORCON_FIELDS_SHIP_DEEDS (F)
FORCON_DEFINE_SHAPE (FIELDS_SHIP_IN_FILES, forcon_ship_file_shape, ForconShip)

/* Running numbers of their own lead nowhere and are plain numbers here. */
#define FIELDS_OBJECT(F)                                                                                               \
  F (id.value, mask, "number") F (kind, object_kind) F (centre, point) F (radius, length) F (holder, side)
static FORCON_DEFINE_SHAPE (FIELDS_OBJECT, shape_of_object, ForconObject)

#define FIELDS_SALVO(F)                                                                                                \
  F (id.value, mask, "number") F (side, side) F (launcher, ship) F (struck, ship) F (position, point)                  \
  F (heading, angle) F (planet, object) F (count, int) F (speed, length) F (run, int) F (old, flag) F (turned, flag)  \
  F (moved, flag)
static FORCON_DEFINE_SHAPE (FIELDS_SALVO, shape_of_salvo, ForconSalvo)

#define FIELDS_MINE(F)                                                                                                 \
  F (id.value, mask, "number") F (side, side) F (position, point) F (card.charge, charge, "charge")                   \
  F (card.range, length, "range") F (card.strength, int, "strength") F (known, mask) F (victim, ship)
static FORCON_DEFINE_SHAPE (FIELDS_MINE, shape_of_mine, ForconMine)

#define FIELDS_CRITICAL(F)                                                                                             \
  F (id.value, mask, "number") F (ship, ship) F (effect, critical_effect) F (extra, int) F (readiness, int)            \
  F (ew_attack, int, "ew-attack")
static FORCON_DEFINE_SHAPE (FIELDS_CRITICAL, shape_of_critical, ForconCritical)

#define FIELDS_SHOT(F)                                                                                                 \
  F (shooter, ship) F (target, ship)
static FORCON_DEFINE_SHAPE (FIELDS_SHOT, shape_of_shot, ForconShot)

static const struct {
  const ForconRecordShape *(*shape) (void);
  gsize offset;
} parts[FORCON_N_PARTS] = {
  [FORCON_PART_OBJECT] = { shape_of_object, G_STRUCT_OFFSET (ForconBattle, objects) },
  [FORCON_PART_SALVO] = { shape_of_salvo, G_STRUCT_OFFSET (ForconBattle, salvos) },
  [FORCON_PART_MINE] = { shape_of_mine, G_STRUCT_OFFSET (ForconBattle, mines) },
  [FORCON_PART_CRITICAL] = { shape_of_critical, G_STRUCT_OFFSET (ForconBattle, criticals) },
  [FORCON_PART_SHOT] = { shape_of_shot, G_STRUCT_OFFSET (ForconBattle, shots) },
  [FORCON_PART_DOCTRINE] = { forcon_doctrine_shape, G_STRUCT_OFFSET (ForconBattle, doctrines) },
};

const char *const forcon_part_words[FORCON_N_PARTS] = { "object", "salvo", "mine", "critical", "shot", "doctrine" };

const ForconRecordShape *
forcon_part_shape (ForconPart part)
{
  return parts[part].shape ();
}

GArray *
forcon_battle_parts (const ForconBattle *battle, ForconPart part)
{
  return *(GArray *const *) ((const char *) battle + parts[part].offset);
}
