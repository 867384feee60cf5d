/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/weapons/torpedo.h"

#include "engine/decision/damage.h"
#include "engine/decision/torpedoes.h"
#include "engine/state/ship.h"

static gint
count_of (const ForconDecision *decision, ForconSalvoId salvo)
{
  const ForconSalvo *state = forcon_battle_salvo (decision->battle, salvo);

  return state == NULL ? 0 : state->count;
}

/* Takes the salvo off when none of its torpedoes is left. */
static void
settle_salvo (ForconDecision *decision, ForconSalvoId salvo, ForconSalvoEnd end)
{
  if (forcon_battle_salvo (decision->battle, salvo) != NULL && count_of (decision, salvo) == 0)
    FORCON_EMIT (decision, SALVO_GONE, salvo_gone, .salvo = salvo, .end = end);
}

/* Dice: one for each torpedo (F-TORP-7). */
static gboolean
cross_marker (ForconDecision *decision, ForconSalvoId salvo, ForconObjectId object)
{
  gint count = count_of (decision, salvo);
  gint needed = decision->rules->torpedo.marker;
  ForconRoll roll;

  if (!forcon_decision_roll (decision, FORCON_PURPOSE_SALVO_MARKER,
                             forcon_battle_salvo (decision->battle, salvo)->launcher, count, needed, &roll))
    return FALSE;
  gint lost = MIN (forcon_decision_count (decision, roll, needed), count);

  FORCON_EMIT (decision, SALVO_CROSSED, salvo_crossed, .salvo = salvo, .object = object, .needed = needed,
               .roll = roll, .lost = lost, .left = count - lost);
  settle_salvo (decision, salvo, FORCON_SALVO_END_DETONATED);
  return TRUE;
}

/* Dice: 2d6; the scanners of both take each other for a target on a double (F-TORP-7). */
static gboolean
meet_salvo (ForconDecision *decision, ForconSalvoId salvo, ForconSalvoId other)
{
  ForconRoll roll;

  if (!forcon_decision_roll (decision, FORCON_PURPOSE_SALVO_MEETING,
                             forcon_battle_salvo (decision->battle, salvo)->launcher, 2, 0, &roll))
    return FALSE;
  gboolean detonated = forcon_decision_face (decision, roll, 0) == forcon_decision_face (decision, roll, 1);

  FORCON_EMIT (decision, SALVOS_MET, salvos_met, .salvo = salvo, .other = other, .roll = roll,
               .detonated = detonated);
  if (!detonated)
    return TRUE;
  FORCON_EMIT (decision, SALVO_GONE, salvo_gone, .salvo = salvo, .end = FORCON_SALVO_END_DETONATED);
  FORCON_EMIT (decision, SALVO_GONE, salvo_gone, .salvo = other, .end = FORCON_SALVO_END_DETONATED);
  return TRUE;
}

/* Dice: those of the turrets and of the escorts that cover (F-TORP-4, F-TORP-5). */
static gboolean
pass_turrets (ForconDecision *decision, ForconSalvoId salvo, ForconShipId target)
{
  gint turrets = 0;
  gint cover = 0;
  gint shot_down = 0;
  gint count = count_of (decision, salvo);
  ForconRoll roll = { 0 };

  if (!forcon_torpedo_turrets (decision, target, &turrets, &cover, &roll, &shot_down))
    return FALSE;
  shot_down = MIN (shot_down, count);
  if (turrets + cover > 0)
    FORCON_EMIT (decision, TURRETS_FIRED, turrets_fired, .salvo = salvo, .target = target, .turrets = turrets,
                 .cover = cover, .needed = decision->rules->torpedo.turret, .roll = roll, .shot_down = shot_down,
                 .left = count - shot_down);
  settle_salvo (decision, salvo, FORCON_SALVO_END_SHOT_DOWN);
  return TRUE;
}

/* Those that hit are gone; damage passes the shields (F-TORP-6, F-TORP-9). */
static gboolean
strike (ForconDecision *decision, ForconSalvoId salvo, ForconShipId target)
{
  ForconShipId launcher = forcon_battle_salvo (decision->battle, salvo)->launcher;
  gint armour = forcon_battle_card (decision->battle, target)->armour;
  gint count = count_of (decision, salvo);
  ForconRoll roll;

  if (!forcon_decision_roll (decision, FORCON_PURPOSE_TORPEDO_HITS, target, count, armour, &roll))
    return FALSE;
  gint hits = MIN (forcon_decision_count (decision, roll, armour), count);

  FORCON_EMIT (decision, TORPEDOES_STRUCK, torpedoes_struck, .salvo = salvo, .target = target, .count = count,
               .armour = armour, .roll = roll, .hits = hits, .left = count - hits);
  settle_salvo (decision, salvo, FORCON_SALVO_END_ALL_HIT);
  return forcon_torpedo_harm (decision, target, FORCON_CAUSE_TORPEDO, launcher, hits);
}

