/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/rules/openings.h"

#include "engine/state/formation.h"
#include "engine/weapons/gunnery.h"
#include "engine/weapons/mine.h"
#include "engine/movement/movement.h"
#include "engine/state/ship.h"
#include "engine/weapons/torpedo.h"

FORCON_DEFINE_TERM (ForconOpeningKind, OPENING, FORCON_OPENINGS, opening)

/* Whether something is open to a ship, in the step in which that has its place. */
typedef gboolean (*IsOpen) (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship);

/* Formations are asked for by the ship that leads them. */
static gboolean
is_unmoved_lead (const ForconBattle *battle, ForconShipId ship)
{
  const ForconShip *state = forcon_battle_ship (battle, ship);

  return !state->moved && FORCON_ID_EQUAL (forcon_formation_lead (battle, state->formation), ship)
         && !forcon_ship_is_station (battle, ship);
}

static gboolean
must_move (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  return is_unmoved_lead (battle, ship) && !forcon_move_limits (battle, rules, ship).may_stand
         && forcon_move_possible (battle, rules, ship, NULL);
}

static gboolean
may_move (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  return is_unmoved_lead (battle, ship) && forcon_move_limits (battle, rules, ship).may_stand;
}

static gboolean
may_sweep (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  return forcon_sweep_judge (battle, ship).kind == FORCON_VERDICT_DONE;
}

/* Whether any of its guns can be fired at any enemy now; in another side's turn that is return fire. */
static gboolean
may_fire (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId target = { (guint16) i };

      if (forcon_ship_in_action (battle, target) && forcon_ships_hostile (battle, ship, target)
          && forcon_gunnery_usable (battle, rules, ship, target) != 0)
        return TRUE;
    }
  return FALSE;
}

/* A launch that can reach nobody whom its side sees is possible, but nothing that waits to be done. */
static gboolean
may_launch (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  const ForconShip *state = forcon_battle_ship (battle, ship);

  if (forcon_launch_ready (battle, ship) == 0)
    return FALSE;
  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId target = { (guint16) i };

      if (forcon_ship_in_action (battle, target) && forcon_ships_hostile (battle, ship, target)
          && forcon_ship_detected (battle, target, state->side) && forcon_ships_together (battle, ship, target)
          && forcon_launch_reaches (battle, rules, ship, target))
        return TRUE;
    }
  return FALSE;
}

/* Who has shields to double and is free to give an order (F-ORD-2). */
static gboolean
may_brace (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  const ForconShip *state = forcon_battle_ship (battle, ship);

  return state->strained == 0 && state->fire_order == FORCON_ORDER_NONE && forcon_ship_shields (battle, ship) > 0;
}

/* Whether a hostile salvo flies that could still reach that ship in this step. */
static gboolean
salvo_comes (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  const ForconShip *state = forcon_battle_ship (battle, ship);
  ForconLength near = forcon_ship_radius (battle, ship) + rules->torpedo.reach;

  for (guint i = 0; i < battle->salvos->len; i++)
    {
      const ForconSalvo *salvo = &g_array_index (battle->salvos, ForconSalvo, i);

      if (!salvo->moved && salvo->run > 0 && FORCON_ID_EQUAL (salvo->side, battle->side)
          && forcon_sides_hostile (battle, salvo->side, state->side) && FORCON_ID_EQUAL (salvo->planet, state->planet)
          && forcon_point_distance (salvo->position, state->position) <= salvo->speed + near)
        return TRUE;
    }
  return FALSE;
}

static gboolean
may_cover (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  const ForconShip *state = forcon_battle_ship (battle, ship);

  if (forcon_battle_card (battle, ship)->target != FORCON_TARGET_ESCORT || state->cover != 0)
    return FALSE;
  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId friend = { (guint16) i };

      if (forcon_ship_in_action (battle, friend) && !forcon_ships_hostile (battle, ship, friend)
          && salvo_comes (battle, rules, friend) && forcon_cover_usable (battle, ship, friend) != 0)
        return TRUE;
    }
  return FALSE;
}

static gboolean
may_board (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  const ForconShip *state = forcon_battle_ship (battle, ship);

  if (!FORCON_ID_IS_NONE (state->boards))
    return FALSE;
  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId target = { (guint16) i };

      if (forcon_ship_in_action (battle, target) && forcon_ships_hostile (battle, ship, target)
          && forcon_ships_in_contact (battle, rules, ship, target)
          && forcon_ship_detected (battle, target, state->side))
        return TRUE;
    }
  return FALSE;
}

