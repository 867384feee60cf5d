/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-clash.h"
#include "twilight-case.h"

#include "storage/rules/twilight-rules-file.h"

const ForconTwilightRules *
random_clash_rules (void)
{
  static ForconTwilightRules *rules = NULL;

  if (rules == NULL)
    rules = forcon_twilight_rules_load_named ("twilight", NULL);
  g_assert_nonnull (rules);
  return rules;
}

guint
random_between (ForconRandom *random, guint least, guint most)
{
  return least + forcon_random_below (random, most - least + 1);
}

gboolean
random_one_in (ForconRandom *random, guint n)
{
  return forcon_random_below (random, n) == 0;
}

static void
random_force (ForconRandom *random, ForconForce *force, guint kinds)
{
  for (guint i = 0; i < random_clash_rules ()->n_units; i++)
    if ((kinds & (1u << random_clash_rules ()->units[i].kind)) != 0 && random_one_in (random, 3))
      {
        force->intact[i] = (guint16) random_between (random, 0, 4);
        if (random_clash_rules ()->units[i].sustain)
          force->damaged[i] = (guint16) random_between (random, 0, 2);
      }
}

static void
random_neighbours (ForconRandom *random, ForconTwilightClash *clash)
{
  clash->n_neighbours = random_between (random, 0, 4);
  for (guint i = 0; i < clash->n_neighbours; i++)
    {
      ForconNeighbour *there = &clash->neighbours[i];

      there->anomalies = random_one_in (random, 3) ? random_between (random, 0, (1u << FORCON_N_ANOMALY) - 1) : 0;
      there->others = random_one_in (random, 6);
      for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
        {
          there->has_units[side] = random_one_in (random, 2);
          there->has_planet[side] = random_one_in (random, 2);
          there->has_ships[side] = random_one_in (random, 6);
          there->has_token[side] = random_one_in (random, 3);
        }
    }
}

#define SPACE_KINDS ((1u << FORCON_UNIT_KIND_SHIP) | (1u << FORCON_UNIT_KIND_GROUND))
#define PLANET_KINDS ((1u << FORCON_UNIT_KIND_GROUND) | (1u << FORCON_UNIT_KIND_STRUCTURE))

ForconTwilightClash *
random_clash_new (ForconRandom *random)
{
  ForconTwilightClash *clash
      = forcon_twilight_clash_new (random_clash_rules (), FORCON_TWILIGHT_PLACE_SPACE, forcon_random_next (random));

  random_neighbours (random, clash);
  clash->anomalies = random_one_in (random, 2) ? 1u << FORCON_ANOMALY_GRAVITY_RIFT : 0;
  clash->n_planets = random_between (random, 0, 3);
  for (guint i = 0; i < clash->n_planets; i++)
    {
      clash->planets[i].controller = (gint) random_between (random, 0, 2) - 1;
      random_force (random, &clash->planets[i].ground[DEFENDER], PLANET_KINDS);
    }
  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    {
      ForconTwilightPlayer *player = &clash->players[side];

      player->assets = random_between (random, 0, (1u << FORCON_N_TWILIGHT_ASSET) - 1);
      player->reinforcements = (gint) random_between (random, 0, 1);
      player->sheet = (gint) random_between (random, 0, 1);
      player->fleet_pool = (gint) random_between (random, 0, 9) - 1;
      random_force (random, &clash->space[side], SPACE_KINDS);
      /* Somebody's ships are stuck now and then. */
      if (random_one_in (random, 4))
        player->units[random_between (random, 0, random_clash_rules ()->n_units - 1)].moves = FALSE;
      if (forcon_force_count (&clash->space[side], random_clash_rules (), FORCON_UNIT_KIND_SHIP) == 0)
        clash->space[side].intact[forcon_twilight_find_unit (random_clash_rules (), "carrier").value - 1] = 1;
    }
  forcon_twilight_clash_ready (clash, random_clash_rules ());
  return clash;
}
