/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/captain/captain.h"

#include "engine/captain/captain-private.h"

#include "engine/state/formation.h"
#include "engine/views/view.h"

const ForconCaptainPolicy forcon_captain_policy = {
  .fair_launch = 0.3,
  .by_size = 1.0,
  .shields_worth = 2,
  .risk = 0.06,
  .nearness = 0.12,
  .facing = 0.05,
  .hazard = 2.0,
  .turning = 6000.0,
  .outmatched = 0.5,
  .distances = 3,
  .turns = 2,
};

typedef gboolean (*ShipCommand) (const ForconCaptain *captain, ForconShipId ship, ForconCommand *command);

/* What is open to a ship of the side in this step, if anything. */
static ShipCommand
part_of (const ForconCaptain *captain)
{
  gboolean own_turn = FORCON_ID_EQUAL (captain->side, captain->battle->side);

  switch ((gint) captain->battle->step)
    {
    case FORCON_STEP_MOVEMENT:
      return own_turn ? forcon_captain_move : NULL;
    case FORCON_STEP_FIRE:
      return own_turn ? forcon_captain_fire : forcon_captain_answer;
    case FORCON_STEP_TORPEDOES:
      return own_turn ? forcon_captain_board : forcon_captain_cover;
    case FORCON_STEP_END:
      return own_turn ? forcon_captain_mend : NULL;
    default:
      return NULL;
    }
}

/* What comes before the ships: salvos and prizes are nobody's in action. */
static gboolean
command_first (const ForconCaptain *captain, ForconCommand *command)
{
  if (!FORCON_ID_EQUAL (captain->side, captain->battle->side))
    return FALSE;
  if (captain->battle->step == FORCON_STEP_TORPEDOES)
    return forcon_captain_steer (captain, command);
  return captain->battle->step == FORCON_STEP_END && forcon_captain_take (captain, command);
}

static gboolean
next_command (const ForconCaptain *captain, guint *from, ForconCommand *command)
{
  ShipCommand part = part_of (captain);
  gboolean given = *from <= 1 && command_first (captain, command);

  for (; !given && part != NULL && *from <= captain->battle->n_ships; (*from)++)
    {
      ForconShipId ship = { (guint16) *from };

      if (!FORCON_ID_IS_NONE (ship) && forcon_captain_owns (captain, ship) && part (captain, ship, command))
        {
          given = TRUE;
          break;
        }
    }
  if (given)
    command->by_captain = TRUE;
  return given;
}

/* Whether nothing is hidden from the side, so that its captain may read the true battle. */
static gboolean
sees_all (const ForconBattle *battle, ForconSideId side)
{
  if (battle->mines->len > 0)
    return FALSE;
  for (guint i = 1; i <= battle->n_formations; i++)
    if (forcon_formation_level (battle, (ForconFormationId){ (guint16) i }, side) != FORCON_LEVEL_IDENTIFIED)
      return FALSE;
  return TRUE;
}

/* A side that ends its fire and has held it says by which instruction. */
static void
end_step (const ForconCaptain *captain, ForconCommand *command)
{
  const ForconBattle *battle = captain->battle;

  *command = (ForconCommand){ .kind = FORCON_COMMAND_END_STEP, .by_captain = TRUE };
  for (guint i = 1; battle->doctrines->len > 0 && battle->step == FORCON_STEP_FIRE && i <= battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };
      ForconStanding standing;

      if (command->doctrine > 0 || !forcon_captain_owns (captain, ship))
        continue;
      forcon_captain_standing (captain, forcon_battle_ship (battle, ship)->formation, &standing);
      forcon_captain_name (captain, forcon_standing_silences (&standing), command);
    }
}

gboolean
forcon_captain_next (const ForconBattle *battle, const ForconRules *rules, const ForconCaptains *captains,
                     ForconSideId side, guint *from, ForconCommand *command)
{
  g_autoptr (ForconBattle) known = sees_all (battle, side) ? NULL : forcon_view_masked (battle, rules, side);
  const ForconCaptainPolicy *policy = captains->policies[side.value - 1];
  ForconCaptain captain
      = { known == NULL ? battle : known, rules, side, policy == NULL ? &forcon_captain_policy : policy };

  if (next_command (&captain, from, command))
    return TRUE;
  end_step (&captain, command);
  return FALSE;
}

gboolean
forcon_captain_command (const ForconBattle *battle, const ForconRules *rules, ForconSideId side,
                        ForconCommand *command)
{
  const ForconCaptains all = { .sides = FORCON_ALL_SIDES };
  guint from = 1;

  return forcon_battle_side (battle, side) != NULL
         && forcon_captain_next (battle, rules, &all, side, &from, command);
}

