/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/card/card-model.h"

#include "base/language.h"

#include "render/drawing/labels.h"
#include "base/text.h"

static char *
number (gint value)
{
  return g_strdup_printf ("%d", value);
}

/* "7" or, where damage took some of it, "4 of 7". */
static char *
number_of (gint now, gint whole)
{
  if (now == whole)
    return number (now);
  /* Translators: a value of a ship as it is now, and as it was when the ship was whole. */
  return g_strdup_printf (_ ("%1$d of %2$d"), now, whole);
}

static char *
centimetres (ForconLength length)
{
  g_autofree char *text = forcon_length_to_text (length);

  return g_strdup_printf (_ ("%s cm"), text);
}

static char *
speed (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  return centimetres (forcon_ship_speed (battle, rules, ship));
}

static char *
braking (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  return centimetres (forcon_ship_braking (battle, rules, ship));
}

static char *
whole_speed (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  return centimetres (forcon_battle_card (battle, ship)->speed);
}

/* What a card says in one number. */
#define CARD_NUMBER(function, field)                                                                                   \
  static char *function (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)                      \
  {                                                                                                                    \
    return number (forcon_battle_card (battle, ship)->field);                                                          \
  }

CARD_NUMBER (armour, armour)
CARD_NUMBER (bow_armour, bow_armour)
CARD_NUMBER (whole_readiness, readiness)
CARD_NUMBER (whole_ew_attack, ew_attack)
CARD_NUMBER (ew_defence, ew_defence)
CARD_NUMBER (whole_turrets, turrets)
CARD_NUMBER (whole_mines, mines)
CARD_NUMBER (drones, drones)
CARD_NUMBER (whole_troops, troops)

static char *
greatest_turn (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  g_autofree char *text = forcon_angle_to_text (forcon_battle_card (battle, ship)->greatest_turn);

  return g_strdup_printf ("%s°", text);
}

static char *
turn_fraction (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  ForconFraction share = forcon_battle_card (battle, ship)->turn_fraction;

  if (forcon_ship_turns_at_speed (battle, rules, ship) && share.numerator == share.denominator)
    return g_strdup (C_ ("turns after", "whole speed"));
  if (share.numerator == 0)
    return g_strdup (C_ ("turns after", "at once"));
  if (share.numerator == share.denominator)
    return g_strdup (C_ ("turns after", "the whole way"));
  /* Translators: the share of its way that a ship must go before it turns, such as 3/4. */
  return g_strdup_printf (C_ ("turns after", "%1$d/%2$d of the way"), share.numerator, share.denominator);
}

static char *
readiness (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  return number_of (forcon_ship_readiness (battle, rules, ship), forcon_battle_card (battle, ship)->readiness);
}

static char *
crew (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  gint modifier = forcon_ship_crew_modifier (battle, rules, ship);
  const char *label = forcon_label_crew (forcon_ship_crew (battle, rules, ship));

  return modifier == 0 ? g_strdup (label) : g_strdup_printf ("%s (%+d)", label, modifier);
}

static char *
turrets (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  return number_of (forcon_ship_turrets (battle, ship), forcon_battle_card (battle, ship)->turrets);
}

static char *
ew_attack (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  return number_of (forcon_ship_ew_attack (battle, ship), forcon_battle_card (battle, ship)->ew_attack);
}

static char *
mines (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  gint aboard = forcon_battle_card (battle, ship)->mines;

  return number_of (MAX (aboard - forcon_battle_ship (battle, ship)->mines_laid, 0), aboard);
}

static char *
troops (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  gint aboard = forcon_battle_card (battle, ship)->troops;

  return number_of (MAX (aboard - forcon_battle_ship (battle, ship)->landed, 0), aboard);
}

static char *
special_shield (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  return g_strdup (forcon_battle_card (battle, ship)->special_shield ? C_ ("card", "yes") : C_ ("card", "no"));
}

