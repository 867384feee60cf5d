/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/rules/twilight-decision.h"
#include "twilight/rules/twilight-owed.h"

static gboolean
is_undecided (const ForconTwilightClash *clash)
{
  return forcon_twilight_standing (clash) == FORCON_TWILIGHT_UNDECIDED;
}

static gboolean
has_hits (const ForconTwilightClash *clash)
{
  return clash->hits[FORCON_TWILIGHT_SIDE_ATTACKER] > 0 || clash->hits[FORCON_TWILIGHT_SIDE_DEFENDER] > 0;
}

static void
begin (ForconTwilightDecision *decision, ForconTwilightStep step, gint round)
{
  gboolean start = step == FORCON_TWILIGHT_STEP_START && round == 1;
  gboolean end = step == FORCON_TWILIGHT_STEP_END && !is_undecided (decision->clash);

  FORCON_TWILIGHT_EMIT (decision, STEP_BEGUN, .step = step, .round = round, .number = start || end);
}

/*
 * The step after @step within a round (T-SPC-3, T-GND-1). The barrage ends the combat when it leaves at most one
 * with ships (T-AFB-2), and so does whatever else does; only dice that lie there are counted in any case (T-HIT-2).
 */
static ForconTwilightStep
following (const ForconTwilightClash *clash, ForconTwilightStep step)
{
  gboolean in_space = clash->place == FORCON_TWILIGHT_PLACE_SPACE;

  if (step == FORCON_TWILIGHT_STEP_ROLL)
    return FORCON_TWILIGHT_STEP_ASSIGN;
  if (!is_undecided (clash))
    return FORCON_TWILIGHT_STEP_END;
  switch ((gint) step)
    {
    case FORCON_TWILIGHT_STEP_BEFORE:
      return FORCON_TWILIGHT_STEP_START;
    case FORCON_TWILIGHT_STEP_START:
      if (!in_space)
        return FORCON_TWILIGHT_STEP_ROLL;
      return clash->round == 1 ? FORCON_TWILIGHT_STEP_BARRAGE : FORCON_TWILIGHT_STEP_ANNOUNCE;
    case FORCON_TWILIGHT_STEP_BARRAGE:
      return FORCON_TWILIGHT_STEP_ANNOUNCE;
    case FORCON_TWILIGHT_STEP_ANNOUNCE:
      return FORCON_TWILIGHT_STEP_ROLL;
    case FORCON_TWILIGHT_STEP_ASSIGN:
      return in_space ? FORCON_TWILIGHT_STEP_RETREAT : FORCON_TWILIGHT_STEP_END;
    default:
      return FORCON_TWILIGHT_STEP_END;
    }
}

/* A step that is not even begun: nobody could announce, there are no hits, nobody retreats. */
static gboolean
is_idle (const ForconTwilightClash *clash, const ForconTwilightRules *rules, ForconTwilightStep step)
{
  ForconTwilightSide side;

  if (step == FORCON_TWILIGHT_STEP_ASSIGN)
    return !has_hits (clash);
  if (step == FORCON_TWILIGHT_STEP_ANNOUNCE || step == FORCON_TWILIGHT_STEP_RETREAT)
    return forcon_twilight_debtor (clash, rules, step, &side) == 0;
  return FALSE;
}

static void
choose_planet (ForconTwilightDecision *decision, guint planet)
{
  FORCON_TWILIGHT_EMIT (decision, PLANET_CHOSEN, .planet = planet);
  begin (decision, FORCON_TWILIGHT_STEP_START, 1);
}

/* To the next planet: chosen where there are several, the last one by itself (T-GND-5). */
static void
next_planet (ForconTwilightDecision *decision)
{
  ForconTwilightClash *clash = decision->clash;
  guint n_left = 0, last = 0;

  for (guint i = 0; i < clash->n_planets; i++)
    if (!clash->planets[i].fought)
      {
        n_left++;
        last = i + 1;
      }
  if (n_left == 1)
    choose_planet (decision, last);
  else if (n_left > 1)
    begin (decision, FORCON_TWILIGHT_STEP_PLANET, 0);
  else
    {
      /* The attacker takes all planets on which only its ground forces are left (T-GND-5). */
      for (guint i = 0; i < clash->n_planets; i++)
        if (clash->planets[i].result == FORCON_TWILIGHT_WON_BY_ATTACKER
            && clash->planets[i].controller != FORCON_TWILIGHT_SIDE_ATTACKER)
          FORCON_TWILIGHT_EMIT (decision, CONTROL_TAKEN, .side = FORCON_TWILIGHT_SIDE_ATTACKER, .planet = i + 1);
      begin (decision, FORCON_TWILIGHT_STEP_OVER, clash->round);
    }
}

