/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/state/twilight-clash.h"

#include "base/fingerprint.h"

/* What goes into the hash, in its order; forces, dice and what each side has in the clash are no fields. */
#define FIELDS_CLASH(F)                                                                                                \
  F (place, twilight_place)                                                                                            \
  F (word, name) F (laws, mask) F (anomalies, mask) F (step, twilight_step) F (round, int) F (planet, int)             \
      F (counted, flag) F (result, twilight_result) F (random.state, uint64) F (random.increment, uint64)
static FORCON_DEFINE_SHAPE (FIELDS_CLASH, shape_of_clash, ForconTwilightClash)

#define FIELDS_PLAYER(F)                                                                                               \
  F (word, name) F (assets, mask) F (reinforcements, int) F (sheet, int) F (fleet_pool, int) F (modifier, int)
    static FORCON_DEFINE_SHAPE (FIELDS_PLAYER, shape_of_player, ForconTwilightPlayer)

/* What a player's units can do, as far as a clash asks. */
#define FIELDS_UNIT(F)                                                                                                 \
  F (word, name)                                                                                                       \
  F (kind, unit_kind) F (moves, flag) F (capacity, int) F (fighter, flag) F (sustain, flag) F (safe_sustain, flag)     \
      F (combat.value, int) F (combat.dice, int) F (barrage.value, int) F (barrage.dice, int)
        static FORCON_DEFINE_SHAPE (FIELDS_UNIT, shape_of_unit, ForconUnit)

#define FIELDS_NEIGHBOUR_SIDE(F, i)                                                                                    \
  F (has_units[i], flag) F (has_planet[i], flag) F (has_ships[i], flag) F (has_token[i], flag)
#define FIELDS_NEIGHBOUR(F)                                                                                            \
  F (word, name) F (anomalies, mask) F (others, flag) FIELDS_NEIGHBOUR_SIDE (F, 0) FIELDS_NEIGHBOUR_SIDE (F, 1)
            static FORCON_DEFINE_SHAPE (FIELDS_NEIGHBOUR, shape_of_neighbour, ForconNeighbour)

#define FIELDS_PLANET(F) F (word, name) F (controller, int) F (fought, flag) F (result, twilight_result)
                static FORCON_DEFINE_SHAPE (FIELDS_PLANET, shape_of_planet, ForconTwilightPlanet)

                    static void add_force (GByteArray *bytes, const ForconForce *force)
{
  for (guint i = 0; i < FORCON_UNITS_MAX; i++)
    {
      forcon_fingerprint_add (bytes, force->intact[i]);
      forcon_fingerprint_add (bytes, force->damaged[i]);
    }
}

static void
add_side (GByteArray *bytes, const ForconTwilightClash *clash, guint side)
{
  const ForconTwilightPlayer *player = &clash->players[side];

  forcon_fingerprint_add_record (bytes, player, shape_of_player ());
  for (guint i = 0; i < FORCON_UNITS_MAX; i++)
    forcon_fingerprint_add_record (bytes, &player->units[i], shape_of_unit ());
  add_force (bytes, &clash->space[side]);
  forcon_fingerprint_add (bytes, clash->acted[side]);
  forcon_fingerprint_add (bytes, clash->announced[side]);
  forcon_fingerprint_add (bytes, clash->retreated[side]);
  forcon_fingerprint_add (bytes, clash->hits[side]);
  forcon_fingerprint_add (bytes, clash->extra[side]);
  forcon_fingerprint_add (bytes, clash->modifier[side]);
}

static void
add_dice (GByteArray *bytes, const GArray *dice)
{
  forcon_fingerprint_add (bytes, dice->len);
  for (guint i = 0; i < dice->len; i++)
    {
      const ForconTwilightDie *die = &g_array_index (dice, ForconTwilightDie, i);

      forcon_fingerprint_add (bytes, die->side);
      forcon_fingerprint_add (bytes, die->unit.value);
      forcon_fingerprint_add (bytes, die->face);
      forcon_fingerprint_add (bytes, die->needed);
    }
}

char *
forcon_twilight_clash_hash (const ForconTwilightClash *clash)
{
  g_autoptr (GByteArray) bytes = g_byte_array_sized_new (16384);

  forcon_fingerprint_add_record (bytes, clash, shape_of_clash ());
  for (guint i = 0; i < FORCON_TWILIGHT_SIDE_COUNT; i++)
    add_side (bytes, clash, i);
  forcon_fingerprint_add (bytes, clash->n_neighbours);
  for (guint i = 0; i < clash->n_neighbours; i++)
    forcon_fingerprint_add_record (bytes, &clash->neighbours[i], shape_of_neighbour ());
  forcon_fingerprint_add (bytes, clash->n_planets);
  for (guint i = 0; i < clash->n_planets; i++)
    {
      forcon_fingerprint_add_record (bytes, &clash->planets[i], shape_of_planet ());
      for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
        add_force (bytes, &clash->planets[i].ground[side]);
    }
  add_dice (bytes, clash->dice);
  /* Only where there is one: states without are as old as the program. */
  for (guint i = 0; i < FORCON_TWILIGHT_SIDE_COUNT; i++)
    if (clash->forbidden[i])
      forcon_fingerprint_add (bytes, i + 1);
  return forcon_fingerprint_finish (bytes);
}
