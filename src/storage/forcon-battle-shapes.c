/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-battle-shapes.h"

#include "forcon-ship-file.h"

#define ROW(name, TYPE, member) { name, FORCON_RECORD_##TYPE, G_STRUCT_OFFSET (Here, member) },

/* A function that gives the shape of a type, by its rows. */
#define SHAPE(function, Type, rows)                                                                                    \
  const ForconRecordShape *function (void)                                                                             \
  {                                                                                                                    \
    typedef Type Here;                                                                                                 \
    static const ForconRecordField fields[] = { rows };                                                                \
    static const ForconRecordShape shape = { sizeof (Here), G_N_ELEMENTS (fields), fields };                           \
                                                                                                                       \
    return &shape;                                                                                                     \
  }

#define BATTLE_ROWS                                                                                                    \
  ROW ("size", POINT, size)                                                                                            \
  ROW ("round", INT, round)                                                                                            \
  ROW ("side", SIDE, side)                                                                                          \
  ROW ("first", SIDE, first)                                                                                        \
  ROW ("step", STEP, step)                                                                                             \
  ROW ("next-id", MASK, next_id)                                                                                       \
  ROW ("state", UINT64, random.state)                                                                                  \
  ROW ("increment", UINT64, random.increment)
SHAPE (forcon_battle_shape, ForconBattle, BATTLE_ROWS)

#define SIDE_ROWS                                                                                                      \
  ROW ("colour", MASK, colour)                                                                                         \
  ROW ("attacker", BOOL, attacker)                                                                                     \
  ROW ("senior", SHIP, senior)                                                                                         \
  ROW ("alliance", MASK, alliance)                                                                                     \
  ROW ("turn", MASK, turn)
SHAPE (forcon_side_shape, ForconSide, SIDE_ROWS)

#define FORMATION_ROWS                                                                                                 \
  ROW ("side", SIDE, side)                                                                                          \
  ROW ("flagship", SHIP, flagship)                                                                                     \
  ROW ("broken", BOOL, broken)                                                                                         \
  ROW ("flag-tried", BOOL, flag_tried)                                                                                 \
  ROW ("return-target", FORMATION, return_target)
SHAPE (forcon_formation_shape, ForconFormation, FORMATION_ROWS)

/* Running numbers of their own lead nowhere and are plain numbers here. */
#define OBJECT_ROWS                                                                                                    \
  ROW ("number", MASK, id.value)                                                                                       \
  ROW ("kind", OBJECT_KIND, kind)                                                                                      \
  ROW ("centre", POINT, centre)                                                                                        \
  ROW ("radius", LENGTH, radius)                                                                                       \
  ROW ("holder", SIDE, holder)
static SHAPE (shape_of_object, ForconObject, OBJECT_ROWS)

#define SALVO_ROWS                                                                                                     \
  ROW ("number", MASK, id.value)                                                                                       \
  ROW ("side", SIDE, side)                                                                                          \
  ROW ("launcher", SHIP, launcher)                                                                                     \
  ROW ("struck", SHIP, struck)                                                                                         \
  ROW ("position", POINT, position)                                                                                    \
  ROW ("heading", ANGLE, heading)                                                                                      \
  ROW ("planet", OBJECT, planet)                                                                                       \
  ROW ("count", INT, count)                                                                                            \
  ROW ("speed", LENGTH, speed)                                                                                         \
  ROW ("run", INT, run)                                                                                                \
  ROW ("old", BOOL, old)                                                                                               \
  ROW ("turned", BOOL, turned)                                                                                         \
  ROW ("moved", BOOL, moved)
    static SHAPE (shape_of_salvo, ForconSalvo, SALVO_ROWS)

#define MINE_ROWS                                                                                                      \
  ROW ("number", MASK, id.value)                                                                                       \
  ROW ("side", SIDE, side)                                                                                          \
  ROW ("position", POINT, position)                                                                                    \
  ROW ("charge", CHARGE, card.charge)                                                                                  \
  ROW ("range", LENGTH, card.range)                                                                                    \
  ROW ("strength", INT, card.strength)                                                                                 \
  ROW ("known", MASK, known)                                                                                           \
  ROW ("victim", SHIP, victim)
        static SHAPE (shape_of_mine, ForconMine, MINE_ROWS)

