/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/odds/twilight-odds.h"

void
forcon_twilight_match_init (ForconTwilightMatch *match, ForconTwilightPlace place)
{
  *match = (ForconTwilightMatch){ .place = place,
                                  .policies = { FORCON_HIT_POLICY_SUSTAIN_FIRST, FORCON_HIT_POLICY_SUSTAIN_FIRST },
                                  .barrage = TRUE,
                                  .rounds = FORCON_TWILIGHT_TO_THE_END };
}

/* The planet that is fought for, or the first that still has to be; −1 where there is none. */
static gint
planet_of (const ForconTwilightClash *clash)
{
  if (clash->planet >= 0)
    return clash->planet;
  for (guint i = 0; i < clash->n_planets; i++)
    if (!clash->planets[i].fought)
      return (gint) i;
  return -1;
}

static const ForconForce *
force_of (const ForconTwilightClash *clash, ForconTwilightSide side)
{
  gint planet = planet_of (clash);

  if (clash->place == FORCON_TWILIGHT_PLACE_SPACE || planet < 0)
    return forcon_twilight_fighting (clash, side);
  return &clash->planets[planet].ground[side];
}

/* The barrage is still to come, or it goes on. */
static gboolean
begins_with_barrage (const ForconTwilightClash *clash)
{
  return clash->step == FORCON_TWILIGHT_STEP_BEFORE || clash->step == FORCON_TWILIGHT_STEP_BARRAGE
         || (clash->step == FORCON_TWILIGHT_STEP_START && clash->round <= 1);
}

/* Dice that lie there may still be changed, and are taken as they lie. */
static gint
hits_on_table (const ForconTwilightClash *clash, ForconTwilightSide side)
{
  gint hits = 0;

  for (guint i = 0; i < clash->dice->len; i++)
    {
      const ForconTwilightDie *die = &g_array_index (clash->dice, ForconTwilightDie, i);

      hits += die->side == side && die->face >= die->needed ? 1 : 0;
    }
  return hits;
}

/*
 * What is known of the step: of ROLL and BARRAGE until its dice are counted, then, as of ASSIGN, what is left to
 * be assigned.
 */
static void
read_known (ForconTwilightMatch *match, const ForconTwilightClash *clash)
{
  gboolean throwing = clash->step == FORCON_TWILIGHT_STEP_ROLL || clash->step == FORCON_TWILIGHT_STEP_BARRAGE;
  gboolean counted = clash->step == FORCON_TWILIGHT_STEP_ASSIGN || (throwing && clash->counted);

  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT && (throwing || counted); side++)
    {
      match->rolled[side] = counted || clash->acted[side];
      match->hits[side]
          = counted ? clash->hits[side] : hits_on_table (clash, FORCON_TWILIGHT_OPPONENT (side)) + clash->extra[side];
    }
}

/* Modifiers of a round count until it has been rolled. */
static gboolean
rolls_in_this_round (const ForconTwilightClash *clash)
{
  return clash->step == FORCON_TWILIGHT_STEP_ROLL || clash->step == FORCON_TWILIGHT_STEP_ANNOUNCE
         || clash->step == FORCON_TWILIGHT_STEP_START || clash->step == FORCON_TWILIGHT_STEP_BARRAGE
         || clash->step == FORCON_TWILIGHT_STEP_BEFORE;
}

void
forcon_twilight_match_of_clash (ForconTwilightMatch *match, const ForconTwilightClash *clash)
{
  forcon_twilight_match_init (match, clash->place);
  match->barrage = clash->place == FORCON_TWILIGHT_PLACE_SPACE && begins_with_barrage (clash);
  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    {
      match->forces[side] = *force_of (clash, side);
      match->units[side] = clash->players[side].units;
      match->modifiers[side] = clash->players[side].modifier;
      match->first_modifiers[side] = rolls_in_this_round (clash) ? clash->modifier[side] : 0;
    }
  read_known (match, clash);
}
