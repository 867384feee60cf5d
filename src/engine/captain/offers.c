/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/captain/offers.h"

#include "engine/captain/captain-private.h"
#include "engine/movement/movement.h"
#include "engine/rules/boarding.h"
#include "engine/rules/openings.h"
#include "engine/rules/ram.h"
#include "engine/state/formation.h"
#include "engine/weapons/torpedo.h"

/* Where the offers are gathered. @battle, @rules, @side: those of @captain; @ship: whose are gathered now. */
typedef struct {
  const ForconCaptain *captain;
  const ForconBattle *battle;
  const ForconRules *rules;
  ForconSideId side;
  ForconShipId ship;
  GArray *offers;
} Gathering;

static const ForconShip *
ship_of (const Gathering *gathering)
{
  return forcon_battle_ship (gathering->battle, gathering->ship);
}

static void
offer (Gathering *gathering, ForconCommand command, ForconShipId towards)
{
  g_autoptr (ForconOutcome) outcome = forcon_captains_foresee (gathering->battle, gathering->rules, &command);
  ForconOffer one = { command, towards };

  if (outcome->after != NULL)
    g_array_append_val (gathering->offers, one);
}

#define OFFER(NAME, member, ...) offer (gathering, FORCON_COMMAND (NAME, member, __VA_ARGS__), FORCON_NO_SHIP)

/* Calls @aim for each enemy that the side sees. */
static void
at_targets (Gathering *gathering, void (*aim) (Gathering *gathering, ForconShipId target))
{
  for (guint16 i = 1; i <= gathering->battle->n_ships; i++)
    if (forcon_captain_sees (gathering->captain, (ForconShipId){ i }))
      aim (gathering, (ForconShipId){ i });
}

/* Before the battle */

static void
offer_mines (Gathering *gathering)
{
  if (ship_of (gathering)->mines_laid >= forcon_battle_card (gathering->battle, gathering->ship)->mines)
    return;
  for (guint charge = 0; charge < FORCON_N_CHARGE; charge++)
    {
      const ForconMineCard *card = &gathering->rules->mine.cards[charge];

      OFFER (LAY, lay, .ship = gathering->ship, .charge = card->charge, .range = card->range,
             .strength = card->strength);
    }
}

/* Movement */

static void
offer_sweep (Gathering *gathering)
{
  if (forcon_opening_is_open (gathering->battle, gathering->rules, FORCON_OPENING_SWEEP, gathering->ship))
    OFFER (SWEEP, sweep, .ship = gathering->ship);
}

/* By itself, and with each other ship of the formation. */
static void
offer_form (Gathering *gathering)
{
  ForconShips ships = forcon_formation_ships (gathering->battle, ship_of (gathering)->formation);

  if (ships.n < 2 || ship_of (gathering)->moved)
    return;
  OFFER (FORM, form, .ship = gathering->ship);
  for (guint i = 0; i < ships.n && ships.n > 2; i++)
    if (!FORCON_ID_EQUAL (ships.ship[i], gathering->ship))
      OFFER (FORM, form, .ship = gathering->ship, .with = { .n = 1, .ship = { ships.ship[i] } });
}

static gboolean
touches (const Gathering *gathering, ForconFormationId formation)
{
  ForconShips ships = forcon_formation_ships (gathering->battle, formation);

  for (guint i = 0; i < ships.n; i++)
    if (!FORCON_ID_EQUAL (ships.ship[i], gathering->ship)
        && forcon_ships_in_contact (gathering->battle, gathering->rules, gathering->ship, ships.ship[i]))
      return TRUE;
  return FALSE;
}