#define CRITICAL_ROWS                                                                                                  \
  ROW ("number", MASK, id.value)                                                                                       \
  ROW ("ship", SHIP, ship)                                                                                             \
  ROW ("effect", CRITICAL_EFFECT, effect)                                                                              \
  ROW ("extra", INT, extra)                                                                                            \
  ROW ("readiness", INT, readiness)                                                                                    \
  ROW ("ew-attack", INT, ew_attack)
            static SHAPE (shape_of_critical, ForconCritical, CRITICAL_ROWS)

#define SHOT_ROWS                                                                                                      \
  ROW ("shooter", SHIP, shooter)                                                                                       \
  ROW ("target", SHIP, target)
                static SHAPE (shape_of_shot, ForconShot, SHOT_ROWS)

#define PART(NAME, word, member) [FORCON_PART_##NAME] = { shape_of_##word, G_STRUCT_OFFSET (ForconBattle, member) }
                    static const struct
{
  const ForconRecordShape *(*shape) (void);
  gsize offset;
} parts[FORCON_N_PARTS] = {
  PART (OBJECT, object, objects),       PART (SALVO, salvo, salvos), PART (MINE, mine, mines),
  PART (CRITICAL, critical, criticals), PART (SHOT, shot, shots),
};

const char *const forcon_part_words[FORCON_N_PARTS] = { "object", "salvo", "mine", "critical", "shot" };

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

/* A ship is what battle scripts say of one, and where it is. */
static const ForconRecordType ship_field_types[] = {
  [FORCON_SHIP_FIELD_COUNT] = FORCON_RECORD_INT,     [FORCON_SHIP_FIELD_LENGTH] = FORCON_RECORD_LENGTH,
  [FORCON_SHIP_FIELD_FLAG] = FORCON_RECORD_BOOL,     [FORCON_SHIP_FIELD_WEAPONS] = FORCON_RECORD_WEAPONS,
  [FORCON_SHIP_FIELD_SIDE] = FORCON_RECORD_SIDE,  [FORCON_SHIP_FIELD_SHIP] = FORCON_RECORD_SHIP,
  [FORCON_SHIP_FIELD_NUMBER] = FORCON_RECORD_OBJECT, [FORCON_SHIP_FIELD_ORDER] = FORCON_RECORD_ORDER,
  [FORCON_SHIP_FIELD_CHECK] = FORCON_RECORD_CHECK,   [FORCON_SHIP_FIELD_HALVES] = FORCON_RECORD_HALVES,
};

#define SHIP_ROWS                                                                                                      \
  ROW ("side", SIDE, side)                                                                                          \
  ROW ("formation", FORMATION, formation)                                                                              \
  ROW ("position", POINT, position)                                                                                    \
  ROW ("heading", ANGLE, heading)                                                                                      \
  ROW ("status", SHIP_STATUS, status)                                                                                  \
  ROW ("hits-left", INT, hits)
static SHAPE (shape_of_whole_ship, ForconShip, SHIP_ROWS)

    static gpointer make_ship_shape (gpointer data)
{
  const ForconRecordShape *own = shape_of_whole_ship ();
  ForconRecordShape *shape = data;
  ForconRecordField *fields = g_new (ForconRecordField, own->n_fields + forcon_n_ship_fields);

  for (guint i = 0; i < own->n_fields; i++)
    fields[i] = own->fields[i];
  for (gsize i = 0; i < forcon_n_ship_fields; i++)
    {
      const ForconShipField *field = &forcon_ship_fields[i];

      fields[own->n_fields + i] = (ForconRecordField){ field->attribute, ship_field_types[field->kind], field->offset };
    }
  *shape = (ForconRecordShape){ own->size, own->n_fields + (guint) forcon_n_ship_fields, fields };
  return shape;
}

const ForconRecordShape *
forcon_ship_shape (void)
{
  static ForconRecordShape shape;
  static GOnce once = G_ONCE_INIT;

  return g_once (&once, make_ship_shape, &shape);
}
