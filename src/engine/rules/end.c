/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/decision/damage.h"
#include "engine/decision/end.h"
#include "engine/decision/orbits.h"
#include "engine/state/formation.h"
#include "engine/state/ship.h"

static gboolean
refuse_repair (ForconDecision *decision, ForconVerdictKind kind, const ForconCommand *command)
{
  return forcon_decision_refuse (
      decision, (ForconVerdict){ .kind = kind, .ship = command->repair.ship, .effect = command->repair.effect });
}

/* Whether there is such a damage; @critical: (out): the oldest of that effect, none for a hit (F-END-2). */
static gboolean
check_repair (ForconDecision *decision, const ForconCommand *command, ForconCriticalId *critical)
{
  const GArray *criticals = decision->battle->criticals;

  *critical = FORCON_NO_CRITICAL;
  if (command->repair.hit)
    return forcon_battle_ship (decision->battle, command->repair.ship)->hits
               < forcon_battle_card (decision->battle, command->repair.ship)->hits
           || refuse_repair (decision, FORCON_VERDICT_NOTHING_TO_REPAIR, command);
  if (!forcon_rules_repairable (decision->rules, command->repair.effect))
    return refuse_repair (decision, FORCON_VERDICT_NOT_REPAIRABLE, command);
  for (guint i = 0; i < criticals->len; i++)
    {
      const ForconCritical *oldest = &g_array_index (criticals, ForconCritical, i);

      if (!FORCON_ID_EQUAL (oldest->ship, command->repair.ship) || oldest->effect != command->repair.effect)
        continue;
      *critical = oldest->id;
      return TRUE;
    }
  return refuse_repair (decision, FORCON_VERDICT_NOTHING_TO_REPAIR, command);
}

gboolean
forcon_end_check_control (ForconDecision *decision, ForconShipId ship)
{
  gint made = forcon_battle_ship (decision->battle, ship)->repairs;
  gint allowed = decision->rules->crews[forcon_ship_crew (decision->battle, decision->rules, ship)].repairs;

  return made < allowed
         || forcon_decision_refuse (decision, (ForconVerdict){ .kind = FORCON_VERDICT_REPAIRS_SPENT, .ship = ship,
                                                               .actual = made, .needed = allowed });
}

gboolean
forcon_end_control (ForconDecision *decision, ForconShipId ship, ForconControl *control)
{
  control->readiness = forcon_ship_readiness (decision->battle, decision->rules, ship);
  control->modifier = forcon_ship_crew_modifier (decision->battle, decision->rules, ship);
  gint limit = control->readiness + control->modifier;

  if (!forcon_decision_roll (decision, FORCON_PURPOSE_DAMAGE_CONTROL, ship, 2, limit, &control->roll))
    return FALSE;
  gint sum = forcon_decision_sum (decision, control->roll);

  control->passed = decision->rules->options.repair_at_most ? sum <= limit : sum < limit;
  return TRUE;
}

/* What the critical took of a figure, as far as it is still lost: the master may have set that anew (F-END-3). */
static gint
given_back (gint taken, gint lost)
{
  return CLAMP (lost, 0, taken);
}

gint
forcon_end_readiness_back (const ForconBattle *battle, const ForconCritical *critical)
{
  return given_back (critical->readiness, forcon_battle_ship (battle, critical->ship)->readiness_lost);
}

gint
forcon_end_ew_attack_back (const ForconBattle *battle, const ForconCritical *critical)
{
  return given_back (critical->ew_attack, forcon_battle_ship (battle, critical->ship)->ew_attack_lost);
}

gboolean
forcon_end_repair (ForconDecision *decision, const ForconCommand *command)
{
  ForconCriticalId critical;
  ForconControl control;

  if (command->repair.fall)
    return forcon_orbit_stop_fall (decision, command);
  if (!forcon_end_check_control (decision, command->repair.ship) || !check_repair (decision, command, &critical)
      || !forcon_end_control (decision, command->repair.ship, &control))
    return FALSE;
  const ForconCritical *mended = control.passed ? forcon_battle_critical (decision->battle, critical) : NULL;
  gint left = forcon_battle_ship (decision->battle, command->repair.ship)->hits;
  gint lost = forcon_battle_card (decision->battle, command->repair.ship)->hits - left;
  /* One hit, or those that the critical took besides (F-END-3). */
  gint hits = !control.passed ? 0 : MIN (command->repair.hit ? 1 : mended->extra, lost);

  FORCON_EMIT (decision, REPAIR_TRIED, repair_tried, .ship = command->repair.ship, .hit = command->repair.hit,
               .effect = command->repair.effect, .critical = critical, .roll = control.roll,
               .readiness = control.readiness, .crew_modifier = control.modifier, .repaired = control.passed,
               .hits = hits, .hits_left = left + hits,
               .readiness_back = mended == NULL ? 0 : forcon_end_readiness_back (decision->battle, mended),
               .ew_attack_back = mended == NULL ? 0 : forcon_end_ew_attack_back (decision->battle, mended));
  return TRUE;
}

gboolean
forcon_end_burn (ForconDecision *decision)
{
  ForconBattle *battle = decision->battle;

  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };
      gint fires = forcon_ship_count_criticals (battle, ship, FORCON_CRITICAL_FIRE);

      if (fires == 0 || !forcon_ship_in_action (battle, ship)
          || !FORCON_ID_EQUAL (forcon_battle_ship (battle, ship)->side, battle->side))
        continue;
      if (!forcon_damage_ship (decision, ship, FORCON_CAUSE_FIRE, FORCON_NO_SHIP, fires * decision->rules->fire_damage)
          || !forcon_catastrophe_settle (decision))
        return FALSE;
    }
  return TRUE;
}

/* Whether all who fight know of the side whose turn it is: in a turn of which somebody knows nothing, nothing may
 * change. */
static gboolean
turn_is_known (const ForconBattle *battle)
{
  for (guint i = 1; i <= forcon_battle_n_sides (battle); i++)
    if (forcon_side_in_action (battle, (ForconSideId){ (guint16) i })
        && !forcon_side_detected (battle, battle->side, (ForconSideId){ (guint16) i }))
      return FALSE;
  return TRUE;
}

gboolean
forcon_end_remove_markers (ForconDecision *decision)
{
  const ForconOptions *options = &decision->rules->options;
  const GArray *objects = decision->battle->objects;
  gint present = 0;
  ForconRoll roll = { 0 };

  for (guint i = 0; i < objects->len; i++)
    if (g_array_index (objects, ForconObject, i).kind == FORCON_OBJECT_BLAST)
      present++;
  gint allowed = present;

  if (present == 0 || !turn_is_known (decision->battle))
    return TRUE;
  if (!options->markers_all
      && !forcon_decision_roll_formula (decision, FORCON_PURPOSE_MARKERS, FORCON_NO_SHIP, options->markers_removal,
                                        &roll, &allowed))
    return FALSE;
  if (roll.count > 0)
    FORCON_EMIT (decision, MARKERS_ROLLED, markers_rolled, .roll = roll, .allowed = allowed, .present = present);
  /* The oldest first; the event takes a marker out of the list. */
  for (guint i = 0; allowed > 0 && i < objects->len;)
    {
      ForconObject object = g_array_index (objects, ForconObject, i);

      if (object.kind != FORCON_OBJECT_BLAST)
        i++;
      else
        {
          FORCON_EMIT (decision, MARKER_REMOVED, marker_removed, .object = object.id, .kind = object.kind);
          allowed--;
        }
    }
  return TRUE;
}