/* A formation is named by the ship that leads it. */
static void
offer_join (Gathering *gathering)
{
  for (guint16 i = 1; i <= gathering->battle->n_formations && !ship_of (gathering)->moved; i++)
    {
      ForconFormationId formation = { i };
      ForconShipId lead = forcon_formation_lead (gathering->battle, formation);

      if (!FORCON_ID_IS_NONE (lead) && !FORCON_ID_EQUAL (formation, ship_of (gathering)->formation)
          && FORCON_ID_EQUAL (forcon_battle_ship (gathering->battle, lead)->side, gathering->side)
          && touches (gathering, formation))
        OFFER (JOIN, join, .ship = gathering->ship, .target = lead);
    }
}

/* Whether the way straight ahead leads into it, as the eye sees it; the rest takes long to judge. */
static gboolean
lies_ahead (const Gathering *gathering, ForconShipId target, ForconLength distance)
{
  ForconPoint from = ship_of (gathering)->position;
  ForconPoint to = forcon_point_ahead (from, ship_of (gathering)->heading, distance);
  ForconLength near = forcon_ship_radius (gathering->battle, gathering->ship)
                      + forcon_ship_radius (gathering->battle, target) + gathering->rules->contact_slack;

  return forcon_segment_distance (from, to, forcon_battle_ship (gathering->battle, target)->position) <= near;
}

static void
ram (Gathering *gathering, ForconShipId target)
{
  ForconLegs legs = { .n = 1 };
  ForconRam blow;

  legs.leg[0].ahead = forcon_move_limits (gathering->battle, gathering->rules, gathering->ship).most;
  if (!lies_ahead (gathering, target, legs.leg[0].ahead))
    return;
  forcon_ram_solve (gathering->battle, gathering->rules, gathering->ship, target, &legs, &blow);
  if (blow.verdict.kind == FORCON_VERDICT_DONE)
    OFFER (RAM, ram, .ship = gathering->ship, .target = target, .legs = legs);
}

static void
in_movement (Gathering *gathering)
{
  if (!FORCON_ID_EQUAL (gathering->battle->side, gathering->side))
    return;
  offer_sweep (gathering);
  offer_form (gathering);
  offer_join (gathering);
  if (ship_of (gathering)->order == FORCON_ORDER_FULL_AHEAD)
    at_targets (gathering, ram);
}

/* Fire */

static gboolean
can_launch (const Gathering *gathering, const ForconCommand *command)
{
  g_autofree ForconLaunch *launch = g_new (ForconLaunch, 1);

  forcon_launch_solve (gathering->battle, gathering->rules, command, launch);
  return launch->verdict.kind == FORCON_VERDICT_DONE;
}

/* Whether it is the first of its formation whose tubes are ready: a salvo of several ships is offered once. */
static gboolean
is_first_to_launch (const Gathering *gathering, const ForconShips *ships)
{
  for (guint i = 0; i < ships->n; i++)
    if (forcon_launch_ready (gathering->battle, ships->ship[i]) != 0)
      return FORCON_ID_EQUAL (ships->ship[i], gathering->ship);
  return FALSE;
}

/* In one salvo with all of the formation who can join. */
static void
launch_together (Gathering *gathering, ForconCommand command)
{
  ForconShips ships = forcon_formation_ships (gathering->battle, ship_of (gathering)->formation);
  ForconShips *with = &command.launch.with;

  for (guint i = 0; i < ships.n && is_first_to_launch (gathering, &ships); i++)
    {
      if (FORCON_ID_EQUAL (ships.ship[i], gathering->ship))
        continue;
      with->ship[with->n++] = ships.ship[i];
      if (!can_launch (gathering, &command))
        with->n--;
    }
  if (with->n > 0)
    offer (gathering, command, FORCON_NO_SHIP);
}

/* With all tubes that bear. */
static void
launch_at (Gathering *gathering, ForconShipId target)
{
  ForconAngle bearing = forcon_point_bearing (ship_of (gathering)->position,
                                              forcon_battle_ship (gathering->battle, target)->position);
  ForconCommand command = FORCON_COMMAND (LAUNCH, launch, .ship = gathering->ship, .target = target);

  command.launch.weapons = forcon_launch_bearing (gathering->battle, gathering->ship, bearing);
  if (!forcon_launch_reaches (gathering->battle, gathering->rules, gathering->ship, target)
      || !can_launch (gathering, &command))
    return;
  offer (gathering, command, FORCON_NO_SHIP);
  launch_together (gathering, command);
}

