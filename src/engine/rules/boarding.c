/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/rules/boarding.h"

#include "engine/decision/close-combat.h"
#include "engine/decision/damage.h"
#include "engine/decision/detection.h"
#include "engine/decision/formations.h"
#include "engine/decision/foe.h"
#include "engine/state/ship.h"

void
forcon_boarding_strength (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship, gboolean attacks,
                          ForconBoardingStrength *strength)
{
  const ForconShip *state = forcon_battle_ship (battle, ship);
  const ForconBoardingRule *rule = &rules->boarding;
  /* What the boarders of a nation are worth more than others (F-BRD-3). */
  const ForconNationRule *nation
      = attacks ? forcon_rules_find_nation (rules, forcon_battle_card (battle, ship)->nation) : NULL;
  gboolean carries_out = state->order != FORCON_ORDER_NONE || state->strained > 0;

  *strength = (ForconBoardingStrength){
    .hits = state->hits,
    .struck = state->hits_lost >= rule->struck_hits ? rule->struck : 0,
    .crippled = forcon_ship_crippled (battle, ship) ? rule->crippled : 0,
    .ordered = carries_out ? rule->ordered : 0,
    .failed = state->order_failed ? rule->failed : 0,
    .nation = nation == NULL ? 0 : nation->strength,
  };
  strength->strength = MAX (strength->hits + strength->struck + strength->crippled + strength->ordered
                                + strength->failed + strength->nation,
                            0);
}

gint
forcon_boarding_ratio (const ForconRules *rules, gint strength, gint opponent)
{
  gint bonus = strength > opponent ? rules->boarding.ratios[0] : 0;

  for (gint times = 2; times <= FORCON_BOARDING_RATIOS && strength >= times * opponent; times++)
    bonus = rules->boarding.ratios[times - 1];
  return bonus;
}

ForconVerdict
forcon_boarding_judge (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship, ForconShipId target)
{
  ForconVerdict verdict = forcon_foe_judge (battle, ship, target, FORCON_VERDICT_BOARD_OWN);
  ForconShipId boards = forcon_battle_ship (battle, ship)->boards;

  if (verdict.kind != FORCON_VERDICT_DONE)
    return verdict;
  if (!FORCON_ID_IS_NONE (boards))
    {
      verdict.kind = FORCON_VERDICT_ALREADY_BOARDS;
      verdict.target = boards;
    }
  else if (!forcon_ships_in_contact (battle, rules, ship, target))
    {
      verdict.kind = FORCON_VERDICT_NOT_TOUCHING;
      verdict.length = forcon_point_distance (forcon_battle_ship (battle, ship)->position,
                                              forcon_battle_ship (battle, target)->position);
      verdict.needed_length = forcon_ship_radius (battle, ship) + forcon_ship_radius (battle, target)
                              + rules->contact_slack;
    }
  return verdict;
}

gboolean
forcon_boarding_declare (ForconDecision *decision, const ForconCommand *command)
{
  ForconVerdict verdict
      = forcon_boarding_judge (decision->battle, decision->rules, command->board.ship, command->board.target);

  if (verdict.kind != FORCON_VERDICT_DONE)
    return forcon_decision_refuse (decision, verdict);
  forcon_foe_meet (decision, command->board.ship, command->board.target);
  FORCON_EMIT (decision, BOARDING_DECLARED, boarding_declared, .ship = command->board.ship,
               .target = command->board.target);
  return TRUE;
}

/* A boarding while it is fought: the strengths as they stand. */
typedef struct {
  ForconDecision *decision;
  ForconShipId ship;
  ForconShipId target;
  gint strength;
  gint target_strength;
} Boarding;

