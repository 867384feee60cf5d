/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/labels.h"
#include "base/text.h"
#include "report/battle/wording.h"

#include "base/language.h"

char *
forcon_say_initiative_rolled (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *dice = forcon_wording_dice (telling, event->initiative_rolled.roll);
  g_autofree char *crew = forcon_wording_signed (event->initiative_rolled.crew_modifier);

  /* Translators: the side, its senior ship, the die, the crew's modifier with its sign, the total. */
  return g_strdup_printf (_ ("%1$s (%2$s) rolls for the first turn: %3$s, crew %4$s, together %5$d."),
                          forcon_wording_side (telling->battle, event->initiative_rolled.side),
                          forcon_wording_ship (telling->battle, event->initiative_rolled.ship), dice, crew,
                          event->initiative_rolled.total);
}

char *
forcon_say_turn_placed (const ForconTelling *telling, const ForconEvent *event)
{
  /* Translators: a side, and its place in the order of turns, from 1. */
  return g_strdup_printf (_ ("%1$s: turn %2$d of each round."),
                          forcon_wording_side (telling->battle, event->turn_placed.side),
                          event->turn_placed.place);
}

char *
forcon_say_battle_begun (const ForconTelling *telling, const ForconEvent *event)
{
  const char *first = forcon_wording_side (telling->battle, event->battle_begun.first);

  if (event->battle_begun.by == FORCON_FIRST_ATTACKER)
    return g_strdup_printf (_ ("The battle begins. %s attacked and has the first turn."), first);
  return g_strdup_printf (_ ("The battle begins. %s won the roll and has the first turn."), first);
}

char *
forcon_say_turn_begun (const ForconTelling *telling, const ForconEvent *event)
{
  return g_strdup_printf (_ ("Round %1$d, turn of %2$s."), event->turn_begun.round,
                          forcon_wording_side (telling->battle, event->turn_begun.side));
}

char *
forcon_say_step_begun (const ForconTelling *telling, const ForconEvent *event)
{
  /* It leads on by itself, and nothing happens in it as yet. */
  if (event->step_begun.step == FORCON_STEP_DETECTION)
    return NULL;
  return g_strdup_printf (_ ("Step: %s."), forcon_label_step (event->step_begun.step));
}

char *
forcon_say_turn_ended (const ForconTelling *telling, const ForconEvent *event)
{
  return g_strdup_printf (_ ("The turn of %s is over."), forcon_wording_side (telling->battle, event->turn_ended.side));
}

char *
forcon_say_marker_placed (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *radius = forcon_length_to_text (event->marker_placed.radius);
  g_autofree char *place = forcon_wording_place (event->marker_placed.centre);

  /* Translators: what was placed, its radius, where. */
  return g_strdup_printf (_ ("Placed on the table: %1$s, radius %2$s cm, at %3$s."),
                          forcon_label_object_kind (event->marker_placed.kind), radius, place);
}

char *
forcon_say_markers_rolled (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *dice = forcon_wording_dice (telling, event->markers_rolled.roll);

  /* Translators: the dice, how many markers may go, how many there are. */
  return g_strdup_printf (_ ("Blast markers: %1$s rolled, at most %2$d taken off, %3$d on the table."), dice,
                          event->markers_rolled.allowed, event->markers_rolled.present);
}

char *
forcon_say_marker_removed (const ForconTelling *telling, const ForconEvent *event)
{
  return g_strdup_printf (_ ("Taken off the table: %s."), forcon_label_object_kind (event->marker_removed.kind));
}

char *
forcon_say_repair_tried (const ForconTelling *telling, const ForconEvent *event)
{
  const char *what =
      event->repair_tried.hit ? _ ("a lost hit") : forcon_label_critical_effect (event->repair_tried.effect);
  g_autofree char *sum = forcon_wording_sum (telling, event->repair_tried.roll);
  g_autofree char *crew = forcon_wording_signed (event->repair_tried.crew_modifier);
  GString *text = g_string_new (NULL);

  /* Translators: the ship, what it mends, the dice with their sum, its readiness, its crew's modifier with its sign. */
  g_string_printf (text, _ ("Damage control on %1$s (%2$s): %3$s against readiness %4$d, crew %5$s."),
                   forcon_wording_ship (telling->battle, event->repair_tried.ship), what, sum,
                   event->repair_tried.readiness, crew);
  if (!event->repair_tried.repaired)
    forcon_wording_add (text, g_strdup (_ ("Not repaired.")));
  else if (event->repair_tried.hits == 0)
    forcon_wording_add (text, g_strdup (_ ("Repaired.")));
  else
    forcon_wording_add (text,
                        g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Repaired, %1$d hit given back: %2$d of %3$d.",
                                                      "Repaired, %1$d hits given back: %2$d of %3$d.",
                                                      (gulong) event->repair_tried.hits),
                                         event->repair_tried.hits, event->repair_tried.hits_left,
                                         forcon_wording_full_hits (telling->battle, event->repair_tried.ship)));
  if (event->repair_tried.readiness_back > 0)
    forcon_wording_add (text, g_strdup_printf (_ ("Readiness +%d."), event->repair_tried.readiness_back));
  if (event->repair_tried.ew_attack_back > 0)
    forcon_wording_add (text, g_strdup_printf (_ ("EW attack +%d."), event->repair_tried.ew_attack_back));
  return g_string_free (text, FALSE);
}

char *
forcon_say_battle_ended (const ForconTelling *telling, const ForconEvent *event)
{
  const char *reason = forcon_label_ending (event->battle_ended.reason);

  if (FORCON_ID_IS_NONE (event->battle_ended.winner) && event->battle_ended.reason == FORCON_ENDING_LAST_SIDE)
    return g_strdup (_ ("The battle is over: no side has a ship in action."));
  if (FORCON_ID_IS_NONE (event->battle_ended.winner))
    return g_strdup_printf (_ ("The battle is over: %s."), reason);
  return g_strdup_printf (_ ("The battle is over: %1$s. %2$s has won."), reason,
                          forcon_wording_side (telling->battle, event->battle_ended.winner));
}

/* How far the generator has run is for the journal, not for people. */
char *
forcon_say_generator_advanced (const ForconTelling *telling, const ForconEvent *event)
{
  return NULL;
}