/* At each enemy, and the way that the bow points. */
static void
offer_launch (Gathering *gathering)
{
  ForconAngle heading = ship_of (gathering)->heading;
  guint32 tubes = forcon_launch_bearing (gathering->battle, gathering->ship, heading);

  if (!FORCON_ID_EQUAL (gathering->battle->side, gathering->side)
      || forcon_launch_ready (gathering->battle, gathering->ship) == 0)
    return;
  at_targets (gathering, launch_at);
  if (tubes != 0)
    OFFER (LAUNCH, launch, .ship = gathering->ship, .weapons = tubes, .by_heading = TRUE, .heading = heading);
}

static void
offer_shields (Gathering *gathering)
{
  gboolean joined = ship_of (gathering)->joined;

  if (joined || (forcon_ship_shields (gathering->battle, gathering->ship) > 0
                 && forcon_ship_touches_friend (gathering->battle, gathering->rules, gathering->ship)))
    OFFER (JOIN_SHIELDS, join_shields, .ship = gathering->ship, .joined = !joined);
}

static void
in_fire (Gathering *gathering)
{
  offer_launch (gathering);
  offer_shields (gathering);
}

/* Torpedoes */

static void
board (Gathering *gathering, ForconShipId target)
{
  if (forcon_boarding_judge (gathering->battle, gathering->rules, gathering->ship, target).kind == FORCON_VERDICT_DONE)
    OFFER (BOARD, board, .ship = gathering->ship, .target = target);
}

static void
offer_cover (Gathering *gathering)
{
  if (!forcon_opening_is_open (gathering->battle, gathering->rules, FORCON_OPENING_COVER, gathering->ship))
    return;
  for (guint16 i = 1; i <= gathering->battle->n_ships; i++)
    {
      ForconShipId friend = { i };
      guint32 weapons = 0;

      if (forcon_ship_in_action (gathering->battle, friend)
          && !forcon_ships_hostile (gathering->battle, gathering->ship, friend))
        weapons = forcon_cover_usable (gathering->battle, gathering->ship, friend);
      if (weapons != 0)
        OFFER (COVER, cover, .ship = gathering->ship, .target = friend, .weapons = weapons);
    }
}

static void
in_torpedoes (Gathering *gathering)
{
  if (forcon_opening_is_open (gathering->battle, gathering->rules, FORCON_OPENING_BOARD, gathering->ship))
    at_targets (gathering, board);
  offer_cover (gathering);
  offer_shields (gathering);
}

/* Straight on, and at each enemy for whom it can turn. */
static void
offer_courses (Gathering *gathering, const ForconSalvo *salvo)
{
  OFFER (MOVE_SALVO, move_salvo, .salvo = salvo->id, .legs = forcon_salvo_straight (salvo));
  for (guint16 i = 1; i <= gathering->battle->n_ships; i++)
    {
      ForconShipId target = { i };
      ForconAngle turn;

      if (forcon_captain_turns_salvo (gathering->captain, salvo, target, &turn) && turn != 0)
        offer (gathering, forcon_captain_salvo_course (salvo, turn), target);
    }
}

static void
offer_salvos (Gathering *gathering)
{
  for (guint i = 0; i < gathering->battle->salvos->len; i++)
    {
      const ForconSalvo *salvo = &g_array_index (gathering->battle->salvos, ForconSalvo, i);

      if (FORCON_ID_EQUAL (salvo->side, gathering->side) && !salvo->moved && salvo->run > 0)
        offer_courses (gathering, salvo);
    }
}

/* The end of the turn */

