/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The exact chance of a command that hangs on one check, or on one fight. */
#include "engine/odds/odds-command.h"

#include "engine/rules/boarding.h"
#include "engine/odds/odds-boarding.h"
#include "engine/odds/odds-checks.h"
#include "engine/state/ship.h"

/* A check of 2d6 at most the ship's readiness and what is added to it (F-SHIP-6). */
static double
odds_of_readiness (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship, gint modifier)
{
  return forcon_odds_of_check (2, forcon_ship_readiness (battle, rules, ship) + modifier);
}

/* F-BRD-4: that the attacker captures the other, as strengths are now. */
static double
odds_of_boarders (const ForconBattle *battle, const ForconRules *rules, const ForconCommand *command)
{
  ForconBoardingStrength attacker, defender;
  ForconBoardingFight fight = { .attacker_crew = forcon_ship_crew (battle, rules, command->board.ship),
                                .defender_crew = forcon_ship_crew (battle, rules, command->board.target),
                                .rounds = rules->options.boarding_rounds };
  g_auto (ForconBoardingOdds) odds = { 0 };

  forcon_boarding_strength (battle, rules, command->board.ship, TRUE, &attacker);
  forcon_boarding_strength (battle, rules, command->board.target, FALSE, &defender);
  fight.attacker = attacker.strength;
  fight.defender = defender.strength;
  forcon_odds_of_boarding (rules, &fight, &odds);
  return odds.captures;
}

double
forcon_odds_of_command (const ForconBattle *battle, const ForconRules *rules, const ForconCommand *command)
{
  switch ((gint) command->kind)
    {
    case FORCON_COMMAND_REPAIR:
      /* Less than readiness and crew, or at most, as the option says (F-END-2). */
      return odds_of_readiness (battle, rules, command->repair.ship,
                                forcon_ship_crew_modifier (battle, rules, command->repair.ship)
                                    - (rules->options.repair_at_most ? 0 : 1));
    case FORCON_COMMAND_BOARD:
      return odds_of_boarders (battle, rules, command);
    case FORCON_COMMAND_PASS_FLAG:
      return odds_of_readiness (battle, rules, command->pass_flag.ship, rules->formation.succession);
    case FORCON_COMMAND_FATE:
      if (command->fate.fate != FORCON_FATE_TAKE_OVER)
        return -1;
      return odds_of_readiness (battle, rules, forcon_battle_ship (battle, command->fate.ship)->captor, 0);
    default:
      return -1;
    }
}
