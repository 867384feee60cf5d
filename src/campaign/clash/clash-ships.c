/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/rules/boarding.h"
#include "campaign/clash/clash-private.h"
#include "engine/decision/master.h"
#include "engine/state/ship.h"

/* What becomes of each ship that comes back from a clash (F-CAMP-11). */

static const ForconBattle *
fleet_of (const ForconHomecoming *home)
{
  return home->decision->campaign->fleet;
}

ForconSideId
forcon_homecoming_admiral (const ForconHomecoming *home, ForconSideId side)
{
  return forcon_battle_find_side (fleet_of (home), forcon_battle_side (home->table, side)->id);
}

gboolean
forcon_homecoming_was_in (const ForconHomecoming *home, ForconFormationId formation)
{
  const ForconPost *post = forcon_campaign_post (home->decision->campaign, formation);

  return post != NULL && FORCON_ID_EQUAL (post->clash, home->clash.clash);
}

/* The sector beyond the part of the edge where a ship left the table: the one whose direction is nearest, within half
 * of what an edge takes up; where there is none, it stays (F-TURN-3). */
typedef struct {
  ForconAngle bearing;
  ForconAngle nearest;
  ForconSectorId sector;
} Exit;

static void
try_exit (const ForconHomecoming *home, ForconSectorId from, ForconSectorId to, Exit *exit)
{
  ForconAngle bearing = forcon_sector_bearing (home->decision->campaign, from, to);
  ForconAngle aside = ABS (forcon_angle_difference (bearing, exit->bearing));

  if (aside > exit->nearest || (aside == exit->nearest && !FORCON_ID_IS_NONE (exit->sector)))
    return;
  exit->nearest = aside;
  exit->sector = to;
}

static ForconSectorId
beyond (const ForconHomecoming *home, ForconPoint place, ForconSectorId stays)
{
  const GArray *borders = home->decision->campaign->borders;
  Exit exit = { forcon_clash_bearing (home->table->size, place), FORCON_FULL_CIRCLE / 8, FORCON_NO_SECTOR };

  if (!FORCON_ID_IS_NONE (home->clash.other))
    {
      try_exit (home, home->clash.sector, home->clash.other, &exit);
      try_exit (home, home->clash.other, home->clash.sector, &exit);
    }
  for (guint i = 0; i < borders->len && FORCON_ID_IS_NONE (home->clash.other); i++)
    {
      const ForconBorder *border = &g_array_index (borders, ForconBorder, i);
      ForconSectorId to = forcon_border_beyond (border, home->clash.sector);

      if (!border->tunnel && !FORCON_ID_IS_NONE (to))
        try_exit (home, home->clash.sector, to, &exit);
    }
  return FORCON_ID_IS_NONE (exit.sector) ? stays : exit.sector;
}

/* The ship of the fleet that is this one on the table; none for one that the master put there. */
static ForconShipId
find_in_fleet (const ForconHomecoming *home, ForconShipId table)
{
  ForconShipId ship = forcon_battle_find_ship (fleet_of (home), forcon_battle_card (home->table, table)->id);

  if (FORCON_ID_IS_NONE (ship)
      || !forcon_homecoming_was_in (home, forcon_battle_ship (fleet_of (home), ship)->formation))
    return FORCON_NO_SHIP;
  return ship;
}

/* A burning hulk is one on the map too; one that left the table is adrift in the sector, whatever burned on it. */
static ForconShipStatus
status_of (const ForconShip *ship)
{
  switch (ship->status)
    {
    case FORCON_SHIP_WITHDRAWN:
      return ship->hits > 0 ? FORCON_SHIP_IN_ACTION : FORCON_SHIP_HULK;
    case FORCON_SHIP_CAPTURED:
      return FORCON_SHIP_HULK;
    case FORCON_SHIP_IN_ACTION:
    case FORCON_SHIP_HULK:
    case FORCON_SHIP_BURNING_HULK:
    case FORCON_SHIP_DESTROYED:
    case FORCON_SHIP_REMOVED:
    case FORCON_N_SHIP:
      break;
    }
  return ship->status;
}

static ForconReturnee *
find_by_table (ForconHomecoming *home, ForconShipId table)
{
  for (guint i = 0; i < home->ships->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (home->ships, ForconReturnee, i).table, table))
      return &g_array_index (home->ships, ForconReturnee, i);
  return NULL;
}

static void
find_ship (ForconHomecoming *home, ForconShipId table)
{
  const ForconShip *ship = forcon_battle_ship (home->table, table);
  ForconReturnee returnee = { .ship = find_in_fleet (home, table),
                              .table = table,
                              .formation = ship->formation,
                              .admiral = forcon_homecoming_admiral (home, ship->side),
                              .status = status_of (ship),
                              .sector = home->clash.sector,
                              .readiness_lost = ship->readiness_lost };

  if (FORCON_ID_IS_NONE (returnee.ship) && returnee.status != FORCON_SHIP_IN_ACTION)
    return;
  if (!FORCON_ID_IS_NONE (returnee.ship))
    {
      const ForconShip *before = forcon_battle_ship (fleet_of (home), returnee.ship);

      returnee.from = before->formation;
      returnee.sector = forcon_campaign_post (home->decision->campaign, before->formation)->sector;
      returnee.landed = MAX (ship->landed - before->landed, 0);
    }
  if (ship->status == FORCON_SHIP_WITHDRAWN && returnee.status == FORCON_SHIP_IN_ACTION)
    returnee.sector = beyond (home, ship->position, returnee.sector);
  g_array_append_val (home->ships, returnee);
}

/* A ship whose captors have not decided what becomes of it is theirs, if one of their side still fights there; its own
 * side has it back, if only that does; else it is a wreck. Who took it mans it, as in a takeover (F-BRD-6). */
