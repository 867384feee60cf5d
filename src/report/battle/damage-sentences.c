/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/labels.h"
#include "base/text.h"
#include "report/battle/wording.h"

#include "base/language.h"

static char *
hits_left_to_text (const ForconTelling *telling, ForconShipId ship, gint hits_left)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$d of %2$d hit left.", "%1$d of %2$d hits left.",
                                       (gulong) forcon_wording_full_hits (telling->battle, ship)),
                          hits_left, forcon_wording_full_hits (telling->battle, ship));
}

static char *
criticals_to_text (const ForconTelling *telling, ForconRoll check, gint needed, gint criticals)
{
  g_autofree char *dice = forcon_wording_dice (telling, check);

  if (criticals == 0)
    return g_strdup_printf (_ ("Criticals on %1$d+: %2$s, none."), needed, dice);
  /* Translators: the face from which on a damage is critical, the dice, how many are. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Criticals on %1$d+: %2$s, %3$d critical hit.",
                                       "Criticals on %1$d+: %2$s, %3$d critical hits.", (gulong) criticals),
                          needed, dice, criticals);
}

char *
forcon_say_ship_damaged (const ForconTelling *telling, const ForconEvent *event)
{
  gint points = event->ship_damaged.points;
  GString *text = g_string_new (NULL);

  /* Translators: the ship, the points of damage, where they come from ("battery fire"). */
  g_string_printf (text,
                   g_dngettext (GETTEXT_PACKAGE, "%1$s takes %2$d damage (%3$s):", "%1$s takes %2$d damage (%3$s):",
                                (gulong) points),
                   forcon_wording_ship (telling->battle, event->ship_damaged.ship), points,
                   forcon_label_cause (event->ship_damaged.cause));
  forcon_wording_add (text, hits_left_to_text (telling, event->ship_damaged.ship, event->ship_damaged.hits_left));
  if (event->ship_damaged.overkill > 0)
    forcon_wording_add (text, g_strdup_printf (_ ("Beyond that %d, with nothing left to hit."),
                                               event->ship_damaged.overkill));
  if (event->ship_damaged.check.count > 0)
    forcon_wording_add (text, criticals_to_text (telling, event->ship_damaged.check, event->ship_damaged.needed,
                                                 event->ship_damaged.criticals));
  if (event->ship_damaged.shaken > 0 && telling->rules->damage_readiness != 0)
    {
      g_autofree char *change = forcon_wording_signed (telling->rules->damage_readiness);

      forcon_wording_add (text, g_strdup_printf (_ ("Readiness %s until the end of its next turn."), change));
    }
  return g_string_free (text, FALSE);
}

/* Whether a critical and what it took can be repaired (F-CRT-11, F-CRT-12). */
static gboolean
lasts (const ForconTelling *telling, const ForconEvent *event)
{
  return FORCON_ID_IS_NONE (event->critical_hit.critical)
         || !forcon_rules_repairable (telling->rules, event->critical_hit.effect);
}

static char *
readiness_lost_to_text (const ForconTelling *telling, const ForconEvent *event)
{
  gint loss = event->critical_hit.readiness;
  g_autofree char *dice = forcon_wording_sum (telling, event->critical_hit.readiness_roll);

  if (event->critical_hit.readiness_roll.count > 0)
    return lasts (telling, event)
               ? g_strdup_printf (_ ("Readiness −%1$d for good (die %2$s)."), loss, dice)
               : g_strdup_printf (_ ("Readiness −%1$d until it is repaired (die %2$s)."), loss, dice);
  return lasts (telling, event) ? g_strdup_printf (_ ("Readiness −%d for good."), loss)
                                : g_strdup_printf (_ ("Readiness −%d until it is repaired."), loss);
}

static char *
ew_attack_lost_to_text (const ForconTelling *telling, const ForconEvent *event)
{
  gint loss = event->critical_hit.ew_attack;
  g_autofree char *dice = forcon_wording_sum (telling, event->critical_hit.ew_roll);

  if (event->critical_hit.ew_roll.count > 0)
    return lasts (telling, event)
               ? g_strdup_printf (_ ("EW attack −%1$d for good (die %2$s)."), loss, dice)
               : g_strdup_printf (_ ("EW attack −%1$d until it is repaired (die %2$s)."), loss, dice);
  return lasts (telling, event) ? g_strdup_printf (_ ("EW attack −%d for good."), loss)
                                : g_strdup_printf (_ ("EW attack −%d until it is repaired."), loss);
}

