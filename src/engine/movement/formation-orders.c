/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/decision/formations.h"
#include "engine/state/formation.h"
#include "engine/state/ship.h"

/* The orders by which formations change: F-FORM-1, F-FORM-3, F-FORM-8, F-SHLD-2. */

static ForconVerdict
between (ForconVerdictKind kind, ForconShipId ship, ForconShipId target)
{
  return (ForconVerdict){ .kind = kind, .ship = ship, .target = target };
}

ForconVerdict
forcon_formation_judge_numbers (const ForconBattle *battle, const ForconRules *rules, const ForconShips *ships)
{
  const ForconFormationRule *rule = &rules->formation;
  ForconVerdict verdict = { .ship = ships->ship[0] };
  gint escorts = 0;

  for (guint i = 0; i < ships->n; i++)
    if (forcon_battle_card (battle, ships->ship[i])->target == FORCON_TARGET_ESCORT)
      escorts++;
  if (escorts > rule->escorts)
    {
      verdict.kind = FORCON_VERDICT_TOO_MANY_ESCORTS;
      verdict.actual = escorts;
      verdict.needed = rule->escorts;
    }
  else if ((gint) ships->n - escorts > rule->capitals)
    {
      verdict.kind = FORCON_VERDICT_TOO_MANY_CAPITALS;
      verdict.actual = (gint) ships->n - escorts;
      verdict.needed = rule->capitals;
    }
  return verdict;
}

/* Done if the ship touches one of the others; else which of them is nearest, and how far (F-GEN-2). */
static ForconVerdict
judge_contact (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship, const ForconShips *others)
{
  ForconVerdict verdict = { .kind = FORCON_VERDICT_NOT_IN_CONTACT, .ship = ship, .length = G_MAXINT32 };

  for (guint i = 0; i < others->n; i++)
    {
      ForconShipId other = others->ship[i];
      ForconLength distance = forcon_point_distance (forcon_battle_ship (battle, ship)->position,
                                                     forcon_battle_ship (battle, other)->position);

      if (forcon_ships_in_contact (battle, rules, ship, other))
        return between (FORCON_VERDICT_DONE, ship, other);
      if (distance >= verdict.length)
        continue;
      verdict.target = other;
      verdict.length = distance;
      verdict.needed_length
          = forcon_ship_radius (battle, ship) + forcon_ship_radius (battle, other) + rules->contact_slack;
    }
  return verdict;
}

/* Whether all ships hang together: from the first, each touches one that does. */
static ForconVerdict
judge_chain (const ForconBattle *battle, const ForconRules *rules, const ForconShips *ships)
{
  ForconShips tied = { .n = 1, .ship = { ships->ship[0] } };
  ForconVerdict verdict = { 0 };

  while (tied.n < ships->n)
    {
      guint before = tied.n;

      for (guint i = 1; i < ships->n; i++)
        {
          if (forcon_ships_contain (&tied, ships->ship[i]))
            continue;
          ForconVerdict apart = judge_contact (battle, rules, ships->ship[i], &tied);

          if (apart.kind == FORCON_VERDICT_DONE)
            tied.ship[tied.n++] = ships->ship[i];
          else
            verdict = apart;
        }
      if (tied.n == before)
        return verdict;
    }
  return between (FORCON_VERDICT_DONE, ships->ship[0], FORCON_NO_SHIP);
}

/* Formations change before they move. */
static ForconVerdict
judge_unmoved (const ForconBattle *battle, ForconShipId ship)
{
  ForconShips ships = forcon_formation_ships (battle, forcon_battle_ship (battle, ship)->formation);

  for (guint i = 0; i < ships.n; i++)
    if (forcon_battle_ship (battle, ships.ship[i])->moved)
      return between (FORCON_VERDICT_FORMATION_MOVED, ships.ship[i], FORCON_NO_SHIP);
  return between (FORCON_VERDICT_DONE, ship, FORCON_NO_SHIP);
}

/* In low orbit each ship is on its own. */
static ForconVerdict
judge_on_table (const ForconBattle *battle, const ForconShips *ships)
{
  for (guint i = 0; i < ships->n && ships->n > 1; i++)
    if (!FORCON_ID_IS_NONE (forcon_battle_ship (battle, ships->ship[i])->planet))
      return between (FORCON_VERDICT_IN_ORBIT, ships->ship[i], FORCON_NO_SHIP);
  return between (FORCON_VERDICT_DONE, ships->ship[0], FORCON_NO_SHIP);
}

ForconVerdict
forcon_formation_judge (const ForconBattle *battle, const ForconRules *rules, const ForconShips *ships)
{
  ForconVerdict verdict = forcon_formation_judge_numbers (battle, rules, ships);

  return verdict.kind == FORCON_VERDICT_DONE ? judge_chain (battle, rules, ships) : verdict;
}

