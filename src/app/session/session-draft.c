/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The selected ship, its target and the legs of its move. */
#include "app/session/session-private.h"

#include "engine/state/formation.h"
#include "engine/weapons/gunnery.h"

/* Weapons that count beside a target: all that can be used on it. */
static guint32
usable_on (ForconSession *self, ForconShipId target)
{
  if (FORCON_ID_IS_NONE (target) || FORCON_ID_IS_NONE (self->draft.ship))
    return 0;
  return forcon_gunnery_usable (forcon_session_battle (self), self->rules, self->draft.ship, target);
}

/* The nearest enemy if it can be fired at, else the first that can. */
static ForconShipId
likely_target (ForconSession *self)
{
  const ForconBattle *battle = forcon_session_battle (self);
  ForconShipId nearest = forcon_ship_nearest_enemy (battle, self->draft.ship);

  if (usable_on (self, nearest) != 0)
    return nearest;
  for (guint16 i = 1; i <= battle->n_ships; i++)
    if (forcon_session_can_target (self, (ForconShipId){ i }))
      return (ForconShipId){ i };
  return FORCON_NO_SHIP;
}

/* A move to begin with: the shortest straight ahead; where that leaves the table, the straightest that does not. */
static ForconLegs
first_legs (ForconSession *self)
{
  const ForconBattle *battle = forcon_session_battle (self);
  ForconLegs legs = { .n = 2 };

  if (forcon_session_may_move (self))
    {
      ForconMoveLimits limits = forcon_move_limits (battle, self->rules, self->draft.ship);

      ForconLegs stays;

      legs.leg[0].ahead = limits.may_stand ? 0 : limits.least;
      if (forcon_move_withdraws (battle, self->draft.ship, &legs).n > 0
          && forcon_move_on_table (battle, self->rules, self->draft.ship, &stays))
        legs = forcon_session_padded_legs (stays);
    }
  return legs;
}

/* The selected ship's salvo before those of others. */
static void
draft_first_salvo (ForconSession *self)
{
  const ForconBattle *battle = forcon_session_battle (self);
  g_autoptr (GArray) salvos = forcon_session_salvos (self);
  ForconSalvoId first = FORCON_NO_SALVO;

  if (salvos->len > 0)
    first = g_array_index (salvos, ForconSalvoId, 0);
  for (guint i = salvos->len; i > 0; i--)
    {
      ForconSalvoId id = g_array_index (salvos, ForconSalvoId, i - 1);

      if (FORCON_ID_EQUAL (forcon_battle_salvo (battle, id)->launcher, self->draft.ship))
        first = id;
    }
  forcon_session_draft_salvo (self, first);
}

void
forcon_session_reset_draft (ForconSession *self, ForconShipId ship)
{
  const ForconBattle *battle = forcon_session_battle (self);

  if (battle == NULL || ship.value > battle->n_ships)
    ship = FORCON_NO_SHIP;
  self->draft = (ForconDraft){ .ship = ship, .legs = { .n = 2 } };
  if (battle == NULL || !forcon_session_commands (self))
    return;
  if (battle->step == FORCON_STEP_TORPEDOES)
    draft_first_salvo (self);
  if (FORCON_ID_IS_NONE (ship) || !FORCON_ID_IS_NONE (self->draft.salvo))
    return;
  self->draft.legs = first_legs (self);
  if (battle->step != FORCON_STEP_FIRE || !forcon_ship_in_action (battle, ship))
    return;
  self->draft.target = likely_target (self);
  self->draft.weapons = usable_on (self, self->draft.target);
}

const ForconDraft *
forcon_session_draft (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), NULL);
  return &self->draft;
}

void
forcon_session_select (ForconSession *self, ForconShipId ship)
{
  const ForconTableThing *thing = &self->draft.thing;

  g_return_if_fail (FORCON_IS_SESSION (self));
  if (self->journal == NULL
      || (FORCON_ID_EQUAL (ship, self->draft.ship) && FORCON_ID_IS_NONE (thing->salvo)
          && FORCON_ID_IS_NONE (thing->mine) && FORCON_ID_IS_NONE (thing->object)))
    return;
  forcon_session_reset_draft (self, ship);
  forcon_session_emit_draft_changed (self);
}

