/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/decision/damage.h"
#include "engine/decision/fire.h"
#include "engine/state/ship.h"

void
forcon_place_marker (ForconDecision *decision, ForconObjectKind kind, ForconPoint centre, ForconLength radius)
{
  FORCON_EMIT (decision, MARKER_PLACED, marker_placed, .object = { decision->battle->next_id }, .kind = kind,
               .centre = centre, .radius = radius);
}

void
forcon_place_wreck_marker (ForconDecision *decision, ForconObjectKind kind, ForconShipId ship)
{
  const ForconShip *state = forcon_battle_ship (decision->battle, ship);

  if (FORCON_ID_IS_NONE (state->planet))
    forcon_place_marker (decision, kind, state->position,
                         kind == FORCON_OBJECT_RIFT ? decision->rules->rift_radius : decision->rules->blast_radius);
}

gboolean
forcon_catastrophe_roll (ForconDecision *decision, ForconShipId ship)
{
  const ForconRules *rules = decision->rules;
  gboolean was_hulk = forcon_ship_is_hulk (decision->battle, ship);
  /* Stations have their own number of dice (F-STN-1). */
  gint dice = forcon_ship_is_station (decision->battle, ship) ? rules->options.station_dice : 2;
  ForconRoll roll;

  if (!forcon_decision_roll (decision, FORCON_PURPOSE_CATASTROPHE, ship, dice, 0, &roll))
    return FALSE;
  /* Less than the table begins with counts as its first row. */
  gint row = CLAMP (forcon_decision_sum (decision, roll), FORCON_2D6_MIN, FORCON_2D6_MAX);
  ForconCatastrophe result = rules->catastrophe_rows[row];
  const ForconCatastropheRule *rule = &rules->catastrophes[result];

  FORCON_EMIT (decision, CATASTROPHE, catastrophe, .ship = ship, .roll = roll, .result = result,
               .was_hulk = was_hulk);
  for (gint i = 0; i < rule->blast_markers; i++)
    forcon_place_wreck_marker (decision, FORCON_OBJECT_BLAST, ship);
  if (rule->radius.count > 0 || rule->radius.bonus > 0)
    {
      ForconPendingExplosion explosion = { ship, result };

      if (decision->explosions == NULL)
        decision->explosions = g_array_new (FALSE, FALSE, sizeof explosion);
      g_array_append_val (decision->explosions, explosion);
    }
  return TRUE;
}

/* A ship in reach of an explosion. */
typedef struct {
  ForconShipId ship;
  ForconLength distance;
} Reached;

static gint
compare_reached (gconstpointer a, gconstpointer b)
{
  const Reached *left = a;
  const Reached *right = b;

  if (left->distance != right->distance)
    return left->distance < right->distance ? -1 : 1;
  return (gint) left->ship.value - (gint) right->ship.value;
}

/* All ships and hulks in reach, nearest first, those equally near in the order of the file (F-CAT-6). */
static GArray *
ships_in_reach (const ForconBattle *battle, ForconShipId source, ForconLength radius)
{
  ForconPoint centre = forcon_battle_ship (battle, source)->position;
  GArray *reached = g_array_new (FALSE, FALSE, sizeof (Reached));

  for (guint i = 1; i <= battle->n_ships; i++)
    {
      Reached one = { { (guint16) i }, 0 };

      if (!forcon_ship_on_table (battle, one.ship) || !forcon_ships_together (battle, source, one.ship))
        continue;
      one.distance = forcon_point_distance (centre, forcon_battle_ship (battle, one.ship)->position);
      if (one.distance <= radius)
        g_array_append_val (reached, one);
    }
  g_array_sort (reached, compare_reached);
  return reached;
}

/* One ship in the blast: dice for hits, shields stop some, the rest is damage; a hulk that is hit rolls again. */
static gboolean
strike (ForconDecision *decision, ForconShipId source, const Reached *reached, gint dice)
{
  gint needed = decision->rules->explosion_hit;
  gboolean hulk = forcon_ship_is_hulk (decision->battle, reached->ship);
  ForconShips pool;
  gint shields = forcon_shields_show (decision, reached->ship, &pool);
  ForconRoll roll;

  if (!forcon_decision_roll (decision, FORCON_PURPOSE_BLAST_HITS, reached->ship, dice, needed, &roll))
    return FALSE;
  gint hits = forcon_decision_count (decision, roll, needed);
  gint stopped = MIN (shields, hits);

  FORCON_EMIT (decision, BLAST_STRUCK, blast_struck, .ship = reached->ship, .by = source,
               .distance = reached->distance, .needed = needed, .shields = shields, .roll = roll, .hits = hits,
               .stopped = stopped, .damage = hits - stopped);
  forcon_shields_stop (decision, reached->ship, &pool, stopped);
  if (hits == stopped)
    return TRUE;
  if (hulk)
    return forcon_catastrophe_roll (decision, reached->ship);
  return forcon_damage_unsaved (decision, reached->ship, FORCON_CAUSE_EXPLOSION, source, hits - stopped);
}

void
forcon_catastrophe_clear (ForconDecision *decision)
{
  const ForconBattle *battle = decision->battle;

  for (guint i = battle->objects->len; i-- > 0;)
    {
      ForconObject object = g_array_index (battle->objects, ForconObject, i);

      if (object.kind == FORCON_OBJECT_EXPLOSION)
        FORCON_EMIT (decision, MARKER_REMOVED, marker_removed, .object = object.id, .kind = object.kind);
    }
}

static gboolean
explode (ForconDecision *decision, ForconPendingExplosion explosion)
{
  const ForconCatastropheRule *rule = &decision->rules->catastrophes[explosion.result];
  const ForconShip *state = forcon_battle_ship (decision->battle, explosion.ship);
  ForconPoint centre = state->position;
  gint dice = forcon_share (rule->force, forcon_battle_card (decision->battle, explosion.ship)->hits);
  gint radius = 0;
  ForconRoll roll;

  if (!forcon_decision_roll_formula (decision, FORCON_PURPOSE_BLAST_RADIUS, explosion.ship, rule->radius, &roll,
                                     &radius))
    return FALSE;
  g_autoptr (GArray) reached = ships_in_reach (decision->battle, explosion.ship, FORCON_CM (radius));

  FORCON_EMIT (decision, EXPLOSION, explosion, .ship = explosion.ship, .centre = centre, .roll = roll,
               .radius = FORCON_CM (radius), .dice = dice, .reached = (gint) reached->len);
  if (rule->rift)
    forcon_place_wreck_marker (decision, FORCON_OBJECT_RIFT, explosion.ship);
  /* Flash and wreckage block the line of fire until the fire phase is over; forcon_catastrophe_clear() (F-FIRE-4). */
  if (decision->battle->step == FORCON_STEP_FIRE && FORCON_ID_IS_NONE (state->planet))
    forcon_place_marker (decision, FORCON_OBJECT_EXPLOSION, centre,
                         forcon_ship_radius (decision->battle, explosion.ship));
  for (guint i = 0; i < reached->len; i++)
    if (!strike (decision, explosion.ship, &g_array_index (reached, Reached, i), dice))
      return FALSE;
  return TRUE;
}

gboolean
forcon_catastrophe_settle (ForconDecision *decision)
{
  while (decision->explosions != NULL && decision->explosions->len > 0)
    {
      ForconPendingExplosion explosion = g_array_index (decision->explosions, ForconPendingExplosion, 0);

      g_array_remove_index (decision->explosions, 0);
      if (!explode (decision, explosion))
        return FALSE;
    }
  return TRUE;
}
