/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the master may do, and what is still to be done: every answer is a dry run of the engine. */
#include "app/session/session-private.h"

#include "engine/weapons/gunnery.h"

gboolean
forcon_verdict_allows (const ForconVerdict *verdict)
{
  return verdict->kind == FORCON_VERDICT_DONE || verdict->kind == FORCON_VERDICT_NEEDS_DICE;
}

ForconVerdict
forcon_session_try (ForconSession *self, const ForconCommand *command)
{
  g_autoptr (ForconOutcome) outcome = NULL;

  if (!forcon_session_commands (self))
    return (ForconVerdict){ .kind = FORCON_VERDICT_NOT_ITS_TURN, .ship = forcon_command_ship (command, "ship") };
  outcome = forcon_decide (forcon_session_battle (self), self->rules, command, &FORCON_DICE_ASK);
  return outcome->verdict;
}

GArray *
forcon_session_openings (ForconSession *self)
{
  if (!forcon_session_commands (self))
    return g_array_new (FALSE, FALSE, sizeof (ForconOpening));
  return forcon_openings (forcon_session_battle (self), self->rules);
}

/* Whether @ship belongs to the side whose turn it is, and can act. */
static gboolean
acts (const ForconBattle *battle, ForconShipId ship)
{
  return !FORCON_ID_IS_NONE (ship) && forcon_ship_in_action (battle, ship)
         && FORCON_ID_EQUAL (forcon_battle_ship (battle, ship)->side, battle->side);
}

gboolean
forcon_session_may_move (ForconSession *self)
{
  const ForconBattle *battle = forcon_session_battle (self);

  return forcon_session_commands (self) && battle->step == FORCON_STEP_MOVEMENT && acts (battle, self->draft.ship)
         && !forcon_battle_ship (battle, self->draft.ship)->moved;
}

ForconShips
forcon_session_withdraws (ForconSession *self)
{
  ForconLegs legs;

  if (!forcon_session_may_move (self))
    return (ForconShips){ 0 };
  legs = forcon_session_trimmed_legs (self);
  return forcon_move_withdraws (forcon_session_battle (self), self->draft.ship, &legs);
}

static gboolean
can_fire_at (ForconSession *self, ForconShipId shooter, ForconShipId target)
{
  const ForconBattle *battle = forcon_session_battle (self);

  return forcon_ships_hostile (battle, shooter, target) && forcon_ship_on_table (battle, target)
         && forcon_gunnery_usable (battle, self->rules, shooter, target) != 0;
}

gboolean
forcon_session_can_target (ForconSession *self, ForconShipId target)
{
  const ForconBattle *battle = forcon_session_battle (self);

  return forcon_session_commands (self) && battle->step == FORCON_STEP_FIRE && !FORCON_ID_IS_NONE (self->draft.ship)
         && can_fire_at (self, self->draft.ship, target);
}

static gboolean
has_target (ForconSession *self, ForconShipId shooter)
{
  const ForconBattle *battle = forcon_session_battle (self);

  if (!forcon_ship_in_action (battle, shooter))
    return FALSE;
  for (guint16 i = 1; i <= battle->n_ships; i++)
    if (can_fire_at (self, shooter, (ForconShipId){ i }))
      return TRUE;
  return FALSE;
}

gboolean
forcon_session_may_fire (ForconSession *self)
{
  const ForconBattle *battle = forcon_session_battle (self);
  ForconShipId ship = self->draft.ship;

  if (!forcon_session_commands (self) || battle->step != FORCON_STEP_FIRE || FORCON_ID_IS_NONE (ship))
    return FALSE;
  return acts (battle, ship) || has_target (self, ship);
}

ForconLegs
forcon_session_trimmed_legs (ForconSession *self)
{
  ForconLegs result = self->draft.legs;

  while (result.n > 1 && result.leg[result.n - 1].ahead == 0 && result.leg[result.n - 1].turn == 0)
    result.n--;
  return result;
}

ForconCommand
forcon_session_move_command (ForconSession *self)
{
  return FORCON_COMMAND (MOVE, move, .ship = self->draft.ship, .legs = forcon_session_trimmed_legs (self),
                         .orbit = self->draft.orbit,
                         .halves = self->draft.orbit == 0 ? FORCON_HALVES_NOTHING : self->draft.halves);
}

ForconCommand
forcon_session_fire_command (ForconSession *self)
{
  ForconCommand command = forcon_command_fire (self->draft.ship, self->draft.target, self->draft.weapons);

  if (!FORCON_ID_IS_NONE (self->draft.target_salvo))
    {
      command.fire.target = FORCON_NO_SHIP;
      command.fire.salvo = self->draft.target_salvo;
    }
  return command;
}