/* Adds one of the ships that are to come along. */
static ForconVerdict
judge_member (const ForconBattle *battle, ForconShips *ships, ForconShipId ship)
{
  ForconShipId flagship = ships->ship[0];

  if (forcon_battle_ship (battle, ship) == NULL)
    return between (FORCON_VERDICT_NO_SUCH_SHIP, FORCON_NO_SHIP, FORCON_NO_SHIP);
  if (!forcon_ship_in_action (battle, ship))
    return between (FORCON_VERDICT_NOT_IN_ACTION, ship, FORCON_NO_SHIP);
  if (forcon_ships_contain (ships, ship))
    return between (FORCON_VERDICT_ALREADY_TOGETHER, flagship, ship);
  if (!FORCON_ID_EQUAL (forcon_battle_ship (battle, ship)->formation, forcon_battle_ship (battle, flagship)->formation))
    return between (FORCON_VERDICT_NOT_ONE_FORMATION, flagship, ship);
  ships->ship[ships->n++] = ship;
  return between (FORCON_VERDICT_DONE, flagship, FORCON_NO_SHIP);
}

/*
 * A formation whose command is broken stays together until somebody takes over: else its ships would only have to form
 * anew to be commanded again without a check (F-FORM-5, F-FORM-7).
 */
static ForconVerdict
judge_command (const ForconBattle *battle, ForconShipId ship)
{
  ForconFormationId formation = forcon_battle_ship (battle, ship)->formation;

  if (!forcon_formation_commanded (battle, formation))
    return between (FORCON_VERDICT_COMMAND_IS_BROKEN, ship, FORCON_NO_SHIP);
  return between (FORCON_VERDICT_DONE, ship, FORCON_NO_SHIP);
}

static ForconVerdict
judge_members (const ForconBattle *battle, const ForconCommand *command, ForconShips *ships)
{
  ForconVerdict verdict = judge_unmoved (battle, command->form.ship);

  *ships = (ForconShips){ .n = 1, .ship = { command->form.ship } };
  if (command->form.with.n >= FORCON_FORMATION_SHIPS_MAX)
    return (ForconVerdict){ .kind = FORCON_VERDICT_TOO_MANY,
                            .actual = (gint) command->form.with.n + 1,
                            .needed = FORCON_FORMATION_SHIPS_MAX };
  for (guint i = 0; i < command->form.with.n && verdict.kind == FORCON_VERDICT_DONE; i++)
    verdict = judge_member (battle, ships, command->form.with.ship[i]);
  return verdict;
}

/* A formation is not formed anew of the same ships: the flag is passed on by F-FORM-8. */
static ForconVerdict
judge_change (const ForconBattle *battle, const ForconShips *ships)
{
  ForconShips all = forcon_formation_ships (battle, forcon_battle_ship (battle, ships->ship[0])->formation);

  if (battle->n_formations >= FORCON_FORMATIONS_MAX)
    return (ForconVerdict){ .kind = FORCON_VERDICT_TOO_MANY, .actual = (gint) battle->n_formations + 1,
                            .needed = FORCON_FORMATIONS_MAX };
  if (all.n == 1)
    return between (FORCON_VERDICT_ALREADY_FLAGSHIP, ships->ship[0], FORCON_NO_SHIP);
  if (all.n == ships->n)
    return between (FORCON_VERDICT_ALREADY_TOGETHER, ships->ship[0], ships->ship[1]);
  return between (FORCON_VERDICT_DONE, ships->ship[0], FORCON_NO_SHIP);
}

gboolean
forcon_formation_form (ForconDecision *decision, const ForconCommand *command)
{
  ForconFormationId from = forcon_battle_ship (decision->battle, command->form.ship)->formation;
  ForconShips ships;
  ForconVerdict verdict = judge_members (decision->battle, command, &ships);

  if (verdict.kind == FORCON_VERDICT_DONE)
    verdict = judge_change (decision->battle, &ships);
  if (verdict.kind == FORCON_VERDICT_DONE)
    verdict = judge_command (decision->battle, command->form.ship);
  if (verdict.kind == FORCON_VERDICT_DONE)
    verdict = judge_on_table (decision->battle, &ships);
  if (verdict.kind == FORCON_VERDICT_DONE)
    verdict = forcon_formation_judge (decision->battle, decision->rules, &ships);
  if (verdict.kind != FORCON_VERDICT_DONE)
    return forcon_decision_refuse (decision, verdict);
  forcon_formation_separate (decision, command->form.ship, decision->battle->side);
  for (guint i = 1; i < ships.n; i++)
    FORCON_EMIT (decision, SHIP_JOINED, ship_joined, .ship = ships.ship[i],
                 .formation = forcon_battle_ship (decision->battle, command->form.ship)->formation, .from = from,
                 .succession = (gint) i);
  return TRUE;
}

static ForconVerdict
judge_target (const ForconBattle *battle, ForconShipId ship, ForconShipId target)
{
  const ForconShip *own = forcon_battle_ship (battle, ship);
  const ForconShip *other = forcon_battle_ship (battle, target);

  if (other == NULL)
    return between (FORCON_VERDICT_NO_SUCH_SHIP, FORCON_NO_SHIP, FORCON_NO_SHIP);
  if (!FORCON_ID_EQUAL (own->side, other->side))
    return between (FORCON_VERDICT_OTHER_SIDE, ship, target);
  if (other->status != FORCON_SHIP_IN_ACTION)
    return between (FORCON_VERDICT_NOT_IN_ACTION, target, FORCON_NO_SHIP);
  if (FORCON_ID_EQUAL (own->formation, other->formation))
    return between (FORCON_VERDICT_ALREADY_TOGETHER, ship, target);
  return between (FORCON_VERDICT_DONE, ship, target);
}

