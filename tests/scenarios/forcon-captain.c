/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A plain captain for both sides, so that tests can fight battles: closes in, fires at the weakest enemy in reach,
 * fires back at the first who fired, and mends what is broken.
 */
#include "forcon-captain.h"

#include "forcon-movement.h"
#include "forcon-odds.h"
#include "forcon-ship.h"

/* How finely a captain looks for a move: shares of the distance, and of the turn to each side. */
#define DISTANCES 4
#define TURNS 2

/* Does the command with dice of the generator; tells whether it was done. */
static gboolean
attempt (ForconJournal *journal, const ForconCommand *command)
{
  ForconDice dice = FORCON_DICE_GENERATED;
  g_autoptr (ForconOutcome) outcome = forcon_journal_do (journal, command, &dice);

  g_assert_cmpint (outcome->verdict.kind, !=, FORCON_VERDICT_NEEDS_DICE);
  return outcome->verdict.kind == FORCON_VERDICT_DONE;
}

static gboolean
acts (ForconJournal *journal, ForconShipId ship)
{
  const ForconBattle *battle = forcon_journal_battle (journal);

  return forcon_ship_in_action (battle, ship)
         && FORCON_ID_EQUAL (forcon_battle_ship (battle, ship)->side, battle->side);
}

/* What share of the hits that a ship has left some damage is, with a little for damage that only might be. */
static gdouble
share_of_hits (const ForconBattle *battle, ForconShipId ship, gdouble damage)
{
  return damage / forcon_battle_ship (battle, ship)->hits;
}

/* A ship that finds no room for its move brakes where it is. */
static void
brake (ForconJournal *journal, ForconShipId ship)
{
  ForconCommand order = forcon_command_order (ship, FORCON_ORDER_EMERGENCY_BRAKING);
  ForconCommand stand = forcon_command_move (ship, 0, 0, 0);

  if (attempt (journal, &order))
    attempt (journal, &stand);
}

/* The enemy on whom all guns that bear do the most harm, or none; shields count as they stand. */
static ForconShipId
choose_target (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship, guint32 *weapons, gdouble *harm)
{
  ForconShipId best = FORCON_NO_SHIP;

  *harm = 0;
  for (guint16 i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId target = { i };
      g_auto (ForconOdds) odds = { 0 };
      ForconSolution solution;
      guint32 usable;

      if (!forcon_ship_in_action (battle, target) || !forcon_ships_hostile (battle, ship, target))
        continue;
      usable = forcon_gunnery_usable (battle, rules, ship, target);
      if (usable == 0)
        continue;
      forcon_gunnery_solve (battle, rules, ship, target, usable, &solution);
      forcon_odds_of_solution (rules, &solution, &odds);
      if (!FORCON_ID_IS_NONE (best) && share_of_hits (battle, target, odds.mean) <= *harm)
        continue;
      best = target;
      *weapons = usable;
      *harm = share_of_hits (battle, target, odds.mean);
    }
  return best;
}

/* How good a place is: the harm done from there, or else how near the enemy is, and how far off the bow. */
static gdouble
worth_of_place (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship, ForconShipId enemy)
{
  guint32 weapons;
  gdouble harm;

  choose_target (battle, rules, ship, &weapons, &harm);
  if (harm > 0)
    return harm;

  const ForconShip *us = forcon_battle_ship (battle, ship);
  ForconPoint there = forcon_battle_ship (battle, enemy)->position;
  ForconAngle off = forcon_angle_difference (us->heading, forcon_point_bearing (us->position, there));

  return -(gdouble) forcon_point_distance (us->position, there) - ABS (off);
}

/* Tries one move on @trial; keeps it in @best if it is legal and leads to a better place. */
static void
consider (const ForconBattle *battle, const ForconRules *rules, ForconBattle *trial, ForconShipId enemy,
          const ForconCommand *move, ForconCommand *best, gdouble *worth)
{
  const ForconShip *from = forcon_battle_ship (battle, move->ship);
  ForconShip *ship = &trial->ships[move->ship.value - 1];
  ForconPath path = forcon_move_path (from->position, from->heading, &move->legs);
  ForconPoint end = path.points[path.n_points - 1];
  gdouble found;

  if (end.x < 0 || end.y < 0 || end.x > battle->size.x || end.y > battle->size.y
      || forcon_move_judge (battle, rules, move->ship, &move->legs).kind != FORCON_VERDICT_DONE)
    return;
  ship->position = end;
  ship->heading = path.heading;
  found = worth_of_place (trial, rules, move->ship, enemy);
  if (found <= *worth)
    return;
  *worth = found;
  *best = *move;
}

/* The best place that a few distances and turns lead to, and the move there. */
static gdouble
choose_move (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship, ForconShipId enemy,
             ForconCommand *best)
{
  ForconMoveLimits limits = forcon_move_limits (battle, rules, ship);
  g_autoptr (ForconBattle) trial = forcon_battle_clone (battle);
  gdouble worth = -G_MAXDOUBLE;

  *best = forcon_command_move (ship, 0, 0, 0);
  trial->step = FORCON_STEP_FIRE;
  for (gint part = 0; part <= DISTANCES; part++)
    for (gint turn = -TURNS; turn <= TURNS; turn++)
      {
        ForconLength distance = limits.least + (limits.most - limits.least) * part / DISTANCES;
        ForconLength first = (distance * limits.turn_after.numerator + limits.turn_after.denominator - 1)
                             / limits.turn_after.denominator;
        ForconCommand command = forcon_command_move (ship, first, limits.greatest_turn * turn / TURNS,
                                                     distance - first);

        consider (battle, rules, trial, enemy, &command, best, &worth);
      }
  return worth;
}

