/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-command.h"
#include "forcon-dice.h"

G_BEGIN_DECLS

/*
 * Events are facts. The tables below say what each holds; the structs, the JSON, the comparison and the storage of
 * events are all made from them. F (field name, field type).
 */
#define FORCON_FIELDS_INITIATIVE_ROLLED(F)                                                                             \
  F (side, SIDE) F (ship, SHIP) F (roll, ROLL) F (crew_modifier, INT) F (total, INT)
#define FORCON_FIELDS_BATTLE_BEGUN(F) F (first, SIDE) F (by, FIRST)
#define FORCON_FIELDS_TURN_BEGUN(F) F (round, INT) F (side, SIDE)
#define FORCON_FIELDS_STEP_BEGUN(F) F (step, STEP)
#define FORCON_FIELDS_TURN_ENDED(F) F (side, SIDE)
#define FORCON_FIELDS_ORDER_GIVEN(F)                                                                                   \
  F (ship, SHIP) F (order, ORDER) F (check, ROLL) F (readiness, INT) F (bonus_roll, ROLL) F (bonus, LENGTH)
#define FORCON_FIELDS_ORDER_FAILED(F) F (ship, SHIP) F (order, ORDER) F (check, ROLL) F (readiness, INT)
#define FORCON_FIELDS_SHIP_MOVED(F)                                                                                    \
  F (ship, SHIP) F (from, POINT) F (from_heading, ANGLE) F (legs, LEGS) F (distance, LENGTH) F (to, POINT)             \
  F (heading, ANGLE)
#define FORCON_FIELDS_SHIP_WITHDREW(F) F (ship, SHIP) F (position, POINT)
#define FORCON_FIELDS_HULK_DRIFTED(F)                                                                                  \
  F (ship, SHIP) F (roll, ROLL) F (distance, LENGTH) F (from, POINT) F (to, POINT) F (left_table, BOOL)
#define FORCON_FIELDS_TARGET_CHECKED(F)                                                                                \
  F (ship, SHIP) F (target, SHIP) F (nearest, SHIP) F (roll, ROLL) F (readiness, INT) F (modifier, INT)                \
  F (passed, BOOL)
#define FORCON_FIELDS_FIRE_OPENED(F)                                                                                   \
  F (shooter, SHIP) F (target, SHIP) F (weapons, WEAPONS) F (returning, BOOL) F (distance, LENGTH)                     \
  F (bearing, ANGLE) F (behind, OBJECT) F (half, BOOL)
#define FORCON_FIELDS_BATTERY_FIRED(F)                                                                                 \
  F (shooter, SHIP) F (target, SHIP) F (weapons, WEAPONS) F (firepower, INT) F (effective, INT) F (distance, LENGTH)   \
  F (range, LENGTH) F (target_kind, TARGET) F (arc, ARC) F (aspect, ASPECT) F (base_column, INT) F (shift_range, INT)  \
  F (shift_marker, INT) F (column, INT) F (salvos, INT) F (armour, INT) F (shields, INT) F (roll, ROLL) F (hits, INT)  \
  F (stopped, INT) F (damage, INT)
#define FORCON_FIELDS_DESTRUCTOR_FIRED(F)                                                                              \
  F (shooter, SHIP) F (target, SHIP) F (weapons, WEAPONS) F (strength, INT) F (effective, INT) F (distance, LENGTH)    \
  F (range, LENGTH) F (needed, INT) F (shields, INT) F (roll, ROLL) F (hits, INT) F (stopped, INT) F (damage, INT)
#define FORCON_FIELDS_SHIP_DAMAGED(F)                                                                                  \
  F (ship, SHIP) F (cause, CAUSE) F (by, SHIP) F (points, INT) F (overkill, INT) F (hits_left, INT) F (check, ROLL)    \
  F (needed, INT) F (criticals, INT) F (shaken, INT)
#define FORCON_FIELDS_CRITICAL_HIT(F)                                                                                  \
  F (ship, SHIP) F (roll, ROLL) F (rolled, INT) F (row, INT) F (effect, CRITICAL_EFFECT) F (critical, CRITICAL)        \
  F (extra_roll, ROLL) F (extra, INT) F (hits_left, INT) F (readiness_roll, ROLL) F (readiness, INT)                   \
  F (ew_roll, ROLL) F (ew_attack, INT) F (speed, LENGTH)