/* Whether the ship may be one of a formation: what holds of all, and that it touches one of them (F-FORM-1). */
static ForconVerdict
judge_newcomer (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship, const ForconShips *others)
{
  ForconShips ships = { .n = 1, .ship = { ship } };
  ForconVerdict verdict;

  for (guint i = 0; i < others->n && ships.n < FORCON_FORMATION_SHIPS_MAX; i++)
    ships.ship[ships.n++] = others->ship[i];
  verdict = judge_on_table (battle, &ships);
  if (verdict.kind == FORCON_VERDICT_DONE)
    verdict = forcon_formation_judge_numbers (battle, rules, &ships);
  return verdict.kind == FORCON_VERDICT_DONE ? judge_contact (battle, rules, ship, others) : verdict;
}

gint
forcon_formation_place_in_line (const ForconBattle *battle, ForconFormationId id, const ForconShips *ships)
{
  ForconShipId flagship = forcon_battle_formation (battle, id)->flagship;
  gint last = 0;

  for (guint i = 0; i < ships->n; i++)
    {
      gint place = forcon_battle_ship (battle, ships->ship[i])->succession;

      if (place == 0 && !FORCON_ID_EQUAL (ships->ship[i], flagship))
        return 0;
      last = MAX (last, place);
    }
  return last + 1;
}

gboolean
forcon_formation_join (ForconDecision *decision, const ForconCommand *command)
{
  const ForconBattle *battle = decision->battle;
  ForconVerdict verdict = judge_target (battle, command->join.ship, command->join.target);

  if (verdict.kind == FORCON_VERDICT_DONE)
    verdict = judge_unmoved (battle, command->join.ship);
  if (verdict.kind == FORCON_VERDICT_DONE)
    verdict = judge_unmoved (battle, command->join.target);
  if (verdict.kind == FORCON_VERDICT_DONE)
    verdict = judge_command (battle, command->join.ship);
  if (verdict.kind != FORCON_VERDICT_DONE)
    return forcon_decision_refuse (decision, verdict);
  ForconFormationId formation = forcon_battle_ship (battle, command->join.target)->formation;
  ForconShips others = forcon_formation_ships (battle, formation);

  verdict = judge_newcomer (battle, decision->rules, command->join.ship, &others);
  if (verdict.kind != FORCON_VERDICT_DONE)
    return forcon_decision_refuse (decision, verdict);
  FORCON_EMIT (decision, SHIP_JOINED, ship_joined, .ship = command->join.ship, .formation = formation,
               .from = forcon_battle_ship (battle, command->join.ship)->formation,
               .succession = forcon_formation_place_in_line (battle, formation, &others));
  return TRUE;
}

gboolean
forcon_formation_pass_flag (ForconDecision *decision, const ForconCommand *command)
{
  ForconFormationId id = forcon_battle_ship (decision->battle, command->pass_flag.ship)->formation;
  const ForconFormation *formation = forcon_battle_formation (decision->battle, id);
  gboolean passed;

  if (formation->broken)
    return forcon_decision_refuse_kind (decision, FORCON_VERDICT_COMMAND_IS_BROKEN, command->pass_flag.ship);
  if (FORCON_ID_EQUAL (formation->flagship, command->pass_flag.ship))
    return forcon_decision_refuse_kind (decision, FORCON_VERDICT_ALREADY_FLAGSHIP, command->pass_flag.ship);
  if (formation->flag_tried)
    return forcon_decision_refuse_kind (decision, FORCON_VERDICT_FLAG_TRIED, command->pass_flag.ship);
  return forcon_formation_try_flag (decision, id, command->pass_flag.ship, FORCON_FLAG_REASON_WISH, &passed);
}

gboolean
forcon_formation_join_shields (ForconDecision *decision, const ForconCommand *command)
{
  gboolean joined = forcon_battle_ship (decision->battle, command->join_shields.ship)->joined;

  ForconFormationId formation = forcon_battle_ship (decision->battle, command->join_shields.ship)->formation;

  if (command->join_shields.joined && !decision->rules->options.broken_joins_in_contact
      && !forcon_formation_commanded (decision->battle, formation))
    return forcon_decision_refuse_kind (decision, FORCON_VERDICT_COMMAND_IS_BROKEN, command->join_shields.ship);
  if (joined && command->join_shields.joined)
    return forcon_decision_refuse_kind (decision, FORCON_VERDICT_ALREADY_JOINED, command->join_shields.ship);
  if (!joined && !command->join_shields.joined)
    return forcon_decision_refuse_kind (decision, FORCON_VERDICT_NOT_JOINED, command->join_shields.ship);
  FORCON_EMIT (decision, SHIELDS_JOINED, shields_joined, .ship = command->join_shields.ship,
               .joined = command->join_shields.joined);
  return TRUE;
}