/* How urgent a ship is among those that have something useful to do. */
static ForconUrgency
urgency_of (ForconSession *self, ForconShipId ship)
{
  return forcon_session_is_useful (self, ship) ? MAX (forcon_session_urgency (self, ship), FORCON_URGENCY_MAYBE)
                                               : FORCON_URGENCY_NOTHING;
}

/* The next ship in the order of the list that is as urgent as @urgency; any on the table with NOTHING. */
static ForconShipId
search (ForconSession *self, gint from, gint n, gint direction, ForconUrgency urgency)
{
  const ForconBattle *battle = forcon_session_battle (self);

  for (gint i = 1; i <= n; i++)
    {
      gint place = from + direction * i;
      ForconShipId ship = { (guint16) (place + 1) };

      if (place < 0 || place >= (gint) battle->n_ships)
        break;
      if (urgency == FORCON_URGENCY_NOTHING ? forcon_ship_on_table (battle, ship)
                                            : urgency_of (self, ship) == urgency)
        return ship;
    }
  return FORCON_NO_SHIP;
}

/* The same all round the list, from @from on and then from its other end up to @from. */
static ForconShipId
search_round (ForconSession *self, gint from, gint direction, ForconUrgency urgency)
{
  gint n = (gint) forcon_session_battle (self)->n_ships;
  ForconShipId ship = search (self, from, n, direction, urgency);

  return FORCON_ID_IS_NONE (ship) ? search (self, direction > 0 ? -1 : n, n, direction, urgency) : ship;
}

/*
 * The next ship that has something to do. The selected one is followed by the rest of those that are as urgent,
 * these by the less urgent ones; after a ship that has nothing to do come the most urgent.
 */
static ForconShipId
search_waiting (ForconSession *self, gint from, gint direction)
{
  static const ForconUrgency order[] = { FORCON_URGENCY_NOW, FORCON_URGENCY_MAYBE };
  gint n = (gint) forcon_session_battle (self)->n_ships;
  ForconUrgency here = urgency_of (self, self->draft.ship);
  ForconShipId ship = FORCON_NO_SHIP;

  if (here != FORCON_URGENCY_NOTHING)
    {
      ForconUrgency other = order[here == order[0] ? 1 : 0];

      ship = search (self, from, n, direction, here);
      if (FORCON_ID_IS_NONE (ship))
        ship = search (self, direction > 0 ? -1 : n, n, direction, other);
      return FORCON_ID_IS_NONE (ship) ? search_round (self, from, direction, here) : ship;
    }
  for (guint i = 0; i < G_N_ELEMENTS (order) && FORCON_ID_IS_NONE (ship); i++)
    ship = search_round (self, from, direction, order[i]);
  return ship;
}

gboolean
forcon_session_select_next (ForconSession *self, gint direction)
{
  ForconShipId ship;
  gint from;

  g_return_val_if_fail (FORCON_IS_SESSION (self), FALSE);
  if (self->journal == NULL)
    return FALSE;
  from = self->draft.ship.value > 0 ? self->draft.ship.value - 1
         : direction > 0            ? -1
                                    : (gint) forcon_session_battle (self)->n_ships;
  ship = search_waiting (self, from, direction);
  /* Where nothing is to be done, ships are only looked at. */
  if (!forcon_session_commands (self) || forcon_session_step (self) == FORCON_STEP_SET_UP
      || forcon_session_step (self) == FORCON_STEP_OVER)
    ship = search_round (self, from, direction, FORCON_URGENCY_NOTHING);
  if (FORCON_ID_IS_NONE (ship))
    return FALSE;
  forcon_session_select (self, ship);
  return TRUE;
}

void
forcon_session_point_at (ForconSession *self, ForconShipId ship)
{
  const ForconBattle *battle = forcon_session_battle (self);

  g_return_if_fail (FORCON_IS_SESSION (self));
  if (battle == NULL)
    return;
  if (forcon_session_may_fire (self) && !FORCON_ID_IS_NONE (ship)
      && forcon_ships_hostile (battle, self->draft.ship, ship))
    forcon_session_set_target (self, ship);
  else
    forcon_session_select (self, ship);
}

void
forcon_session_set_target (ForconSession *self, ForconShipId target)
{
  g_return_if_fail (FORCON_IS_SESSION (self));
  if (FORCON_ID_EQUAL (target, self->draft.target) && FORCON_ID_IS_NONE (self->draft.target_salvo)
      && !self->draft.by_heading && self->draft.aimed)
    return;
  self->draft.target = target;
  self->draft.target_salvo = FORCON_NO_SALVO;
  self->draft.by_heading = FALSE;
  self->draft.weapons = usable_on (self, target);
  self->draft.aimed = TRUE;
  forcon_session_emit_draft_changed (self);
}