/* One die each, the attacker's first; the loser's strength falls by the difference (F-BRD-4, F-BRD-5). */
static gboolean
fight_round (Boarding *boarding)
{
  ForconDecision *decision = boarding->decision;
  gint crew = forcon_ship_crew_modifier (decision->battle, decision->rules, boarding->ship);
  gint target_crew = forcon_ship_crew_modifier (decision->battle, decision->rules, boarding->target);
  gint ratio = forcon_boarding_ratio (decision->rules, boarding->strength, boarding->target_strength);
  ForconRoll roll, target_roll;

  if (!forcon_decision_roll (decision, FORCON_PURPOSE_BOARDING_ATTACKER, boarding->ship, 1, 0, &roll)
      || !forcon_decision_roll (decision, FORCON_PURPOSE_BOARDING_DEFENDER, boarding->target, 1, 0, &target_roll))
    return FALSE;
  gint total = forcon_decision_sum (decision, roll) + crew + ratio;
  gint target_total = forcon_decision_sum (decision, target_roll) + target_crew;

  if (total > target_total)
    boarding->target_strength = MAX (boarding->target_strength - (total - target_total), 0);
  else
    boarding->strength = MAX (boarding->strength - (target_total - total), 0);
  FORCON_EMIT (decision, BOARDING_ROUND, boarding_round, .ship = boarding->ship, .target = boarding->target,
               .roll = roll, .crew = crew, .ratio = ratio, .total = total, .target_roll = target_roll,
               .target_crew = target_crew, .target_total = target_total, .strength = boarding->strength,
               .target_strength = boarding->target_strength);
  return TRUE;
}

/* The takeover is for the next of the captor's turns that is not already under way (F-BRD-6). */
static void
capture (ForconDecision *decision, ForconShipId ship, ForconShipId by)
{
  gboolean at_turn = FORCON_ID_EQUAL (forcon_battle_ship (decision->battle, by)->side, decision->battle->side);

  FORCON_EMIT (decision, SHIP_CAPTURED, ship_captured, .ship = ship, .by = by, .wait = at_turn ? 1 : 0);
}

/* Ships that have no strength from the start capture each other as little as those that fight on. */
static gboolean
fight (Boarding *boarding)
{
  ForconDecision *decision = boarding->decision;
  gint most = decision->rules->options.boarding_rounds;
  ForconBoardingStrength own, other;

  forcon_boarding_strength (decision->battle, decision->rules, boarding->ship, TRUE, &own);
  forcon_boarding_strength (decision->battle, decision->rules, boarding->target, FALSE, &other);
  boarding->strength = own.strength;
  boarding->target_strength = other.strength;
  FORCON_EMIT (decision, BOARDING_BEGUN, boarding_begun, .ship = boarding->ship, .target = boarding->target,
               .hits = own.hits, .struck = own.struck, .crippled = own.crippled, .ordered = own.ordered,
               .failed = own.failed, .nation = own.nation, .strength = own.strength, .target_hits = other.hits,
               .target_struck = other.struck, .target_crippled = other.crippled, .target_ordered = other.ordered,
               .target_failed = other.failed, .target_strength = other.strength);
  for (gint round = 0; boarding->strength > 0 && boarding->target_strength > 0 && (most == 0 || round < most); round++)
    if (!fight_round (boarding))
      return FALSE;
  if (boarding->target_strength == 0 && boarding->strength > 0)
    capture (decision, boarding->target, boarding->ship);
  else if (boarding->strength == 0 && boarding->target_strength > 0)
    capture (decision, boarding->ship, boarding->target);
  return TRUE;
}

gboolean
forcon_boarding_fight (ForconDecision *decision)
{
  const ForconBattle *battle = decision->battle;

  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };
      Boarding boarding = { decision, ship, forcon_battle_ship (battle, ship)->boards, 0, 0 };

      if (FORCON_ID_IS_NONE (boarding.target) || !forcon_ship_in_action (battle, ship)
          || !forcon_ship_in_action (battle, boarding.target)
          || !forcon_ships_in_contact (battle, decision->rules, ship, boarding.target))
        continue;
      if (!fight (&boarding))
        return FALSE;
    }
  return TRUE;
}

