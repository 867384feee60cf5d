/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/captain/captain-private.h"

#include "engine/decision/outcome.h"
#include "engine/weapons/gunnery.h"

/* More than any fleet does in a step; a limit against captains that never end. */
#define COMMANDS_MAX 500

/* More dice than one command throws. */
#define DICE_MAX 2000

/* Dice that fall evenly: among any six in a row each face is there once. */
static void
fill_even_dice (guint8 *faces)
{
  static const guint8 even[] = { 3, 4, 2, 5, 1, 6 };

  for (guint i = 0; i < DICE_MAX; i++)
    faces[i] = even[i % G_N_ELEMENTS (even)];
}

ForconOutcome *
forcon_captains_foresee (const ForconBattle *battle, const ForconRules *rules, const ForconCommand *command)
{
  g_autofree guint8 *faces = g_new (guint8, DICE_MAX);
  const ForconDice dice = { faces, DICE_MAX, TRUE, TRUE };

  fill_even_dice (faces);
  return forcon_decide (battle, rules, command, &dice);
}

ForconVerdict
forcon_captains_go_on (ForconBattle **battle, const ForconRules *rules, const ForconCommand *command)
{
  g_autoptr (ForconOutcome) outcome = forcon_captains_foresee (*battle, rules, command);

  if (outcome->after != NULL)
    {
      forcon_battle_free (*battle);
      *battle = g_steal_pointer (&outcome->after);
    }
  return outcome->verdict;
}

/* Fire that has no dice left, since it is too far or at half effect, uses up guns and does nothing. */
static gboolean
is_useless (const ForconBattle *battle, const ForconRules *rules, const ForconCommand *command)
{
  g_autofree ForconSolution *solution = NULL;
  gint dice = 0;

  if (command->kind != FORCON_COMMAND_FIRE || FORCON_ID_IS_NONE (command->fire.target))
    return FALSE;
  solution = g_new (ForconSolution, 1);
  forcon_gunnery_solve (battle, rules, command->fire.ship, command->fire.target, command->fire.weapons, solution);
  for (guint i = 0; solution->verdict.kind == FORCON_VERDICT_DONE && i < solution->n_groups; i++)
    dice += solution->groups[i].dice;
  return dice == 0;
}

/* Adds what a side would do, with dice that fall evenly: its commands of fire, or all its others, or both. */
static void
propose (GArray *commands, const ForconBattle *battle, const ForconRules *rules, ForconSideId side, gboolean fire,
         gboolean others)
{
  const ForconCaptains captains = { .sides = FORCON_ALL_SIDES };
  g_autoptr (ForconBattle) draft = forcon_battle_clone (battle);
  g_autoptr (ForconOutcome) outcome = forcon_outcome_new ();
  g_autofree guint8 *faces = g_new (guint8, DICE_MAX);
  const ForconDice dice = { faces, DICE_MAX, TRUE, TRUE };
  ForconCommand command;
  guint from = 1;

  fill_even_dice (faces);
  for (guint given = 0; given < COMMANDS_MAX && draft->step == battle->step && draft->round == battle->round; given++)
    {
      if (!forcon_captain_next (draft, rules, &captains, side, &from, &command))
        break;
      command.by_captain = FALSE;
      if ((command.kind == FORCON_COMMAND_FIRE ? fire : others) && !is_useless (draft, rules, &command))
        g_array_append_val (commands, command);
      if (!forcon_decide_in_place (draft, rules, &command, &dice, outcome))
        break;
    }
}

/* What those do who are not at turn, as far as they see who is. */
static void
propose_answers (GArray *commands, const ForconBattle *battle, const ForconRules *rules, guint32 sides, gboolean fire)
{
  for (guint16 side = 1; side <= forcon_battle_n_sides (battle); side++)
    if ((sides & (1u << side)) != 0 && side != battle->side.value
        && forcon_side_detected (battle, battle->side, (ForconSideId){ side }))
      propose (commands, battle, rules, (ForconSideId){ side }, fire, !fire);
}

GArray *
forcon_captains_propose (const ForconBattle *battle, const ForconRules *rules, guint32 sides)
{
  GArray *commands = g_array_new (FALSE, FALSE, sizeof (ForconCommand));

  if (battle->step == FORCON_STEP_SET_UP || battle->step == FORCON_STEP_OVER)
    return commands;
  propose_answers (commands, battle, rules, sides, FALSE);
  if ((sides & (1u << battle->side.value)) != 0)
    propose (commands, battle, rules, battle->side, TRUE, TRUE);
  if (commands->len == 0)
    propose_answers (commands, battle, rules, sides, TRUE);
  return commands;
}