void
forcon_session_set_orbit (ForconSession *self, gint orbit, ForconHalves halves)
{
  g_return_if_fail (FORCON_IS_SESSION (self));
  if (orbit == self->draft.orbit && halves == self->draft.halves)
    return;
  self->draft.orbit = orbit;
  self->draft.halves = halves;
  forcon_session_emit_draft_changed (self);
}

void
forcon_session_point_at_thing (ForconSession *self, ForconTableThing thing)
{
  const ForconSalvo *salvo;

  g_return_if_fail (FORCON_IS_SESSION (self));
  if (self->journal == NULL)
    return;
  if (!FORCON_ID_IS_NONE (thing.ship))
    {
      forcon_session_point_at (self, thing.ship);
      return;
    }
  salvo = forcon_battle_salvo (forcon_session_battle (self), thing.salvo);
  self->draft.thing = thing;
  if (salvo != NULL && forcon_session_may_fire (self)
      && forcon_sides_hostile (forcon_session_battle (self), salvo->side,
                               forcon_battle_ship (forcon_session_battle (self), self->draft.ship)->side))
    forcon_session_set_target_salvo (self, thing.salvo);
  else if (salvo != NULL)
    forcon_session_select_salvo (self, thing.salvo);
  forcon_session_emit_draft_changed (self);
}

void
forcon_session_set_weapons (ForconSession *self, guint32 weapons)
{
  g_return_if_fail (FORCON_IS_SESSION (self));
  if (weapons == self->draft.weapons)
    return;
  self->draft.weapons = weapons;
  self->draft.aimed = TRUE;
  forcon_session_emit_draft_changed (self);
}

ForconLegs
forcon_session_padded_legs (ForconLegs legs)
{
  while (legs.n < 2 || (legs.n < FORCON_LEGS_MAX && legs.leg[legs.n - 1].turn != 0))
    legs.leg[legs.n++] = (ForconLeg){ 0, 0 };
  return legs;
}

static gboolean
legs_equal (const ForconLegs *a, const ForconLegs *b)
{
  if (a->n != b->n)
    return FALSE;
  for (guint i = 0; i < a->n; i++)
    if (a->leg[i].ahead != b->leg[i].ahead || a->leg[i].turn != b->leg[i].turn)
      return FALSE;
  return TRUE;
}

void
forcon_session_set_legs (ForconSession *self, const ForconLegs *legs)
{
  ForconLegs wanted = forcon_session_padded_legs (*legs);

  g_return_if_fail (FORCON_IS_SESSION (self));
  if (self->draft.touched && legs_equal (&wanted, &self->draft.legs))
    return;
  self->draft.legs = wanted;
  self->draft.touched = TRUE;
  forcon_session_emit_draft_changed (self);
}

void
forcon_session_drag_to (ForconSession *self, ForconPoint goal)
{
  ForconLegs legs;

  g_return_if_fail (FORCON_IS_SESSION (self));
  if (forcon_session_may_move_salvo (self))
    forcon_session_drag_salvo (self, goal);
  if (!forcon_session_may_move (self))
    return;
  legs = forcon_move_towards (forcon_session_battle (self), self->rules, self->draft.ship, goal);
  forcon_session_set_legs (self, &legs);
}

void
forcon_session_drop (ForconSession *self)
{
  g_return_if_fail (FORCON_IS_SESSION (self));
  forcon_session_reset_draft (self, self->draft.ship);
  forcon_session_emit_draft_changed (self);
}

void
forcon_session_set_placing (ForconSession *self, gboolean placing)
{
  g_return_if_fail (FORCON_IS_SESSION (self));
  if (placing == self->draft.placing)
    return;
  self->draft.placing = placing;
  self->draft.placed = FALSE;
  forcon_session_emit_draft_changed (self);
}

void
forcon_session_place (ForconSession *self, ForconPoint place)
{
  g_return_if_fail (FORCON_IS_SESSION (self));
  if (!self->draft.placing)
    return;
  self->draft.placed = TRUE;
  self->draft.place = place;
  forcon_session_emit_draft_changed (self);
}