gboolean
forcon_session_step_command (ForconSession *self, ForconCommand *command)
{
  ForconStep step = forcon_session_step (self);

  *command = (ForconCommand){ .kind = step == FORCON_STEP_SET_UP ? FORCON_COMMAND_BEGIN : FORCON_COMMAND_END_STEP };
  return step != FORCON_STEP_OVER;
}

/* What a master would be sorry to have forgotten, and how urgent it is. Nothing is lost by not bracing, sweeping,
 * landing. */
static const ForconUrgency urgencies[FORCON_N_OPENING] = {
  [FORCON_OPENING_MUST_MOVE] = FORCON_URGENCY_NOW, [FORCON_OPENING_MOVE] = FORCON_URGENCY_MAYBE,
  [FORCON_OPENING_FIRE] = FORCON_URGENCY_NOW,      [FORCON_OPENING_RETURN_FIRE] = FORCON_URGENCY_NOW,
  [FORCON_OPENING_LAUNCH] = FORCON_URGENCY_MAYBE,  [FORCON_OPENING_MOVE_SALVO] = FORCON_URGENCY_MAYBE,
  [FORCON_OPENING_COVER] = FORCON_URGENCY_MAYBE,   [FORCON_OPENING_BOARD] = FORCON_URGENCY_NOW,
  [FORCON_OPENING_REPAIR] = FORCON_URGENCY_NOW,    [FORCON_OPENING_STOP_FALL] = FORCON_URGENCY_NOW,
  [FORCON_OPENING_FATE] = FORCON_URGENCY_NOW,      [FORCON_OPENING_TAKE_OVER] = FORCON_URGENCY_NOW,
};

ForconUrgency
forcon_session_urgency (ForconSession *self, ForconShipId ship)
{
  const ForconBattle *battle = forcon_session_battle (self);
  ForconUrgency urgency = FORCON_URGENCY_NOTHING;

  if (FORCON_ID_IS_NONE (ship) || !forcon_session_commands (self))
    return urgency;
  for (ForconOpeningKind kind = 0; kind < FORCON_N_OPENING; kind++)
    if (urgencies[kind] > urgency && kind != FORCON_OPENING_MOVE_SALVO
        && forcon_opening_is_open (battle, self->rules, kind, ship))
      urgency = urgencies[kind];
  return urgency;
}

gboolean
forcon_session_waits (ForconSession *self, ForconShipId ship)
{
  return forcon_session_urgency (self, ship) != FORCON_URGENCY_NOTHING;
}

/* Only those count for whom it is useful. Returns: whether there is any */
static gboolean
keep_useful (ForconSession *self, ForconOpening *opening)
{
  const ForconBattle *battle = forcon_session_battle (self);
  guint count = 0;

  /* Salvos are counted, and not ships. */
  if (opening->kind == FORCON_OPENING_MOVE_SALVO)
    return forcon_session_is_useful (self, opening->ship);
  for (guint16 i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId ship = { i };

      if (!forcon_opening_is_open (battle, self->rules, opening->kind, ship) || !forcon_session_is_useful (self, ship)
          || (battle->ships[i - 1].status == FORCON_SHIP_IN_ACTION
              && !FORCON_ID_EQUAL (battle->ships[i - 1].side, opening->side)))
        continue;
      if (count++ == 0)
        opening->ship = ship;
    }
  opening->count = MIN (opening->count, count);
  return count > 0;
}

gboolean
forcon_session_first_opening (ForconSession *self, ForconOpening *opening)
{
  g_autoptr (GArray) openings = forcon_session_openings (self);
  ForconUrgency urgency = FORCON_URGENCY_NOTHING;

  for (guint i = 0; i < openings->len; i++)
    {
      ForconOpening one = g_array_index (openings, ForconOpening, i);

      if (urgencies[one.kind] <= urgency || !keep_useful (self, &one))
        continue;
      urgency = urgencies[one.kind];
      *opening = one;
    }
  return urgency != FORCON_URGENCY_NOTHING;
}

guint
forcon_session_count_waiting (ForconSession *self)
{
  const ForconBattle *battle = forcon_session_battle (self);
  guint count = 0;

  for (guint16 i = 1; battle != NULL && i <= battle->n_ships; i++)
    count += forcon_session_waits (self, (ForconShipId){ i }) ? 1 : 0;
  return count;
}

gboolean
forcon_session_others_wait (ForconSession *self)
{
  const ForconBattle *battle = forcon_session_battle (self);
  g_autoptr (GArray) openings = NULL;

  g_return_val_if_fail (FORCON_IS_SESSION (self), FALSE);
  openings = forcon_session_openings (self);
  for (guint i = 0; i < openings->len; i++)
    {
      const ForconOpening *opening = &g_array_index (openings, ForconOpening, i);

      if (opening->skipped && !FORCON_ID_EQUAL (opening->side, battle->side))
        return TRUE;
    }
  return FALSE;
}
