/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "web/house/web-seat.h"

#include "engine/captain/captain.h"
#include "engine/rules/openings.h"
#include "engine/weapons/gunnery.h"
#include "engine/weapons/torpedo.h"

gboolean
forcon_web_sit_down (const ForconKnowledge *present, guint place, ForconWebSeat *seat)
{
  const ForconSide *turn;

  *seat = (ForconWebSeat){ .clash = forcon_knowledge_clash (present, place),
                           .view = forcon_knowledge_view (present, place),
                           .rules = forcon_knowledge_rules (present) };
  seat->battle = forcon_view_battle (seat->view);
  seat->side = forcon_view_side (seat->view);
  turn = forcon_battle_side (seat->battle, seat->battle->side);
  if (turn != NULL)
    seat->turn = forcon_battle_find_side (forcon_knowledge_campaign (present)->fleet, turn->id);
  return seat->clash.state == FORCON_CLASH_OPEN;
}

char *
forcon_web_seat_moment (const ForconWebSeat *seat)
{
  return g_strdup_printf ("%d %s %u", seat->battle->round, forcon_step_to_word (seat->battle->step), seat->turn.value);
}

static gboolean
is_own (const ForconWebSeat *seat, ForconShipId ship)
{
  return forcon_ship_in_action (seat->battle, ship)
         && FORCON_ID_EQUAL (forcon_battle_ship (seat->battle, ship)->side, seat->side);
}

gboolean
forcon_web_seat_may_move (const ForconWebSeat *seat, ForconShipId ship)
{
  return seat->battle->step == FORCON_STEP_MOVEMENT && FORCON_ID_EQUAL (seat->battle->side, seat->side)
         && is_own (seat, ship)
         && (forcon_opening_is_open (seat->battle, seat->rules, FORCON_OPENING_MUST_MOVE, ship)
             || forcon_opening_is_open (seat->battle, seat->rules, FORCON_OPENING_MOVE, ship));
}

gboolean
forcon_web_seat_may_order (const ForconWebSeat *seat, ForconShipId ship, ForconOrder order)
{
  const ForconCommand command = forcon_command_order (ship, order);
  g_autoptr (ForconOutcome) outcome = forcon_captains_foresee (seat->battle, seat->rules, &command);

  return outcome->after != NULL;
}

static guint32
usable_at (const ForconWebSeat *seat, ForconShipId ship, ForconShipId target)
{
  if (!forcon_ship_in_action (seat->battle, target) || !forcon_ships_hostile (seat->battle, ship, target)
      || !forcon_ship_detected (seat->battle, target, seat->side))
    return 0;
  return forcon_gunnery_usable (seat->battle, seat->rules, ship, target);
}

GArray *
forcon_web_seat_shots (const ForconWebSeat *seat, ForconShipId ship)
{
  const ForconBattle *battle = seat->battle;
  GArray *shots = g_array_new (FALSE, FALSE, sizeof (ForconCommand));

  if (battle->step != FORCON_STEP_FIRE || !is_own (seat, ship))
    return shots;
  for (guint16 i = 1; i <= battle->n_ships; i++)
    {
      ForconCommand command
          = forcon_command_fire (ship, (ForconShipId){ i }, usable_at (seat, ship, (ForconShipId){ i }));

      if (command.fire.weapons != 0)
        g_array_append_val (shots, command);
    }
  for (guint i = 0; i < battle->salvos->len; i++)
    {
      ForconSalvoId salvo = g_array_index (battle->salvos, ForconSalvo, i).id;
      ForconCommand command = FORCON_COMMAND (FIRE, fire, .ship = ship, .salvo = salvo);

      command.fire.weapons = forcon_salvo_usable (battle, seat->rules, ship, salvo);
      if (command.fire.weapons != 0)
        g_array_append_val (shots, command);
    }
  return shots;
}

/* Whether it can brace itself for what others do, or make tubes ready that it has launched from. */
static gboolean
may_prepare (const ForconWebSeat *seat, ForconShipId ship)
{
  const ForconShip *state = forcon_battle_ship (seat->battle, ship);

  if (forcon_opening_is_open (seat->battle, seat->rules, FORCON_OPENING_BRACE, ship))
    return forcon_web_seat_may_order (seat, ship, FORCON_ORDER_BRACE);
  return (state->loading | state->unready) != 0
         && forcon_web_seat_may_order (seat, ship, FORCON_ORDER_PREPARE_TO_LAUNCH);
}

gboolean
forcon_web_seat_awaits (const ForconWebSeat *seat, ForconShipId ship, const GArray *shots)
{
  return forcon_web_seat_may_move (seat, ship) || shots->len > 0
         || (is_own (seat, ship) && may_prepare (seat, ship));
}