#define FORCON_FIELDS_ESCORT_DESTROYED(F) F (ship, SHIP) F (position, POINT)
#define FORCON_FIELDS_CATASTROPHE(F) F (ship, SHIP) F (roll, ROLL) F (result, CATASTROPHE) F (was_hulk, BOOL)
#define FORCON_FIELDS_EXPLOSION(F)                                                                                     \
  F (ship, SHIP) F (centre, POINT) F (roll, ROLL) F (radius, LENGTH) F (dice, INT) F (reached, INT)
#define FORCON_FIELDS_BLAST_STRUCK(F)                                                                                  \
  F (ship, SHIP) F (by, SHIP) F (distance, LENGTH) F (needed, INT) F (shields, INT) F (roll, ROLL) F (hits, INT)       \
  F (stopped, INT) F (damage, INT)
#define FORCON_FIELDS_MARKER_PLACED(F) F (object, OBJECT) F (kind, OBJECT_KIND) F (centre, POINT) F (radius, LENGTH)
#define FORCON_FIELDS_MARKERS_ROLLED(F) F (roll, ROLL) F (allowed, INT) F (present, INT)
#define FORCON_FIELDS_MARKER_REMOVED(F) F (object, OBJECT) F (kind, OBJECT_KIND)
#define FORCON_FIELDS_REPAIR_TRIED(F)                                                                                  \
  F (ship, SHIP) F (hit, BOOL) F (effect, CRITICAL_EFFECT) F (critical, CRITICAL) F (roll, ROLL) F (readiness, INT)    \
  F (crew_modifier, INT) F (repaired, BOOL) F (hits, INT) F (hits_left, INT)
#define FORCON_FIELDS_BATTLE_ENDED(F) F (reason, ENDING) F (winner, SIDE)
#define FORCON_FIELDS_GENERATOR_ADVANCED(F) F (state, UINT64) F (dice, INT)

/* E (NAME, member, "word"), in no particular order; the dice orders are the rules'. */
#define FORCON_EVENTS(E)                                                                                               \
  E (INITIATIVE_ROLLED, initiative_rolled, "initiative-rolled")                                                        \
  E (BATTLE_BEGUN, battle_begun, "battle-begun")                                                                       \
  E (TURN_BEGUN, turn_begun, "turn-begun")                                                                             \
  E (STEP_BEGUN, step_begun, "step-begun")                                                                             \
  E (TURN_ENDED, turn_ended, "turn-ended")                                                                             \
  E (ORDER_GIVEN, order_given, "order-given")                                                                          \
  E (ORDER_FAILED, order_failed, "order-failed")                                                                       \
  E (SHIP_MOVED, ship_moved, "ship-moved")                                                                             \
  E (SHIP_WITHDREW, ship_withdrew, "ship-withdrew")                                                                    \
  E (HULK_DRIFTED, hulk_drifted, "hulk-drifted")                                                                       \
  E (TARGET_CHECKED, target_checked, "target-checked")                                                                 \
  E (FIRE_OPENED, fire_opened, "fire-opened")                                                                          \
  E (BATTERY_FIRED, battery_fired, "battery-fired")                                                                    \
  E (DESTRUCTOR_FIRED, destructor_fired, "destructor-fired")                                                           \
  E (SHIP_DAMAGED, ship_damaged, "ship-damaged")                                                                       \
  E (CRITICAL_HIT, critical_hit, "critical-hit")                                                                       \
  E (ESCORT_DESTROYED, escort_destroyed, "escort-destroyed")                                                           \
  E (CATASTROPHE, catastrophe, "catastrophe")                                                                          \
  E (EXPLOSION, explosion, "explosion")                                                                                \
  E (BLAST_STRUCK, blast_struck, "blast-struck")                                                                       \
  E (MARKER_PLACED, marker_placed, "marker-placed")                                                                    \
  E (MARKERS_ROLLED, markers_rolled, "markers-rolled")                                                                 \
  E (MARKER_REMOVED, marker_removed, "marker-removed")                                                                 \
  E (REPAIR_TRIED, repair_tried, "repair-tried")                                                                       \
  E (BATTLE_ENDED, battle_ended, "battle-ended")                                                                       \
  E (GENERATOR_ADVANCED, generator_advanced, "generator-advanced")