static const ForconCardValue values[] = {
  { NC_ ("card", "Speed"), speed, whole_speed, FALSE, "speed" },
  { NC_ ("card", "Braking run"), braking, NULL, FALSE, "braking" },
  { NC_ ("card", "Greatest turn"), greatest_turn, NULL, FALSE, "greatest-turn" },
  { NC_ ("card", "Turns after"), turn_fraction, NULL, FALSE, "turn-fraction" },
  { NC_ ("card", "Armour"), armour, NULL, FALSE, "armour" },
  { NC_ ("card", "Bow armour"), bow_armour, NULL, FALSE, "bow-armour" },
  { NC_ ("card", "Readiness"), readiness, whole_readiness, TRUE, "readiness" },
  { NC_ ("card", "Crew"), crew, NULL, TRUE, NULL },
  { NC_ ("card", "EW attack"), ew_attack, whole_ew_attack, FALSE, "ew-attack" },
  { NC_ ("card", "EW defence"), ew_defence, NULL, FALSE, "ew-defence" },
  { NC_ ("card", "Turrets"), turrets, whole_turrets, TRUE, "turrets" },
  { NC_ ("card", "Special shield"), special_shield, NULL, FALSE, "special-shield" },
  { NC_ ("card", "Mines"), mines, whole_mines, TRUE, "mines" },
  { NC_ ("card", "Drones"), drones, NULL, TRUE, "drones" },
  { NC_ ("card", "Troops"), troops, whole_troops, TRUE, "troops" },
};

const ForconCardValue *
forcon_card_values (guint *n_values)
{
  *n_values = G_N_ELEMENTS (values);
  return values;
}

const char *
forcon_card_formation (const ForconBattle *battle, ForconShipId ship)
{
  const char *name = forcon_battle_formation_name (battle, forcon_battle_ship (battle, ship)->formation);

  return forcon_name (name != NULL && *name != '\0' ? name : forcon_battle_card (battle, ship)->name);
}

static void
add (GString *text, const char *part)
{
  g_autofree char *begun = text->len == 0 ? forcon_text_capitalise (part) : g_strdup_printf (", %s", part);

  g_string_append (text, begun);
}

char *
forcon_card_damage (const ForconBattle *battle, ForconShipId ship)
{
  GString *text = g_string_new (NULL);
  ForconShipStatus status = forcon_battle_ship (battle, ship)->status;

  if (status != FORCON_SHIP_IN_ACTION)
    add (text, forcon_label_ship_status (status));
  else if (forcon_ship_crippled (battle, ship))
    add (text, C_ ("ship", "crippled"));
  if (forcon_battle_ship (battle, ship)->generators_destroyed)
    add (text, forcon_label_critical_effect (FORCON_CRITICAL_SHIELD_GENERATORS));
  for (guint i = 0; i < battle->criticals->len; i++)
    {
      const ForconCritical *critical = &g_array_index (battle->criticals, ForconCritical, i);

      if (FORCON_ID_EQUAL (critical->ship, ship) && critical->effect != FORCON_CRITICAL_SHIELD_GENERATORS)
        add (text, forcon_label_critical_effect (critical->effect));
    }
  return g_string_free (text, FALSE);
}

char *
forcon_card_notes (const ForconBattle *battle, ForconShipId ship)
{
  GString *text = g_string_new (NULL);
  const ForconShip *state = forcon_battle_ship (battle, ship);

  if (state->order != FORCON_ORDER_NONE)
    add (text, forcon_label_order (state->order));
  if (forcon_ship_half_effect (battle, ship))
    add (text, _ ("fires at half effect"));
  if (state->order_failed)
    add (text, _ ("failed its order"));
  if (state->shaken > 0)
    add (text, _ ("shaken by damage"));
  if (state->target_check == FORCON_CHECK_FAILED)
    add (text, _ ("only the nearest enemy may be its target"));
  return g_string_free (text, FALSE);
}
