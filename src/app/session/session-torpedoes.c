/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The part of the draft that is about torpedoes: launching them, moving them, firing at them. */
#include "app/session/session-private.h"
#include "engine/weapons/torpedo.h"

GArray *
forcon_session_salvos (ForconSession *self)
{
  const ForconBattle *battle = forcon_session_battle (self);
  GArray *salvos = g_array_new (FALSE, FALSE, sizeof (ForconSalvoId));

  if (!forcon_session_commands (self) || battle->step != FORCON_STEP_TORPEDOES)
    return salvos;
  for (guint i = 0; i < battle->salvos->len; i++)
    {
      const ForconSalvo *salvo = &g_array_index (battle->salvos, ForconSalvo, i);

      if (FORCON_ID_EQUAL (salvo->side, battle->side) && !salvo->moved && salvo->run > 0)
        g_array_append_val (salvos, salvo->id);
    }
  return salvos;
}

static gboolean
is_movable (ForconSession *self, ForconSalvoId id)
{
  g_autoptr (GArray) salvos = forcon_session_salvos (self);

  for (guint i = 0; i < salvos->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (salvos, ForconSalvoId, i), id))
      return TRUE;
  return FALSE;
}

void
forcon_session_draft_salvo (ForconSession *self, ForconSalvoId id)
{
  const ForconSalvo *salvo = forcon_battle_salvo (forcon_session_battle (self), id);

  self->draft.salvo = FORCON_NO_SALVO;
  if (salvo == NULL || !is_movable (self, id))
    return;
  self->draft.salvo = id;
  self->draft.thing = (ForconTableThing){ .salvo = id };
  self->draft.legs = forcon_session_padded_legs (forcon_salvo_straight (salvo));
}

void
forcon_session_select_salvo (ForconSession *self, ForconSalvoId salvo)
{
  g_return_if_fail (FORCON_IS_SESSION (self));
  if (FORCON_ID_EQUAL (salvo, self->draft.salvo))
    return;
  forcon_session_draft_salvo (self, salvo);
  forcon_session_emit_draft_changed (self);
}

gboolean
forcon_session_may_move_salvo (ForconSession *self)
{
  return !FORCON_ID_IS_NONE (self->draft.salvo) && is_movable (self, self->draft.salvo);
}

ForconCommand
forcon_session_salvo_command (ForconSession *self)
{
  return FORCON_COMMAND (MOVE_SALVO, move_salvo, .salvo = self->draft.salvo,
                         .legs = forcon_session_trimmed_legs (self));
}

void
forcon_session_drag_salvo (ForconSession *self, ForconPoint goal)
{
  const ForconSalvo *salvo = forcon_battle_salvo (forcon_session_battle (self), self->draft.salvo);
  ForconLegs legs = forcon_salvo_straight (salvo);
  ForconLength distance = forcon_legs_distance (&legs);
  ForconAngle turn = 0;

  if (salvo->old && !salvo->turned && !forcon_point_equal (salvo->position, goal))
    turn = forcon_angle_difference (salvo->heading, forcon_point_bearing (salvo->position, goal));
  turn = CLAMP (turn, -self->rules->torpedo.turn, self->rules->torpedo.turn);
  if (turn != 0)
    legs = (ForconLegs){ .n = 2, .leg = { { 0, turn }, { distance, 0 } } };
  forcon_session_set_legs (self, &legs);
}

void
forcon_session_set_target_salvo (ForconSession *self, ForconSalvoId salvo)
{
  const ForconBattle *battle = forcon_session_battle (self);

  g_return_if_fail (FORCON_IS_SESSION (self));
  if (FORCON_ID_EQUAL (salvo, self->draft.target_salvo))
    return;
  self->draft.target_salvo = salvo;
  self->draft.target = FORCON_NO_SHIP;
  self->draft.aimed = TRUE;
  self->draft.weapons = FORCON_ID_IS_NONE (salvo)
                            ? 0
                            : forcon_salvo_usable (battle, self->rules, self->draft.ship, salvo);
  forcon_session_emit_draft_changed (self);
}

gboolean
forcon_session_may_launch (ForconSession *self)
{
  return forcon_session_commands (self) && !FORCON_ID_IS_NONE (self->draft.ship)
         && forcon_opening_is_open (forcon_session_battle (self), self->rules, FORCON_OPENING_LAUNCH, self->draft.ship);
}

void
forcon_session_set_launching (ForconSession *self, gboolean launching)
{
  g_return_if_fail (FORCON_IS_SESSION (self));
  if (launching == self->draft.launching)
    return;
  self->draft.launching = launching;
  if (launching)
    {
      self->draft.tubes = forcon_launch_ready (forcon_session_battle (self), self->draft.ship);
      self->draft.heading = forcon_battle_ship (forcon_session_battle (self), self->draft.ship)->heading;
      if (FORCON_ID_IS_NONE (self->draft.target))
        self->draft.target = forcon_ship_nearest_enemy (forcon_session_battle (self), self->draft.ship);
    }
  forcon_session_emit_draft_changed (self);
}

void
forcon_session_set_tubes (ForconSession *self, guint32 tubes)
{
  g_return_if_fail (FORCON_IS_SESSION (self));
  if (tubes == self->draft.tubes)
    return;
  self->draft.tubes = tubes;
  forcon_session_emit_draft_changed (self);
}

void
forcon_session_set_heading (ForconSession *self, gboolean by_heading, ForconAngle heading)
{
  g_return_if_fail (FORCON_IS_SESSION (self));
  if (by_heading == self->draft.by_heading && heading == self->draft.heading)
    return;
  self->draft.by_heading = by_heading;
  self->draft.heading = forcon_angle_normalise (heading);
  forcon_session_emit_draft_changed (self);
}

void
forcon_session_set_with (ForconSession *self, const ForconShips *with)
{
  g_return_if_fail (FORCON_IS_SESSION (self));
  self->draft.with = *with;
  forcon_session_emit_draft_changed (self);
}

ForconCommand
forcon_session_launch_command (ForconSession *self)
{
  const ForconDraft *draft = &self->draft;

  return FORCON_COMMAND (LAUNCH, launch, .ship = draft->ship,
                         .target = draft->by_heading ? FORCON_NO_SHIP : draft->target, .weapons = draft->tubes,
                         .with = draft->with, .by_heading = draft->by_heading,
                         .heading = draft->by_heading ? draft->heading : 0);
}