static char *
extra_damage_to_text (const ForconTelling *telling, const ForconEvent *event)
{
  gint extra = event->critical_hit.extra;
  g_autofree char *dice = forcon_wording_sum (telling, event->critical_hit.extra_roll);
  g_autofree char *left = hits_left_to_text (telling, event->critical_hit.ship, event->critical_hit.hits_left);

  if (event->critical_hit.extra_roll.count > 0)
    /* Translators: the damage, the die that gave it, the sentence about the hits left. */
    return g_strdup_printf (_ ("%1$d further damage (die %2$s): %3$s"), extra, dice, left);
  return g_strdup_printf (_ ("%1$d further damage: %2$s"), extra, left);
}

char *
forcon_say_critical_hit (const ForconTelling *telling, const ForconEvent *event)
{
  const char *ship = forcon_wording_ship (telling->battle, event->critical_hit.ship);
  const char *effect = forcon_label_critical_effect (event->critical_hit.effect);
  g_autofree char *sum = forcon_wording_sum (telling, event->critical_hit.roll);
  GString *text = g_string_new (NULL);

  if (event->critical_hit.roll.count == 0)
    /* Translators: the ship, what the master lets the critical be. */
    g_string_printf (text, _ ("Critical hit on %1$s: %2$s."), ship, effect);
  else if (event->critical_hit.row != event->critical_hit.rolled)
    /* Translators: the ship, the dice with their sum, the row that counts instead, what it does. */
    g_string_printf (text, _ ("Critical hit on %1$s: %2$s does not apply and becomes %3$d, %4$s."), ship, sum,
                     event->critical_hit.row, effect);
  else
    g_string_printf (text, _ ("Critical hit on %1$s: %2$s, %3$s."), ship, sum, effect);
  if (event->critical_hit.extra > 0)
    forcon_wording_add (text, extra_damage_to_text (telling, event));
  if (event->critical_hit.readiness != 0)
    forcon_wording_add (text, readiness_lost_to_text (telling, event));
  if (event->critical_hit.ew_attack != 0)
    forcon_wording_add (text, ew_attack_lost_to_text (telling, event));
  if (event->critical_hit.speed != 0)
    {
      g_autofree char *speed = forcon_length_to_text (event->critical_hit.speed);

      forcon_wording_add (text, g_strdup_printf (_ ("Speed −%s cm until it is repaired."), speed));
    }
  return g_string_free (text, FALSE);
}

char *
forcon_say_extra_checked (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *dice = criticals_to_text (telling, event->extra_checked.check, event->extra_checked.needed,
                                             event->extra_checked.criticals);

  /* Translators: the ship, the sentence about the dice for criticals. */
  return g_strdup_printf (_ ("The further damage to %1$s: %2$s"),
                          forcon_wording_ship (telling->battle, event->extra_checked.ship), dice);
}

char *
forcon_say_escort_destroyed (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *place = forcon_wording_place (event->escort_destroyed.position);

  return g_strdup_printf (_ ("%1$s is destroyed at %2$s: no escort survives a critical hit."),
                          forcon_wording_ship (telling->battle, event->escort_destroyed.ship), place);
}

char *
forcon_say_catastrophe (const ForconTelling *telling, const ForconEvent *event)
{
  const char *ship = forcon_wording_ship (telling->battle, event->catastrophe.ship);
  const char *result = forcon_label_catastrophe (event->catastrophe.result);
  g_autofree char *sum = forcon_wording_sum (telling, event->catastrophe.roll);

  /* Translators: the ship, the dice with their sum, the result. */
  if (event->catastrophe.was_hulk)
    return g_strdup_printf (_ ("Catastrophe, the hulk of %1$s: %2$s, %3$s."), ship, sum, result);
  return g_strdup_printf (_ ("Catastrophe, %1$s is out of action: %2$s, %3$s."), ship, sum, result);
}

char *
forcon_say_explosion (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *sum = forcon_wording_sum (telling, event->explosion.roll);
  g_autofree char *radius = forcon_length_to_text (event->explosion.radius);
  g_autofree char *place = forcon_wording_place (event->explosion.centre);

  /* Translators: the ship, where, the dice with their sum, the reach, the dice against each ship, how many ships. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "%1$s explodes at %2$s: %3$s, reach %4$s cm, dice against each ship: %5$d, "
                                       "%6$d ship in reach.",
                                       "%1$s explodes at %2$s: %3$s, reach %4$s cm, dice against each ship: %5$d, "
                                       "%6$d ships in reach.",
                                       (gulong) event->explosion.reached),
                          forcon_wording_ship (telling->battle, event->explosion.ship), place, sum, radius,
                          event->explosion.dice, event->explosion.reached);
}