static void
settle_capture (ForconHomecoming *home, ForconReturnee *prize)
{
  const ForconShip *ship = forcon_battle_ship (home->table, prize->table);
  const ForconShip *captor = forcon_battle_ship (home->table, ship->captor);
  ForconReturnee *crew = find_by_table (home, ship->captor);

  if (ship->status != FORCON_SHIP_CAPTURED || captor == NULL)
    return;
  if (!forcon_side_in_action (home->table, captor->side))
    {
      if (forcon_side_in_action (home->table, ship->side))
        prize->status = FORCON_SHIP_IN_ACTION;
      return;
    }
  ForconPrizeCrew cost = forcon_boarding_prize (home->table, home->decision->rules, prize->table, ship->captor);

  prize->status = FORCON_SHIP_IN_ACTION;
  prize->admiral = forcon_homecoming_admiral (home, captor->side);
  prize->readiness_lost = cost.prize_lost;
  if (crew == NULL || crew->status != FORCON_SHIP_IN_ACTION)
    return;
  crew->readiness_lost += cost.captor_lost;
  prize->sector = captor->status == FORCON_SHIP_IN_ACTION ? crew->sector : prize->sector;
}

void
forcon_homecoming_find_ships (ForconHomecoming *home)
{
  for (guint i = 1; i <= home->table->n_ships; i++)
    find_ship (home, (ForconShipId){ (guint16) i });
  for (guint i = 0; i < home->ships->len; i++)
    settle_capture (home, &g_array_index (home->ships, ForconReturnee, i));
}

/* A word of its own among all ships, for one that the master created. */
static const char *
new_word (const ForconHomecoming *home, const char *wanted)
{
  g_autofree char *word = g_strdup (wanted);

  for (guint i = 2; !FORCON_ID_IS_NONE (forcon_battle_find_ship (fleet_of (home), word)); i++)
    {
      g_free (word);
      word = g_strdup_printf ("%s-%u", wanted, i);
    }
  return g_intern_string (word);
}

static void
state_condition (ForconHomecoming *home, const ForconReturnee *returnee)
{
  const ForconShip *before = forcon_battle_ship (fleet_of (home), returnee->ship);
  const ForconShip *now = forcon_battle_ship (home->table, returnee->table);

  if (!FORCON_ID_EQUAL (before->side, returnee->admiral) && returnee->status == FORCON_SHIP_IN_ACTION)
    FORCON_STATE (home->decision, SHIP_CAPTURED, ship_captured, .ship = returnee->ship, .admiral = returnee->admiral,
                  .from = before->side);
  FORCON_STATE (home->decision, SHIP_RETURNED, ship_returned, .ship = returnee->ship, .clash = home->clash.clash,
                .admiral = returnee->admiral, .was = before->status, .status = returnee->status,
                .hits_were = before->hits, .hits = now->hits, .readiness_lost = returnee->readiness_lost,
                .ew_attack_lost = now->ew_attack_lost, .generators_destroyed = now->generators_destroyed,
                .mines_laid = now->mines_laid, .landed = now->landed, .unready = now->unready | now->loading,
                .sector = returnee->sector);
}

/* Fires are put out as soon as nobody shoots; all other damage comes home. */
static void
state_criticals (ForconHomecoming *home, const ForconReturnee *returnee)
{
  const GArray *criticals = home->table->criticals;

  if (forcon_ship_has_criticals (fleet_of (home), returnee->ship))
    FORCON_STATE (home->decision, CRITICALS_CLEARED, criticals_cleared, .ship = returnee->ship);
  for (guint i = 0; i < criticals->len; i++)
    {
      const ForconCritical *critical = &g_array_index (criticals, ForconCritical, i);

      if (FORCON_ID_EQUAL (critical->ship, returnee->table) && critical->effect != FORCON_CRITICAL_FIRE
          && returnee->status == FORCON_SHIP_IN_ACTION)
        FORCON_STATE (home->decision, CRITICAL_KEPT, critical_kept, .ship = returnee->ship, .effect = critical->effect,
                      .extra = critical->extra, .readiness = critical->readiness, .ew_attack = critical->ew_attack);
    }
}

/* What the master set on the card stands there from now on. */
static void
state_card (ForconHomecoming *home, const ForconReturnee *returnee)
{
  for (guint v = 0; v < FORCON_N_VALUE && forcon_value_owner ((ForconValue) v) == FORCON_VALUE_OF_CARD; v++)
    {
      gint64 was = forcon_value_read (fleet_of (home), returnee->ship, FORCON_NO_SALVO, (ForconValue) v);
      gint64 now = forcon_value_read (home->table, returnee->table, FORCON_NO_SALVO, (ForconValue) v);

      if (was != now)
        FORCON_STATE (home->decision, VALUE_SET, value_set, .ship = returnee->ship, .value = (ForconValue) v,
                      .was = was, .now = now);
    }
}

void
forcon_homecoming_state_ships (ForconHomecoming *home)
{
  for (guint i = 0; i < home->ships->len; i++)
    {
      ForconReturnee *returnee = &g_array_index (home->ships, ForconReturnee, i);

      if (FORCON_ID_IS_NONE (returnee->ship))
        {
          const ForconCard *card = forcon_battle_card (home->table, returnee->table);

          returnee->ship = (ForconShipId){ (guint16) (fleet_of (home)->n_ships + 1) };
          FORCON_STATE (home->decision, SHIP_ADDED, ship_added, .ship = returnee->ship, .clash = home->clash.clash,
                        .place = returnee->table.value, .word = new_word (home, card->id),
                        .name = g_intern_string (card->name), .admiral = returnee->admiral);
        }
      state_condition (home, returnee);
      state_criticals (home, returnee);
      state_card (home, returnee);
    }
}