static gboolean
is_played (const ForconCaptains *captains, guint side)
{
  return (captains->sides & (1u << side)) != 0;
}

gboolean
forcon_captains_next (const ForconBattle *battle, const ForconRules *rules, const ForconCaptains *captains,
                      ForconCommand *command)
{
  gboolean own = is_played (captains, battle->side.value);
  ForconCommand fire = { .kind = FORCON_COMMAND_END_STEP, .by_captain = TRUE };
  guint first = 1;

  if (battle->step == FORCON_STEP_OVER || battle->step == FORCON_STEP_SET_UP || battle->round > captains->rounds)
    return FALSE;
  for (guint side = 1; side <= forcon_battle_n_sides (battle); side++)
    {
      guint from = 1;

      if (!is_played (captains, side) || side == battle->side.value
          || !forcon_side_detected (battle, battle->side, (ForconSideId){ (guint16) side })
          || !forcon_captain_next (battle, rules, captains, (ForconSideId){ (guint16) side }, &from, command))
        continue;
      if (!own || command->kind != FORCON_COMMAND_FIRE)
        return TRUE;
      if (fire.kind == FORCON_COMMAND_END_STEP)
        fire = *command;
    }
  if (!own)
    return FALSE;
  if (!forcon_captain_next (battle, rules, captains, battle->side, &first, command)
      && fire.kind == FORCON_COMMAND_FIRE)
    *command = fire;
  return TRUE;
}

/* The same, as fast as it goes: ships that had nothing more to do are not asked again. */
typedef struct {
  ForconBattle *battle;
  const ForconRules *rules;
  const ForconCaptains *captains;
  ForconOutcome *outcome;
} Play;

static gboolean
do_command (Play *play, const ForconCommand *command)
{
  return forcon_decide_in_place (play->battle, play->rules, command, &FORCON_DICE_GENERATED, play->outcome);
}

/*
 * All that others do in the step of the side at turn. Returns: whether all of it was carried out; @given is whether any
 */
static gboolean
answer (Play *play, gboolean *given)
{
  ForconCommand command;

  *given = FALSE;

  for (guint side = 1; side <= forcon_battle_n_sides (play->battle); side++)
    {
      guint from = 1;

      while (side != play->battle->side.value && play->battle->step != FORCON_STEP_OVER
             && forcon_side_detected (play->battle, play->battle->side, (ForconSideId){ (guint16) side })
             && forcon_captain_next (play->battle, play->rules, play->captains, (ForconSideId){ (guint16) side }, &from,
                                     &command))
        {
          if (!do_command (play, &command))
            return FALSE;
          *given = TRUE;
        }
    }
  return TRUE;
}

/* All commands of the side at turn in its step. Who was hemmed in may have room once others have moved (F-MOV-2). */
static gboolean
act (Play *play, ForconStep step)
{
  ForconCommand command;
  guint from = 1;
  gboolean moved = FALSE;

  while (play->battle->step == step)
    {
      if (!forcon_captain_next (play->battle, play->rules, play->captains, play->battle->side, &from, &command))
        {
          if (!moved)
            break;
          from = 1;
          moved = FALSE;
          continue;
        }
      if (!do_command (play, &command))
        return FALSE;
      moved = step == FORCON_STEP_MOVEMENT;
    }
  return TRUE;
}

/* Braces and covers first, then the side at turn, then those who fire back, and what becomes possible by that. */
static gboolean
play_step (Play *play)
{
  ForconStep step = play->battle->step;
  ForconCommand end = { .kind = FORCON_COMMAND_END_STEP, .by_captain = TRUE };
  gboolean answered = step == FORCON_STEP_TORPEDOES || (step == FORCON_STEP_FIRE && play->battle->shots->len == 0);

  if (answered && !answer (play, &answered))
    return FALSE;
  do
    if (!act (play, step) || (step == FORCON_STEP_FIRE && !answer (play, &answered)))
      return FALSE;
  while (step == FORCON_STEP_FIRE && answered && play->battle->step == step);
  return play->battle->step != step || do_command (play, &end);
}

gboolean
forcon_captains_play (ForconBattle *battle, const ForconRules *rules, const ForconCaptains *captains,
                      ForconOutcome *outcome)
{
  Play play = { battle, rules, captains, outcome };
  ForconCommand begin = { .kind = FORCON_COMMAND_BEGIN, .by_captain = TRUE };

  if (battle->step == FORCON_STEP_SET_UP && !do_command (&play, &begin))
    return FALSE;
  while (battle->step != FORCON_STEP_OVER && battle->round <= captains->rounds)
    if (!play_step (&play))
      return FALSE;
  return TRUE;
}
