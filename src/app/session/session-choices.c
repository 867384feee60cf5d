/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Commands that need no more than a yes: what the selected ship may do in this step besides moving and firing. */
#include "app/session/session-private.h"

#include <glib/gi18n-lib.h>

#include "engine/state/formation.h"
#include "render/drawing/labels.h"
#include "engine/odds/odds-command.h"
#include "base/text.h"
#include "engine/weapons/torpedo.h"

/* Where the choices are gathered. */
typedef struct {
  ForconSession *session;
  const ForconBattle *battle;
  ForconShipId ship;
  GArray *choices;
} Gathering;

static void
choice_clear (gpointer data)
{
  g_free (((ForconChoice *) data)->text);
}

static const char *
name_of (const Gathering *gathering, ForconShipId ship)
{
  return forcon_name (forcon_battle_card (gathering->battle, ship)->name);
}

/* Takes @text over; what is not allowed is offered all the same, for then it says why. */
static void
offer (Gathering *gathering, ForconCommand command, char *text, const char *button)
{
  ForconChoice choice = {
    .command = command, .text = text, .button = button, .verdict = forcon_session_try (gathering->session, &command)
  };

  choice.chance = forcon_verdict_allows (&choice.verdict)
                      ? forcon_odds_of_command (gathering->battle, forcon_session_rules (gathering->session), &command)
                      : -1;

  g_array_append_val (gathering->choices, choice);
}

/* The same, only what is allowed. */
static void
offer_allowed (Gathering *gathering, ForconCommand command, char *text, const char *button)
{
  ForconVerdict verdict = forcon_session_try (gathering->session, &command);

  if (forcon_verdict_allows (&verdict))
    offer (gathering, command, text, button);
  else
    g_free (text);
}

static void
offer_lay (Gathering *gathering)
{
  const ForconRules *rules = forcon_session_rules (gathering->session);

  if (forcon_battle_card (gathering->battle, gathering->ship)->mines <= 0)
    return;
  for (guint charge = 0; charge < FORCON_N_CHARGE; charge++)
    {
      const ForconMineCard *card = &rules->mine.cards[charge];
      ForconCommand command = FORCON_COMMAND (LAY, lay, .ship = gathering->ship, .charge = card->charge,
                                              .range = card->range, .strength = card->strength);
      /* Translators: what a mine carries. */
      char *text = g_strdup_printf (_ ("A mine: %s"), forcon_label_charge ((ForconCharge) charge));

      offer (gathering, command, text, _ ("Lay"));
    }
}

static void
offer_ram (Gathering *gathering)
{
  const ForconRules *rules = forcon_session_rules (gathering->session);

  if (forcon_battle_ship (gathering->battle, gathering->ship)->order != FORCON_ORDER_FULL_AHEAD)
    return;
  for (guint16 i = 1; i <= gathering->battle->n_ships; i++)
    {
      ForconCommand command = FORCON_COMMAND (RAM, ram, .ship = gathering->ship, .target = { i });

      if (!forcon_ship_on_table (gathering->battle, command.ram.target)
          || !forcon_ships_hostile (gathering->battle, gathering->ship, command.ram.target))
        continue;
      command.ram.legs.n = 1;
      command.ram.legs.leg[0].ahead = forcon_move_limits (gathering->battle, rules, gathering->ship).most;
      offer_allowed (gathering, command, g_strdup_printf (_ ("Ram %s"), name_of (gathering, command.ram.target)),
                     _ ("Ram"));
    }
}

static void
offer_join (Gathering *gathering)
{
  for (guint16 i = 1; i <= gathering->battle->n_ships; i++)
    {
      const ForconShip *other = &gathering->battle->ships[i - 1];
      ForconCommand command = FORCON_COMMAND (JOIN, join, .ship = gathering->ship, .target = { i });

      if (FORCON_ID_EQUAL (forcon_formation_lead (gathering->battle, other->formation), command.join.target)
          && FORCON_ID_EQUAL (other->side, gathering->battle->side)
          && !FORCON_ID_EQUAL (other->formation, forcon_battle_ship (gathering->battle, gathering->ship)->formation))
        /* Translators: a ship whose formation can be joined. */
        offer_allowed (gathering, command,
                       g_strdup_printf (_ ("Join the formation of %s"), name_of (gathering, command.join.target)),
                       _ ("Join"));
    }
}

