/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/decision/detection.h"
#include "engine/decision/fire.h"
#include "engine/decision/mines.h"
#include "engine/decision/torpedoes.h"
#include "engine/state/formation.h"
#include "engine/weapons/gunnery.h"
#include "engine/weapons/mine.h"
#include "engine/state/ship.h"

/* Mines that went off are announced and resolved in the torpedo phase (F-MINE-3, F-MINE-4). */

/* How a plasma mine is looked up in the gunnery table. */
typedef struct {
  ForconAspect aspect;
  gint base_column;
  gint column;
} MineShot;

/*
 * The column of what the victim, or its formation, shows to the mine, moved once to the left as at short range; on a
 * border of two arcs the better one, and with the option the same column for all (F-MINE-4, F-FORM-5, F-GEN-3).
 */
static MineShot
look_up (const ForconBattle *battle, const ForconRules *rules, const ForconMine *mine)
{
  ForconTarget target = forcon_battle_card (battle, mine->victim)->target;
  ForconShipId shows = forcon_formation_aspect_ship (battle, mine->victim);
  ForconArcs arcs = forcon_ship_arcs_of (battle, shows, mine->position);
  MineShot best = { FORCON_ASPECT_ANY, rules->mine.column, rules->mine.column };

  if (rules->options.mines_fixed_column)
    return best;
  best.base_column = G_MAXINT;
  for (ForconArc arc = 0; arc < FORCON_N_ARC; arc++)
    {
      ForconAspect aspect = forcon_gunnery_aspect (target, arc);
      gint base = rules->columns[target][aspect];

      if ((arcs & FORCON_ARC_BIT (arc)) != 0 && base < best.base_column)
        best = (MineShot){ aspect, base, CLAMP (base + rules->shift_near, 1, FORCON_GUNNERY_COLUMNS) };
    }
  return best;
}

/* Dice: one for each salvo that shields did not stop, or with `after-armour` for each salvo (F-MINE-4, F-ART-6). */
static gboolean
burst_plasma (ForconDecision *decision, const ForconMine *mine)
{
  const ForconRules *rules = decision->rules;
  gboolean shields_last = rules->options.shields_after_armour;
  gint armour = forcon_battle_card (decision->battle, mine->victim)->armour;
  ForconShips pool;
  gint shields = forcon_shields_show (decision, mine->victim, &pool);
  MineShot shot = look_up (decision->battle, rules, mine);
  gint salvos = forcon_rules_salvos (rules, mine->card.strength, shot.column);
  gint before = shields_last ? 0 : MIN (shields, salvos);
  ForconRoll roll;

  if (!forcon_decision_roll (decision, FORCON_PURPOSE_ARMOUR, mine->victim, salvos - before, armour, &roll))
    return FALSE;
  gint hits = forcon_decision_count (decision, roll, armour);
  gint stopped = shields_last ? MIN (shields, hits) : before;
  gint damage = shields_last ? hits - stopped : hits;

  FORCON_EMIT (decision, MINE_BURST, mine_burst, .mine = mine->id, .target = mine->victim,
               .firepower = mine->card.strength,
               .target_kind = forcon_battle_card (decision->battle, mine->victim)->target, .aspect = shot.aspect,
               .base_column = shot.base_column, .column = shot.column, .salvos = salvos, .armour = armour,
               .shields = shields, .roll = roll, .hits = hits, .stopped = stopped, .damage = damage);
  forcon_shields_stop (decision, mine->victim, &pool, stopped);
  return forcon_torpedo_harm (decision, mine->victim, FORCON_CAUSE_MINE, FORCON_NO_SHIP, damage);
}

/* Dice: turrets, then one for each torpedo left (F-MINE-4, F-TORP-4, F-TORP-6). */
static gboolean
burst_torpedoes (ForconDecision *decision, const ForconMine *mine)
{
  gint armour = forcon_battle_card (decision->battle, mine->victim)->armour;
  gint turrets = 0;
  gint cover = 0;
  gint shot_down = 0;
  ForconRoll turret_roll;
  ForconRoll roll;

  if (!forcon_torpedo_turrets (decision, mine->victim, &turrets, &cover, &turret_roll, &shot_down))
    return FALSE;
  shot_down = MIN (shot_down, mine->card.strength);
  if (!forcon_decision_roll (decision, FORCON_PURPOSE_TORPEDO_HITS, mine->victim, mine->card.strength - shot_down,
                             armour, &roll))
    return FALSE;
  gint hits = forcon_decision_count (decision, roll, armour);

  FORCON_EMIT (decision, MINE_LAUNCHED, mine_launched, .mine = mine->id, .target = mine->victim,
               .count = mine->card.strength, .turrets = turrets, .cover = cover,
               .needed = decision->rules->torpedo.turret, .turret_roll = turret_roll, .shot_down = shot_down,
               .armour = armour, .roll = roll, .hits = hits);
  return forcon_torpedo_harm (decision, mine->victim, FORCON_CAUSE_MINE, FORCON_NO_SHIP, hits);
}

/*
 * All sides learn of the mine. A victim that is not on the table any more is out of its reach; the mine's side learns
 * of one that it strikes.
 */
static gboolean
burst (ForconDecision *decision, ForconMine mine)
{
  for (guint i = 1; i <= forcon_battle_n_sides (decision->battle); i++)
    {
      ForconSideId side = { (guint16) i };

      if (!forcon_mine_known (&mine, side))
        FORCON_EMIT (decision, MINE_REVEALED, mine_revealed, .mine = mine.id, .side = side, .ship = mine.victim);
    }
  if (forcon_ship_on_table (decision->battle, mine.victim)
      && FORCON_ID_IS_NONE (forcon_battle_ship (decision->battle, mine.victim)->planet))
    {
      forcon_detection_reveal (decision, mine.victim, mine.side, FORCON_LEVEL_CONTACT, FORCON_REVEAL_MINE);
      if (mine.card.charge == FORCON_CHARGE_PLASMA ? !burst_plasma (decision, &mine)
                                                   : !burst_torpedoes (decision, &mine))
        return FALSE;
    }
  FORCON_EMIT (decision, MINE_GONE, mine_gone, .mine = mine.id, .end = FORCON_MINE_END_USED);
  return TRUE;
}

/* The oldest mine that has gone off. */
static const ForconMine *
next_triggered (const ForconBattle *battle)
{
  for (guint i = 0; i < battle->mines->len; i++)
    {
      const ForconMine *mine = &g_array_index (battle->mines, ForconMine, i);

      if (!FORCON_ID_IS_NONE (mine->victim))
        return mine;
    }
  return NULL;
}

gboolean
forcon_mine_burst (ForconDecision *decision)
{
  const ForconMine *mine = next_triggered (decision->battle);

  while (mine != NULL)
    {
      if (!burst (decision, *mine))
        return FALSE;
      mine = next_triggered (decision->battle);
    }
  return TRUE;
}
