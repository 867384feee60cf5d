/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/labels.h"
#include "report/battle/wording.h"

#include "base/language.h"

/* Boarding (F-BRD) and ramming (F-RAM). */

char *
forcon_say_boarding_declared (const ForconTelling *telling, const ForconEvent *event)
{
  return g_strdup_printf (_ ("%1$s will board %2$s."),
                          forcon_wording_ship (telling->battle, event->boarding_declared.ship),
                          forcon_wording_ship (telling->battle, event->boarding_declared.target));
}

/* What changes a strength, and how it is told; nothing is told of what changes nothing. */
typedef struct {
  gint struck;
  gint crippled;
  gint ordered;
  gint failed;
  gint nation;
} Changes;

static void
add_change (GString *text, const char *format, gint change)
{
  g_autofree char *figure = forcon_wording_signed (change);

  /* The formats are those that are translated below; each takes the figure. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  if (change != 0)
    g_string_append_printf (text, format, figure);
#pragma GCC diagnostic pop
}

/* "Strength of Grozny: hits 6, crippled −2: 4." */
static char *
strength_to_text (const char *ship, gint hits, const Changes *changes, gint strength)
{
  GString *text = g_string_new (NULL);

  /* Translators: begins a sentence that goes on with what changes the strength: the ship, its hits. */
  g_string_printf (text, _ ("Strength of %1$s: hits %2$d"), ship, hits);
  add_change (text, _ (", struck in this fire phase %s"), changes->struck);
  add_change (text, _ (", crippled %s"), changes->crippled);
  add_change (text, _ (", carries out an order %s"), changes->ordered);
  add_change (text, _ (", failed an order %s"), changes->failed);
  add_change (text, _ (", nation %s"), changes->nation);
  /* Translators: ends the sentence: the strength. */
  g_string_append_printf (text, _ (": %d."), strength);
  return g_string_free (text, FALSE);
}

char *
forcon_say_boarding_begun (const ForconTelling *telling, const ForconEvent *event)
{
  const char *ship = forcon_wording_ship (telling->battle, event->boarding_begun.ship);
  const char *target = forcon_wording_ship (telling->battle, event->boarding_begun.target);
  Changes own = { event->boarding_begun.struck, event->boarding_begun.crippled, event->boarding_begun.ordered,
                  event->boarding_begun.failed, event->boarding_begun.nation };
  Changes others = { event->boarding_begun.target_struck, event->boarding_begun.target_crippled,
                     event->boarding_begun.target_ordered, event->boarding_begun.target_failed, 0 };
  GString *text = g_string_new (NULL);

  g_string_printf (text, _ ("%1$s boards %2$s."), ship, target);
  forcon_wording_add (text, strength_to_text (ship, event->boarding_begun.hits, &own, event->boarding_begun.strength));
  forcon_wording_add (text, strength_to_text (target, event->boarding_begun.target_hits, &others,
                                              event->boarding_begun.target_strength));
  return g_string_free (text, FALSE);
}

char *
forcon_say_boarding_round (const ForconTelling *telling, const ForconEvent *event)
{
  const char *ship = forcon_wording_ship (telling->battle, event->boarding_round.ship);
  const char *target = forcon_wording_ship (telling->battle, event->boarding_round.target);
  g_autofree char *dice = forcon_wording_dice (telling, event->boarding_round.roll);
  g_autofree char *crew = forcon_wording_signed (event->boarding_round.crew);
  g_autofree char *ratio = forcon_wording_signed (event->boarding_round.ratio);
  g_autofree char *target_dice = forcon_wording_dice (telling, event->boarding_round.target_roll);
  g_autofree char *target_crew = forcon_wording_signed (event->boarding_round.target_crew);
  GString *text = g_string_new (NULL);

  /* Translators: the attacker, the die, its crew's modifier with its sign, that of superior strength, the total. */
  g_string_printf (text, _ ("%1$s attacks: %2$s, crew %3$s, superior strength %4$s, together %5$d."), ship, dice, crew,
                   ratio, event->boarding_round.total);
  /* Translators: the defender, the die, its crew's modifier with its sign, the total. */
  forcon_wording_add (text, g_strdup_printf (_ ("%1$s defends: %2$s, crew %3$s, together %4$d."), target, target_dice,
                                             target_crew, event->boarding_round.target_total));
  /* Translators: both ships and the strength that is left to each. */
  forcon_wording_add (text, g_strdup_printf (_ ("Strength left: %1$s %2$d, %3$s %4$d."), ship,
                                             event->boarding_round.strength, target,
                                             event->boarding_round.target_strength));
  return g_string_free (text, FALSE);
}

char *
forcon_say_ship_captured (const ForconTelling *telling, const ForconEvent *event)
{
  return g_strdup_printf (_ ("%1$s is captured by %2$s."),
                          forcon_wording_ship (telling->battle, event->ship_captured.ship),
                          forcon_wording_ship (telling->battle, event->ship_captured.by));
}

char *
forcon_say_fate_chosen (const ForconTelling *telling, const ForconEvent *event)
{
  /* Translators: the captor, the prize, what becomes of it: "scuttle". */
  return g_strdup_printf (_ ("%1$s decides on its prize %2$s: %3$s."),
                          forcon_wording_ship (telling->battle, event->fate_chosen.by),
                          forcon_wording_ship (telling->battle, event->fate_chosen.ship),
                          forcon_label_fate (event->fate_chosen.fate));
}

char *
forcon_say_takeover_tried (const ForconTelling *telling, const ForconEvent *event)
{
  GString *text = g_string_new (NULL);

  g_string_printf (text, _ ("%1$s tries to take over %2$s."),
                   forcon_wording_ship (telling->battle, event->takeover_tried.by),
                   forcon_wording_ship (telling->battle, event->takeover_tried.ship));
  forcon_wording_add (text,
                      forcon_wording_check (telling, event->takeover_tried.roll, event->takeover_tried.readiness));
  forcon_wording_add (text, forcon_wording_passed (event->takeover_tried.passed));
  return g_string_free (text, FALSE);
}

char *
forcon_say_ship_taken_over (const ForconTelling *telling, const ForconEvent *event)
{
  /* Translators: the prize, its new side, the readiness it loses, the captor, the readiness that one loses. */
  return g_strdup_printf (_ ("%1$s belongs to %2$s now, readiness −%3$d; the readiness of %4$s −%5$d."),
                          forcon_wording_ship (telling->battle, event->ship_taken_over.ship),
                          forcon_wording_side (telling->battle, event->ship_taken_over.side),
                          event->ship_taken_over.readiness_lost,
                          forcon_wording_ship (telling->battle, event->ship_taken_over.by),
                          event->ship_taken_over.captor_lost);
}

char *
forcon_say_ram_checked (const ForconTelling *telling, const ForconEvent *event)
{
  GString *text = g_string_new (NULL);

  g_string_printf (text, _ ("%1$s tries to ram %2$s."), forcon_wording_ship (telling->battle, event->ram_checked.ship),
                   forcon_wording_ship (telling->battle, event->ram_checked.target));
  forcon_wording_add (text, forcon_wording_check (telling, event->ram_checked.roll, event->ram_checked.readiness));
  forcon_wording_add (text, event->ram_checked.passed ? forcon_wording_passed (TRUE)
                                                      : g_strdup (_ ("Failed: it goes past.")));
  return g_string_free (text, FALSE);
}

char *
forcon_say_ram_struck (const ForconTelling *telling, const ForconEvent *event)
{
  const char *ship = forcon_wording_ship (telling->battle, event->ram_struck.ship);
  const char *target = forcon_wording_ship (telling->battle, event->ram_struck.target);
  g_autofree char *dice = forcon_wording_dice (telling, event->ram_struck.roll);
  g_autofree char *bonus = forcon_wording_signed (event->ram_struck.bonus);
  g_autofree char *hits = forcon_wording_hits (event->ram_struck.hits);
  GString *text = g_string_new (NULL);

  if (event->ram_struck.returned)
    g_string_printf (text, _ ("%1$s strikes back at the ramming %2$s."), ship, target);
  else
    g_string_printf (text, _ ("%1$s rams %2$s."), ship, target);
  if (event->ram_struck.bonus != 0)
    /* Translators: the armour, what is added to each die for stronger shields, the dice, how many hit. */
    forcon_wording_add (text, g_strdup_printf (_ ("Armour %1$d, shields %2$s to each die: %3$s, %4$s."),
                                               event->ram_struck.armour, bonus, dice, hits));
  else
    forcon_wording_add (text, g_strdup_printf (_ ("Armour %1$d: %2$s, %3$s."), event->ram_struck.armour, dice, hits));
  return g_string_free (text, FALSE);
}