static void
movement_choices (Gathering *gathering)
{
  if (forcon_battle_card (gathering->battle, gathering->ship)->type == FORCON_SHIP_TYPE_MINESWEEPER)
    offer (gathering, FORCON_COMMAND (SWEEP, sweep, .ship = gathering->ship), g_strdup (_ ("Sweep mines this turn")),
           _ ("Sweep"));
  offer_ram (gathering);
  if (forcon_formation_ships (gathering->battle, forcon_battle_ship (gathering->battle, gathering->ship)->formation).n
      > 1)
    offer_allowed (gathering, FORCON_COMMAND (FORM, form, .ship = gathering->ship),
                   g_strdup (_ ("Leave the formation")), _ ("Leave"));
  offer_join (gathering);
}

/* Any side may brace before the enemy rolls (F-ORD-2). */
static void
offer_brace (Gathering *gathering)
{
  offer_allowed (gathering, forcon_command_order (gathering->ship, FORCON_ORDER_BRACE),
                 g_strdup (_ ("Brace: more shields now, half fire next turn")), _ ("Brace"));
}

static void
offer_pool (Gathering *gathering)
{
  const ForconShip *ship = forcon_battle_ship (gathering->battle, gathering->ship);
  ForconCommand command = FORCON_COMMAND (JOIN_SHIELDS, join_shields, .ship = gathering->ship, .joined = !ship->joined);

  if (ship->joined)
    offer_allowed (gathering, command, g_strdup (_ ("Shields are pooled with friends in contact")),
                   _ ("Separate Shields"));
  else if (forcon_ship_shields (gathering->battle, gathering->ship) > 0
           && forcon_ship_touches_friend (gathering->battle, forcon_session_rules (gathering->session),
                                          gathering->ship))
    offer_allowed (gathering, command, g_strdup (_ ("Pool shields with friends in contact")), _ ("Pool Shields"));
}

static void
fire_choices (Gathering *gathering)
{
  if (!FORCON_ID_EQUAL (forcon_battle_ship (gathering->battle, gathering->ship)->side, gathering->battle->side))
    offer_brace (gathering);
  offer_pool (gathering);
}

static void
offer_boarding (Gathering *gathering)
{
  for (guint16 i = 1; i <= gathering->battle->n_ships; i++)
    {
      ForconCommand command = FORCON_COMMAND (BOARD, board, .ship = gathering->ship, .target = { i });

      if (forcon_ship_in_action (gathering->battle, command.board.target)
          && forcon_ships_hostile (gathering->battle, gathering->ship, command.board.target))
        offer_allowed (gathering, command, g_strdup_printf (_ ("Board %s"), name_of (gathering, command.board.target)),
                       _ ("Board"));
    }
}

static void
offer_cover (Gathering *gathering)
{
  if (forcon_battle_card (gathering->battle, gathering->ship)->target != FORCON_TARGET_ESCORT)
    return;
  for (guint16 i = 1; i <= gathering->battle->n_ships; i++)
    {
      ForconCommand command = FORCON_COMMAND (COVER, cover, .ship = gathering->ship, .target = { i });

      if (!forcon_ship_in_action (gathering->battle, command.cover.target)
          || forcon_ships_hostile (gathering->battle, gathering->ship, command.cover.target))
        continue;
      command.cover.weapons = forcon_cover_usable (gathering->battle, gathering->ship, command.cover.target);
      if (command.cover.weapons != 0)
        offer (gathering, command,
               /* Translators: a friend whom guns cover against torpedoes. */
               g_strdup_printf (_ ("Cover %s against torpedoes"), name_of (gathering, command.cover.target)),
               _ ("Cover"));
    }
}

static void
torpedo_choices (Gathering *gathering)
{
  offer_boarding (gathering);
  offer_cover (gathering);
  offer_brace (gathering);
}

/* Offers a repair of each kind of damage, whether it may be tried now or not. */
static void
offer_repairs (Gathering *gathering)
{
  const ForconBattle *battle = gathering->battle;
  ForconCommand command = FORCON_COMMAND (REPAIR, repair, .ship = gathering->ship);
  guint64 offered = 0;

  for (guint i = 0; i < battle->criticals->len; i++)
    {
      const ForconCritical *critical = &g_array_index (battle->criticals, ForconCritical, i);
      guint64 bit = G_GUINT64_CONSTANT (1) << critical->effect;

      if (!FORCON_ID_EQUAL (critical->ship, gathering->ship) || (offered & bit) != 0
          || !forcon_rules_repairable (forcon_session_rules (gathering->session), critical->effect))
        continue;
      offered |= bit;
      command.repair.effect = critical->effect;
      /* Translators: what damage control would mend. */
      offer (gathering, command, g_strdup_printf (_ ("Repair: %s"), forcon_label_critical_effect (critical->effect)),
             _ ("Attempt Repair"));
    }
  command.repair.hit = TRUE;
  if (forcon_battle_ship (battle, gathering->ship)->hits < forcon_battle_card (battle, gathering->ship)->hits)
    offer (gathering, command, g_strdup_printf (_ ("Repair: %s"), _ ("a lost hit")), _ ("Attempt Repair"));
}