/* After the last round: winner or draw (T-END-2), then what has no room (T-END-3). */
static void
end_combat (ForconTwilightDecision *decision)
{
  ForconTwilightClash *clash = decision->clash;
  ForconTwilightResult result = forcon_twilight_standing (clash);
  gboolean excess;

  FORCON_TWILIGHT_EMIT (decision, COMBAT_OVER, .result = result, .round = clash->round,
                        .planet = (guint) (clash->planet + 1));
  if (clash->place == FORCON_TWILIGHT_PLACE_GROUND)
    {
      next_planet (decision);
      return;
    }
  forcon_twilight_capacity_clear (decision);
  excess = result != FORCON_TWILIGHT_DRAW && forcon_twilight_excess (clash, (ForconTwilightSide) result, NULL) > 0;
  begin (decision, excess ? FORCON_TWILIGHT_STEP_CAPACITY : FORCON_TWILIGHT_STEP_OVER, clash->round);
}

/* Emits the hits of the dice on the table, those of the attacker first: both count, whatever dies (T-HIT-2). */
static void
count_hits (ForconTwilightDecision *decision)
{
  for (gint side = FORCON_TWILIGHT_SIDE_DEFENDER; side >= FORCON_TWILIGHT_SIDE_ATTACKER; side--)
    {
      ForconTwilightSide of = (ForconTwilightSide) side;
      gint hits = forcon_twilight_on_table (decision->clash, of) + decision->clash->extra[of];

      if (hits > 0)
        FORCON_TWILIGHT_EMIT (decision, HITS_PRODUCED, .side = of, .hits = hits);
    }
}

/* From a step in which nothing is owed any more to the next one that somebody has a part in. */
static void
leave (ForconTwilightDecision *decision)
{
  ForconTwilightClash *clash = decision->clash;
  ForconTwilightStep step = clash->step;
  gboolean barrage = step == FORCON_TWILIGHT_STEP_BARRAGE;

  if ((barrage || step == FORCON_TWILIGHT_STEP_ROLL) && !clash->counted)
    count_hits (decision);
  /* Those of a barrage are given out in its own step, to fighters only. */
  if (barrage && has_hits (clash))
    return;
  if (step == FORCON_TWILIGHT_STEP_CAPACITY)
    begin (decision, FORCON_TWILIGHT_STEP_OVER, clash->round);
  else if (step == FORCON_TWILIGHT_STEP_END && !is_undecided (clash))
    end_combat (decision);
  else if (step == FORCON_TWILIGHT_STEP_END)
    begin (decision, FORCON_TWILIGHT_STEP_START, clash->round + 1);
  else
    {
      do
        step = following (clash, step);
      while (is_idle (clash, decision->rules, step));
      begin (decision, step, MAX (clash->round, 1));
    }
}

void
forcon_twilight_settle (ForconTwilightDecision *decision)
{
  ForconTwilightClash *clash = decision->clash;

  while (clash->step != FORCON_TWILIGHT_STEP_OVER)
    {
      for (gint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
        forcon_twilight_assign (decision, (ForconTwilightSide) side);
      if (forcon_twilight_owed (clash, decision->rules).kind != FORCON_TWILIGHT_OWED_NOTHING)
        return;
      leave (decision);
    }
}

gboolean
forcon_twilight_proceed (ForconTwilightDecision *decision, const ForconTwilightCommand *command)
{
  ForconTwilightClash *clash = decision->clash;
  ForconTwilightOwed owed = forcon_twilight_owed (clash, decision->rules);
  guint room = 0;

  switch ((gint) owed.kind)
    {
    case FORCON_TWILIGHT_OWED_WINDOW:
    case FORCON_TWILIGHT_OWED_ABILITIES:
      leave (decision);
      return TRUE;
    case FORCON_TWILIGHT_OWED_HITS:
      return FORCON_TWILIGHT_REFUSE (decision, HITS_LEFT, .side = owed.side, .actual = (gint) owed.count);
    case FORCON_TWILIGHT_OWED_RETREAT:
      return FORCON_TWILIGHT_REFUSE (decision, MUST_RETREAT, .side = owed.side);
    case FORCON_TWILIGHT_OWED_REMOVE:
      forcon_twilight_excess (clash, owed.side, &room);
      return FORCON_TWILIGHT_REFUSE (decision, EXCESS, .side = owed.side, .actual = (gint) (owed.count + room),
                                     .needed = (gint) room);
    default:
      return FORCON_TWILIGHT_REFUSE (decision, STILL_OWED, .side = owed.side, .step = clash->step);
    }
}

gboolean
forcon_twilight_planet (ForconTwilightDecision *decision, const ForconTwilightCommand *command)
{
  const ForconTwilightClash *clash = decision->clash;

  if (command->planet == 0 || command->planet > clash->n_planets)
    return FORCON_TWILIGHT_REFUSE (decision, UNKNOWN_PLANET, .actual = (gint) command->planet,
                                   .needed = (gint) clash->n_planets);
  if (clash->planets[command->planet - 1].fought)
    return FORCON_TWILIGHT_REFUSE (decision, ALREADY_FOUGHT, .planet = command->planet);
  choose_planet (decision, command->planet);
  return TRUE;
}
