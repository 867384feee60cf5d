/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/state/twilight-clash.h"

#include "base/fingerprint.h"

#include <string.h>

static void
add_word (GByteArray *bytes, const char *word)
{
  gsize length = word == NULL ? 0 : strlen (word);

  forcon_fingerprint_add (bytes, (gint64) length);
  if (length > 0)
    g_byte_array_append (bytes, (const guint8 *) word, (guint) length);
}

static void
add_force (GByteArray *bytes, const ForconForce *force)
{
  for (guint i = 0; i < FORCON_UNITS_MAX; i++)
    {
      forcon_fingerprint_add (bytes, force->intact[i]);
      forcon_fingerprint_add (bytes, force->damaged[i]);
    }
}

static void
add_attack (GByteArray *bytes, ForconUnitAttack attack)
{
  forcon_fingerprint_add (bytes, attack.value);
  forcon_fingerprint_add (bytes, attack.dice);
}

/* What a player's units can do, as far as a clash asks. */
static void
add_unit (GByteArray *bytes, const ForconUnit *unit)
{
  add_word (bytes, unit->word);
  forcon_fingerprint_add (bytes, unit->kind);
  forcon_fingerprint_add (bytes, unit->moves);
  forcon_fingerprint_add (bytes, unit->capacity);
  forcon_fingerprint_add (bytes, unit->fighter);
  forcon_fingerprint_add (bytes, unit->sustain);
  forcon_fingerprint_add (bytes, unit->safe_sustain);
  add_attack (bytes, unit->combat);
  add_attack (bytes, unit->barrage);
}

static void
add_player (GByteArray *bytes, const ForconTwilightPlayer *player)
{
  add_word (bytes, player->word);
  forcon_fingerprint_add (bytes, player->assets);
  forcon_fingerprint_add (bytes, player->reinforcements);
  forcon_fingerprint_add (bytes, player->sheet);
  forcon_fingerprint_add (bytes, player->fleet_pool);
  forcon_fingerprint_add (bytes, player->modifier);
  for (guint i = 0; i < FORCON_UNITS_MAX; i++)
    add_unit (bytes, &player->units[i]);
}

static void
add_neighbour (GByteArray *bytes, const ForconNeighbour *neighbour)
{
  add_word (bytes, neighbour->word);
  forcon_fingerprint_add (bytes, neighbour->anomalies);
  forcon_fingerprint_add (bytes, neighbour->others);
  for (guint i = 0; i < FORCON_TWILIGHT_SIDE_COUNT; i++)
    {
      forcon_fingerprint_add (bytes, neighbour->has_units[i]);
      forcon_fingerprint_add (bytes, neighbour->has_planet[i]);
      forcon_fingerprint_add (bytes, neighbour->has_ships[i]);
      forcon_fingerprint_add (bytes, neighbour->has_token[i]);
    }
}

static void
add_planet (GByteArray *bytes, const ForconTwilightPlanet *planet)
{
  add_word (bytes, planet->word);
  forcon_fingerprint_add (bytes, planet->controller);
  forcon_fingerprint_add (bytes, planet->fought);
  forcon_fingerprint_add (bytes, planet->result);
  for (guint i = 0; i < FORCON_TWILIGHT_SIDE_COUNT; i++)
    add_force (bytes, &planet->ground[i]);
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

static void
add_sides (GByteArray *bytes, const ForconTwilightClash *clash)
{
  for (guint i = 0; i < FORCON_TWILIGHT_SIDE_COUNT; i++)
    {
      add_player (bytes, &clash->players[i]);
      add_force (bytes, &clash->space[i]);
      forcon_fingerprint_add (bytes, clash->acted[i]);
      forcon_fingerprint_add (bytes, clash->announced[i]);
      forcon_fingerprint_add (bytes, clash->retreated[i]);
      forcon_fingerprint_add (bytes, clash->hits[i]);
      forcon_fingerprint_add (bytes, clash->extra[i]);
      forcon_fingerprint_add (bytes, clash->modifier[i]);
    }
}

/* Only where there is one: states without are as old as the program. */
static void
add_forbidden (GByteArray *bytes, const ForconTwilightClash *clash)
{
  for (guint i = 0; i < FORCON_TWILIGHT_SIDE_COUNT; i++)
    if (clash->forbidden[i])
      forcon_fingerprint_add (bytes, i + 1);
}

char *
forcon_twilight_clash_hash (const ForconTwilightClash *clash)
{
  g_autoptr (GByteArray) bytes = g_byte_array_sized_new (16384);

  forcon_fingerprint_add (bytes, clash->place);
  add_word (bytes, clash->word);
  forcon_fingerprint_add (bytes, clash->laws);
  forcon_fingerprint_add (bytes, clash->anomalies);
  forcon_fingerprint_add (bytes, clash->step);
  forcon_fingerprint_add (bytes, clash->round);
  forcon_fingerprint_add (bytes, clash->planet);
  forcon_fingerprint_add (bytes, clash->counted);
  forcon_fingerprint_add (bytes, clash->result);
  forcon_fingerprint_add (bytes, (gint64) clash->random.state);
  forcon_fingerprint_add (bytes, (gint64) clash->random.increment);
  add_sides (bytes, clash);
  forcon_fingerprint_add (bytes, clash->n_neighbours);
  for (guint i = 0; i < clash->n_neighbours; i++)
    add_neighbour (bytes, &clash->neighbours[i]);
  forcon_fingerprint_add (bytes, clash->n_planets);
  for (guint i = 0; i < clash->n_planets; i++)
    add_planet (bytes, &clash->planets[i]);
  add_dice (bytes, clash->dice);
  add_forbidden (bytes, clash);
  return forcon_fingerprint_finish (bytes);
}