/* The orbit carries a ship that came too near a planet (F-ORB-1). */
static void
stay_in_orbit (ForconJournal *journal, ForconShipId ship)
{
  ForconCommand stay = { .kind = FORCON_COMMAND_MOVE, .ship = ship, .legs.n = 1 };

  attempt (journal, &stay);
}

/* A ship with nothing to fire at from wherever it can go turns as hard as it can. */
static void
move (ForconJournal *journal, ForconShipId ship)
{
  const ForconRules *rules = forcon_journal_rules (journal);
  ForconShipId enemy = forcon_ship_nearest_enemy (forcon_journal_battle (journal), ship);
  ForconCommand turn = forcon_command_order (ship, FORCON_ORDER_COURSE_CORRECTION);
  ForconCommand best;

  if (!FORCON_ID_IS_NONE (forcon_battle_ship (forcon_journal_battle (journal), ship)->planet))
    stay_in_orbit (journal, ship);
  else if (FORCON_ID_IS_NONE (enemy))
    brake (journal, ship);
  if (FORCON_ID_IS_NONE (enemy) || forcon_battle_ship (forcon_journal_battle (journal), ship)->moved)
    return;
  gdouble worth = choose_move (forcon_journal_battle (journal), rules, ship, enemy, &best);

  if (worth > -G_MAXDOUBLE && worth <= 0 && forcon_battle_ship (forcon_journal_battle (journal), ship)->has_moved
      && attempt (journal, &turn))
    choose_move (forcon_journal_battle (journal), rules, ship, enemy, &best);
  if (!attempt (journal, &best))
    brake (journal, ship);
}

static void
fire (ForconJournal *journal, ForconShipId ship)
{
  const ForconRules *rules = forcon_journal_rules (journal);
  guint32 weapons = 0;
  gdouble harm;
  ForconShipId target = choose_target (forcon_journal_battle (journal), rules, ship, &weapons, &harm);

  if (FORCON_ID_IS_NONE (target))
    return;

  ForconCommand command = forcon_command_fire (ship, target, weapons);

  if (attempt (journal, &command))
    return;

  /* Its check may have bound it to the nearest (F-FIRE-2). */
  target = forcon_ship_nearest_enemy (forcon_journal_battle (journal), ship);
  if (FORCON_ID_IS_NONE (target))
    return;
  weapons = forcon_gunnery_usable (forcon_journal_battle (journal), rules, ship, target);
  command = forcon_command_fire (ship, target, weapons);
  if (weapons != 0)
    attempt (journal, &command);
}

/* Fires back at those who fired, nearest in the order of the shots (F-FIRE-3). */
static void
fire_back (ForconJournal *journal)
{
  g_autoptr (ForconBattle) before = forcon_battle_clone (forcon_journal_battle (journal));

  for (guint i = 0; i < before->shots->len; i++)
    {
      const ForconShot *shot = &g_array_index (before->shots, ForconShot, i);
      const ForconBattle *battle = forcon_journal_battle (journal);

      if (battle->step != FORCON_STEP_FIRE || !forcon_ship_in_action (battle, shot->target)
          || !forcon_ship_in_action (battle, shot->shooter))
        continue;

      guint32 weapons = forcon_gunnery_usable (battle, forcon_journal_rules (journal), shot->target, shot->shooter);
      ForconCommand command = forcon_command_fire (shot->target, shot->shooter, weapons);

      if (weapons != 0)
        attempt (journal, &command);
    }
}

static void
mend (ForconJournal *journal, ForconShipId ship)
{
  const ForconBattle *battle = forcon_journal_battle (journal);
  ForconCommand command = { .kind = FORCON_COMMAND_REPAIR, .ship = ship };

  for (guint i = 0; i < battle->criticals->len; i++)
    {
      const ForconCritical *critical = &g_array_index (battle->criticals, ForconCritical, i);

      command.effect = critical->effect;
      if (FORCON_ID_EQUAL (critical->ship, ship) && attempt (journal, &command))
        return;
    }
  command.repair_hit = TRUE;
  attempt (journal, &command);
}

/**
 * forcon_captain_play_step:
 * @journal: a battle that has begun and is not over
 *
 * Plays the step of the side whose turn it is to its end, with generated dice.
 */
void
forcon_captain_play_step (ForconJournal *journal)
{
  ForconStep step = forcon_journal_battle (journal)->step;
  ForconCommand end = { .kind = FORCON_COMMAND_END_STEP };

  for (guint16 i = 1; i <= forcon_journal_battle (journal)->n_ships; i++)
    {
      ForconShipId ship = { i };

      if (forcon_journal_battle (journal)->step != step || !acts (journal, ship))
        continue;
      if (step == FORCON_STEP_MOVEMENT)
        move (journal, ship);
      else if (step == FORCON_STEP_FIRE)
        fire (journal, ship);
      else if (step == FORCON_STEP_END)
        mend (journal, ship);
    }
  if (step == FORCON_STEP_FIRE)
    fire_back (journal);
  if (forcon_journal_battle (journal)->step == step)
    g_assert_true (attempt (journal, &end));
}

/**
 * forcon_captain_play:
 * @journal: a battle that has begun
 * @rounds: the last round to be played
 *
 * Plays until the battle is over or @rounds are.
 */
void
forcon_captain_play (ForconJournal *journal, gint rounds)
{
  while (forcon_journal_battle (journal)->step != FORCON_STEP_OVER && forcon_journal_battle (journal)->round <= rounds)
    forcon_captain_play_step (journal);
}
