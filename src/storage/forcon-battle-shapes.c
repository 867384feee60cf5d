/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-battle-shapes.h"

#include "forcon-ship-file.h"

#define ROW(name, type, member) { name, &forcon_type_##type, G_STRUCT_OFFSET (Here, member) },

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
  ROW ("size", point, size)                                                                                            \
  ROW ("round", int, round)                                                                                            \
  ROW ("side", side, side)                                                                                          \
  ROW ("first", side, first)                                                                                        \
  ROW ("step", step, step)                                                                                             \
  ROW ("next-id", mask, next_id)                                                                                       \
  ROW ("state", uint64, random.state)                                                                                  \
  ROW ("increment", uint64, random.increment)
SHAPE (forcon_battle_shape, ForconBattle, BATTLE_ROWS)

#define SIDE_ROWS                                                                                                      \
  ROW ("colour", mask, colour)                                                                                         \
  ROW ("attacker", flag, attacker)                                                                                     \
  ROW ("senior", ship, senior)                                                                                         \
  ROW ("alliance", mask, alliance)                                                                                     \
  ROW ("turn", mask, turn)
SHAPE (forcon_side_shape, ForconSide, SIDE_ROWS)

#define FORMATION_ROWS                                                                                                 \
  ROW ("side", side, side)                                                                                          \
  ROW ("flagship", ship, flagship)                                                                                     \
  ROW ("broken", flag, broken)                                                                                         \
  ROW ("flag-tried", flag, flag_tried)                                                                                 \
  ROW ("return-target", formation, return_target)
SHAPE (forcon_formation_shape, ForconFormation, FORMATION_ROWS)

/* Running numbers of their own lead nowhere and are plain numbers here. */
#define OBJECT_ROWS                                                                                                    \
  ROW ("number", mask, id.value)                                                                                       \
  ROW ("kind", object_kind, kind)                                                                                      \
  ROW ("centre", point, centre)                                                                                        \
  ROW ("radius", length, radius)                                                                                       \
  ROW ("holder", side, holder)
static SHAPE (shape_of_object, ForconObject, OBJECT_ROWS)

#define SALVO_ROWS                                                                                                     \
  ROW ("number", mask, id.value)                                                                                       \
  ROW ("side", side, side)                                                                                          \
  ROW ("launcher", ship, launcher)                                                                                     \
  ROW ("struck", ship, struck)                                                                                         \
  ROW ("position", point, position)                                                                                    \
  ROW ("heading", angle, heading)                                                                                      \
  ROW ("planet", object, planet)                                                                                       \
  ROW ("count", int, count)                                                                                            \
  ROW ("speed", length, speed)                                                                                         \
  ROW ("run", int, run)                                                                                                \
  ROW ("old", flag, old)                                                                                               \
  ROW ("turned", flag, turned)                                                                                         \
  ROW ("moved", flag, moved)
    static SHAPE (shape_of_salvo, ForconSalvo, SALVO_ROWS)

#define MINE_ROWS                                                                                                      \
  ROW ("number", mask, id.value)                                                                                       \
  ROW ("side", side, side)                                                                                          \
  ROW ("position", point, position)                                                                                    \
  ROW ("charge", charge, card.charge)                                                                                  \
  ROW ("range", length, card.range)                                                                                    \
  ROW ("strength", int, card.strength)                                                                                 \
  ROW ("known", mask, known)                                                                                           \
  ROW ("victim", ship, victim)
        static SHAPE (shape_of_mine, ForconMine, MINE_ROWS)

#define CRITICAL_ROWS                                                                                                  \
  ROW ("number", mask, id.value)                                                                                       \
  ROW ("ship", ship, ship)                                                                                             \
  ROW ("effect", critical_effect, effect)                                                                              \
  ROW ("extra", int, extra)                                                                                            \
  ROW ("readiness", int, readiness)                                                                                    \
  ROW ("ew-attack", int, ew_attack)
            static SHAPE (shape_of_critical, ForconCritical, CRITICAL_ROWS)

#define SHOT_ROWS                                                                                                      \
  ROW ("shooter", ship, shooter)                                                                                       \
  ROW ("target", ship, target)
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
static const ForconFieldType *const ship_field_types[] = {
  [FORCON_SHIP_FIELD_COUNT] = &forcon_type_int,     [FORCON_SHIP_FIELD_LENGTH] = &forcon_type_length,
  [FORCON_SHIP_FIELD_FLAG] = &forcon_type_flag,     [FORCON_SHIP_FIELD_WEAPONS] = &forcon_type_weapons,
  [FORCON_SHIP_FIELD_SIDE] = &forcon_type_side,  [FORCON_SHIP_FIELD_SHIP] = &forcon_type_ship,
  [FORCON_SHIP_FIELD_NUMBER] = &forcon_type_object, [FORCON_SHIP_FIELD_ORDER] = &forcon_type_order,
  [FORCON_SHIP_FIELD_CHECK] = &forcon_type_check,   [FORCON_SHIP_FIELD_HALVES] = &forcon_type_halves,
};

#define SHIP_ROWS                                                                                                      \
  ROW ("side", side, side)                                                                                          \
  ROW ("formation", formation, formation)                                                                              \
  ROW ("position", point, position)                                                                                    \
  ROW ("heading", angle, heading)                                                                                      \
  ROW ("status", ship_status, status)                                                                                  \
  ROW ("hits-left", int, hits)
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