ForconPrizeCrew
forcon_boarding_prize (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship, ForconShipId captor)
{
  gint readiness = forcon_ship_lasting_readiness (battle, rules, captor);

  return (ForconPrizeCrew){ .prize_lost = forcon_battle_card (battle, ship)->readiness
                                          - forcon_share (rules->boarding.prize_readiness, readiness),
                            .captor_lost = forcon_share (rules->boarding.captor_loss, readiness) };
}

static void
take_over (ForconDecision *decision, ForconShipId ship, ForconShipId captor)
{
  const ForconBattle *battle = decision->battle;
  ForconSideId side = forcon_battle_ship (battle, captor)->side;
  ForconPrizeCrew crew = forcon_boarding_prize (battle, decision->rules, ship, captor);

  forcon_formation_separate (decision, ship, side);
  FORCON_EMIT (decision, SHIP_TAKEN_OVER, ship_taken_over, .ship = ship, .by = captor, .side = side,
               .readiness_lost = crew.prize_lost, .captor_lost = crew.captor_lost);
  forcon_detection_reveal (decision, ship, FORCON_NO_SIDE, FORCON_LEVEL_IDENTIFIED, FORCON_REVEAL_MET);
}

static gboolean
try_takeover (ForconDecision *decision, ForconShipId ship, ForconShipId captor)
{
  const ForconBattle *battle = decision->battle;
  const ForconShip *state = forcon_battle_ship (battle, ship);
  gint readiness = forcon_ship_readiness (battle, decision->rules, captor);
  ForconRoll roll;

  if (!forcon_ship_in_action (battle, captor))
    return forcon_decision_refuse (
        decision, (ForconVerdict){ .kind = FORCON_VERDICT_CAPTOR_GONE, .ship = ship, .target = captor });
  if (state->captive != 0)
    return forcon_decision_refuse (
        decision, (ForconVerdict){ .kind = FORCON_VERDICT_TOO_SOON, .ship = ship, .actual = state->captive });
  if (!forcon_decision_roll (decision, FORCON_PURPOSE_TAKEOVER, captor, 2, readiness, &roll))
    return FALSE;
  gboolean passed = forcon_decision_sum (decision, roll) <= readiness;

  FORCON_EMIT (decision, TAKEOVER_TRIED, takeover_tried, .ship = ship, .by = captor, .roll = roll,
               .readiness = readiness, .passed = passed);
  if (passed)
    take_over (decision, ship, captor);
  return TRUE;
}

gboolean
forcon_boarding_fate (ForconDecision *decision, const ForconCommand *command)
{
  const ForconBattle *battle = decision->battle;
  ForconShipId ship = command->fate.ship;
  const ForconShip *state = forcon_battle_ship (battle, ship);

  if (state == NULL)
    return forcon_decision_refuse_kind (decision, FORCON_VERDICT_NO_SUCH_SHIP, FORCON_NO_SHIP);
  if (state->status != FORCON_SHIP_CAPTURED)
    return forcon_decision_refuse_kind (decision, FORCON_VERDICT_NOT_CAPTURED, ship);
  const ForconShip *captor = forcon_battle_ship (battle, state->captor);

  if (captor == NULL || !FORCON_ID_EQUAL (captor->side, battle->side))
    return forcon_decision_refuse (
        decision, (ForconVerdict){ .kind = FORCON_VERDICT_NOT_ITS_PRIZE, .ship = ship, .side = battle->side });
  if (command->fate.fate == FORCON_FATE_TAKE_OVER)
    return try_takeover (decision, ship, state->captor);
  FORCON_EMIT (decision, FATE_CHOSEN, fate_chosen, .ship = ship, .by = state->captor, .fate = command->fate.fate);
  if (command->fate.fate == FORCON_FATE_SCUTTLE)
    return forcon_catastrophe_roll (decision, ship) && forcon_catastrophe_settle (decision);
  FORCON_EMIT (decision, SHIP_LOST, ship_lost, .ship = ship, .position = state->position,
               .loss = FORCON_LOSS_ABANDONED);
  return TRUE;
}