/* Each kind of damage once, a lost hit, the fall. */
static void
offer_repairs (Gathering *gathering)
{
  const ForconBattle *battle = gathering->battle;
  guint64 offered = 0;

  for (guint i = 0; i < battle->criticals->len; i++)
    {
      const ForconCritical *critical = &g_array_index (battle->criticals, ForconCritical, i);
      guint64 bit = G_GUINT64_CONSTANT (1) << critical->effect;

      if (!FORCON_ID_EQUAL (critical->ship, gathering->ship) || (offered & bit) != 0)
        continue;
      offered |= bit;
      OFFER (REPAIR, repair, .ship = gathering->ship, .effect = critical->effect);
    }
  if (ship_of (gathering)->hits < forcon_battle_card (battle, gathering->ship)->hits)
    OFFER (REPAIR, repair, .ship = gathering->ship, .hit = TRUE);
  if (ship_of (gathering)->falling > 0)
    OFFER (REPAIR, repair, .ship = gathering->ship, .fall = TRUE);
}

/* All troops that are still aboard. */
static void
offer_landing (Gathering *gathering)
{
  gint troops = forcon_battle_card (gathering->battle, gathering->ship)->troops - ship_of (gathering)->landed;

  if (forcon_opening_is_open (gathering->battle, gathering->rules, FORCON_OPENING_LAND, gathering->ship))
    OFFER (LAND, land, .ship = gathering->ship, .troops = troops);
}

static void
offer_flag (Gathering *gathering)
{
  ForconFormationId formation = ship_of (gathering)->formation;

  if (forcon_formation_ships (gathering->battle, formation).n > 1
      && !FORCON_ID_EQUAL (forcon_formation_lead (gathering->battle, formation), gathering->ship))
    OFFER (PASS_FLAG, pass_flag, .ship = gathering->ship);
}

static void
at_end (Gathering *gathering)
{
  if (!FORCON_ID_EQUAL (gathering->battle->side, gathering->side))
    return;
  offer_repairs (gathering);
  offer_landing (gathering);
  offer_flag (gathering);
}

/* Over a prize its captor's side decides (F-BRD-6). */
static void
offer_fates (Gathering *gathering)
{
  const ForconShip *captor = forcon_battle_ship (gathering->battle, ship_of (gathering)->captor);

  if (gathering->battle->step != FORCON_STEP_END || captor == NULL
      || !FORCON_ID_EQUAL (captor->side, gathering->side))
    return;
  for (ForconFate fate = 0; fate < FORCON_N_FATE; fate++)
    OFFER (FATE, fate, .ship = gathering->ship, .fate = fate);
}

GArray *
forcon_offers (const ForconBattle *battle, const ForconRules *rules, ForconSideId side)
{
  static void (*const in_step[FORCON_N_STEP]) (Gathering *gathering) = {
    [FORCON_STEP_SET_UP] = offer_mines,       [FORCON_STEP_MOVEMENT] = in_movement, [FORCON_STEP_FIRE] = in_fire,
    [FORCON_STEP_TORPEDOES] = in_torpedoes, [FORCON_STEP_END] = at_end,
  };
  ForconCaptain captain = { battle, rules, side, &forcon_captain_policy };
  Gathering gathering
      = { &captain, battle, rules, side, FORCON_NO_SHIP, g_array_new (FALSE, FALSE, sizeof (ForconOffer)) };

  for (guint16 i = 1; i <= battle->n_ships; i++)
    {
      gathering.ship = (ForconShipId){ i };
      if (ship_of (&gathering)->status == FORCON_SHIP_CAPTURED)
        offer_fates (&gathering);
      else if (in_step[battle->step] != NULL && forcon_ship_in_action (battle, gathering.ship)
               && FORCON_ID_EQUAL (ship_of (&gathering)->side, side))
        in_step[battle->step](&gathering);
    }
  if (battle->step == FORCON_STEP_TORPEDOES)
    offer_salvos (&gathering);
  return gathering.offers;
}