static gboolean
has_repairs_left (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  return forcon_battle_ship (battle, ship)->repairs < rules->crews[forcon_ship_crew (battle, rules, ship)].repairs;
}

static gboolean
may_repair (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  return has_repairs_left (battle, rules, ship)
         && (forcon_ship_has_repairable (battle, rules, ship)
             || forcon_battle_ship (battle, ship)->hits < forcon_battle_card (battle, ship)->hits);
}

static gboolean
may_stop_fall (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  return forcon_battle_ship (battle, ship)->falling > 0 && has_repairs_left (battle, rules, ship);
}

static gboolean
may_land (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  const ForconShip *state = forcon_battle_ship (battle, ship);

  return !FORCON_ID_IS_NONE (state->planet) && state->landed < forcon_battle_card (battle, ship)->troops;
}

/* Prizes: the ship asked for is the captive, and its captor's side decides (F-BRD-6). */
static gboolean
is_prize (const ForconBattle *battle, ForconShipId ship)
{
  const ForconShip *state = forcon_battle_ship (battle, ship);

  return state->status == FORCON_SHIP_CAPTURED && !FORCON_ID_IS_NONE (state->captor)
         && FORCON_ID_EQUAL (forcon_battle_ship (battle, state->captor)->side, battle->side);
}

static gboolean
may_decide_fate (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  return is_prize (battle, ship) && forcon_battle_ship (battle, ship)->captive > 0;
}

static gboolean
may_take_over (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  const ForconShip *state = forcon_battle_ship (battle, ship);

  return is_prize (battle, ship) && state->captive == 0 && forcon_ship_in_action (battle, state->captor);
}

/* Whose ships are asked. */
typedef enum {
  ASK_OWN,
  ASK_OTHERS,
  ASK_ALL,
  ASK_CAPTIVES,
} Asked;

/**
 * Place:
 * @steps: bits of the steps in which it may be open
 * @asked: whose ships
 * @is_open: whether it is open to one of them
 * @skipped: the end of the step skips it
 */
typedef struct {
  guint steps;
  Asked asked;
  IsOpen is_open;
  gboolean skipped;
} Place;

#define IN(STEP) (1u << FORCON_STEP_##STEP)

/* BEGIN and MOVE_SALVO are no ship's and stand apart. A ship that may stand still loses nothing by it. */
static const Place places[FORCON_N_OPENING] = {
  [FORCON_OPENING_MUST_MOVE] = { IN (MOVEMENT), ASK_OWN, must_move, FALSE },
  [FORCON_OPENING_MOVE] = { IN (MOVEMENT), ASK_OWN, may_move, TRUE },
  [FORCON_OPENING_SWEEP] = { IN (MOVEMENT), ASK_OWN, may_sweep, FALSE },
  [FORCON_OPENING_FIRE] = { IN (FIRE), ASK_OWN, may_fire, TRUE },
  [FORCON_OPENING_RETURN_FIRE] = { IN (FIRE), ASK_OTHERS, may_fire, TRUE },
  [FORCON_OPENING_LAUNCH] = { IN (FIRE), ASK_OWN, may_launch, TRUE },
  [FORCON_OPENING_BRACE] = { IN (FIRE) | IN (TORPEDOES), ASK_OTHERS, may_brace, FALSE },
  [FORCON_OPENING_COVER] = { IN (TORPEDOES), ASK_OTHERS, may_cover, TRUE },
  [FORCON_OPENING_BOARD] = { IN (TORPEDOES), ASK_OWN, may_board, TRUE },
  [FORCON_OPENING_REPAIR] = { IN (END), ASK_OWN, may_repair, TRUE },
  [FORCON_OPENING_STOP_FALL] = { IN (END), ASK_OWN, may_stop_fall, TRUE },
  [FORCON_OPENING_FATE] = { IN (END), ASK_CAPTIVES, may_decide_fate, FALSE },
  [FORCON_OPENING_TAKE_OVER] = { IN (END), ASK_CAPTIVES, may_take_over, TRUE },
  [FORCON_OPENING_LAND] = { IN (END), ASK_OWN, may_land, FALSE },
};