static gboolean
meet (ForconDecision *decision, ForconSalvoId salvo, const ForconEncounter *encounter)
{
  switch (encounter->kind)
    {
    case FORCON_MEETS_MARKER:
      return cross_marker (decision, salvo, encounter->object);
    case FORCON_MEETS_SALVO:
      return meet_salvo (decision, salvo, encounter->salvo);
    case FORCON_MEETS_SHIP:
      if (!forcon_ship_on_table (decision->battle, encounter->ship))
        return TRUE;
      return pass_turrets (decision, salvo, encounter->ship)
             && (count_of (decision, salvo) == 0 || strike (decision, salvo, encounter->ship));
    }
  return TRUE;
}

/* Dice: of each thing that the salvo meets, in that order. What appears on its path meanwhile does not count. */
static gboolean
move_salvo (ForconDecision *decision, ForconSalvoId id, const ForconLegs *legs)
{
  const ForconSalvo *salvo = forcon_battle_salvo (decision->battle, id);
  g_auto (ForconSalvoWay) way = { 0 };

  forcon_salvo_find_way (decision->battle, decision->rules, id, legs, &way);
  FORCON_EMIT (decision, SALVO_MOVED, salvo_moved, .salvo = id, .from = salvo->position,
               .from_heading = salvo->heading, .legs = *legs, .distance = way.distance,
               .to = way.path.points[way.path.n_points - 1], .heading = way.path.heading,
               .run = MAX (salvo->run - 1, 0));
  for (guint i = 0; i < way.encounters->len && count_of (decision, id) > 0; i++)
    if (!meet (decision, id, &g_array_index (way.encounters, ForconEncounter, i)))
      return FALSE;
  if (count_of (decision, id) == 0)
    return TRUE;
  if (!FORCON_ID_IS_NONE (way.planet))
    FORCON_EMIT (decision, SALVO_GONE, salvo_gone, .salvo = id, .end = FORCON_SALVO_END_DETONATED);
  else if (way.leaves)
    FORCON_EMIT (decision, SALVO_GONE, salvo_gone, .salvo = id, .end = FORCON_SALVO_END_LEFT_TABLE);
  return TRUE;
}

gboolean
forcon_torpedo_harm (ForconDecision *decision, ForconShipId target, ForconCause cause, ForconShipId by, gint hits)
{
  if (hits == 0)
    return TRUE;
  if (forcon_ship_is_hulk (decision->battle, target) ? !forcon_catastrophe_roll (decision, target)
                                                     : !forcon_damage_unsaved (decision, target, cause, by, hits))
    return FALSE;
  return forcon_catastrophe_settle (decision);
}

gboolean
forcon_torpedo_move (ForconDecision *decision, const ForconCommand *command)
{
  ForconSalvoId id = forcon_salvo_meant (decision->battle, command->move_salvo.salvo, command->move_salvo.salvo_of);
  const ForconSalvo *salvo = forcon_battle_salvo (decision->battle, id);

  if (salvo == NULL)
    return forcon_decision_refuse_kind (decision, FORCON_VERDICT_NO_SUCH_SALVO, command->move_salvo.salvo_of);
  if (!FORCON_ID_EQUAL (salvo->side, decision->battle->side))
    return forcon_decision_refuse (decision, (ForconVerdict){ .kind = FORCON_VERDICT_NOT_ITS_TURN,
                                                              .ship = salvo->launcher, .salvo = id,
                                                              .side = decision->battle->side });
  ForconVerdict verdict = forcon_salvo_judge (decision->battle, decision->rules, id, &command->move_salvo.legs);

  if (verdict.kind != FORCON_VERDICT_DONE)
    return forcon_decision_refuse (decision, verdict);
  return move_salvo (decision, id, &command->move_salvo.legs);
}

/* The oldest salvo of the side at turn that still has to move. */
static ForconSalvoId
next_unmoved (const ForconBattle *battle)
{
  for (guint i = 0; i < battle->salvos->len; i++)
    {
      const ForconSalvo *salvo = &g_array_index (battle->salvos, ForconSalvo, i);

      if (FORCON_ID_EQUAL (salvo->side, battle->side) && !salvo->moved && salvo->run > 0)
        return salvo->id;
    }
  return FORCON_NO_SALVO;
}

gboolean
forcon_torpedo_run (ForconDecision *decision)
{
  ForconSalvoId salvo = next_unmoved (decision->battle);

  while (!FORCON_ID_IS_NONE (salvo))
    {
      ForconLegs legs = forcon_salvo_straight (forcon_battle_salvo (decision->battle, salvo));

      if (!move_salvo (decision, salvo, &legs))
        return FALSE;
      salvo = next_unmoved (decision->battle);
    }
  return TRUE;
}

static ForconSalvoId
next_spent (const ForconBattle *battle)
{
  for (guint i = 0; i < battle->salvos->len; i++)
    {
      const ForconSalvo *salvo = &g_array_index (battle->salvos, ForconSalvo, i);

      if (FORCON_ID_EQUAL (salvo->side, battle->side) && salvo->run <= 0)
        return salvo->id;
    }
  return FORCON_NO_SALVO;
}

void
forcon_torpedo_clear (ForconDecision *decision)
{
  ForconSalvoId salvo = next_spent (decision->battle);

  while (!FORCON_ID_IS_NONE (salvo))
    {
      FORCON_EMIT (decision, SALVO_GONE, salvo_gone, .salvo = salvo, .end = FORCON_SALVO_END_SPENT);
      salvo = next_spent (decision->battle);
    }
}
