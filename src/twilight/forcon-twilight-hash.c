/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-twilight-clash.h"

#include <string.h>

/* Over the values, field by field in one fixed order and width, never over memory: padding and byte order differ. */
static void
add (GByteArray *bytes, gint64 value)
{
  guint64 little = GUINT64_TO_LE ((guint64) value);

  g_byte_array_append (bytes, (const guint8 *) &little, sizeof little);
}

static void
add_word (GByteArray *bytes, const char *word)
{
  gsize length = word == NULL ? 0 : strlen (word);

  add (bytes, (gint64) length);
  if (length > 0)
    g_byte_array_append (bytes, (const guint8 *) word, (guint) length);
}

static void
add_force (GByteArray *bytes, const ForconForce *force)
{
  for (guint i = 0; i < FORCON_UNITS_MAX; i++)
    {
      add (bytes, force->intact[i]);
      add (bytes, force->damaged[i]);
    }
}

static void
add_attack (GByteArray *bytes, ForconUnitAttack attack)
{
  add (bytes, attack.value);
  add (bytes, attack.dice);
}

/* What a player's units can do, as far as a clash asks. */
static void
add_unit (GByteArray *bytes, const ForconUnit *unit)
{
  add_word (bytes, unit->word);
  add (bytes, unit->kind);
  add (bytes, unit->moves);
  add (bytes, unit->capacity);
  add (bytes, unit->fighter);
  add (bytes, unit->sustain);
  add (bytes, unit->safe_sustain);
  add_attack (bytes, unit->combat);
  add_attack (bytes, unit->barrage);
}

static void
add_player (GByteArray *bytes, const ForconTwilightPlayer *player)
{
  add_word (bytes, player->word);
  add (bytes, player->assets);
  add (bytes, player->reinforcements);
  add (bytes, player->sheet);
  add (bytes, player->fleet_pool);
  add (bytes, player->modifier);
  for (guint i = 0; i < FORCON_UNITS_MAX; i++)
    add_unit (bytes, &player->units[i]);
}

static void
add_neighbour (GByteArray *bytes, const ForconNeighbour *neighbour)
{
  add_word (bytes, neighbour->word);
  add (bytes, neighbour->anomalies);
  add (bytes, neighbour->others);
  for (guint i = 0; i < FORCON_TWILIGHT_SIDE_COUNT; i++)
    {
      add (bytes, neighbour->has_units[i]);
      add (bytes, neighbour->has_planet[i]);
      add (bytes, neighbour->has_ships[i]);
      add (bytes, neighbour->has_token[i]);
    }
}

static void
add_planet (GByteArray *bytes, const ForconTwilightPlanet *planet)
{
  add_word (bytes, planet->word);
  add (bytes, planet->controller);
  add (bytes, planet->fought);
  add (bytes, planet->result);
  for (guint i = 0; i < FORCON_TWILIGHT_SIDE_COUNT; i++)
    add_force (bytes, &planet->ground[i]);
}

static void
add_dice (GByteArray *bytes, const GArray *dice)
{
  add (bytes, dice->len);
  for (guint i = 0; i < dice->len; i++)
    {
      const ForconTwilightDie *die = &g_array_index (dice, ForconTwilightDie, i);

      add (bytes, die->side);
      add (bytes, die->unit.value);
      add (bytes, die->face);
      add (bytes, die->needed);
    }
}

static void
add_sides (GByteArray *bytes, const ForconTwilightClash *clash)
{
  for (guint i = 0; i < FORCON_TWILIGHT_SIDE_COUNT; i++)
    {
      add_player (bytes, &clash->players[i]);
      add_force (bytes, &clash->space[i]);
      add (bytes, clash->acted[i]);
      add (bytes, clash->announced[i]);
      add (bytes, clash->retreated[i]);
      add (bytes, clash->hits[i]);
      add (bytes, clash->extra[i]);
      add (bytes, clash->modifier[i]);
    }
}

/**
 * forcon_twilight_clash_hash:
 * @clash: a clash
 *
 * Same state, same hash, on every machine. Names, that nothing depends on, do not count.
 *
 * Returns: (transfer full): SHA-256 of the state in hexadecimal
 */
char *
forcon_twilight_clash_hash (const ForconTwilightClash *clash)
{
  g_autoptr (GByteArray) bytes = g_byte_array_sized_new (16384);

  add (bytes, clash->place);
  add_word (bytes, clash->word);
  add (bytes, clash->laws);
  add (bytes, clash->anomalies);
  add (bytes, clash->step);
  add (bytes, clash->round);
  add (bytes, clash->planet);
  add (bytes, clash->counted);
  add (bytes, clash->result);
  add (bytes, (gint64) clash->random.state);
  add (bytes, (gint64) clash->random.increment);
  add_sides (bytes, clash);
  add (bytes, clash->n_neighbours);
  for (guint i = 0; i < clash->n_neighbours; i++)
    add_neighbour (bytes, &clash->neighbours[i]);
  add (bytes, clash->n_planets);
  for (guint i = 0; i < clash->n_planets; i++)
    add_planet (bytes, &clash->planets[i]);
  add_dice (bytes, clash->dice);
  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, bytes->data, bytes->len);
}