static gboolean
is_asked (const ForconBattle *battle, Asked asked, ForconShipId ship)
{
  gboolean own = FORCON_ID_EQUAL (forcon_battle_ship (battle, ship)->side, battle->side);

  if (asked == ASK_CAPTIVES)
    return forcon_battle_ship (battle, ship)->status == FORCON_SHIP_CAPTURED;
  return forcon_ship_in_action (battle, ship) && (asked == ASK_ALL || own == (asked == ASK_OWN));
}

gboolean
forcon_opening_is_open (const ForconBattle *battle, const ForconRules *rules, ForconOpeningKind kind, ForconShipId ship)
{
  const Place *place = &places[kind];

  return (place->steps & (1u << battle->step)) != 0 && is_asked (battle, place->asked, ship)
         && place->is_open (battle, rules, ship);
}

/* The first formation that fired at the ship's, which is the one it may answer unless it has chosen (F-FIRE-3). */
static ForconFormationId
foe_of (const ForconBattle *battle, ForconShipId ship)
{
  ForconFormationId own = forcon_battle_ship (battle, ship)->formation;
  ForconFormationId chosen = battle->formations[own.value - 1].return_target;

  if (!FORCON_ID_IS_NONE (chosen))
    return chosen;
  for (guint i = 0; i < battle->shots->len; i++)
    {
      const ForconShot *shot = &g_array_index (battle->shots, ForconShot, i);

      if (FORCON_ID_EQUAL (forcon_battle_ship (battle, shot->target)->formation, own))
        return forcon_battle_ship (battle, shot->shooter)->formation;
    }
  return FORCON_NO_FORMATION;
}

/* Adds one to the line that it belongs to, or begins a line. */
static void
count_in (GArray *openings, const ForconOpening *one)
{
  for (guint i = 0; i < openings->len; i++)
    {
      ForconOpening *line = &g_array_index (openings, ForconOpening, i);

      if (line->kind == one->kind && FORCON_ID_EQUAL (line->side, one->side) && FORCON_ID_EQUAL (line->foe, one->foe))
        {
          line->count++;
          return;
        }
    }
  g_array_append_vals (openings, one, 1);
}

static void
add_ships (const ForconBattle *battle, const ForconRules *rules, ForconOpeningKind kind, GArray *openings)
{
  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconOpening one = { .kind = kind, .count = 1, .ship = { (guint16) i }, .skipped = places[kind].skipped };

      if (!forcon_opening_is_open (battle, rules, kind, one.ship))
        continue;
      const ForconShip *state = forcon_battle_ship (battle, one.ship);

      /* A captive's captor decides for it. */
      one.side = places[kind].asked == ASK_CAPTIVES ? forcon_battle_ship (battle, state->captor)->side : state->side;
      if (kind == FORCON_OPENING_RETURN_FIRE)
        one.foe = foe_of (battle, one.ship);
      count_in (openings, &one);
    }
}

/* Salvos that have not moved run on by themselves, so that nothing is skipped but their turn. */
static void
add_salvos (const ForconBattle *battle, GArray *openings)
{
  for (guint i = 0; i < battle->salvos->len; i++)
    {
      const ForconSalvo *salvo = &g_array_index (battle->salvos, ForconSalvo, i);
      ForconOpening one = { .kind = FORCON_OPENING_MOVE_SALVO, .side = salvo->side, .count = 1,
                            .ship = salvo->launcher, .skipped = salvo->old && !salvo->turned };

      if (FORCON_ID_EQUAL (salvo->side, battle->side) && !salvo->moved && salvo->run > 0)
        count_in (openings, &one);
    }
}

GArray *
forcon_openings (const ForconBattle *battle, const ForconRules *rules)
{
  GArray *openings = g_array_new (FALSE, FALSE, sizeof (ForconOpening));

  if (battle->step == FORCON_STEP_SET_UP)
    {
      ForconOpening begin = { .kind = FORCON_OPENING_BEGIN, .count = 1 };

      g_array_append_val (openings, begin);
    }
  for (ForconOpeningKind kind = FORCON_OPENING_MUST_MOVE; kind < FORCON_N_OPENING; kind++)
    if (kind == FORCON_OPENING_MOVE_SALVO && battle->step == FORCON_STEP_TORPEDOES)
      add_salvos (battle, openings);
    else if (places[kind].is_open != NULL)
      add_ships (battle, rules, kind, openings);
  return openings;
}
