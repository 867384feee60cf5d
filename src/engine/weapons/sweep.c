/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/weapons/mine.h"

#include "engine/decision/mines.h"
#include "engine/state/formation.h"
#include "engine/state/ship.h"

/* Sweeping that is declared (F-SWP-1). */

/* Before the ships move: not when one of its formation has. */
static gboolean
formation_has_moved (const ForconBattle *battle, ForconShipId ship)
{
  ForconShips ships = forcon_formation_ships (battle, forcon_battle_ship (battle, ship)->formation);

  for (guint i = 0; i < ships.n; i++)
    if (forcon_battle_ship (battle, ships.ship[i])->moved)
      return TRUE;
  return FALSE;
}

ForconVerdict
forcon_sweep_judge (const ForconBattle *battle, ForconShipId ship)
{
  const ForconCard *card = forcon_battle_card (battle, ship);
  ForconVerdict verdict = { .kind = FORCON_VERDICT_DONE, .ship = ship };

  if (card->type != FORCON_SHIP_TYPE_MINESWEEPER || card->drones == 0)
    verdict.kind = FORCON_VERDICT_NOT_A_SWEEPER;
  else if (!FORCON_ID_IS_NONE (forcon_battle_ship (battle, ship)->planet))
    verdict.kind = FORCON_VERDICT_IN_ORBIT;
  else if (forcon_battle_ship (battle, ship)->sweeping)
    verdict.kind = FORCON_VERDICT_ALREADY_SWEEPING;
  else if (formation_has_moved (battle, ship))
    verdict.kind = FORCON_VERDICT_ALREADY_MOVED;
  return verdict;
}

/* How far the drones of a ship search, 0.01 cm (F-SWP-1). */
static ForconLength
sweep_reach (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  return forcon_battle_card (battle, ship)->drones * rules->mine.drone_reach;
}

/* The mines of enemies that lie within reach of the ship where it is and have not gone off. */
static GArray *
mines_in_reach (const ForconDecision *decision, ForconShipId ship)
{
  const ForconBattle *battle = decision->battle;
  const ForconShip *state = forcon_battle_ship (battle, ship);
  ForconLength reach = sweep_reach (battle, decision->rules, ship);
  GArray *mines = g_array_new (FALSE, FALSE, sizeof (ForconMineId));

  for (guint i = 0; i < battle->mines->len; i++)
    {
      const ForconMine *mine = &g_array_index (battle->mines, ForconMine, i);

      if (FORCON_ID_IS_NONE (mine->victim) && forcon_sides_hostile (battle, mine->side, state->side)
          && forcon_point_distance (state->position, mine->position) <= reach)
        g_array_append_val (mines, mine->id);
    }
  return mines;
}

gboolean
forcon_mine_sweep (ForconDecision *decision, const ForconCommand *command)
{
  ForconSideId side = forcon_battle_ship (decision->battle, command->sweep.ship)->side;
  ForconVerdict verdict = forcon_sweep_judge (decision->battle, command->sweep.ship);

  if (verdict.kind != FORCON_VERDICT_DONE)
    return forcon_decision_refuse (decision, verdict);
  g_autoptr (GArray) mines = mines_in_reach (decision, command->sweep.ship);

  FORCON_EMIT (decision, SWEEP_DECLARED, sweep_declared, .ship = command->sweep.ship,
               .reach = sweep_reach (decision->battle, decision->rules, command->sweep.ship),
               .found = (gint) mines->len);
  for (guint i = 0; i < mines->len; i++)
    {
      ForconMineId mine = g_array_index (mines, ForconMineId, i);

      if (!forcon_mine_known (forcon_battle_mine (decision->battle, mine), side))
        FORCON_EMIT (decision, MINE_REVEALED, mine_revealed, .mine = mine, .side = side, .ship = command->sweep.ship);
    }
  return TRUE;
}

/* Destroys the mines that its side knows and that are within its reach where it has come to lie. */
static void
destroy_mines (ForconDecision *decision, ForconShipId ship)
{
  ForconSideId side = forcon_battle_ship (decision->battle, ship)->side;
  g_autoptr (GArray) mines = mines_in_reach (decision, ship);

  for (guint i = 0; i < mines->len; i++)
    {
      ForconMineId mine = g_array_index (mines, ForconMineId, i);

      if (forcon_mine_known (forcon_battle_mine (decision->battle, mine), side))
        FORCON_EMIT (decision, MINE_GONE, mine_gone, .mine = mine, .end = FORCON_MINE_END_SWEPT);
    }
}

gboolean
forcon_mine_swept (ForconDecision *decision)
{
  for (guint i = 1; i <= decision->battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };
      const ForconShip *state = forcon_battle_ship (decision->battle, ship);

      if (state->sweeping && FORCON_ID_EQUAL (state->side, decision->battle->side)
          && forcon_ship_in_action (decision->battle, ship) && FORCON_ID_IS_NONE (state->planet)
          && state->moved_distance <= decision->rules->mine.sweep_speed)
        destroy_mines (decision, ship);
    }
  return TRUE;
}