static void
offer_stop_fall (Gathering *gathering)
{
  ForconCommand command = FORCON_COMMAND (REPAIR, repair, .ship = gathering->ship, .fall = TRUE);

  if (forcon_battle_ship (gathering->battle, gathering->ship)->falling > 0)
    offer (gathering, command, g_strdup (_ ("Stop the fall")), C_ ("button", "Attempt"));
}

static void
offer_flag (Gathering *gathering)
{
  ForconFormationId formation = forcon_battle_ship (gathering->battle, gathering->ship)->formation;
  ForconShips ships = forcon_formation_ships (gathering->battle, formation);

  for (guint i = 0; i < ships.n; i++)
    {
      ForconCommand command = FORCON_COMMAND (PASS_FLAG, pass_flag, .ship = ships.ship[i]);

      if (!FORCON_ID_EQUAL (ships.ship[i], forcon_formation_lead (gathering->battle, formation)))
        offer (gathering, command, g_strdup_printf (_ ("Pass the flag to %s"), name_of (gathering, ships.ship[i])),
               _ ("Pass Flag"));
    }
}

static void
offer_landing (Gathering *gathering)
{
  const ForconShip *ship = forcon_battle_ship (gathering->battle, gathering->ship);
  ForconCommand command = FORCON_COMMAND (LAND, land, .ship = gathering->ship);

  command.land.troops = forcon_battle_card (gathering->battle, gathering->ship)->troops - ship->landed;
  if (command.land.troops > 0 && !FORCON_ID_IS_NONE (ship->planet))
    offer (gathering, command,
           g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Land %d unit of troops", "Land %d units of troops",
                                         (gulong) command.land.troops),
                            command.land.troops),
           _ ("Land"));
}

/* What the captor's side decides over a prize (F-BRD-6). */
static void
offer_fates (Gathering *gathering, ForconShipId prize)
{
  const char *name = name_of (gathering, prize);
  ForconCommand command = FORCON_COMMAND (FATE, fate, .ship = prize, .fate = FORCON_FATE_TAKE_OVER);

  offer (gathering, command, g_strdup_printf (_ ("Take over %s"), name), C_ ("button", "Take Over"));
  command.fate.fate = FORCON_FATE_SCUTTLE;
  offer (gathering, command, g_strdup_printf (_ ("Scuttle %s"), name), C_ ("button", "Scuttle"));
  command.fate.fate = FORCON_FATE_ABANDON;
  offer (gathering, command, g_strdup_printf (_ ("Abandon %s"), name), C_ ("button", "Abandon"));
}

static void
offer_prizes (Gathering *gathering)
{
  for (guint16 i = 1; i <= gathering->battle->n_ships; i++)
    {
      const ForconShip *prize = &gathering->battle->ships[i - 1];

      if (prize->status == FORCON_SHIP_CAPTURED
          && (i == gathering->ship.value || FORCON_ID_EQUAL (prize->captor, gathering->ship)))
        offer_fates (gathering, (ForconShipId){ i });
    }
}

static void
end_choices (Gathering *gathering)
{
  offer_prizes (gathering);
  if (!forcon_ship_in_action (gathering->battle, gathering->ship))
    return;
  offer_stop_fall (gathering);
  offer_repairs (gathering);
  offer_landing (gathering);
  offer_flag (gathering);
}

GArray *
forcon_session_choices (ForconSession *self)
{
  static void (*const of_step[FORCON_N_STEP]) (Gathering * gathering) = {
    [FORCON_STEP_SET_UP] = offer_lay,  [FORCON_STEP_MOVEMENT] = movement_choices,
    [FORCON_STEP_FIRE] = fire_choices, [FORCON_STEP_TORPEDOES] = torpedo_choices,
    [FORCON_STEP_END] = end_choices,
  };
  Gathering gathering
      = { self, forcon_session_battle (self), self->draft.ship, g_array_new (FALSE, TRUE, sizeof (ForconChoice)) };
  gboolean own;

  g_array_set_clear_func (gathering.choices, choice_clear);
  if (!forcon_session_commands (self) || FORCON_ID_IS_NONE (gathering.ship) || of_step[gathering.battle->step] == NULL)
    return gathering.choices;
  own = FORCON_ID_EQUAL (forcon_battle_ship (gathering.battle, gathering.ship)->side, gathering.battle->side);
  if (gathering.battle->step == FORCON_STEP_END)
    end_choices (&gathering);
  else if (forcon_ship_in_action (gathering.battle, gathering.ship)
           && (own || gathering.battle->step != FORCON_STEP_MOVEMENT))
    of_step[gathering.battle->step](&gathering);
  return gathering.choices;
}