/* T (TYPE, C type): what a field can be. */
#define FORCON_FIELD_TYPES(T)                                                                                          \
  T (INT, gint)                                                                                                        \
  T (UINT64, guint64)                                                                                                  \
  T (BOOL, gboolean)                                                                                                   \
  T (LENGTH, ForconLength)                                                                                             \
  T (ANGLE, ForconAngle)                                                                                               \
  T (POINT, ForconPoint)                                                                                               \
  T (LEGS, ForconLegs)                                                                                                 \
  T (ROLL, ForconRoll)                                                                                                 \
  T (SIDE, ForconSideId)                                                                                               \
  T (SHIP, ForconShipId)                                                                                               \
  T (OBJECT, ForconObjectId)                                                                                           \
  T (CRITICAL, ForconCriticalId)                                                                                       \
  T (WEAPONS, guint32)                                                                                                 \
  T (STEP, ForconStep)                                                                                                 \
  T (ORDER, ForconOrder)                                                                                               \
  T (TARGET, ForconTarget)                                                                                             \
  T (ARC, ForconArc)                                                                                                   \
  T (ASPECT, ForconAspect)                                                                                             \
  T (CAUSE, ForconCause)                                                                                               \
  T (CRITICAL_EFFECT, ForconCriticalEffect)                                                                            \
  T (CATASTROPHE, ForconCatastrophe)                                                                                   \
  T (OBJECT_KIND, ForconObjectKind)                                                                                    \
  T (ENDING, ForconEnding)                                                                                             \
  T (FIRST, ForconFirst)

#define FORCON_FIELD_TYPE_VALUE(TYPE, ctype) FORCON_FIELD_##TYPE,
typedef enum { FORCON_FIELD_TYPES (FORCON_FIELD_TYPE_VALUE) FORCON_N_FIELD_TYPES } ForconFieldType;

#define FORCON_FIELD_TYPE_C(TYPE, ctype) typedef ctype ForconField_##TYPE;
FORCON_FIELD_TYPES (FORCON_FIELD_TYPE_C)

#define FORCON_EVENT_VALUE(NAME, member, word) FORCON_EVENT_##NAME,
typedef enum { FORCON_EVENTS (FORCON_EVENT_VALUE) FORCON_N_EVENTS } ForconEventKind;

#define FORCON_EVENT_FIELD(name, TYPE) ForconField_##TYPE name;
#define FORCON_EVENT_MEMBER(NAME, member, word)                                                                        \
  struct {                                                                                                             \
    FORCON_FIELDS_##NAME (FORCON_EVENT_FIELD)                                                                          \
  } member;

/**
 * ForconEvent:
 * @kind: which member of the union holds the facts
 *
 * A fact, with every figure and every die that led to it. A plain value; compare with forcon_event_equal().
 */
typedef struct {
  ForconEventKind kind;
  union {
    FORCON_EVENTS (FORCON_EVENT_MEMBER)
  };
} ForconEvent;

/**
 * ForconEventField:
 * @name: as in JSON, with underscores
 * @type: what it is
 * @offset: where it lies in a #ForconEvent
 */
typedef struct {
  const char *name;
  ForconFieldType type;
  gsize offset;
} ForconEventField;

const char *forcon_event_kind_to_word (ForconEventKind kind);
const ForconEventField *forcon_event_fields (ForconEventKind kind, guint *n_fields);
const char *forcon_event_field_word (const ForconEvent *event, const ForconEventField *field);
gboolean forcon_event_equal (const ForconEvent *a, const ForconEvent *b);
gboolean forcon_event_names_ship (const ForconEvent *event, ForconShipId ship);

/* Value of a field of an event, by its descriptor. */
#define FORCON_EVENT_FIELD_VALUE(event, field, ctype) (*(const ctype *) ((const char *) (event) + (field)->offset))

/* The only writer of a battle in play: never fails, throws no dice, knows no rule. */
void forcon_battle_apply (ForconBattle *battle, const ForconEvent *event);

G_END_DECLS
