/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/odds/twilight-match.h"

void
forcon_twilight_match_init (ForconTwilightMatch *match, ForconTwilightPlace place)
{
  *match = (ForconTwilightMatch){ .place = place,
                                  .policies = { FORCON_HIT_POLICY_SUSTAIN_FIRST, FORCON_HIT_POLICY_SUSTAIN_FIRST },
                                  .barrage = TRUE,
                                  .rounds = FORCON_TWILIGHT_TO_THE_END };
}

const ForconUnit *
forcon_twilight_match_values (const ForconTwilightMatch *match, const ForconTwilightRules *rules,
                              ForconTwilightSide side)
{
  return match->units[side] != NULL ? match->units[side] : rules->units;
}

gboolean
forcon_twilight_match_has_barrage (const ForconTwilightMatch *match)
{
  return match->place == FORCON_TWILIGHT_PLACE_SPACE && match->barrage;
}

/* On the ground those on the planet that is fought for, or on the first that still has to be. */
static const ForconForce *
force_of (const ForconTwilightClash *clash, ForconTwilightSide side)
{
  gint planet = clash->planet;

  if (clash->place == FORCON_TWILIGHT_PLACE_SPACE)
    return forcon_twilight_fighting (clash, side);
  for (guint i = 0; i < clash->n_planets && planet < 0; i++)
    if (!clash->planets[i].fought)
      planet = (gint) i;
  return planet < 0 ? forcon_twilight_fighting (clash, side) : &clash->planets[planet].ground[side];
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

void
forcon_twilight_match_of_clash (ForconTwilightMatch *match, const ForconTwilightClash *clash)
{
  ForconTwilightStep step = clash->step;
  gboolean throwing = step == FORCON_TWILIGHT_STEP_ROLL || step == FORCON_TWILIGHT_STEP_BARRAGE;
  gboolean counted = step == FORCON_TWILIGHT_STEP_ASSIGN || (throwing && clash->counted);
  /* The barrage is still to come, or it goes on. */
  gboolean barrage = step == FORCON_TWILIGHT_STEP_BEFORE || step == FORCON_TWILIGHT_STEP_BARRAGE
                     || (step == FORCON_TWILIGHT_STEP_START && clash->round <= 1);
  /* Modifiers of a round count until it has been rolled. */
  gboolean to_roll = throwing || step == FORCON_TWILIGHT_STEP_BEFORE || step == FORCON_TWILIGHT_STEP_START
                     || step == FORCON_TWILIGHT_STEP_ANNOUNCE;

  forcon_twilight_match_init (match, clash->place);
  match->barrage = clash->place == FORCON_TWILIGHT_PLACE_SPACE && barrage;
  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    {
      match->forces[side] = *force_of (clash, side);
      match->units[side] = clash->players[side].units;
      match->modifiers[side] = clash->players[side].modifier;
      match->first_modifiers[side] = to_roll ? clash->modifier[side] : 0;
      if (!throwing && !counted)
        continue;
      /* Hits that are left to be assigned; until the dice are counted, those that lie on the table. */
      match->rolled[side] = counted || clash->acted[side];
      match->hits[side]
          = counted ? clash->hits[side] : hits_on_table (clash, FORCON_TWILIGHT_OPPONENT (side)) + clash->extra[side];
    }
}
